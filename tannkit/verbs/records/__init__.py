"""Records: the parts of the effect language that are plain groups of fields."""
