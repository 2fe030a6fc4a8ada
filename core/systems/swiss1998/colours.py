"""Who has White: E1 - E5, R7 and R15, each pair by the first rule that decides."""

from __future__ import annotations

from typing import Literal, NamedTuple

from paircard.core.systems.swiss.colours import last_difference
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.values.colour import Colour, other


class Colours(NamedTuple):
    """The two players by place, and the rule that gave them their colours."""

    white: int
    black: int
    rule: str


def colours_of(cards: Cards, one: int, other: int) -> Colours:
    """Give the colours of a pair (E)."""
    higher, lower = min(one, other), max(one, other)
    colour, rule = _higher_colour(cards, higher, lower)
    white, black = (higher, lower) if colour == "W" else (lower, higher)
    return Colours(white, black, rule)


def _higher_colour(cards: Cards, higher: int, lower: int) -> tuple[Colour, str]:
    """Return the colour of the higher player and the rule that decided it."""
    mine, theirs = cards.preferences[higher], cards.preferences[lower]
    if mine.colour is None and theirs.colour is None:
        return _drawn(cards, higher)
    if mine.colour != theirs.colour:
        return _granted(mine.colour, theirs.colour), "E1"
    if mine.strength != theirs.strength:
        return _granted(*((mine.colour, None) if mine.strength > theirs.strength else (None, theirs.colour))), "E2"
    had = last_difference(cards.players[higher].colours, cards.players[lower].colours)
    if had is not None:
        return other(had), "E3"
    return _granted(mine.colour, None), "E4"


def _granted(mine: Colour | None, theirs: Colour | None) -> Colour:
    """Return my preference if it is granted, else what the other's leaves me."""
    if mine is not None:
        return mine
    return other(theirs) if theirs is not None else "W"


def _drawn(cards: Cards, higher: int) -> tuple[Colour, Literal["E5", "R7"]]:
    """Return the drawn colour for an odd pairing number, the other for an even one (E5, R7)."""
    drawn = cards.position.first_colour
    colour = drawn if cards.number(higher) % 2 else other(drawn)
    return colour, "E5" if cards.position.round == 1 else "R7"
