"""Schema: the model and the effect language as JSON Schemas, and what is wrong where data does not fit them."""
