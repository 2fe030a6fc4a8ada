"""What somebody has, and what a result that is missing can still make of it."""

from __future__ import annotations

from paircard.core.event.card import PairingCard
from paircard.core.facets.groups import reachable_scores
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.core.values.scale import Scale


def score_told(card: PairingCard, scale: Scale) -> str:
    """Say the score of a card; while a result is missing, which scores are possible."""
    score, reachable = format_points(card.score), reachable_scores(card, scale)
    if not reachable:
        return score
    possible = ", ".join(map(format_points, reachable))
    return tr("{points} so far, a result is missing: {possible} possible", points=score, possible=possible)


def colours_told(colours: str) -> str:
    """Say how many games were played with each colour, the difference first.

    >>> colours_told("WBW"), colours_told("WB")
    ('+1: 2 White, 1 Black', '0: 1 each')
    """
    whites, blacks = colours.count("W"), colours.count("B")
    if whites == blacks:
        return tr("0: {count} each", count=whites)
    difference = f"{whites - blacks:+d}"
    return tr("{difference}: {whites} White, {blacks} Black", difference=difference, whites=whites, blacks=blacks)
