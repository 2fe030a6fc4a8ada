"""The explanation of a round: its brackets as they were paired, and why."""

from tui.screens.explain.screen import Explain

__all__ = ["Explain"]
