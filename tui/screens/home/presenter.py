"""What the commands of the start screen ask of where they act."""

from __future__ import annotations

from paircard.tui.commands.presenter import Cursor, Presenter


class HomePresenter(Presenter):
    """Lists the recent events, the rows' keys being their paths."""

    @property
    def cursor(self) -> Cursor:
        """The recent events."""
        raise NotImplementedError
