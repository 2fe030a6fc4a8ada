"""Answers: how they are typed and read, what is said of them, and what a student has been right about."""
