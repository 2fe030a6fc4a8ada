"""Lots that anyone can draw again: the order follows from a seed that is written down first."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.values.colour import Colour


def draw_order(seed: str, event: str, purpose: str, ids: Iterable[str]) -> tuple[str, ...]:
    """Return the ids in drawn order: sorted by the SHA-256 of `SEED|EVENT|PURPOSE|ID`.

    >>> draw_order("42", "T1", "final:2.5", ["1", "5", "7"])
    ('7', '1', '5')
    """
    from hashlib import sha256  # only who draws needs it

    return tuple(sorted(ids, key=lambda id_: sha256(f"{seed}|{event}|{purpose}|{id_}".encode()).hexdigest()))


def draw_first_colour(seed: str, event: str) -> Colour:
    """Draw the colour of the highest player in round 1 (A7)."""
    purpose = "first colour"  # no words: it is drawn with
    return "W" if draw_order(seed, event, purpose, ["W", "B"])[0] == "W" else "B"
