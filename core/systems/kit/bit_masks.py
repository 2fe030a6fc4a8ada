"""Sets of places as bit masks; a place is an index into the players of a position, 0 is the highest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def mask_of(places: Iterable[int]) -> int:
    """Return the bit mask of some places."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def places_in(mask: int) -> Iterator[int]:
    """Yield the places of a bit mask, highest player first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
