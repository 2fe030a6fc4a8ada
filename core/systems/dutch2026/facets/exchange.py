"""What reports and papers call the Swiss of 2026."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from paircard.core.facets.reported import ChoicesTold
from paircard.core.systems.dutch2026.options import options_of
from paircard.core.systems.kit.acceleration import BAKU_CODE, baku_of
from paircard.core.systems.swiss.choices_told import choices_of
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.asked.exchange import Recognised

CODE = "FIDE_DUTCH_2026"
_CODES = (CODE, "FIDE_DUTCH_2025")  # no words: drafts of the record said 2025
_NAME = "Swiss Dutch 2026 (FIDE C.04.3)"  # no words: a value of record 092


def name(tournament: Tournament) -> str:
    """Return the value of record 092."""
    return f"{_NAME}, Baku acceleration" if _accelerated(tournament) else _NAME  # no words: a value


def code(tournament: Tournament) -> str:
    """Return the value of record 192."""
    return CODE + BAKU_CODE if _accelerated(tournament) else CODE


def named_by(said: str) -> bool:
    """Whether the value of a record 192, or of 092 where that is all there is, names these rules."""
    plain = " ".join(said.upper().split())
    return plain.removesuffix(BAKU_CODE) in _CODES or plain.startswith(_NAME.upper())


def foot() -> tuple[str, ...]:
    """Return by which rules an event is paired."""
    return (tr("Rules: FIDE (Dutch) System, C.04.3, in force since 1 February 2026."),)


def recognised(
    words: str,
    code: str,
    players: int,
    rounds: int,
    recorded: Sequence[Collection[tuple[int, int]]],
) -> Recognised | None:
    """Return nothing: there is no table, and what a report names is asked elsewhere."""
    return None


def choices_told(tournament: Tournament) -> ChoicesTold:
    """Return what results and byes give, who is kept apart, and the virtual points."""
    options = options_of(tournament)
    return choices_of(tournament, options.bye_half_points, baku_of(tournament, options))


def _accelerated(tournament: Tournament) -> bool:
    return options_of(tournament).acceleration == "baku"
