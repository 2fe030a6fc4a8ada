"""Where a TRF report keeps what: positions are counted from 1, as the FIDE text prints them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from data.exchange.import_report import BadRow
from data.exchange.text_lines import shown


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a record, by its first and last position."""

    what: str
    first: int
    last: int

    def of(self, line: str) -> str:
        """Return what stands there, blanks around it taken off; nothing where the line is too short."""
        return line[self.first - 1 : self.last].strip()

    @property
    def place(self) -> str:
        """The positions as a message names them.

        >>> Field("rating", 49, 52).place
        'columns 49-52 (rating)'
        """
        if self.first == self.last:
            return f"column {self.first} ({self.what})"
        return f"columns {self.first}-{self.last} ({self.what})"

    def bad(self, text: str, expected: str) -> BadRow:
        """Return the refusal of what stands there."""
        return BadRow(self.place, f"found {shown(text) or 'nothing'}, expected {expected}")


NUMBER = Field("start number", 5, 8)
SEX = Field("sex", 10, 10)
TITLE = Field("title", 11, 13)
NAME = Field("name", 15, 47)
RATING = Field("rating", 49, 52)
FEDERATION = Field("federation", 54, 56)
FIDE_ID = Field("FIDE id", 58, 68)
BIRTH = Field("birth", 70, 79)
POINTS = Field("points", 81, 84)
RANK = Field("rank", 86, 89)

_HEAD = (NUMBER, SEX, TITLE, NAME, RATING, FEDERATION, FIDE_ID, BIRTH, POINTS, RANK)
FIRST_ROUND = 92
ROUND_WIDTH = 10


@dataclass(frozen=True, slots=True)
class RoundFields:
    """The three fields of one round in a player's record."""

    round: int
    opponent: Field
    colour: Field
    result: Field

    @classmethod
    def at(cls, number: int) -> RoundFields:
        """Return the fields of a round."""
        start = FIRST_ROUND + ROUND_WIDTH * (number - 1)
        return cls(
            number,
            Field(f"round {number}, opponent", start, start + 3),
            Field(f"round {number}, colour", start + 5, start + 5),
            Field(f"round {number}, result", start + 7, start + 7),
        )


def rounds_in(line: str) -> int:
    """Return how many rounds a player's record reaches into, not counting blanks at its end."""
    return max(0, -(-(len(line.rstrip()) - FIRST_ROUND + 1) // ROUND_WIDTH))


def columns_in(line: str) -> int:
    """Return for how many rounds a player's record has room, blanks at its end counted."""
    return max(rounds_in(line), (len(line) - FIRST_ROUND + 3) // ROUND_WIDTH)


def need_aligned(line: str) -> None:
    """Refuse a player's record with anything between its fields: a shifted line would be read wrongly."""
    for position in _gaps(rounds_in(line)):
        if line[position - 1 : position].strip():
            raise BadRow(
                f"column {position}",
                f"found {shown(line[position - 1])} between two fields: the line is shifted",
            )


def _gaps(rounds: int) -> Iterator[int]:
    filled = {position for field in _HEAD for position in range(field.first, field.last + 1)}
    yield from (position for position in range(4, FIRST_ROUND) if position not in filled)
    for start in range(FIRST_ROUND, FIRST_ROUND + ROUND_WIDTH * rounds, ROUND_WIDTH):
        yield from (start + 4, start + 6, start + 8, start + 9)
