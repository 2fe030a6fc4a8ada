"""Lessons and quiz: a position, a question about it, the verdict with its article."""
