"""The running game: flat lists of whole numbers, frames of programs, and the few primitive writes."""
