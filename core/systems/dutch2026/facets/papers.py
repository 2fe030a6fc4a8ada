"""Every paper fits; what is told before the start: numbers (C.04.2 2), the bye (C.04.1 3), acceleration, colours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.facets import ordinary
from paircard.core.systems.dutch2026.book import BOOK
from paircard.core.systems.dutch2026.options import options_of
from paircard.core.systems.kit.fide_mode_told import fide_mode_told
from paircard.core.systems.swiss.facets.papers import (
    accelerated_told,
    apart_and_teams,
    initial_colour_told,
    numbers_by_rating,
)
from paircard.core.values.language import tr
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Papers(ordinary.Papers):
    """Cards have floats as these rules read them."""

    shapes = ("floats-2026",)

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield how numbers are given, what the bye gives, what accelerates, and how the initial colour is found."""
        options = options_of(tournament)
        yield from numbers_by_rating(tournament)
        yield tr("Pairing: FIDE (Dutch) System in force since 1 February 2026 (C.04.3).")
        if not tournament.regulations.scale.usual:
            points = format_points(tournament.regulations.scale.of_bye(options.bye_half_points))
            yield tr("A pairing-allocated bye gives {points} (C.04.1 3).", points=points)
        elif options.bye == "win":
            yield tr("A pairing-allocated bye gives a point (C.04.1 3).")
        elif options.bye == "draw":
            yield tr("A pairing-allocated bye gives half a point (C.04.1 3).")
        else:
            yield tr("A pairing-allocated bye gives no point (C.04.1 3).")
        yield from accelerated_told(options.acceleration)
        yield from fide_mode_told(tournament)
        yield from apart_and_teams(tournament)
        yield from initial_colour_told(tournament, BOOK.initial_colour)
