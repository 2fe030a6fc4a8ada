"""Who gives a display, who plays in it, and at which board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.event.numbering import drawn_numbers
from paircard.core.event.round_facts import PairMade
from paircard.core.systems.simultaneous.options import options_of

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

MOST_BOARDS = 200
LATE_LOSES = 3
"""Whoever is not ready so many times has lost (H6)."""


def givers(tournament: Tournament) -> tuple[ContestantId, ...]:
    """Return who gives the display: who was named, otherwise who was entered first."""
    entered = tournament.facts.registrations
    named = tuple(id_ for id_ in tournament.facts.givers if id_ in entered)
    return named or tuple(sorted(entered)[:1])


def players(tournament: Tournament) -> tuple[ContestantId, ...]:
    """Return everybody else by board: in the order of the lots, otherwise as they were entered; the last come last."""
    giving, drawn = set(givers(tournament)), drawn_numbers(tournament.facts)
    others = (id_ for id_ in tournament.facts.registrations if id_ not in giving)
    return tuple(sorted(others, key=lambda id_: (drawn.get(id_, len(drawn) + 1), id_)))


def pairs(tournament: Tournament) -> Iterator[PairMade]:
    """Yield the pair of every board."""
    giving, options = givers(tournament), options_of(tournament)
    for at, player in enumerate(players(tournament)):
        giver = giving[at % len(giving)] if options.several == "share" else giving[0]
        white = options.colours == "white" or (options.colours == "alternate" and at % 2 == 0)
        yield PairMade(giver, player) if white else PairMade(player, giver)
