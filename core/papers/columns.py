"""Columns that many papers have, and how their cells are written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import Place
from paircard.core.papers.paper import Column
from paircard.core.tables.standings import StandingRow
from paircard.core.tiebreaks import TieBreak
from paircard.core.values.language import trp


def place_column(*, lead: bool = True) -> Column:
    """Return the column of places."""
    return Column(trp("at most 6 columns", "Place"), "right", lead=lead)


def number_column(*, lead: bool = True) -> Column:
    """Return the column of pairing numbers."""
    return Column(trp("at most 3 columns", "No"), "right", lead=lead, number=True)


def title_column() -> Column:
    """Return the column of FIDE titles."""
    return Column(trp("at most 6 columns", "Title"))


def name_column() -> Column:
    """Return the column of names."""
    return Column(trp("at most 10 columns", "Name"), lead=True, roomy=True)


def federation_column() -> Column:
    """Return the column of federations."""
    return Column(trp("at most 4 columns", "Fed"))


def rating_column() -> Column:
    """Return the column of ratings."""
    return Column(trp("at most 4 columns", "Rtg"), "right")


def points_column() -> Column:
    """Return the column of points."""
    return Column(trp("at most 4 columns", "Pts"), "right")


def figure_column(tie_break: TieBreak) -> Column:
    """Return the column of a tie-break."""
    return Column(tie_break.label, "right")


def white_head() -> str:
    """Name the colour as a cell or a head of a column."""
    return trp("at most 10 columns", "White")


def black_head() -> str:
    """Name the colour as a cell or a head of a column."""
    return trp("at most 10 columns", "Black")


def rating_of(entrant: Entrant) -> str:
    """Write a rating, nothing where there is none."""
    return str(entrant.rating or "")


def with_title(entrant: Entrant) -> str:
    """Write a name as lists have it, with the title: `GM Lis, Ewa`."""
    return " ".join(filter(None, (entrant.title.value, entrant.name)))


def as_called(entrant: Entrant) -> str:
    """Write a name as people are called at a ceremony, the first name first: `GM Ewa Lis`."""
    surname, _, first = (part.strip() for part in entrant.name.partition(","))
    return " ".join(filter(None, (entrant.title.value, first, surname)))


def places_of(rows: Sequence[StandingRow]) -> Mapping[int, str]:
    """Return the place of every id, a shared one as `3–5`."""
    sharing: dict[int, int] = {}
    for row in rows:
        sharing[row.place] = sharing.get(row.place, 0) + 1
    return {row.card.id: _place(row.place, sharing[row.place]) for row in rows}


def _place(place: Place, players: int) -> str:
    return str(place) if players == 1 else f"{place}–{place + players - 1}"


def round_columns(rounds: int) -> tuple[Column, ...]:
    """Return one column a round."""
    return tuple(Column(round_mark(number), "right") for number in range(1, rounds + 1))


def round_mark(number: int) -> str:
    """Write a round in short: R3."""
    return trp("at most 8 columns", "R{round}", round=number)
