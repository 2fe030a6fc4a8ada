"""The criteria B, one function each, and the sentences that say which one a pair or a float breaks.

A function answers whether its criterion is *broken*. B3 has none: it is the order of the brackets.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.swiss.position import Player
from core.swiss.preference import Preference, breaks_b2, clash

UP, DOWN = "U", "D"
_WAY = {UP: "up", DOWN: "down"}
_COLOUR = {"W": "White", "B": "Black"}


@dataclass(frozen=True, slots=True)
class Breach:
    """The article that forbids something, and one sentence that says why."""

    article: str
    sentence: str


def b1a(one: Player, other: Player) -> bool:
    """Tell whether the two have met in a played game."""
    return other.number in one.opponents or one.number in other.opponents


def b1b(player: Player) -> bool:
    """Tell whether he has had a point without playing, so that the bye is not for him."""
    return player.bye_barred


def b2(one: Preference, other: Preference) -> bool:
    """Tell whether one of the two would get a third game in a row with a colour, or a difference beyond 2."""
    return breaks_b2(one, other)


def b4(one: Preference, other: Preference) -> bool:
    """Tell whether one of the two would not get the colour he prefers."""
    return clash(one, other)


def b5(player: Player, way: str) -> bool:
    """Tell whether he had the same float (`UP`, `DOWN`) in the last round; over 50 % it does not count."""
    return not player.over_half and player.floats[-1:] == way


def b6(player: Player, way: str) -> bool:
    """Tell whether he had the same float (`UP`, `DOWN`) two rounds ago; over 50 % it does not count."""
    return not player.over_half and player.floats[-2:-1] == way


def refused_pair(one: Player, other: Player, likes: Preference, other_likes: Preference) -> Breach | None:
    """Return the absolute criterion a pair breaks, if any (B1a, then B2)."""
    if b1a(one, other):
        return Breach("B1a", f"{one.number} and {other.number} have already met.")
    if b2(likes, other_likes):
        colour = _COLOUR[likes.colour or "W"]
        return Breach("B2", f"{one.number} and {other.number} must both have {colour}.")
    return None


def refused_clash(one: Player, other: Player, likes: Preference) -> Breach:
    """Say that a pair would be one clash too many (B4)."""
    colour = _COLOUR[likes.colour or "W"]
    return Breach("B4", f"{one.number} and {other.number} both prefer {colour}, and no clash is left to use.")


def refused_float(player: Player, way: str, level: int) -> Breach | None:
    """Return the criterion a float breaks at a level of relaxation: 0 (B5, B6), 1 (B5), 2 (none), see R3."""
    if level < 2 and b5(player, way):
        return Breach("B5", f"{player.number} floated {_WAY[way]} in the last round.")
    if level < 1 and b6(player, way):
        return Breach("B6", f"{player.number} floated {_WAY[way]} two rounds ago.")
    return None


def refused_bye(player: Player) -> Breach | None:
    """Say why a player cannot have the bye, if so (B1b)."""
    if b1b(player):
        return Breach("B1b", f"{player.number} has already had a point without playing.")
    return None
