"""The columns of a player's record 001, and of those that are laid out like it."""

from __future__ import annotations

from functools import cache
from operator import itemgetter
from typing import TYPE_CHECKING

from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import mark, tr
from paircard.data.exchange.import_report import BadRow
from paircard.data.exchange.text_lines import shown
from paircard.data.exchange.trf.field import Field

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

NUMBER = Field(mark("start number"), 5, 8)
NO_NUMBER = mark("found {found}, expected a number from 1 to 9999")
SEX = Field(mark("sex"), 10, 10)
TITLE = Field(mark("title"), 11, 13)
NAME = Field(mark("name"), 15, 47)
RATING = Field(mark("rating"), 49, 52)
FEDERATION = Field(mark("federation"), 54, 56)
FIDE_ID = Field(mark("FIDE id"), 58, 68)
BIRTH = Field(mark("birth"), 70, 79)
POINTS = Field(mark("points"), 81, 84)
RANK = Field(mark("rank"), 86, 89)

FIRST_ROUND = 92
ROUND_WIDTH = 10
OPPONENT = Field(mark("round {round}, opponent"), FIRST_ROUND, FIRST_ROUND + 3, every=ROUND_WIDTH)
COLOUR = Field(mark("round {round}, colour"), FIRST_ROUND + 5, FIRST_ROUND + 5, every=ROUND_WIDTH)
RESULT = Field(mark("round {round}, result"), FIRST_ROUND + 7, FIRST_ROUND + 7, every=ROUND_WIDTH)

PERSON = (NUMBER, SEX, TITLE, NAME, RATING, FEDERATION)
"""As national records have it too."""
_HEAD = (*PERSON, FIDE_ID, BIRTH, POINTS, RANK)
COLUMNS = (*_HEAD, OPPONENT, COLOUR, RESULT)
FIELDS_WIDTH = 8
"""So far a round has fields; two blanks follow."""
_BETWEEN_FIELDS = (4, 6, 8, 9)


@dataclass(frozen=True, slots=True)
class RoundFields:
    """The three fields of one round in a player's record."""

    round: int
    opponent: Field
    colour: Field
    result: Field


@cache
def fields_of_round(number: int) -> RoundFields:
    """Return the fields of a round."""
    opponent, colour, result = (replace(field.at(number - 1), round=number) for field in (OPPONENT, COLOUR, RESULT))
    return RoundFields(number, opponent, colour, result)


def rounds_in(line: str) -> int:
    """Return how many rounds a player's record reaches into, not counting blanks at its end."""
    return max(0, -(-(len(line.rstrip()) - FIRST_ROUND + 1) // ROUND_WIDTH))


def columns_in(line: str) -> int:
    """Return for how many rounds a player's record has room, blanks at its end counted."""
    return max(rounds_in(line), (len(line) - FIRST_ROUND + 3) // ROUND_WIDTH)


def _between(fields: Iterable[Field]) -> Iterator[int]:
    """Yield the positions of a head in which no field stands."""
    filled = {position for field in fields for position in range(field.first, field.last + 1)}
    yield from (position for position in range(4, FIRST_ROUND) if position not in filled)


_BETWEEN = tuple(_between(_HEAD))
_all_between = itemgetter(*(position - 1 for position in _BETWEEN))
_BLANKS = (" ",) * len(_BETWEEN)


def need_aligned(line: str) -> None:
    """Refuse a player's record with anything between the fields of its head: who is meant would be read wrongly."""
    if len(line) >= FIRST_ROUND and _all_between(line) == _BLANKS:
        return
    for position in _BETWEEN:
        _need_blank(line, position)


def rounds_of(line: str, count: int) -> Sequence[str] | None:
    """Return the fields of so many rounds, one round after the other; None where anything stands between them.

    Of nearly every record nothing does, and then no round has to be looked at place by place.
    """
    rounds = line[FIRST_ROUND - 1 : FIRST_ROUND - 1 + ROUND_WIDTH * count].ljust(ROUND_WIDTH * count)
    for at in _BETWEEN_FIELDS:
        if rounds[at::ROUND_WIDTH].strip():
            return None
    return [rounds[at : at + FIELDS_WIDTH] for at in range(0, len(rounds), ROUND_WIDTH)]


def need_aligned_round(line: str, number: int) -> None:
    """Refuse a round of a player's record with anything between its fields: from there on the line is shifted."""
    start = FIRST_ROUND + ROUND_WIDTH * (number - 1)
    for position in (start + 4, start + 6, start + 8, start + 9):
        _need_blank(line, position)


def _need_blank(line: str, position: int) -> None:
    if line[position - 1 : position].strip():
        raise BadRow(
            tr("column {column}", column=position),
            tr("found {found} between two fields: the line is shifted", found=shown(line[position - 1])),
        )
