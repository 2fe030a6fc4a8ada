"""The journal: who did what, when and why, and the way back to any moment."""

from tui.screens.journal.screen import Journal

__all__ = ["Journal"]
