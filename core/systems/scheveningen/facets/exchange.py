"""What reports and papers call a Scheveningen match."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from core.language import tr

if TYPE_CHECKING:
    from core.event.tournament import Tournament
    from core.systems.base import Recognised


def name(tournament: Tournament) -> str:  # noqa: ARG001
    """Return the value of record 092."""
    return "Scheveningen"  # no words: a value


def code(tournament: Tournament) -> str:  # noqa: ARG001
    """Return the value of record 192: FIDE's tables mix colours within a team and are others."""
    return "CUSTOM_TEAM_SCHEVENINGEN"  # no words: a value


def foot() -> tuple[str, ...]:
    """Return by which rules the rounds were made."""
    return (tr("Rules: Scheveningen system by the tables of the Polish chess code (B.VI F7)."),)


def recognised(
    words: str,  # noqa: ARG001
    code: str,  # noqa: ARG001
    players: int,  # noqa: ARG001
    rounds: int,  # noqa: ARG001
    recorded: Sequence[Collection[tuple[int, int]]],  # noqa: ARG001
) -> Recognised | None:
    """Return nothing: a report of players does not say of which team they are."""
    return None
