"""The facets of the Lim System: what is as in every Swiss of 2026, asked of this book, and what is its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from paircard.core.facets import ordinary
from paircard.core.systems.lim.book import BOOK
from paircard.core.systems.lim.options import MAXI_WORDS, WORDS, options_of
from paircard.core.systems.swiss.facets import exchange, groups, law, rounds, steps
from paircard.core.systems.swiss.facets.papers import (
    accelerated_told,
    apart_and_teams,
    initial_colour_told,
    numbers_by_rating,
)
from paircard.core.systems.swiss.three_running import against_three
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Rounds(rounds.Rounds):
    """The pairing itself."""

    book = BOOK


class Groups(groups.Groups):
    """Score groups, and how they are paired."""

    book = BOOK


class Steps(steps.Steps):
    """The rules word by word."""

    book = BOOK


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

    options_of = staticmethod(options_of)
    words = WORDS
    rules = mark("Rules: Lim System, C.04.4.3, in force since 1 February 2026, in this program's reading of the text.")

    def name(self, tournament: Tournament) -> str:
        """Return the value of record 092."""
        named = super().name(tournament)
        return f"{named}, {MAXI_WORDS}" if options_of(tournament).maxi else named


class Papers(ordinary.Papers):
    """Every paper fits."""

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield how numbers are given, what the bye gives, what accelerates, and how the initial colour is found."""
        options = options_of(tournament)
        yield from numbers_by_rating(tournament)
        yield tr("Pairing: Lim System in force since 1 February 2026 (C.04.4.3).")
        yield tr("The text of the Lim System has gaps: it is paired as this program reads it.")
        if options.maxi:
            yield tr("Maxi-tournament: colours decide only between ratings within 100 points (C.04.4.3 3.2.3).")
        points = format_points(tournament.regulations.scale.of_bye(options.bye_half_points))
        yield tr("A pairing-allocated bye gives {points} (C.04.1 3).", points=points)
        yield from accelerated_told(options.acceleration)
        yield from apart_and_teams(tournament)
        yield from initial_colour_told(tournament, BOOK.initial_colour)
