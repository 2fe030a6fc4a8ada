"""A field of a record by its positions, counted from 1, as the FIDE text prints them; and a line filled by them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr
from paircard.data.exchange.import_report import BadRow, Remark
from paircard.data.exchange.text_lines import shown


@dataclass(frozen=True, slots=True)
class Shape:
    """What fits into a field."""

    pattern: str
    """Compiled with the first field that is looked at."""
    expected: str
    """What is said of anything else, as marked for the translators, with the field `{found}`."""


ANYTHING = Shape(".*", "")
POINTS = Shape(r"-?[0-9]{1,3}(\.[0-9]{1,2})?", mark("found {found}, expected points like 0.5"))
ROUND = Shape("[0-9]{1,3}", mark("found {found}, expected a round"))
PLAYER = Shape("[0-9]{1,4}", mark("found {found}, expected a start number"))
TEAM = Shape("[0-9]{1,3}", mark("found {found}, expected the number of a team"))
DATE = Shape("[0-9]{2}/[0-9]{2}/[0-9]{2}", mark("found {found}, expected a date like 26/05/02"))
FORFEIT = Shape(r"\+-|-\+|--", mark("found {found}, expected +-, -+ or --"))
LETTER = Shape("[A-Za-z]", mark("found {found}, expected a letter"))
NUMBER = Shape(r"[0-9]{1,5}(\.[0-9]+)?", mark("found {found}, expected a number"))


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a record, by its first and last position."""

    what: str
    """What stands there, as marked for the translators."""
    first: int
    last: int
    round: int = 0
    """The round it tells of; 0 if it tells of none."""
    shape: Shape = ANYTHING
    every: int = 0
    """Columns from one to the next of a field that goes on to the end of the line; 0 for one that stands once."""

    def of(self, line: str) -> str:
        """Return what stands there, blanks around it taken off; nothing where the line is too short."""
        return line[self.first - 1 : self.last].strip()

    @property
    def where(self) -> slice:
        """Where it stands in a line, for who looks at many."""
        return slice(self.first - 1, self.last)

    def at(self, place: int) -> Field:
        """Return one of the fields that follow each other; the first has place 0."""
        beyond = self.every * place
        return Field(self.what, self.first + beyond, self.last + beyond, self.round, self.shape)

    def each(self, line: str) -> Iterator[Field]:
        """Yield the field, or all that follow each other as far as anything is written."""
        if not self.every:
            yield self
            return
        starts = range(self.first, len(line.rstrip()) + 1, self.every)
        yield from (self.at(place) for place, _ in enumerate(starts))

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


def misplaced(columns: Iterable[Field], line: str) -> Iterator[Remark]:
    """Yield what stands where a record with these columns should have something else.

    >>> [str(each) for each in misplaced([Field("player", 13, 16, shape=PLAYER, every=5)], "260   1   9   x1    3")]
    ['columns 13-16 (player): found x1, expected a start number']
    """
    for column in columns:
        for field in column.each(line):
            value = field.of(line)
            if value and not re.fullmatch(field.shape.pattern, value):
                yield field.bad(value, field.shape.expected).remark


def need_in_place(columns: Iterable[Field], line: str) -> None:
    """Refuse a record with anything where it should have something else."""
    for remark in misplaced(columns, line):
        raise BadRow(remark.column, remark.sentence)


class Line:
    """One record as it is filled; fields may come in any order."""

    def __init__(self, text: str) -> None:
        """Begin with the code of the record."""
        self.text = text

    def put(self, field: Field, value: object, *, left: bool = False) -> None:
        """Put a value into a field, cut to its width; to the right unless `left`."""
        text = str(value)[: field.width]
        filled = text.ljust(field.width) if left else text.rjust(field.width)
        padded = self.text.ljust(field.last)
        self.text = padded[: field.first - 1] + filled + padded[field.last :]

    def put_each(self, field: Field, values: Iterable[object]) -> None:
        """Put values into fields that follow each other."""
        for place, value in enumerate(values):
            self.put(field.at(place), value)
