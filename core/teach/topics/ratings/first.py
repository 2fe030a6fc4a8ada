"""The first rating of somebody who has none (B.02 8.2)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from paircard.core.rating_changes.first import FirstRating, counts, first_rating
from paircard.core.rating_changes.game import Met
from paircard.core.rating_changes.regulations import Regulations
from paircard.core.teach.questions.given import Given
from paircard.core.teach.topics.norms.question import NONE
from paircard.core.teach.topics.ratings.question import OnRatings, RatingForm, RatingKind, met, read_rating, table, told
from paircard.core.tiebreaks.expectation import rating_difference
from paircard.core.values.by_article import with_article
from paircard.core.values.language import tr, trp


@dataclass(frozen=True, slots=True)
class First(OnRatings):
    """Give the rating that is published, or none."""

    games: tuple[str, ...]
    """`1800 1`, a line a game, in their order."""
    later: int = 0
    """The first so many are of an earlier event."""
    kind: ClassVar[RatingKind] = RatingKind.FIRST
    form: ClassVar[RatingForm] = RatingForm.FIRST
    minutes: ClassVar[int] = 6
    possible: ClassVar[tuple[str, ...]] = ("8.2.2", "8.2.3", "7.1.4", "8.2.1", "5.1")

    @property
    def _met(self) -> tuple[Met, ...]:
        return tuple(met(number, game) for number, game in enumerate(self.games, 1))

    @property
    def _events(self) -> tuple[tuple[Met, ...], ...]:
        games = self._met
        return (games[: self.later], games[self.later :]) if self.later else (games,)

    @property
    def given(self) -> Given:
        """The games, and of which event they are if there are two."""
        found = table(self._met)
        if not self.later:
            return found
        head = (trp("at most 5 columns", "Event"), *found.head)
        return Given(head, tuple(("1" if at < self.later else "2", *row) for at, row in enumerate(found.rows)))

    @property
    def asked(self) -> str:
        """The question."""
        return tr("An unrated player has met these in standard chess: which first rating is published?")

    def _made(self, off: str = "") -> FirstRating:
        events = self._events
        if off == "8.2.1":
            return FirstRating(self._met)
        if off == "5.1":
            events = tuple(tuple(each._replace(left_out=None) for each in event) for event in events)
        return first_rating(events)

    def answer(self, off: str = "") -> str:
        """Return the rating; none where nothing is published."""
        made = self._made(off)
        match off:
            case "8.2.2":  # the two games that are added are forgotten
                rating = _alone(made)
            case "8.2.3":  # so is the bound of 2200
                rating = int(made.average + made.difference + Fraction(1, 2)) if made.published else 0
            case "7.1.4" | "T18":  # or that it takes five games and 1400
                rating = made.calculated
            case _:
                rating = made.published
        return str(rating) if rating else NONE

    @property
    def steps(self) -> tuple[str, ...]:
        """What is disregarded, the games, the mean, the per cent, and what they come to."""
        made = self._made()
        lines = tuple(told(made, Regulations.of("standard")))
        if made.dropped or made.games == self._met:
            return lines
        nothing = tr("Nothing scored in the first event: it is disregarded.")
        return (with_article(nothing, "B.02 8.2.1"), *lines)

    def read(self, text: str) -> str:
        """Read a rating."""
        return read_rating(text, self.form)


def _alone(made: FirstRating) -> int:
    """Return what the games come to without the two that are added."""
    if not made.published:
        return 0
    counted = [each for each in made.games if counts(each)]
    percentage = (100 * made.half_points + len(counted)) // (2 * len(counted))
    mean = Fraction(sum(each.rating for each in counted), len(counted))
    return int(mean + rating_difference(percentage) + Fraction(1, 2))
