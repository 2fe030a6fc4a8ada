"""Why a pair has its colours: the rule of 5.2 that decided, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.facets.pairing import Pair
from paircard.core.systems.dutch2026.position import Player
from paircard.core.systems.swiss.colour_words import higher_gets, last_turned, more_strongly, wish
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import mark, tr

if TYPE_CHECKING:
    from paircard.core.systems.dutch2026.explain.model import DutchRound


def colour_line(told: DutchRound, pair: Pair) -> Cited:
    """Say who has White and which rule gave it to them."""
    because = _because(told, told.player(pair.white), told.player(pair.black), pair.colour_rule.split()[-1])
    named = {"player": pair.white, "reason": because, "rule": pair.colour_rule}
    return cite(tr("{player} has White: {reason} ({rule}).", **named), pair.colour_rule)


def _because(told: DutchRound, white: Player, black: Player, rule: str) -> str:
    match rule:
        case "5.2.1":
            return f"{wish(white.number, white.preference)}, {wish(black.number, black.preference)}"
        case "5.2.2":
            return _stronger(white, black)
        case "5.2.3":
            return last_turned(white.number, white.colours, black.number, black.colours)
        case "5.2.4":
            return higher_gets(white.preference.colour)
    return _by_number(told, white, black)


def _stronger(white: Player, black: Player) -> str:
    """Say who of two who prefer the same does so more strongly, or has the wider difference (5.2.2)."""
    both_white = white.preference.colour == "W"
    granted, refused = (white, black) if both_white else (black, white)
    named: dict[str, object] = {"one": granted.number, "other": refused.number}
    if granted.preference.strength is refused.preference.strength:
        named |= {"wide": f"{granted.difference:+}", "narrow": f"{refused.difference:+}"}
        if both_white:
            return tr("both must have White, and {one} has the wider difference: {wide}, {other} {narrow}", **named)
        return tr("both must have Black, and {one} has the wider difference: {wide}, {other} {narrow}", **named)
    return more_strongly(granted.number, granted.preference, refused.number, refused.preference)


def _by_number(told: DutchRound, white: Player, black: Player) -> str:
    """Say that the initial colour decides: the number that counts is not always the TPN (5.2.5)."""
    higher = min((white, black), key=lambda player: (-player.score, player.number))
    named = {"player": higher.number, "number": higher.colour_number}
    said = {
        ("W", 1): mark("neither has a preference; odd numbers start with White, and {player} counts as {number}"),
        ("W", 0): mark("neither has a preference; even numbers start with Black, and {player} counts as {number}"),
        ("B", 1): mark("neither has a preference; odd numbers start with Black, and {player} counts as {number}"),
        ("B", 0): mark("neither has a preference; even numbers start with White, and {player} counts as {number}"),
    }
    return tr(said[told.own.initial_colour, higher.colour_number % 2], **named)
