"""A round explained: its brackets, and who can be asked what else they could have been."""

from __future__ import annotations

from paircard.core.systems.swiss.explained import SwissBracket, SwissRound
from paircard.core.systems.team_swiss_2026.as_seen import pairing_seen, seen
from paircard.core.systems.team_swiss_2026.explain.forcing import Forcing
from paircard.core.systems.team_swiss_2026.outcome import BracketResult
from paircard.core.systems.team_swiss_2026.position import Position, Team
from paircard.core.systems.team_swiss_2026.search import search


class TeamBracket(SwissBracket[BracketResult, Forcing]):
    """One bracket."""

    __slots__ = ()


class TeamRound(SwissRound[TeamBracket, Position, BracketResult, Team, Forcing]):
    """The pairing of a round and how it came about."""

    __slots__ = ()


def explain(position: Position) -> TeamRound:
    """Pair a position and explain it; raise NoCompletePairing where there is none."""
    made = search(position)
    forcing = Forcing(position, made)
    shown = pairing_seen(made)
    brackets = tuple(
        TeamBracket(result, own, forcing, at)
        for at, (result, own) in enumerate(zip(shown.brackets, made.brackets, strict=True))
    )
    return TeamRound(seen(position), shown, brackets, position, made, forcing)
