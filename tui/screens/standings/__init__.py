"""The table after any round, as a ranking or as a crosstable."""

from tui.screens.standings.screen import StandingsScreen

__all__ = ["StandingsScreen"]
