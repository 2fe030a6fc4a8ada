"""Article 5: who has White. A rule that is switched off is passed over; 5.2.4 then gives the other colour."""

from __future__ import annotations

from tests.support.literal_2026.cards import ABSOLUTE, NONE, OTHER, Cards


def white_and_black(cards: Cards, one: int, other: int) -> tuple[int, int]:
    """Return the places of White and Black."""
    higher, lower = sorted((one, other))
    return (higher, lower) if _of_higher(cards, higher, lower) == "W" else (lower, higher)


def _of_higher(cards: Cards, higher: int, lower: int) -> str:
    (mine, my_kind), (theirs, their_kind) = cards.due[higher], cards.due[lower]
    if not (my_kind or their_kind):
        return _neither(cards, higher)
    if mine != theirs and "5.2.1" not in cards.off:
        return mine if my_kind > NONE else OTHER[theirs]
    if mine == theirs and "5.2.2" not in cards.off:
        forces = [_force(cards, place) for place in (higher, lower)]
        if forces[0] != forces[1]:
            return mine if forces[0] > forces[1] else OTHER[mine]
    if "5.2.3" not in cards.off:
        for had, has in zip(*(reversed(cards.players[place].colours) for place in (higher, lower)), strict=False):
            if had != has:
                return OTHER[had]
    granted = mine or theirs
    return OTHER[granted] if "5.2.4" in cards.off else granted


def _neither(cards: Cards, higher: int) -> str:
    """5.2.5: odd numbers have the initial colour, counted without those who have never been here."""
    drawn = cards.position.initial_colour
    if "5.2.5" in cards.off:
        return drawn
    player = cards.players[higher]
    number = player.number if "5.2.5 counted" in cards.off else player.colour_number
    return drawn if number % 2 else OTHER[drawn]


def _force(cards: Cards, place: int) -> tuple[int, int]:
    kind = cards.due[place][1]
    return kind, abs(cards.players[place].difference) if kind == ABSOLUTE else 0
