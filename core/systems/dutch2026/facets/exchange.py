"""What reports and papers call the Swiss of 2026."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from core.language import tr
from core.systems.dutch2026.numbering import baku_of
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


def records(tournament: Tournament) -> Iterator[str]:
    """Yield 162 where the bye gives half a point, and 250 for the virtual points: nobody need work out group A."""
    if options_of(tournament).bye == "draw":
        yield "162  W 1.0    D 0.5    L 0.0    P 0.5"
    baku = baku_of(tournament)
    if baku is None:
        return
    last = tournament.numbers[baku.last_of_ga]
    numbered = ((number, baku.virtual_points(number)) for number in range(1, baku.rounds + 1))
    for points, span in groupby(numbered, key=lambda each: each[1]):
        rounds = [number for number, _ in span]
        if points:
            yield f"250 {0:4.1f} {points / 2:4.1f} {rounds[0]:3} {rounds[-1]:3} {1:4} {last:4}"


def _accelerated(tournament: Tournament) -> bool:
    return options_of(tournament).acceleration == "baku"
