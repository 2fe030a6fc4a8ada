"""What reports and papers call the Swiss of 2026."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from core.language import tr
from core.systems.dutch2026.options import options_of

if TYPE_CHECKING:
    from core.event.tournament import Tournament
    from core.systems.base import Recognised

CODE = "FIDE_DUTCH_2026"
_NAME = "Swiss Dutch 2026 (FIDE C.04.3)"  # no words: a value of record 092


def name(tournament: Tournament) -> str:
    """Return the value of record 092."""
    return f"{_NAME}, Baku acceleration" if _accelerated(tournament) else _NAME  # no words: a value


def code(tournament: Tournament) -> str:
    """Return the value of record 192."""
    return f"{CODE}_BAKU" if _accelerated(tournament) else CODE


def foot() -> tuple[str, ...]:
    """Return by which rules an event is paired."""
    return (tr("Rules: FIDE (Dutch) System, C.04.3, in force since 1 February 2026."),)


def recognised(
    words: str,  # noqa: ARG001
    code: str,  # noqa: ARG001
    players: int,  # noqa: ARG001
    rounds: int,  # noqa: ARG001
    recorded: Sequence[Collection[tuple[int, int]]],  # noqa: ARG001
) -> Recognised | None:
    """Return nothing: there is no table, and what a report names is asked elsewhere."""
    return None


def _accelerated(tournament: Tournament) -> bool:
    return options_of(tournament).acceleration == "baku"
