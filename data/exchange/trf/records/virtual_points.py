"""Virtual points of an acceleration: records 250 of TRF26, XXA of JaVaFo."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from paircard.core.event.regulations import ROUNDS_READ
from paircard.core.values.language import mark
from paircard.core.values.pattern import pattern
from paircard.data.exchange.trf.field import PLAYER, POINTS, ROUND, Field

if TYPE_CHECKING:
    from paircard.data.exchange.trf.outgoing import Outgoing

CODES = frozenset({"250", "XXA"})
MATCH_POINTS = Field(mark("match points"), 5, 8, shape=POINTS)
GAME_POINTS = Field(mark("points"), 10, 13, shape=POINTS)
_SPANS = (
    Field(mark("first round"), 15, 17, shape=ROUND),
    Field(mark("last round"), 19, 21, shape=ROUND),
    Field(mark("first player"), 23, 26, shape=PLAYER),
    Field(mark("last player"), 28, 31, shape=PLAYER),
)
COLUMNS_250 = (MATCH_POINTS, GAME_POINTS, *_SPANS)
NUMBER_XXA = Field(mark("start number"), 5, 8, shape=PLAYER)
POINTS_XXA = Field(mark("points"), 10, 13, shape=POINTS, every=5)
COLUMNS_XXA = (NUMBER_XXA, POINTS_XXA)
_POINTS = pattern(r"([0-9]{1,2})(?:\.([05])0?)?")
_MOST_PLAYERS = 9_999

Virtual = Mapping[tuple[int, int], int]
"""Half points by round and start number; those that have none are left out."""


def virtual_points(lines: Iterable[str], *, of_teams: bool = False) -> Virtual | None:
    """Return what the records give, match points where teams meet; None where one of them cannot be read.

    >>> virtual_points(["250  0.0  1.0   1   1    1    2", "XXA    3  0.5  0.0"])
    {(1, 1): 2, (1, 2): 2, (1, 3): 1}
    """
    told: dict[tuple[int, int], int] = {}
    try:
        for line in lines:
            if line.startswith("250"):
                told.update(read_250(line, MATCH_POINTS if of_teams else GAME_POINTS))
            elif line.startswith("XXA"):
                told.update(read_xxa(line))
    except ValueError:
        return None
    return {at: points for at, points in told.items() if points}


def read_250(line: str, points: Field = GAME_POINTS) -> Iterator[tuple[tuple[int, int], int]]:
    """Yield what a record 250 gives in those columns; raise `ValueError` for what cannot be read."""
    first, last, start, end = (int(field.of(line)) for field in _SPANS)
    half_points = _half_points(points.of(line))
    if last > ROUNDS_READ or end > _MOST_PLAYERS:
        raise ValueError(line)
    yield from (((round_, no), half_points) for round_ in range(first, last + 1) for no in range(start, end + 1))


def read_xxa(line: str) -> Iterator[tuple[tuple[int, int], int]]:
    """Yield what a record XXA gives; raise `ValueError` for what cannot be read."""
    number = int(NUMBER_XXA.of(line))
    for round_, field in enumerate(POINTS_XXA.each(line), start=1):
        yield (round_, number), _half_points(field.of(line) or "0")


def _half_points(value: str) -> int:
    if not (found := _POINTS.fullmatch(value)):
        raise ValueError(value)
    return 2 * int(found[1]) + (found[2] == "5")


def write_250(out: Outgoing) -> Iterator[str]:
    """Yield a record for rounds that give the same: match points where teams meet; rounds are columns of players."""
    for each in out.choices.virtual:
        numbers = out.tournament.numbers
        first, last = numbers[each.since] if each.since else 1, numbers[each.up_to]
        matches, games = (each.half_points / 2, 0) if out.of_teams else (0, each.half_points / 2)
        begins, ends = out.span_of(each.first, each.last)
        yield f"250 {matches:4.1f} {games:4.1f} {begins:3} {ends:3} {first:4} {last:4}"
