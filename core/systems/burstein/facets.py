"""The facets of the Burstein System: what is as in every Swiss of 2026, asked of this book, and what is its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from paircard.core.systems.burstein.book import BOOK
from paircard.core.systems.burstein.options import BursteinOptions
from paircard.core.systems.burstein.position import Position
from paircard.core.systems.burstein.seeding import seeding_rounds
from paircard.core.systems.kit.score_groups import cut_in_halves, with_some_colour
from paircard.core.systems.swiss.facets import exchange, groups, papers
from paircard.core.systems.swiss.facets.groups import players_in
from paircard.core.values.language import mark, tr, trn

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.groups import ScoreGroup


class Groups(groups.Groups):
    """Score groups and brackets."""

    book = BOOK

    def score_groups(self, tournament: Tournament) -> tuple[ScoreGroup, ...]:
        """Return the score groups; after the seeding by the Index, the highest facing the lowest (4.3)."""
        state = BOOK.position(with_some_colour(tournament))
        players = players_in(BOOK, tournament, state)
        if not isinstance(state, Position):
            return cut_in_halves(tuple(players.values()))
        ranked = sorted(state.players, key=lambda player: player.index)
        natural = cut_in_halves(tuple(players[each.number] for each in ranked))
        return tuple(replace(group, s2=group.s2[::-1]) for group in natural)


class Exchange(exchange.Exchange):
    """Record 192 of FIDE; it says the acceleration."""

    options = BursteinOptions
    words = "Swiss Burstein 2026 (FIDE C.04.4.2)"  # no words: a value of record 092
    rules = mark("Rules: Burstein System, C.04.4.2, in force since 1 February 2026.")


class Papers(papers.Papers):
    """Every paper fits."""

    book, options = BOOK, BursteinOptions

    def pairing(self, tournament: Tournament) -> Iterator[str]:
        """Say which rounds seed everybody."""
        yield tr("Pairing: Burstein System in force since 1 February 2026 (C.04.4.2).")
        if seeding := seeding_rounds(tournament.regulations.rounds):
            yield trn(
                "The first round seeds everybody by the FIDE (Dutch) System (1.6).",
                "The first {count} rounds seed everybody by the FIDE (Dutch) System (1.6).",
                seeding,
            )
