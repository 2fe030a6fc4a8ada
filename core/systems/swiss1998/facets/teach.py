"""Questions are asked about a position and its explanation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.breach import Breach
from paircard.core.facets.pairing import Pair
from paircard.core.facets.position import Position
from paircard.core.facets.taught import KeptApart, OnCard, Two
from paircard.core.systems.swiss1998 import criteria
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.colours import colours_of
from paircard.core.systems.swiss1998.explain.model import RoundExplained
from paircard.core.systems.swiss1998.explain.round import explain
from paircard.core.systems.swiss1998.from_tournament import position
from paircard.core.systems.swiss1998.teach.asked import counted, looked_at, sides, traps, why_no_bye, why_not_left
from paircard.core.systems.swiss1998.teach.decisions import articles, kept
from paircard.core.systems.swiss1998.teach.departure import departure, departure_in
from paircard.core.values.said import Words, said

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

school = "swiss-1998"  # no words: a key
of_history = None


def told(position: Position) -> RoundExplained:
    """Explain a position."""
    return explain(position)


def on_cards(position: Position) -> Mapping[PairingNumber, OnCard]:
    """Return who is over 50 % (R6)."""
    return {player.number: OnCard(topscorer=player.over_half) for player in position.players}


def looks_down(told: RoundExplained, at: int) -> bool:
    """Whether a bracket was paired anew for the one below it (C12, C13)."""
    return bool(told.brackets[at].undone_by)


def passed_over(told: RoundExplained) -> Sequence[KeptApart]:
    """Return nothing: what is asked of a pair is whether it stands in its turn."""
    return ()


def apart(told: RoundExplained, one: PairingNumber, other: PairingNumber) -> KeptApart | None:
    """Return nothing, as above."""
    return None


def why_white(told: RoundExplained, pair: Pair) -> Words:
    """Say who has White, and by which rule."""
    fields = {"white": pair.white, "black": pair.black, "rule": pair.colour_rule}
    return said("{white} has White against {black} by {rule}.", **fields)


def seated(told: RoundExplained, pairs: Sequence[Two]) -> list[Two]:
    """Give pairs their colours (E)."""
    cards = Cards(told.position)
    place = {player.number: at for at, player in enumerate(cards.players)}
    seats = [colours_of(cards, place[one], place[other]) for one, other in pairs]
    return [(cards.number(each.white), cards.number(each.black)) for each in seats]


def refused(told: RoundExplained, one: PairingNumber, other: PairingNumber) -> tuple[Breach, ...]:
    """Return the absolute criterion that two break by meeting (B1a, B2); nothing if they may."""
    cards = Cards(told.position)
    place = {player.number: at for at, player in enumerate(cards.players)}
    first, second = place[one], place[other]
    breach = criteria.refused_pair(
        cards.players[first], cards.players[second], cards.preferences[first], cards.preferences[second]
    )
    return () if breach is None else (breach,)


def refused_bye(told: RoundExplained, player: PairingNumber) -> Breach | None:
    """Return why a player cannot have the bye (B1b)."""
    return criteria.refused_bye(next(each for each in told.position.players if each.number == player))
