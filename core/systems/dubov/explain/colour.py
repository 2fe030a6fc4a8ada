"""Why a pair has its colours: the rule of 5.2 that decided, in one sentence."""

from __future__ import annotations

from paircard.core.facets.pairing import Pair
from paircard.core.systems.swiss.drawn_up.explain import Round
from paircard.core.systems.swiss.white_told import white_told
from paircard.core.values.cited import Cited


def colour_line(told: Round, pair: Pair) -> Cited:
    """Say who has White and which rule gave it to them."""
    white, black = told.player(pair.white), told.player(pair.black)
    higher = min((white, black), key=lambda player: (-player.score, player.number))
    return white_told(pair, white, black, higher, told.own.initial_colour)
