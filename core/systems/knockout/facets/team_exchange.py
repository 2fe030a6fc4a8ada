"""What reports and papers call a cup of teams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.systems.knockout.facets.exchange import foot, recognised

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

__all__ = ["code", "foot", "name", "recognised"]


def name(tournament: Tournament) -> str:
    """Return the value of record 092."""
    return "Team knock-out"  # no words: a value


def code(tournament: Tournament) -> str:
    """Return the value of record 192: reports have no code for a cup."""
    return "CUSTOM_TEAM_KNOCKOUT"  # no words: a value
