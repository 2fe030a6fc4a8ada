"""A bar on standard error while something long is done; none where nobody is looking."""

from __future__ import annotations

import sys
from types import TracebackType

from core.language import trn
from tui.streams import steer

WIDTH = 40


def percent_of(done: int, whole: int) -> int:
    """Return how much is done."""
    return min(100, 100 * done // max(whole, 1))


def bar_at(percent: int, count: int) -> str:
    """Draw how much is done, and how many players there are."""
    filled = WIDTH * percent // 100
    players = trn("{count} player", "{count} players", count)
    return f"[{'#' * filled}{'.' * (WIDTH - filled)}] {percent:3} %  {players}"


class ProgressBar:
    """Drawn over itself, at most once for every per cent, and wiped out at the end."""

    def __init__(self, whole: int) -> None:
        """`whole`: how much there is to do."""
        self._whole = whole
        self._shown = -1
        self._seen = sys.stderr.isatty()

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._shown >= 0:
            steer(sys.stderr, "\r" + " " * (WIDTH + 30) + "\r")
            sys.stderr.flush()

    def at(self, done: int, count: int) -> None:
        """Show how much is done, and how many players there are."""
        percent = percent_of(done, self._whole)
        if self._seen and percent != self._shown:
            self._shown = percent
            steer(sys.stderr, f"\r{bar_at(percent, count)}")
            sys.stderr.flush()
