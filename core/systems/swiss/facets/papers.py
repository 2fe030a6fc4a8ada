"""What is announced before the start by every book of 2026 for players."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from paircard.core.event.options import Options
from paircard.core.facets import ordinary
from paircard.core.systems.kit.announced_acceleration import OWN
from paircard.core.systems.kit.announced_limits import announced_limits
from paircard.core.systems.kit.apart import announced
from paircard.core.systems.kit.first_colour_told import first_colour_line
from paircard.core.systems.kit.numbers_told import equals_told
from paircard.core.systems.kit.reported_acceleration import TOLD, ReportedAcceleration
from paircard.core.systems.swiss.book import Book
from paircard.core.values.language import tr
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Papers(ordinary.Papers):
    """Every paper fits."""

    book: Book[Any, Any]
    options: ClassVar[type[Options]]

    def chosen(self, tournament: Tournament) -> Any:
        """Return what the event has chosen of what its book lets it."""
        return self.options.of(tournament.regulations.options)

    @abstractmethod
    def pairing(self, tournament: Tournament) -> Iterator[str]:
        """Yield by which rules is paired."""

    def bye(self, tournament: Tournament) -> Iterator[str]:
        """Yield what the bye gives (C.04.1 3)."""
        given = tournament.regulations.scale.of_bye(self.chosen(tournament).bye_half_points)
        yield tr("A pairing-allocated bye gives {points} (C.04.1 3).", points=format_points(given))

    def besides(self, tournament: Tournament) -> Iterator[str]:
        """Yield what else a book lets an event announce."""
        yield from ()

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield how numbers are given, what is paired, what the bye gives, what accelerates, and the initial colour."""
        yield from _numbers_by_rating(tournament)
        yield from self.pairing(tournament)
        yield from self.bye(tournament)
        yield from accelerated_told(self.chosen(tournament).acceleration)
        yield from _as_announced(tournament, self.chosen(tournament))
        yield from self.besides(tournament)
        yield from _apart_and_teams(tournament)
        yield from initial_colour_told(tournament, self.book.initial_colour)


def _numbers_by_rating(tournament: Tournament) -> Iterator[str]:
    """Yield how numbers are given (C.04.2 2.2), and what puts equals in order."""
    if tournament.regulations.last_criterion == "alphabet":
        yield tr("Numbers: by rating, then title, then name (C.04.2 2.2); late entries go to their place (2.4).")
    else:
        yield tr("Numbers: by rating, then title (C.04.2 2.2); late entries go to their place (2.4).")
        yield equals_told(tournament)


def accelerated_told(acceleration: str) -> Iterator[str]:
    """Yield that virtual points count for the pairing, if the event is accelerated."""
    if acceleration == "baku":
        yield tr("Accelerated by the Baku method (C.04.7): virtual points count for the pairing alone.")


def _as_announced(tournament: Tournament, chosen: Any) -> Iterator[str]:
    """Yield who has how many virtual points of an acceleration of the event's own, and in which rounds."""
    if chosen.acceleration == TOLD:
        yield from _as_reported(tournament, chosen)
    if chosen.acceleration != OWN:
        return
    from paircard.core.systems.swiss.acceleration import own_of

    group = own_of(tournament, chosen)
    fields = {"last": chosen.virtual_rounds, "points": format_points(chosen.virtual)}
    if group is None or not (chosen.virtual_players or tournament.rounds):  # who is in the half is not fixed yet
        yield tr(
            "Accelerated as announced: the upper half has virtual points up to round {last}, {points} each, for the "
            "pairing alone.",
            **fields,
        )
    else:
        yield tr(
            "Accelerated as announced: players 1 to {number} have virtual points up to round {last}, {points} each, "
            "for the pairing alone.",
            number=tournament.numbers[group.last_of_ga],
            **fields,
        )
    if chosen.virtual_then:
        then = {"last": chosen.virtual_then_rounds, "points": format_points(chosen.virtual_then)}
        yield tr("After that they have {points} each, up to round {last}.", **then)


def _as_reported(tournament: Tournament, chosen: Any) -> Iterator[str]:
    """Yield who has how many virtual points in which rounds, as a report has told."""
    numbers = tournament.numbers
    for each in ReportedAcceleration(chosen.virtual_told).spans(numbers):
        fields = {"first": numbers[each.since], "last": numbers[each.up_to], "points": format_points(each.half_points)}
        yield tr(
            "Accelerated as announced, for the pairing alone: in rounds {begins} to {ends} players {first} to {last} "
            "have {points} each.",
            begins=each.first,
            ends=each.last,
            **fields,
        )


def _apart_and_teams(tournament: Tournament) -> Iterator[str]:
    """Yield who does not meet, how teams are counted, and the limits of byes."""
    yield from announced(tournament)
    if tournament.teams:
        from paircard.core.tables.team_scores import how_counted  # all tie-breaks come with it

        yield how_counted(tournament)
    yield from announced_limits(tournament)


def initial_colour_told(tournament: Tournament, article: str) -> Iterator[str]:
    """Yield which colour odd numbers begin with, or that it is drawn; `article` with its book."""
    drawn = tuple(first_colour_line(tournament))
    yield from drawn or (tr("Initial colour: by lot, before round 1 is paired ({article})", article=article),)
