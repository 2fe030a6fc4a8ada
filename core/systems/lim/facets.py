"""The facets of the Lim System: what is as in every Swiss of 2026, asked of this book, and what is its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from paircard.core.systems.lim.book import BOOK
from paircard.core.systems.lim.options import MAXI_WORDS, WORDS, LimOptions
from paircard.core.systems.swiss.facets import exchange, law, papers
from paircard.core.systems.swiss.three_running import against_three
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Law(law.Law):
    """Who is not compatible does not meet (2.1); in the last round the limits of colours are lifted (6)."""

    book = BOOK

    def kept(self) -> str:
        """Say what a pairing by hand keeps."""
        return tr("C.04.4.3 2.1 and C.04.1 4 are kept.")

    def on_paper(self, tournament: Tournament) -> str:
        """Say the absolute criteria for whoever has no program at hand."""
        return tr(
            "Pair round {round} from the cards, from the top down and from the bottom up, the median last: nobody "
            "meets the same opponent twice, has a second bye, or one colour three times running or three times more "
            "often than the other (C.04.4.3 2.1); the last round lifts the limits of colours for equal scores (6).",
            round=tournament.next_round,
        )

    def against_colours(self, before: Tournament, white: Any, black: Any) -> Refusal | None:
        """Hold the colours of two against those they have had, where the limits hold."""
        limited = self.book.position(before).limited(white, black)
        return against_three(before, white, black) if limited else None


class Exchange(exchange.Exchange):
    """TRF26 has no code for it: a Swiss of its own, named in record 092 with what else is announced."""

    options = LimOptions
    words = WORDS
    rules = mark("Rules: Lim System, C.04.4.3, in force since 1 February 2026, in this program's reading of the text.")

    def name(self, tournament: Tournament) -> str:
        """Return the value of record 092."""
        named = super().name(tournament)
        return f"{named}, {MAXI_WORDS}" if self._chosen(tournament).maxi else named


class Papers(papers.Papers):
    """Every paper fits."""

    book, options = BOOK, LimOptions

    def pairing(self, tournament: Tournament) -> Iterator[str]:
        """Say whose reading it is."""
        yield tr("Pairing: Lim System in force since 1 February 2026 (C.04.4.3).")
        yield tr("The text of the Lim System has gaps: it is paired as this program reads it.")

    def besides(self, tournament: Tournament) -> Iterator[str]:
        """Say that it is a maxi-tournament."""
        if self.chosen(tournament).maxi:
            yield tr("Maxi-tournament: colours decide only between ratings within 100 points (C.04.4.3 3.2.3).")
