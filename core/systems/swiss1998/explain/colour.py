"""Why a pair has its colours: the rule that decided, E1 - E5 or R7, in one sentence."""

from __future__ import annotations

from paircard.core.facets.pairing import Pair
from paircard.core.facets.position import Player
from paircard.core.systems.swiss.colour_words import higher_gets, last_turned, more_strongly, wish
from paircard.core.systems.swiss1998.explain.model import RoundExplained
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import tr
from paircard.core.values.preference import preference_of


def colour_line(told: RoundExplained, pair: Pair) -> Cited:
    """Say who has White and which rule gave it to them."""
    players = {player.number: player for player in told.position.players}
    because = _because(players[pair.white], players[pair.black], pair.colour_rule)
    named = {"player": pair.white, "reason": because, "rule": pair.colour_rule}
    return cite(tr("{player} has White: {reason} ({rule}).", **named), pair.colour_rule)


def _because(white: Player, black: Player, rule: str) -> str:
    due, other = (preference_of(player.colours, player.over_half) for player in (white, black))
    match rule:
        case "E1":
            return f"{wish(white.number, due)}, {wish(black.number, other)}"
        case "E2" if due.strength > other.strength:
            return more_strongly(white.number, due, black.number, other)
        case "E2":
            return more_strongly(black.number, other, white.number, due)
        case "E3":
            return last_turned(white.number, white.colours, black.number, black.colours)
        case "E4":
            return higher_gets(due.colour)
    return tr("neither has a preference, and the colour drawn goes by the pairing number of the higher player")
