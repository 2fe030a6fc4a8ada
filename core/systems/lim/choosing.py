"""The one way in which an opponent is chosen: the first in an order, for a colour's sake a later one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from paircard.core.systems.lim.cards import Cards
from paircard.core.systems.lim.outcome import Passed
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Chosen:
    """Who is chosen, and who was passed over; players by place."""

    place: int
    tried: Sequence[int]
    """In order, compatible or not, down to the one chosen."""
    passed: Mapping[int, Passed]
    """Those compatible who were passed over."""


def choose(cards: Cards, seeker: int, order: Sequence[int], will_do: Callable[[int], bool], *, colour: bool) -> Chosen:
    """Return the first in an order who is compatible and will do; there is one.

    With `colour` it is the first of them who is due another colour than the seeker, if there is one (3.8, 5.2): in a
    maxi-tournament only one whose rating is near that of the first of all (5.7).
    """
    passed: dict[int, Passed] = {}
    alike = cards.alike(seeker) if colour else 0
    first: int | None = None
    for place in order:
        if not cards.legal[seeker] >> place & 1:
            continue
        if first is not None and alike >> place & 1:
            passed[place] = Passed.COLOUR
        elif first is not None and not cards.near(first, place):
            passed[place] = Passed.FAR
        elif not will_do(place):
            passed[place] = Passed.REST
        elif alike >> place & 1:
            first, passed[place] = place, Passed.COLOUR
        else:
            return Chosen(place, order[: order.index(place) + 1], passed)
    if first is None:
        raise AssertionError("everybody who is left can be paired")
    kept = {place: why for place, why in passed.items() if why is not Passed.COLOUR}
    return Chosen(first, order[: order.index(first) + 1], kept)
