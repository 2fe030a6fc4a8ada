"""What reports and papers call the Swiss of 1998."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from core.values.language import tr

if TYPE_CHECKING:
    from core.event.tournament import Tournament
    from core.facets.facets import Recognised

NAME = "Swiss system FIDE 1998"  # no words: a value of record 092
CODE = "CUSTOM_SWISS"
"""No code of FIDE's stands for the rules of 1998, and none is claimed."""


def name(tournament: Tournament) -> str:  # noqa: ARG001
    """Return the value of record 092."""
    return NAME


def code(tournament: Tournament) -> str:  # noqa: ARG001
    """Return the value of record 192."""
    return CODE


def foot() -> tuple[str, ...]:
    """Return by which rules an event is paired."""
    return (
        tr("Rules: FIDE Swiss System based on rating, text of 1992 - 1998."),
        tr("For events that FIDE rates newer rules are in force."),
    )


def recognised(
    words: str,  # noqa: ARG001
    code: str,  # noqa: ARG001
    players: int,  # noqa: ARG001
    rounds: int,  # noqa: ARG001
    recorded: Sequence[Collection[tuple[int, int]]],  # noqa: ARG001
) -> Recognised | None:
    """Return nothing: there is no table, and what a report names is asked elsewhere."""
    return None
