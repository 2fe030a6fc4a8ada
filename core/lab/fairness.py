"""What somebody gains by what is not strength: one more White, a bye, a late entry, half a point without playing."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from math import fsum

from paircard.core.event.card import CardLine, Kind
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.lab.games import colour_balance

WHITE, BYE, HALF, LATE = "White for Black", "bye", "half-point bye", "late entry"  # no words: as the tables have them
"""What `worth` is about."""
_APART = 2
"""Whites more than Blacks, or fewer: so many and the colours are not even."""


def worths(tournament: Tournament, strength: Mapping[ContestantId, float]) -> Iterator[tuple[str, float]]:
    """Yield by what it is how many points those who have it are above others as strong.

    As strong: on the straight line through points and true strength of those who have it not. Of White: whoever has
    had more Whites than Blacks, above whoever has had fewer; one White in place of a Black where rounds are odd.
    """
    points = {id_: card.score / 2 for id_, card in tournament.cards.items()}
    lines = {id_: card.lines for id_, card in tournament.cards.items()}
    more = {id_ for id_, each in lines.items() if colour_balance(each) > 0}
    fewer = {id_ for id_, each in lines.items() if colour_balance(each) < 0}
    if more and fewer:
        over = _over_the_line(points, strength, points.keys())
        yield WHITE, _mean(over, more) - _mean(over, fewer)
    for what, some in (
        (BYE, _with(lines, Kind.BYE)),
        (HALF, _with(lines, Kind.HALF_BYE)),
        (LATE, {id_ for id_, each in tournament.registrations.items() if each.first_round > 1 and id_ in points}),
    ):
        others = points.keys() - some
        if some and len(others) > 1:
            yield what, _mean(_over_the_line(points, strength, others), some)


def colours_apart(tournament: Tournament) -> Iterator[tuple[int, float]]:
    """Yield by round the share of all who have had one colour twice more than the other when it is over."""
    cards = tuple(tournament.cards.values())
    for number in range(1, tournament.scheduled + 1):
        balances = (colour_balance(line for line in card.lines if line.round <= number) for card in cards)
        yield number, sum(abs(each) >= _APART for each in balances) / len(cards)


def _with(lines: Mapping[ContestantId, Iterable[CardLine]], kind: Kind) -> set[ContestantId]:
    return {id_ for id_, each in lines.items() if any(line.kind is kind for line in each)}


def _over_the_line(
    points: Mapping[ContestantId, float], strength: Mapping[ContestantId, float], fitted: Collection[ContestantId]
) -> dict[ContestantId, float]:
    """Return how far everybody is above the straight line of least squares of some; those of equal strength have none.

    >>> one, two, three = map(ContestantId, (1, 2, 3))
    >>> _over_the_line({one: 3.0, two: 2.0, three: 2.5}, {one: 2400, two: 2200, three: 2300}, {one, two})[three]
    0.0
    """
    ids = sorted(fitted)
    middle = fsum(strength[id_] for id_ in ids) / len(ids)
    mean = fsum(points[id_] for id_ in ids) / len(ids)
    spread = fsum((strength[id_] - middle) ** 2 for id_ in ids)
    slope = fsum((strength[id_] - middle) * (points[id_] - mean) for id_ in ids) / spread if spread else 0.0
    return {id_: points[id_] - mean - slope * (strength[id_] - middle) for id_ in points}


def _mean(over: Mapping[ContestantId, float], some: Collection[ContestantId]) -> float:
    return fsum(over[id_] for id_ in sorted(some)) / len(some)
