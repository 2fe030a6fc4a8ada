"""Pairings and results of every round: the screen an arbiter lives in."""

from tui.screens.pairings.screen import Pairings

__all__ = ["Pairings"]
