"""The first rating of somebody who has none (B.02 8.2, as it is since March 2024)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from paircard.core.rating_changes.game import LeftOut, Met
from paircard.core.rating_changes.regulations import FLOOR
from paircard.core.tiebreaks.expectation import rating_difference
from paircard.core.values.frozen import dataclass

ADDED, ADDED_RATING = 2, 1800
"""Two opponents are added, drawn with (8.2.2)."""
HIGHEST = 2200
LEAST_GAMES = 5
MONTHS = 26
"""So long results are kept together (7.1.4)."""


@dataclass(frozen=True, slots=True)
class FirstRating:
    """What the results of an unrated player make so far."""

    games: tuple[Met, ...]
    """All of them; those against rated opponents count."""
    dropped: bool = False
    """Whether they scored nothing in their first event: then it is disregarded (8.2.1)."""

    @property
    def counted(self) -> tuple[Met, ...]:
        """The games that count."""
        return tuple(filter(counts, self.games))

    @property
    def half_points(self) -> int:
        """What they gave."""
        return sum(each.half_points for each in self.counted)

    @property
    def average(self) -> Fraction:
        """Ra: the mean of the rated opponents and the two that are added."""
        ratings = [each.rating for each in self.counted]
        return Fraction(sum(ratings) + ADDED * ADDED_RATING, len(ratings) + ADDED)

    @property
    def average_hundredths(self) -> int:
        """The same in hundredths of a point, a half up: as it is written, never what is calculated with."""
        return (100 * self.average + Fraction(1, 2)).__floor__()

    @property
    def percentage(self) -> int:
        """The score p in whole per cent, .5 up: the two added games are drawn."""
        scored, games = self.half_points + ADDED, len(self.counted) + ADDED
        return (100 * scored + games) // (2 * games)

    @property
    def difference(self) -> int:
        """What p is worth: dp."""
        return rating_difference(self.percentage)

    @property
    def calculated(self) -> int:
        """Ru = Ra + dp, rounded, 2200 at most."""
        return min(HIGHEST, (self.average + self.difference + Fraction(1, 2)).__floor__())

    @property
    def published(self) -> int:
        """The rating that would be published of these results alone; 0: none yet (7.1.4)."""
        enough = not self.dropped and len(self.counted) >= LEAST_GAMES
        return self.calculated if enough and self.calculated >= FLOOR else 0


def counts(met: Met) -> bool:
    """Whether a game counts for a first rating: played, against somebody rated; no bound of 400 here (T20)."""
    return met.left_out in (None, LeftOut.TOO_FAR) and bool(met.rating)


def first_rating(events: Sequence[Iterable[Met]]) -> FirstRating:
    """Return what events in their order make together; the first one is disregarded where it gave nothing."""
    played = [tuple(each) for each in events]
    first = next((at for at, games in enumerate(played) if any(map(counts, games))), None)
    nothing = first is not None and not FirstRating(played[first]).half_points
    kept = [games for at, games in enumerate(played) if not (nothing and at == first)]
    if nothing and not any(map(counts, (each for games in kept for each in games))):
        return FirstRating(played[first or 0], dropped=True)
    return FirstRating(tuple(each for games in kept for each in games))
