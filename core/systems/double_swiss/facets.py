"""The facets of the Double-Swiss System: what is as in every Swiss of 2026, asked of this book, and what is its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.lines_of_two_games import BOTH_GAMES
from paircard.core.facets import ordinary
from paircard.core.facets.reported import ChoicesTold
from paircard.core.systems.double_swiss.book import BOOK
from paircard.core.systems.double_swiss.options import options_of
from paircard.core.systems.kit.acceleration import baku_of
from paircard.core.systems.kit.announced_limits import announced_limits
from paircard.core.systems.kit.apart import announced
from paircard.core.systems.kit.first_colour_told import first_colour_line
from paircard.core.systems.kit.numbers_told import equals_told
from paircard.core.systems.swiss.choices_told import choices_of
from paircard.core.systems.swiss.facets import groups, law, rounds, steps
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

WORDS = "Swiss Double-Swiss 2026 (FIDE C.04.5)"  # no words: a value of record 092


class Rounds(rounds.Rounds):
    """The pairing itself."""

    book = BOOK


class Groups(groups.Groups):
    """Score groups and brackets."""

    book = BOOK


class Steps(steps.Steps):
    """The rules word by word."""

    book = BOOK


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


class Exchange(ordinary.Exchange):
    """Record 192 of FIDE; a match is two columns, and no other program is known to expect that."""

    def name(self, tournament: Tournament) -> str:
        """Return the value of record 092, with what the columns are."""
        accelerated = options_of(tournament).acceleration == "baku"
        how = ", Baku acceleration" if accelerated else ""  # no words: a value
        return f"{WORDS}, two columns a match{how}"  # no words: a value

    def code(self, tournament: Tournament) -> str:
        """Return the value of record 192."""
        return options_of(tournament).code

    def foot(self) -> tuple[str, ...]:
        """Return by which rules an event is paired."""
        return (tr("Rules: Double-Swiss System, C.04.5, in force since 1 February 2026."),)


def choices_told(tournament: Tournament) -> ChoicesTold:
    """Return what a column of a bye gives, who is kept apart, and the virtual points."""
    options = options_of(tournament)
    told = choices_of(tournament, 0, baku_of(tournament, options))
    return replace(told, bye=options.bye / len(BOTH_GAMES))


class Papers(ordinary.Papers):
    """Every paper fits."""

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield how numbers are given, what a match and the bye give, what accelerates, how the colour is found."""
        options = options_of(tournament)
        if tournament.regulations.last_criterion == "alphabet":
            yield tr("Numbers: by rating, then title, then name (C.04.2 2.2); late entries go to their place (2.4).")
        else:
            yield tr("Numbers: by rating, then title (C.04.2 2.2); late entries go to their place (2.4).")
            yield equals_told(tournament)
        yield tr("Pairing: Double-Swiss System in force since 1 February 2026 (C.04.5).")
        yield tr("A round is a match of two games, the second with colours reversed; the points of both count.")
        yield tr("A match is forfeited only if a player comes to neither game (C.04.5 1.1).")
        points = format_points(options.bye)
        yield tr("A pairing-allocated bye gives {points} (C.04.5 1.4).", points=points)
        yield tr("In tie-breaks a match is a round, with the points of both games; ratings go game by game.")
        if options.acceleration == "baku":
            yield tr("Accelerated by the Baku method (C.04.7): virtual points count for the pairing alone.")
        yield from announced(tournament)
        if tournament.teams:
            from paircard.core.tables.team_scores import how_counted  # all tie-breaks come with it

            yield how_counted(tournament)
        yield from announced_limits(tournament)
        drawn = tuple(first_colour_line(tournament))
        yield from drawn or (tr("Initial colour: by lot, before round 1 is paired (C.04.5 4.1)"),)
