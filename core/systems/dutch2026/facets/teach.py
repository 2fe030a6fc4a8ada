"""Questions are asked about a position and its explanation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from paircard.core.event.ids import PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.core.facets.breach import Breach
from paircard.core.facets.pairing import Pair
from paircard.core.facets.position import Position
from paircard.core.facets.taught import OnCard, Two
from paircard.core.systems.dutch2026 import legality
from paircard.core.systems.dutch2026.book import BOOK
from paircard.core.systems.dutch2026.colours import allot
from paircard.core.systems.dutch2026.explain import DutchRound, explain
from paircard.core.systems.dutch2026.explain.colour import colour_line
from paircard.core.systems.dutch2026.teach.asked import (
    apart,
    articles,
    counted,
    kept,
    looked_at,
    passed_over,
    refused,
    sides,
    why_no_bye,
    why_not_left,
)
from paircard.core.systems.dutch2026.teach.departure import departure, departure_in
from paircard.core.systems.dutch2026.teach.history import of_history
from paircard.core.values.said import Words, joined

__all__ = [
    "apart",
    "articles",
    "counted",
    "departure",
    "departure_in",
    "kept",
    "looked_at",
    "looks_down",
    "of_history",
    "on_cards",
    "passed_over",
    "position",
    "refused",
    "refused_bye",
    "school",
    "seated",
    "sides",
    "told",
    "traps",
    "why_no_bye",
    "why_not_left",
    "why_white",
]

school = "dutch-2026"  # no words: a key


def position(before: Tournament) -> Position:
    """Return what is asked about; refuse while the initial colour is open."""
    return BOOK.seen(BOOK.position(before))


def told(position: Position) -> DutchRound:
    """Explain a position; raise NoCompletePairing where there is none (1.9.3)."""
    return explain(BOOK.own(position))


def on_cards(position: Position) -> Mapping[PairingNumber, OnCard]:
    """Return virtual points (C.04.7 1.4), and who is a topscorer (1.8)."""
    return {each.number: OnCard(each.virtual, each.topscorer) for each in BOOK.own(position).players}


def looks_down(told: DutchRound, at: int) -> bool:
    """Return that no bracket is paired anew: what those below need is known before it is paired (C4, C8)."""
    return False


def traps(told: DutchRound, at: int) -> int:
    """Return nothing: what is counted in a bracket is counted of its pairs."""
    return 0


def why_white(told: DutchRound, pair: Pair) -> Words:
    """Say who has White, and by which rule."""
    return joined((colour_line(told, pair).text,))


def seated(told: DutchRound, pairs: Sequence[Two]) -> list[Two]:
    """Give pairs their colours (5.2)."""
    seats = [allot(told.player(one), told.player(other), told.own.initial_colour) for one, other in pairs]
    return [(each.white.number, each.black.number) for each in seats]


def refused_bye(told: DutchRound, player: PairingNumber) -> Breach | None:
    """Return why a player may not have the bye (C2)."""
    return legality.refused_bye(told.player(player))
