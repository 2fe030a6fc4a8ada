"""E1 - E5, R7 and R15: who has White. A rule that is switched off is passed over; E4 gives the other colour."""

from __future__ import annotations

from paircard.core.facets.position import Position
from tests.support.literal.cards import Cards

OTHER = {"W": "B", "B": "W"}


def white_and_black(position: Position, cards: Cards, one: int, other: int) -> tuple[int, int]:
    """Return the places of White and Black."""
    higher, lower = sorted((one, other))
    colour = _of_higher(position, cards, higher, lower)
    return (higher, lower) if colour == "W" else (lower, higher)


def _of_higher(position: Position, cards: Cards, higher: int, lower: int) -> str:
    mine, others, off = cards.due[higher], cards.due[lower], cards.off
    if not (mine.colour or others.colour):
        odd = cards.players[higher].number % 2 == 1 or {"E5", "R7"} & {*off}
        return position.first_colour if odd else OTHER[position.first_colour]
    if mine.colour != others.colour and "E1" not in off and not ("R15" in off and not (mine.colour and others.colour)):
        return mine.colour or OTHER[others.colour]
    if mine.strength != others.strength and "E2" not in off and mine.colour == others.colour:
        return mine.colour if mine.strength > others.strength else OTHER[others.colour]
    if "E3" not in off:
        a, b = cards.players[higher].colours, cards.players[lower].colours
        for had, has in zip(reversed(a), reversed(b), strict=False):
            if had != has:
                return OTHER[had]
    if "E4" in off or not mine.colour:
        return OTHER[others.colour] if "E4" in off else position.first_colour
    return mine.colour
