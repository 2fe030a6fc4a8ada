"""What reports and papers call the Swiss of 1998 for teams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.event.team_options import team_options
from core.systems.swiss1998.facets.exchange import foot, recognised

if TYPE_CHECKING:
    from core.event.tournament import Tournament

__all__ = ["code", "foot", "name", "recognised"]

NAME = "Team Swiss system FIDE 1998"  # no words: a value of record 092
CODES = {"match": "CUSTOM_TEAM_SWISS_MP", "game": "CUSTOM_TEAM_SWISS_GP"}
"""By the points that pair and rank. No code of FIDE's stands for the rules of 1998, and none is claimed."""


def name(tournament: Tournament) -> str:  # noqa: ARG001
    """Return the value of record 092."""
    return NAME


def code(tournament: Tournament) -> str:
    """Return the value of record 192."""
    return CODES[team_options(tournament.regulations).primary]
