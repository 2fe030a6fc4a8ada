"""Prize money shared among the places of a table, every sum explained. Exact: cents are for the one who pays.

F10 shares money among all with equal points, whatever the tie-breaks say; Hort gives half by place and half shared.
Prizes other than money follow the places.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import groupby

from paircard.core.event.ids import ContestantId
from paircard.core.event.prize_facts import Sharing as Sharing
from paircard.core.tables.standings import StandingRow, Standings
from paircard.core.tiebreaks.written import rounded
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr

SHARINGS: tuple[Sharing, ...] = ("F10", "Hort", "none")  # no words: as they are typed
MEANINGS: dict[Sharing, str] = {
    "F10": mark("Money shared among all with equal points, whatever the tie-breaks (F10)."),
    "Hort": mark("Money half by place, half shared among all with equal points (Hort)."),  # no words: a name
    "none": mark("Money by place; shared only on a shared place."),
}


@dataclass(frozen=True, slots=True)
class Prize:
    """What one player receives."""

    id: ContestantId
    amount: Fraction
    why: str
    """The calculation, term by term."""


def sharing_of(table: Standings, announced: Sharing) -> Sharing:
    """Return how money is shared in a table: by place where no points make the order, so that none can be equal."""
    return announced if table.by_points else "none"


def prizes(rows: Sequence[StandingRow], purses: Sequence[int], sharing: Sharing = "F10") -> tuple[Prize, ...]:
    """Return the prize of everybody who gets one; `purses` are the prizes for places 1, 2, 3 ... in whole money.

    Players on one shared place divide its purses by any rule.
    """
    placed = _divided(rows, purses, lambda row: row.place)
    if sharing == "none":
        return _paid(rows, placed)
    shared = _divided(rows, purses, lambda row: row.points)
    return _paid(
        rows, shared if sharing == "F10" else [_half_and_half(*both) for both in zip(placed, shared, strict=True)]
    )


def amount(money: Fraction) -> str:
    """Write money: whole, or rounded to cents.

    >>> amount(Fraction(800)), amount(Fraction(800, 3))
    ('800', '266.67')
    """
    return str(money) if money.denominator == 1 else f"{rounded(money * 100) / 100:.2f}"


_Part = tuple[Fraction, str]


def _divided(rows: Sequence[StandingRow], purses: Sequence[int], equal: Callable[[StandingRow], int]) -> list[_Part]:
    parts: list[_Part] = []
    for _, group in groupby(rows, key=equal):
        players = len(list(group))
        won = purses[len(parts) : len(parts) + players]
        parts += [(Fraction(sum(won), players), _told(won, players))] * players
    return parts


def _told(won: Sequence[int], players: int) -> str:
    total = " + ".join(map(str, won)) or "0"
    if players == 1:
        return total
    return f"({total}) / {players}" if len(won) > 1 else f"{total} / {players}"


def _half_and_half(placed: _Part, shared: _Part) -> _Part:
    return (placed[0] + shared[0]) / 2, tr(
        "½ · {placed} by place + ½ · {shared} shared", placed=placed[1], shared=shared[1]
    )


def _paid(rows: Sequence[StandingRow], parts: Sequence[_Part]) -> tuple[Prize, ...]:
    return tuple(Prize(row.card.id, amount, why) for row, (amount, why) in zip(rows, parts, strict=True) if amount)
