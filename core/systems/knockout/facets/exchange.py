"""What reports and papers call a cup."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from core.language import tr

if TYPE_CHECKING:
    from core.event.tournament import Tournament
    from core.systems.base import Recognised


def name(tournament: Tournament) -> str:  # noqa: ARG001
    """Return the value of record 092."""
    return "Knock-out"  # no words: a value


def code(tournament: Tournament) -> str:  # noqa: ARG001
    """Return the value of record 192: reports have no code for a cup."""
    return "CUSTOM_KNOCKOUT"  # no words: a value


def foot() -> tuple[str, ...]:
    """Return by which rules the rounds were made."""
    return (tr("Rules: knock-out of the Polish chess code (B.VI D)."),)


def recognised(
    words: str,  # noqa: ARG001
    code: str,  # noqa: ARG001
    players: int,  # noqa: ARG001
    rounds: int,  # noqa: ARG001
    recorded: Sequence[Collection[tuple[int, int]]],  # noqa: ARG001
) -> Recognised | None:
    """Return nothing: play-offs are not in a report, so who went on is not known from it."""
    return None
