"""What follows from a pairing card by the rules of 2026: score, colours, floats, the bye."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.systems.dutch2026.book import BOOK
from paircard.core.systems.kit.preference_words import preference_named
from paircard.core.systems.swiss import words
from paircard.core.systems.swiss.facets.groups import players_of
from paircard.core.values.language import mark, tr, trp

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

_FLOATS = {
    "DD": mark("down last round and the one before (C14 - C21)"),
    "D-": mark("down last round (C14, C18)"),
    "-D": mark("down two rounds before (C16, C20)"),
    "UU": mark("up last round and the one before (C15 - C21)"),
    "U-": mark("up last round (C15, C19)"),
    "-U": mark("up two rounds before (C17, C21)"),
    "DU": mark("down last round, up the one before (C14 - C21)"),
    "UD": mark("up last round, down the one before (C14 - C21)"),
}
"""By the last round and the one before it."""


def on_card(tournament: Tournament, id_: ContestantId) -> Mapping[str, str]:
    """Return it by what it is about; of one who is not in the next round only that."""
    player = next((each for each in players_of(BOOK, tournament).values() if each.id == id_), None)
    if player is None:
        return words.not_there(tournament)
    whites, blacks = player.colours.count("W"), player.colours.count("B")
    return {
        trp("at most 11 columns", "Score"): words.score_told(player.score, player.virtual),
        trp("at most 11 columns", "Difference"): f"{whites - blacks:+d} (C.04.3 1.6)",
        trp("at most 11 columns", "Preference"): f"{preference_named(player.preference)} (C.04.3 1.7)",
        trp("at most 11 columns", "Floats"): tr(_FLOATS.get(player.floats[::-1], mark("none"))),
        trp("at most 11 columns", "Bye"): words.bye_told(player.bye_barred),
    }
