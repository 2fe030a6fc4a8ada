"""What papers call a display; no report tells of one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.asked.exchange import Recognised


def name(tournament: Tournament) -> str:
    """Return what record 092 would say."""
    return "Simultaneous display"  # no words: a value


def code(tournament: Tournament) -> str:
    """Return what record 192 would say."""
    return "CUSTOM_SIMULTANEOUS"  # no words: a value


def foot() -> tuple[str, ...]:
    """Return by which rules it is played."""
    return (tr("Rules: simultaneous display of the Polish chess code (B.VI H)."),)


def recognised(
    words: str, code: str, players: int, rounds: int, recorded: Sequence[Collection[tuple[int, int]]]
) -> Recognised | None:
    """Return nothing: no report is of a display."""
    return None
