"""The step player: a pairing made again before one's eyes, step by step."""

from tui.screens.steps.screen import Steps

__all__ = ["Steps"]
