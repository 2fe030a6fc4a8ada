"""What reports and papers call a Scheveningen match."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from paircard.core.facets.asked.exchange import Recognised
from paircard.core.systems.scheveningen.facets.law import TEAMS
from paircard.core.systems.scheveningen.options import ScheveningenOptions
from paircard.core.systems.scheveningen.table import FEWEST, MOST, Side, table, white_in
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

_NAMED = re.compile("scheveningen", re.IGNORECASE)  # no words: what other programs write


def name(tournament: Tournament) -> str:
    """Return the value of record 092."""
    return "Scheveningen"  # no words: a value


def code(tournament: Tournament) -> str:
    """Return the value of record 192: FIDE's tables mix colours within a team and are others."""
    return "CUSTOM_TEAM_SCHEVENINGEN"  # no words: a value


def foot() -> tuple[str, ...]:
    """Return by which rules the rounds were made."""
    return (tr("Rules: Scheveningen system by the tables of the Polish chess code (B.VI F7)."),)


def recognised(
    words: str, code: str, players: int, rounds: int, recorded: Sequence[Collection[tuple[int, int]]]
) -> Recognised | None:
    """Return the schedule of a report that calls itself so, where the teams have White in the rounds of the table.

    `players` are teams. A match whose line-ups nobody has handed in may be missing.
    """
    if not _NAMED.search(code or words) or players != TEAMS or not FEWEST <= rounds <= MOST:
        return None
    made = [((1, 2) if white_in(number) is Side.A else (2, 1)) for number in range(1, rounds + 1)]
    if len(recorded) > rounds or not all(set(pairs) <= {pair} for pairs, pair in zip(recorded, made, strict=False)):
        return None
    seats = [tuple(other.number for _, other in pairs) for pairs in table(rounds)]
    return Recognised(ScheveningenOptions(boards=rounds), [(pair,) for pair in made], seats)
