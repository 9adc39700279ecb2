"""Board: circles, paths and adjacencies of a map as a graph, with what follows from them; no rules of play."""
