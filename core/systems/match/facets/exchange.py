"""What reports and papers call a match."""

# ruff: noqa: ARG001 - a protocol gives more than one needs

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from core.language import tr

if TYPE_CHECKING:
    from core.event.tournament import Tournament
    from core.systems.base import Recognised


def name(tournament: Tournament) -> str:
    """Return the value of record 092."""
    return "Match of two players"  # no words: a value


def code(tournament: Tournament) -> str:
    """Return the value of record 192: FIDE has no code for a match."""
    return "CUSTOM_MATCH"  # no words: a value


def foot() -> tuple[str, ...]:
    """Return by which rules it is played."""
    return (tr("Rules: matches of the Polish chess code (B.VI E1)."),)


def recognised(
    words: str, code: str, players: int, rounds: int, recorded: Sequence[Collection[tuple[int, int]]]
) -> Recognised | None:
    """Return nothing: no table made its games."""
    return None
