"""How many points a norm takes against an average (B.01 1.4.7 - 1.4.9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from paircard.core.event.entrant import Title
from paircard.core.facets.norm_format import Format
from paircard.core.norms.games import Candidate, Ended, Met, NormEvent, Opponent
from paircard.core.norms.limits import half_points_needed, least_half_points
from paircard.core.norms.norm import NORMS
from paircard.core.teach.questions.slips import Slip, WithSlips, that_matter
from paircard.core.teach.topics.norms.case import Judged, lines_of
from paircard.core.teach.topics.norms.question import NONE, NormForm, NormKind, read_points, shown
from paircard.core.teach.topics.norms.slips import article_of_slip
from paircard.core.tiebreaks.expectation import rating_difference
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr
from paircard.core.values.points import DRAW, LOSS, WIN, format_points


@dataclass(frozen=True, slots=True)
class PointsNeeded(WithSlips):
    """Give the least score."""

    norm: str
    games: int
    mean: int
    turns: str = "1.4.8"
    kind: ClassVar[NormKind] = NormKind.POINTS
    form: ClassVar[NormForm] = NormForm.POINTS
    minutes: ClassVar[int] = 2

    @property
    def asked(self) -> str:
        """The question."""
        fields = {"games": self.games, "average": self.mean, "title": self.norm}
        return tr(
            "{games} games against an average of {average}: how many points does the {title} norm take?", **fields
        )

    @property
    def right(self) -> tuple[str, ...]:
        """The least points."""
        return (_told(half_points_needed(NORMS[Title(self.norm)], self.games, self.mean)),)

    @property
    def slips(self) -> Sequence[Slip]:
        """What comes out without an article."""
        right = self.right
        found = (Slip(article_of_slip(name), self.without(name)) for name in dict.fromkeys((self.turns, *_WITHOUT)))
        return that_matter(found, right)

    def without(self, name: str) -> str:
        """Return the answer of whoever forgets an article."""
        return _told(_WITHOUT[name](self))

    @property
    def articles(self) -> tuple[str, ...]:
        """The one that it turns on, and the table."""
        return tuple(dict.fromkeys((article_of_slip(self.turns), "B.01 1.4.8", "B.01 1.4.9")))

    def shown(self, answer: str) -> str:
        """Write an answer as it is read by people."""
        return shown(answer)

    def read(self, text: str) -> str:
        """Read points."""
        return read_points(text, self.form)

    @property
    def steps(self) -> tuple[str, ...]:
        """The performance of half a point less, and of the points that are enough."""
        needed = half_points_needed(NORMS[Title(self.norm)], self.games, self.mean)
        if needed is None:
            return tuple(self._lines(WIN * self.games))
        return tuple(dict.fromkeys((*self._lines(needed - 1), *self._lines(needed))))

    def _lines(self, half_points: int) -> Iterator[str]:
        opponent = Opponent(0, "", "", Title.NONE, self.mean)
        each = [min(WIN, max(LOSS, half_points - WIN * at)) for at in range(self.games)]
        rounds = tuple(Met(at, Ended.PLAYED, points, opponent) for at, points in enumerate(each, 1))
        judged = Judged(NORMS[Title(self.norm)], Candidate(""), rounds, NormEvent(Format.SWISS, self.games))
        yield from lines_of(judged.as_a_whole, ("1.4.8",))


def _cut(asked: PointsNeeded) -> int | None:
    """Return the points where hundredths are cut off and not rounded."""
    norm = NORMS[Title(asked.norm)]
    for half_points in range(least_half_points(asked.games), WIN * asked.games + 1):
        if asked.mean + rating_difference(100 * half_points // (WIN * asked.games)) >= norm.performance:
            return half_points if asked.mean >= norm.mean else None
    return None


def _any_score(asked: PointsNeeded) -> int | None:
    """Return the points where a score below 35 % does as well."""
    norm = NORMS[Title(asked.norm)]
    scores = range(WIN * asked.games + 1)
    enough = (
        each for each in scores if asked.mean + rating_difference(_per_cent(each, asked.games)) >= norm.performance
    )
    return next(enough, None) if asked.mean >= norm.mean else None


def _per_cent(half_points: int, games: int) -> int:
    return (100 * half_points + games) // (WIN * games)


def _even(asked: PointsNeeded) -> int | None:
    """Return the points that are half of all, which a norm takes against an average of its performance."""
    return asked.games * DRAW


def _told(half_points: int | None) -> str:
    return NONE if half_points is None else format_points(half_points)


_WITHOUT: Mapping[str, Callable[[PointsNeeded], int | None]] = {
    "1.4.8": lambda asked: least_half_points(asked.games),
    "1.4.7": _cut,
    "1.4.8a": lambda asked: half_points_needed(replace(NORMS[Title(asked.norm)], mean=0), asked.games, asked.mean),
    "1.4.8b": _any_score,
    "1.4.9": _even,
}
"""By article. Without the table of 1.4.9 one sees no more than that even is even."""
