"""The initial ranking (C.04.2 2.2) and the tournament pairing numbers that follow from it (2.3, 2.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from paircard.core.event.entrant import Entrant, Title
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.swiss.numbers_and_late_entries import numbers_by
from paircard.core.values.text import folded

if TYPE_CHECKING:
    from paircard.core.event.registration import Registration
    from paircard.core.event.tournament import Tournament

TITLES = (
    Title.GM,
    Title.IM,
    Title.WGM,
    Title.FM,
    Title.WIM,
    Title.CM,
    Title.WFM,
    Title.WCM,
    Title.NONE,
)
"""From the highest (2.2.2); the rules of 1998 have another order."""
_PLACES = {title: place for place, title in enumerate(TITLES)}


def ranking_key(entrant: Entrant, lot: int = 0) -> tuple[int, int, int, str, str]:
    """Sort by strength, title, and then what was announced for equals: a lot, or the alphabet."""
    return -entrant.rating, _PLACES[entrant.title], lot, folded(entrant.name), entrant.name


def numbers(tournament: Tournament) -> Mapping[ContestantId, PairingNumber]:
    """Return the TPN of everybody (C.04.2 2.3, 2.4)."""
    return numbers_by(_strength, tournament)


def _strength(each: Registration, lot: int) -> tuple[int, int, int, str, str]:
    return ranking_key(each.entrant, lot)
