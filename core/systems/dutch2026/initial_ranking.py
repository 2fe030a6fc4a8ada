"""The initial ranking (C.04.2 2.2) and the tournament pairing numbers that follow from it (2.3, 2.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from core.event.entrant import Entrant, Title
from core.event.ids import PairingNumber, PlayerId
from core.event.numbering import drawn_numbers
from core.event.order_of_equals import lots_of_equals
from core.values.text import folded

if TYPE_CHECKING:
    from core.event.tournament import Tournament

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


def ranking_key(entrant: Entrant, lot: int = 0) -> tuple[int, int, int, str, str]:
    """Sort by strength, title, and then what was announced for equals: a lot, or the alphabet."""
    return -entrant.rating, TITLES.index(entrant.title), lot, folded(entrant.name), entrant.name


def numbers_of(tournament: Tournament) -> Mapping[PlayerId, PairingNumber]:
    """Return the TPN of everybody entered: who enters late has a fitting one, and all below move down (2.4).

    Where numbers were drawn by lot these stay, and late entries follow.
    """
    drawn, equals = drawn_numbers(tournament.facts), lots_of_equals(tournament.facts)
    ranked = sorted(
        tournament.registrations.values(),
        key=lambda each: (
            drawn.get(each.id, len(drawn) + 1),
            ranking_key(each.entrant, equals.get(each.id, 0)),
            each.id,
        ),
    )
    return {each.id: PairingNumber(number) for number, each in enumerate(ranked, start=1)}
