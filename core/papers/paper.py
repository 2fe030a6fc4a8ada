"""What a paper is made of: a title, tables, lines, marks and notes. How it looks is decided where it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from paircard.core.papers.drawing import Sheet, Size
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.tree_view import TreeView

Align = Literal["left", "right", "centre"]
Wall = Literal["list", "sheet", "poster"]  # no words: keys
"""A list by the door, read at arm's length; a sheet read from some steps, on as few as can be; one read from afar."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table."""

    head: str
    align: Align = "left"
    lead: bool = False
    """Says whose row it is: it stands again where a table too wide for the paper goes on below."""
    roomy: bool = False
    """Holds names: it gives way where the paper is narrow, and what does not fit is cut."""
    number: bool = False
    """Holds pairing numbers."""
    spare: bool = False
    """Left out of what hangs on the wall rather than that names are too small."""
    spot: int = 0
    """Where a row is two opposite each other, what a phone shows on two lines: 1 the place; 2 to 4 number or colour,
    name and figure of the one; 5 the result; 6 to 8 the same of the other; 9 how it stands."""
    private: bool = False
    """Only the arbiter needs to know it of a person."""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells, one for each column."""

    columns: tuple[Column, ...]
    rows: Sequence[tuple[str, ...]]
    pages: tuple[str, ...] = ()
    """By row, to whose page the first name in it leads, where that is not the page of a pairing number."""

    @property
    def of_pairs(self) -> bool:
        """Whether a row is two opposite each other."""
        return any(column.spot for column in self.columns)

    @classmethod
    def of(cls, columns: Iterable[Column], rows: Iterable[Iterable[str]], pages: Iterable[str] = ()) -> Table:
        """Return a table without those columns, other than leading ones, in which nothing stands."""
        heads, lines = tuple(columns), [tuple(row) for row in rows]
        kept = [at for at, head in enumerate(heads) if head.lead or any(line[at] for line in lines)]
        return cls(heads, tuple(lines), tuple(pages)).with_columns(kept)

    def with_columns(self, kept: Sequence[int]) -> Table:
        """Return a table of some of the columns, by index."""
        if len(kept) == len(self.columns):
            return self
        rows = tuple(tuple([row[at] for at in kept]) for row in self.rows)
        return Table(tuple(self.columns[at] for at in kept), rows, self.pages)


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a paper: lines, a table, lines below it. An indented line belongs to the one above."""

    title: str = ""
    lines: tuple[str, ...] = ()
    table: Table | None = None
    below: tuple[str, ...] = ()
    card: bool = False
    """To be cut out: it stays on one page, with a line around it."""
    aside: bool = False
    """About few: smaller on the wall."""
    tree: TreeView | None = None
    """Drawn on a page; on paper and as text the tables beside it say the same."""


Sheets = Callable[[Size], tuple[Sheet, ...]]  # no words: types
"""Draws the sheets of a paper in a format."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper."""

    title: str
    head: tuple[str, ...]
    """The event: its name first, then place, dates and arbiter."""
    sections: tuple[Section, ...]
    marks: tuple[str, ...] = ()
    """What must not be overlooked: overrides, a provisional table, a pairing not yet published."""
    notes: tuple[str, ...] = ()
    """What the signs mean."""
    wall: Wall | None = None
    """To be read from afar."""
    rules: tuple[str, ...] = ()
    """By which rules the event is paired, where it is to be said."""
    sheets: Sheets | None = None
    """Draws the paper where lines can be drawn; as text the sections say the same."""
    address: str = ""
    """Where the published pages are, on a paper that many read; empty where it leads nowhere."""

    @property
    def hangs(self) -> bool:
        """Whether it is read from more than arm's length."""
        return self.wall in ("sheet", "poster")

    @property
    def leads(self) -> str:
        """Say where the published pages are, in words that can be typed; nothing where that is not known."""
        return tr("All pages: {address}", address=self.address) if self.address else ""

    @property
    def foot(self) -> tuple[str, ...]:
        """What stands below all: what the signs mean, and by which rules."""
        return (*self.notes, *self.rules)


Maker = Callable[["Tournament", "int | None"], Paper]  # no words: types
"""From an event and the number of a round, the one paired last when None; raises Refusal."""


class OwnPaper(NamedTuple):
    """A paper that a system makes otherwise than others do."""

    make: Maker
    what: str
    """In a few words: English; `tr` says it."""
