"""What a question gives: a table, of the games of a player say; or the pairing cards of an event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paircard.core.event.tournament import Tournament
from paircard.core.teach.papers.blocks import Grid

_GAP = "  "
_NAMES = (
    *("Adler", "Berg", "Costa", "Dahl", "Egger", "Fabre", "Garin"),  # no words: names
    *("Horak", "Ilic", "Jansen", "Keller", "Lopes", "Moreau", "Novak"),  # no words: names
)


def opponent_name(round_: int) -> str:
    """Return what the made-up opponent of a round is called.

    >>> opponent_name(3)
    'Costa'
    """
    return _NAMES[(round_ - 1) % len(_NAMES)]


@dataclass(frozen=True, slots=True)
class Given:
    """A table: its heads, and its rows, which are as long."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def widths(self) -> tuple[int, ...]:
        """How wide the columns are, in letters."""
        return tuple(max(map(len, column)) for column in zip(self.head, *self.rows, strict=True))

    def lines(self) -> Iterator[str]:
        """Yield the rows, one under the other."""
        for row in (self.head, *self.rows):
            yield _GAP.join(cell.ljust(width) for cell, width in zip(row, self.widths, strict=True)).rstrip()

    def grid(self) -> Grid:
        """Return it ruled, for a paper."""
        return Grid(self.head, self.widths, self.rows)


def given_with(question: object) -> Given | None:
    """Return the table that belongs to a question; None where it needs none."""
    found = getattr(question, "given", None)
    return found if isinstance(found, Given) else None


def event_with(question: object) -> Tournament | None:
    """Return the event whose pairing cards belong to a question; None where it needs none."""
    found = getattr(question, "on_the_desk", None)
    return found if isinstance(found, Tournament) else None
