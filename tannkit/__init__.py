"""tannkit: write, check, draw and read content for the tactical board game Tannhäuser."""
