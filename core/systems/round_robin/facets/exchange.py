"""What reports and papers call a round robin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.language import tr
from core.systems.round_robin.options import options_of

if TYPE_CHECKING:
    from core.event.tournament import Tournament


def name(tournament: Tournament) -> str:
    """Return the value of record 092."""
    cycles = options_of(tournament).cycles
    return {1: "Round robin", 2: "Double round robin"}.get(cycles, f"Round robin, {cycles} cycles")  # no words: a value


def code(tournament: Tournament) -> str:
    """Return the value of record 192; beyond two cycles there is no code of FIDE's."""
    cycles = options_of(tournament).cycles
    return {1: "FIDE_ROUNDROBIN", 2: "FIDE_DOUBLEROUNDROBIN"}.get(cycles, "CUSTOM_ROUNDROBIN")


def foot() -> tuple[str, ...]:
    """Return by which rules the rounds were made."""
    return (tr("Rules: round robin by the Berger tables."),)
