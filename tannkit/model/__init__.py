"""Model: frozen dataclasses of everything that content can say, and the index of ids and references."""
