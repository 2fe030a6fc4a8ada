"""The facets of the Dubov System: what is as in every Swiss of 2026, asked of this book, and what is its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from paircard.core.event.readiness import Need, Wanting
from paircard.core.systems.dubov.book import BOOK
from paircard.core.systems.dubov.cited import dubov
from paircard.core.systems.dubov.options import DubovOptions
from paircard.core.systems.swiss.facets import exchange, papers, rounds
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.said import Words, said, said_n

if TYPE_CHECKING:
    from paircard.core.event.proposal import Proposal
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.trace import Sink

_NAMED = 8
"""So many without a rating are named."""


class Rounds(rounds.Rounds):
    """Everybody needs a rating (1.1)."""

    book = BOOK

    def needs(self, tournament: Tournament) -> Iterable[Need]:
        """Ask for ratings before the colour is drawn."""
        missing = _unrated(tournament)
        for need in super().needs(tournament):
            if missing and need.what is Wanting.COLOUR:
                yield Need(Wanting.RATINGS, missing)
            yield need
        if missing and tournament.facts.first_colour is not None:
            yield Need(Wanting.RATINGS, missing)

    def propose(self, tournament: Tournament, sink: Sink | None = None) -> Proposal:
        """Pair the next round; refuse while somebody has no rating."""
        if missing := _unrated(tournament):
            raise missing
        return super().propose(tournament, sink)


def _unrated(tournament: Tournament) -> Refusal | None:
    """Return that some whom the next round rests on have no rating; None where all have one."""
    unrated = [id_ for id_, each in tournament.registrations.items() if not each.entrant.rating]
    if not unrated:
        return None
    playing = frozenset(tournament.to_pair)
    names = [
        tournament.label(id_)
        for id_ in unrated
        if id_ in playing or any(line.met for line in tournament.cards[id_].lines)
    ]
    if not names:
        return None
    shown: str | Words = ", ".join(names[:_NAMED])
    if (more := len(names) - _NAMED) > 0:
        shown = said_n("{players} and {count} more", "{players} and {count} more", more, players=shown)
    sentence = said("The Dubov System needs a rating of everybody: enter an estimate for {players}.", players=shown)
    return Refusal(sentence, dubov("1.1"))


class Exchange(exchange.Exchange):
    """Record 192 of FIDE; it says the acceleration."""

    options = DubovOptions
    words = "Swiss Dubov 2026 (FIDE C.04.4.1)"  # no words: a value of record 092
    rules = mark("Rules: Dubov System, C.04.4.1, in force since 1 February 2026.")


class Papers(papers.Papers):
    """Every paper fits."""

    book, options = BOOK, DubovOptions

    def pairing(self, tournament: Tournament) -> Iterator[str]:
        """Say that ratings count."""
        yield tr("Pairing: Dubov System in force since 1 February 2026 (C.04.4.1). Everybody has a rating.")
