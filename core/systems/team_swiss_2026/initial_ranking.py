"""Tournament pairing numbers of teams (C.04.6 1.1): by strength, and late teams in their place (C.04.2 2.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.swiss.numbers_and_late_entries import numbers_by
from paircard.core.values.text import folded

if TYPE_CHECKING:
    from paircard.core.event.registration import Registration
    from paircard.core.event.tournament import Tournament


def numbers(tournament: Tournament) -> Mapping[ContestantId, PairingNumber]:
    """Return the TPN of every team; round 1 fixes their order (1.1.3)."""
    return numbers_by(_strength, tournament)


def _strength(each: Registration, lot: int) -> tuple[int, int, str, int]:
    return -each.entrant.rating, lot, folded(each.entrant.name), each.id
