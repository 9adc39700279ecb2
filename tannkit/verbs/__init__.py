"""The effect language: what tokens, challenges, modes and scenarios say in data, and how it reads as rule text."""
