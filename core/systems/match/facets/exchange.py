"""What reports and papers call a match."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from paircard.core.systems.match.options import options_of
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.asked.exchange import Recognised


WORDS, CODE = "Match of two players", "CUSTOM_MATCH"  # no words: values
TO_POINTS, TO_WINS = "first to points:", "first to wins:"  # no words: values


def name(tournament: Tournament) -> str:
    """Return the value of record 092, with what the match is played to where that is no number of games."""
    options = options_of(tournament)
    match options.to:
        case "points":
            return f"{WORDS}, {TO_POINTS} {options.points // 2}{'.5' if options.points % 2 else ''}"
        case "wins":
            return f"{WORDS}, {TO_WINS} {options.wins}"
    return WORDS


def code(tournament: Tournament) -> str:
    """Return the value of record 192: FIDE has no code for a match."""
    return CODE


def foot() -> tuple[str, ...]:
    """Return by which rules it is played."""
    return (tr("Rules: matches of the Polish chess code (B.VI E1)."),)


def recognised(
    words: str, code: str, players: int, rounds: int, recorded: Sequence[Collection[tuple[int, int]]]
) -> Recognised | None:
    """Return nothing: no table made its games; they are taken over one by one."""
    return None
