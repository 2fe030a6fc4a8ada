"""The criteria B, one function each, and the sentences that say which one a pair or a float breaks.

A function answers whether its criterion is *broken*. B3 has none: it is the order of the brackets.
"""

from __future__ import annotations

from paircard.core.facets.breach import Breach
from paircard.core.facets.position import Player, Position
from paircard.core.systems.kit.apart import RULE, of_one
from paircard.core.values.language import mark
from paircard.core.values.preference import Preference, breaks_b2, clash, preference_of
from paircard.core.values.said import said

UP, DOWN = "U", "D"
_FLOATED = {
    ("B5", UP): mark("{player} floated up in the last round."),
    ("B5", DOWN): mark("{player} floated down in the last round."),
    ("B6", UP): mark("{player} floated up two rounds ago."),
    ("B6", DOWN): mark("{player} floated down two rounds ago."),
}


def b1a(one: Player, other: Player) -> bool:
    """Tell whether the two have met in a played game."""
    return other.number in one.opponents or one.number in other.opponents


def b1b(player: Player) -> bool:
    """Tell whether they have had a point without playing, so that the bye is not for them."""
    return player.bye_barred


def c5(one: Player, other: Player) -> bool:
    """Tell whether the two belong to one team whose members are not paired with each other (B.VI C5)."""
    return bool(one.apart) and one.apart == other.apart


def b2(one: Preference, other: Preference) -> bool:
    """Tell whether one of the two would get a third game in a row with a colour, or a difference beyond 2."""
    return breaks_b2(one, other)


def b4(one: Preference, other: Preference) -> bool:
    """Tell whether one of the two would not get the colour they prefer."""
    return clash(one, other)


def b5(player: Player, way: str) -> bool:
    """Tell whether they had the same float (`UP`, `DOWN`) in the last round; over 50 % it does not count."""
    return not player.over_half and player.floats[-1:] == way


def b6(player: Player, way: str) -> bool:
    """Tell whether they had the same float (`UP`, `DOWN`) two rounds ago; over 50 % it does not count."""
    return not player.over_half and player.floats[-2:-1] == way


def refused_pair(one: Player, other: Player, likes: Preference, other_likes: Preference) -> Breach | None:
    """Return the absolute criterion a pair breaks, if any (B1a, then B.VI C5, then B2)."""
    if b1a(one, other):
        return Breach("B1a", said("{one} and {other} have already met.", one=one.number, other=other.number))
    if c5(one, other):
        return Breach(RULE, of_one(one.number, other.number, one.apart))
    if not b2(likes, other_likes):
        return None
    if likes.colour == "B":
        return Breach("B2", said("{one} and {other} must both have Black.", one=one.number, other=other.number))
    return Breach("B2", said("{one} and {other} must both have White.", one=one.number, other=other.number))


def illegal(position: Position, one: int, other: int) -> Breach | None:
    """Return why two pairing numbers may not meet (B1a, B2; R6), None if they may.

    Raises KeyError if a number is not in the position.
    """
    players: dict[int, Player] = {player.number: player for player in position.players}
    a, b = players[one], players[other]
    return refused_pair(a, b, preference_of(a.colours, a.over_half), preference_of(b.colours, b.over_half))


def refused_clash(one: Player, other: Player, likes: Preference) -> Breach:
    """Say that a pair would be one clash too many (B4)."""
    both = {"one": one.number, "other": other.number}
    if likes.colour == "B":
        return Breach("B4", said("{one} and {other} both prefer Black, and no clash is left to use.", **both))
    return Breach("B4", said("{one} and {other} both prefer White, and no clash is left to use.", **both))


def broken_by_float(player: Player, way: str, level: int) -> str:
    """Return the criterion a float breaks at a level of relaxation: 0 (B5, B6), 1 (B5), 2 (none), see R3; or none."""
    if level < 2 and b5(player, way):
        return "B5"
    return "B6" if level < 1 and b6(player, way) else ""


def refused_float(player: Player, way: str, level: int) -> Breach | None:
    """Say which criterion a float breaks at a level of relaxation (R3), if any."""
    article = broken_by_float(player, way, level)
    return Breach(article, said(_FLOATED[article, way], player=player.number)) if article else None


def refused_bye(player: Player) -> Breach | None:
    """Say why a player cannot have the bye, if so (B1b)."""
    if b1b(player):
        return Breach("B1b", said("{player} has already had a point without playing.", player=player.number))
    return None
