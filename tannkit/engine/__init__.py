"""The engine: runs the programs of a game until somebody must decide. It knows no ruleset."""
