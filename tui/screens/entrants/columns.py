"""The columns of the list: what fits is shown, the rest waits for a wider terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rich.text import Text

from core.event.card import PairingCard
from core.event.entrant import RatingSource
from core.event.ids import PlayerId
from core.event.registration import Registration
from core.event.tournament import Tournament
from core.language import trp
from tui.screens.entrants.presence import presence
from tui.signs import signs_for
from tui.widgets.celltable import Row
from tui.widgets.fitting import left, right

PADDING = 2
"""Cells that the table puts around every column."""
WIDEST_NAME = 40
_MARKS = {RatingSource.ESTIMATED: "e", RatingSource.NATIONAL: "n"}


@dataclass(frozen=True, slots=True)
class Subject:
    """Everything a cell may ask about."""

    tournament: Tournament
    registration: Registration
    card: PairingCard


@dataclass(frozen=True, slots=True)
class EntrantColumn:
    """One column: width in cells, and what stands in it."""

    key: str
    width: int
    text: Callable[[Subject], str]
    at_right: bool = False

    @property
    def head(self) -> str:
        """What stands over the column, where the cells stand."""
        label = _label(self.key)
        return label.rjust(self.width) if self.at_right else label

    def cell(self, subject: Subject) -> Text:
        """Return the cell of one entrant."""
        return (right if self.at_right else left)(self.text(subject), self.width)


def columns_for(width: int, *, played: bool) -> tuple[EntrantColumn, ...]:
    """Return the columns for a terminal so many cells wide; points only once something is `played`."""
    chosen = {column.key for column in _ALL if column.key not in _OPTIONAL and (played or column.key != "points")}
    room = width - 1 - sum(_size(column) for column in _ALL if column.key in chosen)
    for key in _OPTIONAL:
        column = next(each for each in _ALL if each.key == key)
        if room >= _size(column):
            chosen.add(key)
            room -= _size(column)
    return tuple(_widened(column, room) for column in _ALL if column.key in chosen)


def rows(tournament: Tournament, ids: tuple[PlayerId, ...], columns: tuple[EntrantColumn, ...]) -> list[Row]:
    """Return one row an entrant, its key the id."""
    subjects = (Subject(tournament, tournament.registrations[id_], tournament.cards[id_]) for id_ in ids)
    return [Row(str(subject.card.id), tuple(column.cell(subject) for column in columns)) for subject in subjects]


def _label(key: str) -> str:
    labels = {
        "number": trp("at most 4 columns", "No"),
        "name": trp("at most 26 columns", "Name"),
        "federation": trp("at most 3 columns", "Fed"),
        "rating": trp("at most 4 columns", "Rtg") + " ",
        "points": trp("at most 4 columns", "Pts"),
        "status": trp("at most 18 columns", "Status"),
        "club": trp("at most 18 columns", "Club"),
        "birth": trp("at most 4 columns", "Born"),
        "sex": trp("at most 3 columns", "Sex"),
        "category": trp("at most 6 columns", "Cat"),
        "fide_id": trp("at most 9 columns", "FIDE id"),
        "national_id": trp("at most 11 columns", "National id"),
    }
    return labels.get(key, "")


def _size(column: EntrantColumn) -> int:
    return column.width + PADDING


def _widened(column: EntrantColumn, room: int) -> EntrantColumn:
    if column.key != "name":
        return column
    return replace(column, width=min(WIDEST_NAME, column.width + max(room, 0)))


def _number(subject: Subject) -> str:
    return f"{'' if subject.tournament.rounds else '~'}{subject.card.number}"


def _rating(subject: Subject) -> str:
    entrant = subject.card.entrant
    return f"{entrant.rating or '-'}{_MARKS.get(entrant.rating_source, ' ')}"


_ALL = (
    EntrantColumn("number", 4, _number, at_right=True),
    EntrantColumn("title", 3, lambda subject: subject.card.entrant.title.value),
    EntrantColumn("name", 26, lambda subject: subject.card.entrant.name),
    EntrantColumn("federation", 3, lambda subject: subject.card.entrant.federation),
    EntrantColumn("rating", 5, _rating, at_right=True),
    EntrantColumn("points", 4, lambda subject: signs_for().points(subject.card.points()), at_right=True),
    EntrantColumn("status", 18, lambda s: presence(s.registration, s.tournament.next_round)),
    EntrantColumn("club", 18, lambda subject: subject.card.entrant.club),
    EntrantColumn("birth", 4, lambda subject: str(subject.card.entrant.birth or "")),
    EntrantColumn("sex", 3, lambda subject: subject.card.entrant.sex.value),
    EntrantColumn("category", 6, lambda subject: subject.card.entrant.category),
    EntrantColumn("fide_id", 9, lambda subject: subject.card.entrant.fide_id),
    EntrantColumn("national_id", 11, lambda subject: subject.card.entrant.national_id),
)
_OPTIONAL = ("club", "birth", "fide_id", "sex", "category", "national_id")
"""In the order in which a wider terminal gets them."""
