"""Draw: maps as pictures, made by Graphviz."""
