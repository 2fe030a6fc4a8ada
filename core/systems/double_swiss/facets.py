"""The facets of the Double-Swiss System: what is as in every Swiss of 2026, asked of this book, and what is its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.systems.double_swiss.book import BOOK
from paircard.core.systems.double_swiss.options import DoubleSwissOptions
from paircard.core.systems.swiss.facets import exchange, law, papers
from paircard.core.values.language import mark, tr
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

WORDS = "Swiss Double-Swiss 2026 (FIDE C.04.5)"  # no words: a value of record 092


class Law(law.Law):
    """Colours keep nobody apart."""

    book = BOOK

    def kept(self) -> str:
        """Say what a pairing by hand keeps."""
        return tr("C1 and C2 are kept.")

    def on_paper(self, tournament: Tournament) -> str:
        """Say the absolute criteria for whoever has no program at hand."""
        return tr(
            "Pair round {round} from the cards, the highest score first: nobody plays a second match against the same "
            "opponent (C1), and nobody has a second bye (C2). Both play two games, the second with colours reversed.",
            round=tournament.next_round,
        )


class Exchange(exchange.Exchange):
    """Record 192 of FIDE; a match is two columns, and no other program is known to expect that."""

    options = DoubleSwissOptions
    words = f"{WORDS}, two columns a match"  # no words: a value
    rules = mark("Rules: Double-Swiss System, C.04.5, in force since 1 February 2026.")


class Papers(papers.Papers):
    """Every paper fits."""

    book, options = BOOK, DoubleSwissOptions

    def pairing(self, tournament: Tournament) -> Iterator[str]:
        """Yield by which rules is paired, and what a match is."""
        yield tr("Pairing: Double-Swiss System in force since 1 February 2026 (C.04.5).")
        yield tr("A round is a match of two games, the second with colours reversed; the points of both count.")
        yield tr("A match is forfeited only if a player comes to neither game (C.04.5 1.1).")

    def bye(self, tournament: Tournament) -> Iterator[str]:
        """Yield what the bye gives (1.4), and what a match is in tie-breaks."""
        points = format_points(self.chosen(tournament).bye)
        yield tr("A pairing-allocated bye gives {points} (C.04.5 1.4).", points=points)
        yield tr("In tie-breaks a match is a round, with the points of both games; ratings go game by game.")
