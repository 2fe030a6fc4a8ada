"""What reports and papers call a cup."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from paircard.core.systems.knockout.options import options_of
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.asked.exchange import Recognised


WORDS, CODE = "Knock-out", "CUSTOM_KNOCKOUT"  # no words: values
GAMES, WITH_THIRD = "games a match", "third place played"  # no words: values


def name(tournament: Tournament) -> str:
    """Return the value of record 092, with what the columns do not tell: games of a match, a match for third place."""
    options = options_of(tournament)
    games = () if options.odd else (f"{options.games} {GAMES}",)
    return ", ".join((WORDS, *games, *((WITH_THIRD,) if options.third else ())))


def code(tournament: Tournament) -> str:
    """Return the value of record 192: reports have no code for a cup."""
    return CODE


def foot() -> tuple[str, ...]:
    """Return by which rules the rounds were made."""
    return (tr("Rules: knock-out of the Polish chess code (B.VI D)."),)


def recognised(
    words: str,
    code: str,
    players: int,
    rounds: int,
    recorded: Sequence[Collection[tuple[int, int]]],
) -> Recognised | None:
    """Return nothing: no table made its rounds; they are played again from their results."""
    return None
