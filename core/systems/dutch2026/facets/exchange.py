"""What reports and papers call the Swiss of 2026."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from core.systems.dutch2026.as_seen import together
from core.systems.dutch2026.options import options_of
from core.systems.kit.acceleration import BAKU_CODE, baku_of, virtual_records
from core.systems.kit.list_records import list_records
from core.systems.kit.point_records import point_records
from core.values.language import tr

if TYPE_CHECKING:
    from core.event.tournament import Tournament
    from core.facets.facets import Recognised

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
    words: str,  # noqa: ARG001
    code: str,  # noqa: ARG001
    players: int,  # noqa: ARG001
    rounds: int,  # noqa: ARG001
    recorded: Sequence[Collection[tuple[int, int]]],  # noqa: ARG001
) -> Recognised | None:
    """Return nothing: there is no table, and what a report names is asked elsewhere."""
    return None


def records(tournament: Tournament) -> Iterator[str]:
    """Yield 162 where results or byes give other points, 260 for who is kept apart, and 250 for the virtual points."""
    if (left := tournament.facts.fide_mode_left) is not None:
        yield f"### FIDE mode left before round {left}"  # no words: a record
    scale = tournament.regulations.scale
    yield from point_records(scale, scale.of_bye(options_of(tournament).bye_half_points))
    yield from list_records(tournament, together(tournament))
    yield from virtual_records(tournament, baku_of(tournament, options_of(tournament)))


def _accelerated(tournament: Tournament) -> bool:
    return options_of(tournament).acceleration == "baku"
