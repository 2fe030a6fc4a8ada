"""A bar on standard error while something long is done; none where nobody is looking."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType

from paircard.core.values.language import tr, trn
from paircard.tui.looks.progress import WIDTH, bar_at, percent_of
from paircard.tui.looks.signs import signs_for
from paircard.tui.start.streams import steer

PATIENCE = 1.0
"""Seconds to wait before a bar is shown for what is often done at once, such as a page."""
ROOM = 40
"""Cells for what is said behind a bar."""


def players_told(count: int) -> str:
    """Say how many players there are by now."""
    return trn("{count} player", "{count} players", count)


class ProgressBar:
    """Drawn over itself, at most once for every per cent, and wiped out at the end."""

    def __init__(self, whole: int = 0, *, patience: float = 0.0) -> None:
        """`whole`: how much there is to do; what takes no longer than so many seconds shows no bar."""
        self._whole = whole
        self._since = monotonic() + patience
        self._shown = -1
        self._seen = sys.stderr.isatty()

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._shown >= 0:
            steer(sys.stderr, "\r" + " " * (WIDTH + ROOM) + "\r")
            sys.stderr.flush()

    def at(self, done: int, count: int) -> None:
        """Show how much is done, and how many players there are."""
        self.tell(done, players_told(count))

    def far(self, done: int, whole: int) -> None:
        """Show how much is done of how much: what `core.values.progress` tells."""
        self._whole = whole
        self.tell(done)

    def tell(self, done: int, behind: str = "") -> None:
        """Show how much is done, what is said of it, and what ends it."""
        percent = percent_of(done, self._whole)
        if self._seen and percent != self._shown and monotonic() >= self._since:
            self._shown = percent
            said = "  ".join(filter(None, (behind, tr("Ctrl+C stops"))))
            steer(sys.stderr, f"\r{bar_at(percent, signs_for(), said)}")
            sys.stderr.flush()
