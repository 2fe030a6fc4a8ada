"""What reports and papers call the sliding system, and how a report of one is known."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from paircard.core.facets.asked.exchange import Recognised
from paircard.core.systems.sliding.options import SlidingOptions
from paircard.core.systems.sliding.seats import FEWEST, MOST
from paircard.core.systems.sliding.table import table
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

_NAMED = re.compile("sliding", re.IGNORECASE)  # no words: what `name` writes


def name(tournament: Tournament) -> str:
    """Return the value of record 092."""
    return "Sliding system, everybody meets everybody"  # no words: a value


def code(tournament: Tournament) -> str:
    """Return the value of record 192: everybody meets everybody, but by no table of FIDE's."""
    return "CUSTOM_ROUNDROBIN"  # no words: a value


def foot() -> tuple[str, ...]:
    """Return by which rules the rounds were made."""
    return (tr("Rules: sliding system of the Polish chess code (B.VI A5)."),)


def recognised(
    words: str,
    code: str,
    players: int,
    rounds: int,
    recorded: Sequence[Collection[tuple[int, int]]],
) -> Recognised | None:
    """Return the schedule of a report that calls itself so, where its rounds are those of the table.

    A report knows no boards: they come from the table.
    """
    if not _NAMED.search(words) or not recorded or not FEWEST <= players <= MOST:
        return None
    pairs = table(players)
    if rounds != len(pairs) or any(set(made) != set(of) for made, of in zip(recorded, pairs, strict=False)):
        return None
    return Recognised(SlidingOptions(), pairs)
