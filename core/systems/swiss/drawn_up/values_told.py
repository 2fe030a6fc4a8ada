"""What a bracket has by the criteria that several books have, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said, said_n


def upfloaters(count: int) -> Words:
    """Say how many were drawn up."""
    return said_n("{count} upfloater.", "{count} upfloaters.", count) if count else said("No upfloater.")


def scores(listed: Sequence[int]) -> Words:
    """Say the scores of who was drawn up (half points)."""
    return said("Scores of the upfloaters: {scores}.", scores=" ".join(map(format_points, listed)) or "-")


def next_scoregroup(broken: int) -> Words:
    """Say whether what is left of the next scoregroup can be paired with the fewest upfloaters its parity allows."""
    if broken:
        return said("What is left of the next scoregroup would need more upfloaters than its number does.")
    return said("What is left of the next scoregroup can be paired with as few upfloaters as its number allows.")


def floaters(count: int) -> Words:
    """Say how many of those drawn up had floated."""
    if count:
        return said_n(
            "{count} upfloater floated in the previous round.",
            "{count} upfloaters floated in the previous round.",
            count,
        )
    return said("No upfloater floated in the previous round.")


def floating_opponents(count: int) -> Words:
    """Say how many of those who meet somebody drawn up had floated."""
    if count:
        return said_n(
            "{count} opponent of an upfloater floated in the previous round.",
            "{count} opponents of upfloaters floated in the previous round.",
            count,
        )
    return said("No opponent of an upfloater floated in the previous round.")
