"""Papers of teams; what is told before the start: numbers, the bye, colours, boards and reserves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.facets import ordinary
from paircard.core.systems.kit.announced_limits import announced_lists
from paircard.core.systems.kit.numbers_told import equals_told
from paircard.core.systems.kit.team_papers import UNFIT_FOR_TEAMS, boards_told
from paircard.core.systems.swiss.facets.papers import accelerated_told, initial_colour_told
from paircard.core.systems.team_swiss_2026.book import BOOK
from paircard.core.systems.team_swiss_2026.options import options_of
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Papers(ordinary.Papers):
    """Matches with their boards."""

    shapes = ("teams",)
    unfitting: ClassVar[Mapping[str, str]] = UNFIT_FOR_TEAMS

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield how numbers are given, which colours and scores count, what the bye gives, and what teams settle."""
        options = options_of(tournament)
        yield tr("Pairing: Swiss Team Pairing System in force since 1 February 2026 (C.04.6).")
        yield tr("Numbers: by strength (C.04.6 1.1); late teams go to their place (C.04.2 2.4).")
        yield equals_told(tournament)
        match options.colours:
            case "A":
                yield tr("Colour preferences: type A (C.04.6 1.7).")
            case "B":
                yield tr("Colour preferences: type B (C.04.6 1.7).")
            case _:
                yield tr("Colour preferences: none (C.04.6 1.7).")
        if options.secondary == "unused":
            yield tr("Of two teams with equal points the smaller number is the first team (C.04.6 1.2, 4.2).")
        elif options.primary == "match":
            yield tr(
                "Of two teams with equal match points the one with more game points is the first team (C.04.6 4.2)."
            )
        else:
            yield tr(
                "Of two teams with equal game points the one with more match points is the first team (C.04.6 4.2)."
            )
        if options.bye == "draw":
            yield tr("A pairing-allocated bye gives the points of a drawn match (C.04.6 1.4).")
        elif options.bye_games == "all":
            yield tr("A pairing-allocated bye gives the points of a match won on all boards (C.04.6 1.4).")
        else:
            yield tr("A pairing-allocated bye gives a won match, with half of the boards (C.04.6 1.4).")
        yield from accelerated_told(options.acceleration)
        yield from announced_lists(tournament)
        yield from initial_colour_told(tournament, BOOK.initial_colour)
        yield from boards_told(tournament)
