"""A search that takes long is told on standard error, where somebody is looking: what it is at, and what stops it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from paircard.core.values.waiting import LONG, Waiting

T = TypeVar("T")  # no words: a name


class Overdue(Waiting):
    """Says it once for a search. A script hears nothing: what it reads stays as it is however long it takes."""

    def __init__(self) -> None:
        self._begun = 0.0
        self._bracket: tuple[int, int] | None = None
        self._told = True

    def found(self, _position: object, search: Callable[[], T]) -> T:
        """Begin to wait."""
        self._begun, self._bracket, self._told = monotonic(), None, not sys.stderr.isatty()
        return search()

    def bracket(self, score: int, count: int) -> None:
        """Note where it is."""
        self._bracket = score, count

    def pulse(self) -> None:
        """Tell, once it takes long."""
        if not self._told and monotonic() > self._begun + LONG:
            self._told = True
            self._tell()

    def _tell(self) -> None:
        # few commands come here, and none is to load for it
        from paircard.core.values.language import tr
        from paircard.tui.batch.progress_bar import ROOM
        from paircard.tui.looks.progress import WIDTH
        from paircard.tui.sentences.searching import at_told
        from paircard.tui.start.streams import steer

        told = f"{at_told(self._bracket, LONG)}  {tr('Ctrl+C stops')}"
        # over a bar that may be drawn there, which goes on below
        steer(sys.stderr, f"\r{told:<{WIDTH + ROOM}}\n")
        sys.stderr.flush()
