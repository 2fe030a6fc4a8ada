"""Virtual points of an acceleration: records 250 of TRF26, XXA of JaVaFo."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from core.event.regulations import ROUNDS_READ
from data.exchange.trf.lines.player_columns import Field

CODES = frozenset({"250", "XXA"})
_NUMBERS = tuple(Field("", *columns) for columns in ((15, 17), (19, 21), (23, 26), (28, 31)))
_GAMES_OF_250, _MATCHES_OF_250, _OF_XXA = Field("", 10, 13), Field("", 5, 8), Field("", 5, 8)
_FIRST, _STRIDE, _WIDTH = 10, 5, 4
_POINTS = re.compile(r"([0-9]{1,2})(?:\.([05])0?)?")
_MOST_PLAYERS = 9_999

Virtual = Mapping[tuple[int, int], int]
"""Half points by round and start number; those that have none are left out."""


def virtual_points(lines: Iterable[str], *, of_teams: bool = False) -> Virtual | None:
    """Return what the records give, match points where teams meet; None where one of them cannot be read.

    >>> virtual_points(["250  0.0  1.0   1   1    1    2", "XXA    3  0.5  0.0"])
    {(1, 1): 2, (1, 2): 2, (1, 3): 1}
    """
    told: dict[tuple[int, int], int] = {}
    points_of_250 = _MATCHES_OF_250 if of_teams else _GAMES_OF_250
    try:
        for line in lines:
            if line[:3] in CODES:
                told.update(_of_250(line, points_of_250) if line.startswith("250") else _of_xxa(line))
    except ValueError:
        return None
    return {at: points for at, points in told.items() if points}


def _of_250(line: str, columns: Field) -> Iterator[tuple[tuple[int, int], int]]:
    first, last, start, end = (int(field.of(line)) for field in _NUMBERS)
    points = _half_points(columns.of(line))
    if last > ROUNDS_READ or end > _MOST_PLAYERS:
        raise ValueError(line)
    yield from (((round_, no), points) for round_ in range(first, last + 1) for no in range(start, end + 1))


def _of_xxa(line: str) -> Iterator[tuple[tuple[int, int], int]]:
    number = int(_OF_XXA.of(line))
    starts = range(_FIRST, len(line.rstrip()) + 1, _STRIDE)
    for round_, start in enumerate(starts, start=1):
        yield (round_, number), _half_points(Field("", start, start + _WIDTH - 1).of(line) or "0")


def _half_points(value: str) -> int:
    if not (found := _POINTS.fullmatch(value)):
        raise ValueError(value)
    return 2 * int(found[1]) + (found[2] == "5")
