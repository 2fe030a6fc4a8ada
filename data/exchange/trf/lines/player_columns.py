"""Where a TRF report keeps what: positions are counted from 1, as the FIDE text prints them."""

from __future__ import annotations

from collections.abc import Iterator

from core.values.frozen import dataclass
from core.values.language import mark, tr
from data.exchange.import_report import BadRow
from data.exchange.text_lines import shown


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a record, by its first and last position."""

    what: str
    """What stands there, as marked for the translators."""
    first: int
    last: int
    round: int = 0
    """The round it tells of; 0 if it tells of none."""

    def of(self, line: str) -> str:
        """Return what stands there, blanks around it taken off; nothing where the line is too short."""
        return line[self.first - 1 : self.last].strip()

    @property
    def width(self) -> int:
        """How many characters it has room for."""
        return self.last - self.first + 1

    @property
    def place(self) -> str:
        """The positions as a message names them.

        >>> Field("rating", 49, 52).place
        'columns 49-52 (rating)'
        """
        what = tr(self.what, round=self.round)
        if self.first == self.last:
            return tr("column {column} ({what})", column=self.first, what=what)
        return tr("columns {first}-{last} ({what})", first=self.first, last=self.last, what=what)

    def bad(self, text: str, sentence: str, **fields: object) -> BadRow:
        """Return the refusal of what stands there; the marked sentence has the field `{found}`."""
        return BadRow(self.place, tr(sentence, found=shown(text) or tr("nothing"), **fields))


NUMBER = Field(mark("start number"), 5, 8)
SEX = Field(mark("sex"), 10, 10)
TITLE = Field(mark("title"), 11, 13)
NAME = Field(mark("name"), 15, 47)
RATING = Field(mark("rating"), 49, 52)
FEDERATION = Field(mark("federation"), 54, 56)
FIDE_ID = Field(mark("FIDE id"), 58, 68)
BIRTH = Field(mark("birth"), 70, 79)
POINTS = Field(mark("points"), 81, 84)
RANK = Field(mark("rank"), 86, 89)

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
            Field(mark("round {round}, opponent"), start, start + 3, number),
            Field(mark("round {round}, colour"), start + 5, start + 5, number),
            Field(mark("round {round}, result"), start + 7, start + 7, number),
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
                tr("column {column}", column=position),
                tr("found {found} between two fields: the line is shifted", found=shown(line[position - 1])),
            )


def _gaps(rounds: int) -> Iterator[int]:
    filled = {position for field in _HEAD for position in range(field.first, field.last + 1)}
    yield from (position for position in range(4, FIRST_ROUND) if position not in filled)
    for start in range(FIRST_ROUND, FIRST_ROUND + ROUND_WIDTH * rounds, ROUND_WIDTH):
        yield from (start + 4, start + 6, start + 8, start + 9)
