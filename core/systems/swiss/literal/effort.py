"""How much work a bracket, or a round, is worth before it is given up."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.facets.pairing import TooManyTries
from paircard.core.facets.trace import unlimited

DEFAULT_TRIES = 1_000_000
"""Sets and pairs looked at before it is given up: enough for a dozen players in any case, and mostly for many more."""


class Budget:
    """Counts what it costs; whoever waits may end it with an exception of their own."""

    def __init__(self, score: int, tries: int = DEFAULT_TRIES, pulse: Callable[[], None] = unlimited) -> None:
        """Begin with the bracket of this score; `pulse` is called at everything counted."""
        self.score = score
        self._tries = self._left = tries
        self._pulse = pulse

    def spend(self) -> None:
        """Count one; raise TooManyTries when there is no more."""
        self._pulse()
        self._left -= 1
        if self._left < 0:
            raise TooManyTries(self.score, self._tries)
