"""A round explained: its brackets, and who can be asked what else they could have been."""

from __future__ import annotations

from paircard.core.systems.burstein.as_seen import pairing_seen, seen
from paircard.core.systems.burstein.explain.forcing import Forcing
from paircard.core.systems.burstein.outcome import BracketResult
from paircard.core.systems.burstein.position import Player, Position
from paircard.core.systems.burstein.search import search
from paircard.core.systems.swiss.explained import SwissBracket, SwissRound


class BursteinBracket(SwissBracket[BracketResult, Forcing]):
    """One bracket."""

    __slots__ = ()


class BursteinRound(SwissRound[BursteinBracket, Position, BracketResult, Player, Forcing]):
    """The pairing of a round after the seeding, and how it came about."""

    __slots__ = ()


def explain(position: Position) -> BursteinRound:
    """Pair a position and explain it; raise NoCompletePairing where there is none."""
    made = search(position)
    forcing = Forcing(position, made)
    shown = pairing_seen(made)
    brackets = tuple(
        BursteinBracket(result, own, forcing, at)
        for at, (result, own) in enumerate(zip(shown.brackets, made.brackets, strict=True))
    )
    return BursteinRound(seen(position), shown, brackets, position, made, forcing)
