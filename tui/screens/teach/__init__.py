"""Lessons and quiz: a position, a question about it, the verdict with its article."""

from tui.screens.teach.screen import Teach

__all__ = ["Teach"]
