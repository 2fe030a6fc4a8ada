"""A round explained: its brackets, and who can be asked what else they could have been."""

from __future__ import annotations

from dataclasses import dataclass

from core.systems.kit.explained import BracketExplained, RoundExplained
from core.systems.team_swiss_2026.as_seen import pairing_seen, seen
from core.systems.team_swiss_2026.explain.forcing import Forcing
from core.systems.team_swiss_2026.outcome import BracketResult, Pairing
from core.systems.team_swiss_2026.position import Position, Team
from core.systems.team_swiss_2026.search import search


@dataclass(frozen=True, slots=True)
class TeamBracket(BracketExplained):
    """One bracket."""

    own: BracketResult
    forcing: Forcing
    """What would become of it otherwise."""
    at: int
    """Its place among the brackets, 0 for the highest."""


@dataclass(frozen=True, slots=True)
class TeamRound(RoundExplained[TeamBracket]):
    """The pairing of a round and how it came about."""

    own: Position
    made: Pairing
    forcing: Forcing

    def player(self, number: int) -> Team:
        """Return a team by TPN; raise KeyError for one that is not in the round."""
        return self.forcing.player(number)


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
