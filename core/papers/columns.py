"""Columns that many papers have, and how their cells are written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.entrant import Entrant
from core.papers.paper import Column
from core.standings import StandingRow

PLACE = Column("Place", "right", lead=True)
NUMBER = Column("No", "right", lead=True)
TITLE = Column("Title")
NAME = Column("Name", lead=True, roomy=True)
FEDERATION = Column("Fed")
RATING = Column("Rtg", "right")
POINTS = Column("Pts", "right")


def rating_of(entrant: Entrant) -> str:
    """Write a rating, nothing where there is none."""
    return str(entrant.rating or "")


def places_of(rows: Sequence[StandingRow]) -> Mapping[int, str]:
    """Return the place of every id, a shared one as `3–5`."""
    sharing: dict[int, int] = {}
    for row in rows:
        sharing[row.place] = sharing.get(row.place, 0) + 1
    return {row.card.id: _place(row.place, sharing[row.place]) for row in rows}


def _place(place: int, players: int) -> str:
    return str(place) if players == 1 else f"{place}–{place + players - 1}"


def round_columns(rounds: int) -> tuple[Column, ...]:
    """Return one column a round."""
    return tuple(Column(f"R{number}", "right") for number in range(1, rounds + 1))
