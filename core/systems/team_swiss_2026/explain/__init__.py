"""A round explained: who was drawn up and why, which criterion decided, why this bye, and why not otherwise."""

from paircard.core.systems.team_swiss_2026.explain.model import TeamBracket, TeamRound, explain

__all__ = ["TeamBracket", "TeamRound", "explain"]
