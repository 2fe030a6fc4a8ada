"""Which colour odd numbers have in round 1, and how that was settled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.announced_facts import FirstColourSet
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def first_colour_line(tournament: Tournament) -> Iterator[str]:
    """Say which colour odd numbers have in round 1 and how that was settled; nothing before it is."""
    drawn = [each.event for each in tournament.in_force if isinstance(each.event, FirstColourSet)]
    if drawn:
        yield _first_colour(drawn[-1])


def _first_colour(drawn: FirstColourSet) -> str:
    if drawn.colour == "W":
        if drawn.seed:
            return tr("Colour of odd numbers in round 1: White (lot, seed {seed})", seed=drawn.seed)
        return tr("Colour of odd numbers in round 1: White (set by the arbiter)")
    if drawn.seed:
        return tr("Colour of odd numbers in round 1: Black (lot, seed {seed})", seed=drawn.seed)
    return tr("Colour of odd numbers in round 1: Black (set by the arbiter)")
