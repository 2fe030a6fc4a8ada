"""The line under a table: what the row of the cursor has no room for, told once the keys rest."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

from rich.text import Text
from textual.timer import Timer
from textual.widgets import Static

if TYPE_CHECKING:
    from paircard.tui.screens.base import CommandScreen

REST = 0.15
"""So many seconds without a further key: a held key does not send a line of text for every row it passes."""


class Late(Static):
    """What is told of the row under the cursor once the keys rest: the row itself is there first."""

    def __init__(self) -> None:
        super().__init__("", markup=False)
        self._waiting: Timer | None = None
        self._shown = Text()

    def tell(self, told: Callable[[], Text]) -> None:
        """Show what this returns, asked only when the keys rest."""
        if self._waiting is not None:
            self._waiting.stop()
        self._waiting = self.set_timer(REST, partial(self._ask, told))

    @property
    def at_rest(self) -> bool:
        """Whether it shows what it was last told."""
        return self._waiting is None

    def _ask(self, told: Callable[[], Text]) -> None:
        """Show it, unless the event has changed behind a screen that nobody sees: it is shown anew when they do.

        A screen that is closing takes its table away first: then there is nothing left to tell of.
        """
        self._waiting = None
        if self.display and cast("CommandScreen", self.screen).caught_up:
            self._show(told())

    def _show(self, text: Text) -> None:
        if text != self._shown:
            self._shown = text
            self.update(text, layout=False)


class Detail(Late):
    """One line about the row under the cursor."""

    DEFAULT_CSS = "Detail { height: 1; padding: 0 1; background: $panel; color: $quiet; }"

    def _show(self, text: Text) -> None:
        text.no_wrap, text.overflow = True, "ellipsis"
        super()._show(text)
