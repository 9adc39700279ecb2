"""Reporters: problems as text for people, and as JSON, GitHub annotations and SARIF for machines."""
