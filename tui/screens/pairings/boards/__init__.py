"""A round paired by hand: its boards, and players who change places on them."""

from paircard.tui.screens.pairings.boards.screen import HandBoards

__all__ = ["HandBoards"]
