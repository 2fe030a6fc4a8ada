"""How long somebody waits for the steps of a pairing."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

SECONDS = 10.0
"""Rounds that people play take less than one, fields of 300 made to be hard mostly less than eight. What takes
longer has more tries than anybody steps through: the decisions tell more."""


class TookTooLong(Exception):
    """The seconds are over."""


class Left(Exception):
    """Whoever asked does not wait any more."""


def nobody_left() -> bool:
    """Whoever asked stays until the end."""
    return False


class Patience:
    """Some seconds from now on; less when whoever asked has left."""

    def __init__(self, left: Callable[[], bool] = nobody_left, clock: Callable[[], float] = monotonic) -> None:
        """Begin to wait; `left` tells whether whoever asked has left meanwhile."""
        self._left = left
        self._clock = clock
        self._end = clock() + SECONDS

    def pulse(self) -> None:
        """Raise `Left` or `TookTooLong` when it is at an end."""
        if self._left():
            raise Left
        if self._clock() > self._end:
            raise TookTooLong
