"""Why a pair has its colours, where a book begins with the number and goes on with preferences: in one sentence."""

from __future__ import annotations

from typing import Protocol

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import Pair
from paircard.core.systems.swiss.colour_words import higher_gets, last_turned, more_strongly, wish
from paircard.core.values.cited import Cited, cite
from paircard.core.values.colour import Colour
from paircard.core.values.language import mark, tr
from paircard.core.values.preference import Preference


class Coloured(Protocol):
    """What is told of one of a pair."""

    @property
    def number(self) -> PairingNumber:
        """The pairing number."""

    @property
    def colours(self) -> str:
        """Of what was played, oldest first."""

    @property
    def preference(self) -> Preference:
        """The colour they are due."""

    @property
    def colour_number(self) -> int:
        """The number by which the initial colour is given."""


def white_told(pair: Pair, white: Coloured, black: Coloured, higher: Coloured, initial_colour: Colour) -> Cited:
    """Say who has White and which rule gave it to them; who is higher, the book says."""
    because = _because(white, black, higher, initial_colour, pair.colour_rule.split()[-1])
    named = {"player": pair.white, "reason": because, "rule": pair.colour_rule}
    return cite(tr("{player} has White: {reason} ({rule}).", **named), pair.colour_rule)


def _because(white: Coloured, black: Coloured, higher: Coloured, initial_colour: Colour, rule: str) -> str:
    match rule:
        case "5.2.1":
            return by_number(higher, initial_colour)
        case "5.2.2":
            return f"{wish(white.number, white.preference)}, {wish(black.number, black.preference)}"
        case "5.2.3":
            granted, refused = (white, black) if white.preference.colour == "W" else (black, white)
            return more_strongly(granted.number, granted.preference, refused.number, refused.preference)
        case "5.2.4":
            return last_turned(white.number, white.colours, black.number, black.colours)
    return higher_gets(white.preference.colour)


def by_number(higher: Coloured, initial_colour: Colour) -> str:
    """Say that the initial colour decides (5.2.1)."""
    said = {
        ("W", 1): mark("neither has played; odd numbers start with White, and {player} counts as {number}"),
        ("W", 0): mark("neither has played; even numbers start with Black, and {player} counts as {number}"),
        ("B", 1): mark("neither has played; odd numbers start with Black, and {player} counts as {number}"),
        ("B", 0): mark("neither has played; even numbers start with White, and {player} counts as {number}"),
    }
    number = higher.colour_number
    return tr(said[initial_colour, number % 2], player=higher.number, number=number)
