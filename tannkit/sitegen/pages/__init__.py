"""Pages of the reference site, one file for each kind of page."""
