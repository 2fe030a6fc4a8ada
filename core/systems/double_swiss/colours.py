"""Who has White in the first game: C.04.5 4.3, each pair by the first rule that decides; said, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.facets.pairing import Pair
from paircard.core.systems.double_swiss.cited import double
from paircard.core.systems.double_swiss.position import Player
from paircard.core.systems.swiss.colours import Allotted, last_difference, turns_since_difference
from paircard.core.values.cited import Cited, cite
from paircard.core.values.colour import Colour, other
from paircard.core.values.language import mark, tr, trn

if TYPE_CHECKING:
    from paircard.core.systems.swiss.bye_first.explain import Round


def allot(initial: Colour, one: Player, two: Player) -> Allotted[Player]:
    """Give a pair its colours (4.3)."""
    higher, lower = higher_first(one, two)
    colour, rule = _colour_of_higher(initial, higher, lower)
    white, black = (higher, lower) if colour == "W" else (lower, higher)
    return Allotted(white, black, double(rule))


def higher_first(one: Player, two: Player) -> tuple[Player, Player]:
    """Return the higher of a pair first: by score, then by TPN (4.2)."""
    return (one, two) if (-one.score, one.number) < (-two.score, two.number) else (two, one)


def _colour_of_higher(initial: Colour, higher: Player, lower: Player) -> tuple[Colour, str]:
    """Return the colour of the higher one, and the rule that decided it."""
    if not higher.colours and not lower.colours:
        return (initial if higher.colour_number % 2 else other(initial)), "4.3.1"
    mine, theirs = (each.colours.count("W") for each in (higher, lower))
    if mine != theirs:
        return ("W" if mine < theirs else "B"), "4.3.2"
    had = last_difference(higher.colours, lower.colours)
    if had is not None:
        return other(had), "4.3.3"
    if higher.colours:
        return ("B" if higher.colours[-1] == "W" else "W"), "4.3.4"
    return ("W" if lower.colours[-1] == "W" else "B"), "4.3.5"


def colour_line(told: Round, pair: Pair) -> Cited:
    """Say who of a pair has White in the first game, and which rule gave it to them."""
    rule = pair.colour_rule.split()[-1]
    white, black = told.player(pair.white), told.player(pair.black)
    named = {"player": pair.white, "reason": _because(told, white, black, rule), "rule": pair.colour_rule}
    line = tr("{player} has White in the first game: {reason} ({rule}).", **named)
    return cite(line, pair.colour_rule, double("4.4"))


def _because(told: Round, white: Player, black: Player, rule: str) -> str:
    higher, lower = higher_first(white, black)
    match rule:
        case "4.3.1":
            return _by_number(told, higher)
        case "4.3.2":
            named = {"fewer": white.colours.count("W"), "more": black.colours.count("W")}
            return tr("fewer Whites so far, {fewer} against {more}", **named)
        case "4.3.3":
            return trn(
                "in their last match {white} had Black and {black} White",
                "{count} matches ago {white} had Black and {black} White",
                turns_since_difference(white.colours, black.colours),
                white=white.number,
                black=black.number,
            )
        case "4.3.4":
            return tr("{player}, the higher of the two, alternates from their last match", player=higher.number)
    return tr("{player} alternates from their last match; the higher one has had no colour", player=lower.number)


def _by_number(told: Round, higher: Player) -> str:
    number = higher.colour_number
    said = {
        ("W", 1): mark("no colour yet; odd numbers start with White, and {player}, the higher, counts as {number}"),
        ("W", 0): mark("no colour yet; even numbers start with Black, and {player}, the higher, counts as {number}"),
        ("B", 1): mark("no colour yet; odd numbers start with Black, and {player}, the higher, counts as {number}"),
        ("B", 0): mark("no colour yet; even numbers start with White, and {player}, the higher, counts as {number}"),
    }
    return tr(said[told.own.initial_colour, number % 2], player=higher.number, number=number)
