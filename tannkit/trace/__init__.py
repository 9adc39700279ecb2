"""Which test proves which rule clause, and which module carries it out: read from the files, nothing is run."""
