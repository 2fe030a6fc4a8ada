"""One game as it is rated for one of the two: who was how much stronger, what was expected, what it changes."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from paircard.core.event.ids import ContestantId
from paircard.core.rating_changes.regulations import Regulations
from paircard.core.tiebreaks.expectation import expected_hundredths
from paircard.core.values.language import mark


class LeftOut(Enum):
    """Why a game is not rated; say the value with `tr`."""

    NOT_PLAYED = mark("not played")
    OPEN = mark("not finished yet")
    UNRATED = mark("the opponent is unrated")
    TOO_FAR = mark("too far apart")
    TOO_FAST = mark("too fast for these ratings")
    BY_RESULT = mark("marked as not rated")


ARTICLES = {
    LeftOut.NOT_PLAYED: "5.1",
    LeftOut.OPEN: "5.1",
    LeftOut.UNRATED: "8.3.1",
    LeftOut.TOO_FAR: "8.3.1",
    LeftOut.TOO_FAST: "1.1",
    LeftOut.BY_RESULT: "5.1",
}
"""By which article of standard chess."""


class Met(NamedTuple):
    """What a player has met in a round: an opponent with their rating, and what came of it. There are thousands."""

    rating: int
    """The opponent's, 0 where they have none."""
    half_points: int = 0
    """2, 1 or 0 for the game, whatever the event gives for it."""
    left_out: LeftOut | None = None
    """Why it is no rated game, as far as it is known without looking at the ratings."""
    round: int = 0
    opponent: ContestantId | None = None


class GameStep(NamedTuple):
    """One game of a rated player."""

    met: Met
    left_out: LeftOut | None
    difference: int
    """Own rating less the opponent's."""
    counted: int
    """The same as it counts."""
    expected: int
    """In hundredths of a point."""

    @property
    def rated(self) -> bool:
        """Whether it changes anything."""
        return self.left_out is None

    @property
    def cut(self) -> bool:
        """Whether the difference counts for less than it is (8.3.1)."""
        return self.counted != self.difference

    @property
    def change(self) -> int:
        """What it gave beyond what was expected, in hundredths of a point; 0 where it is not rated."""
        return 50 * self.met.half_points - self.expected if self.rated else 0


def game_step(own: int, met: Met, regulations: Regulations) -> GameStep:
    """Return what one game is for a player of a rating."""
    left_out = met.left_out or (LeftOut.UNRATED if not met.rating else _too_far(own, met, regulations))
    difference = own - met.rating
    counted = difference if left_out else _counted(own, difference, regulations)
    return GameStep(met, left_out, difference, counted, 0 if left_out else expected_hundredths(counted))


def _too_far(own: int, met: Met, regulations: Regulations) -> LeftOut | None:
    numbers = regulations.numbers
    apart = numbers.too_far and abs(own - met.rating) >= numbers.too_far
    return LeftOut.TOO_FAR if apart and max(own, met.rating) > numbers.too_far_above else None


def _counted(own: int, difference: int, regulations: Regulations) -> int:
    """Return the difference within its bound (8.3.1); it holds of each side on its own (ruling T1)."""
    numbers = regulations.numbers
    if numbers.never_cut_from and own >= numbers.never_cut_from:
        return difference
    return max(-numbers.most_apart, min(difference, numbers.most_apart))
