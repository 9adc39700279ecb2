"""Saying: how phrases of the effect language read as rule text in English and German."""
