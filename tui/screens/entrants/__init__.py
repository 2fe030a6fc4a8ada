"""Entrants: who plays, who is away, who comes late."""

from tui.screens.entrants.screen import Entrants

__all__ = ["Entrants"]
