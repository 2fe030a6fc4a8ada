"""Why a pair has its colours: the rule of 5.2 that decided, in one sentence."""

from __future__ import annotations

from paircard.core.facets.pairing import Pair
from paircard.core.systems.burstein.explain.model import BursteinRound
from paircard.core.systems.burstein.position import Player
from paircard.core.systems.swiss.colour_words import higher_gets, last_turned, more_strongly, wish
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import mark, tr


def colour_line(told: BursteinRound, pair: Pair) -> Cited:
    """Say who has White and which rule gave it to them."""
    because = _because(told, told.player(pair.white), told.player(pair.black), pair.colour_rule.split()[-1])
    named = {"player": pair.white, "reason": because, "rule": pair.colour_rule}
    return cite(tr("{player} has White: {reason} ({rule}).", **named), pair.colour_rule)


def _because(told: BursteinRound, white: Player, black: Player, rule: str) -> str:
    match rule:
        case "5.2.1":
            return _by_number(told, white, black)
        case "5.2.2":
            return f"{wish(white.number, white.preference)}, {wish(black.number, black.preference)}"
        case "5.2.3":
            granted, refused = (white, black) if white.preference.colour == "W" else (black, white)
            return more_strongly(granted.number, granted.preference, refused.number, refused.preference)
        case "5.2.4":
            return last_turned(white.number, white.colours, black.number, black.colours)
    return higher_gets(white.preference.colour)


def _by_number(told: BursteinRound, white: Player, black: Player) -> str:
    """Say that the initial colour decides (5.2.1)."""
    higher = min((white, black), key=lambda player: player.index)
    said = {
        ("W", 1): mark("neither has played; odd numbers start with White, and {player} counts as {number}"),
        ("W", 0): mark("neither has played; even numbers start with Black, and {player} counts as {number}"),
        ("B", 1): mark("neither has played; odd numbers start with Black, and {player} counts as {number}"),
        ("B", 0): mark("neither has played; even numbers start with White, and {player} counts as {number}"),
    }
    number = higher.colour_number
    return tr(said[told.own.initial_colour, number % 2], player=higher.number, number=number)
