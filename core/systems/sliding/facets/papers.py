"""The square table in place of the crosstable of a Swiss, and what is told of the seats beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.facets import ordinary
from paircard.core.systems.kit.leaving import leaving_told
from paircard.core.systems.kit.numbers_told import drawn_numbers_told
from paircard.core.systems.sliding.facets.seating import size, told
from paircard.core.systems.sliding.options import options_of
from paircard.core.values.language import mark, tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Papers(ordinary.Papers):
    """The square table; blitz gives no norms."""

    shapes = ("square-without-norms",)
    unfitting: ClassVar[Mapping[str, str]] = {
        "protocol": mark("The sliding system has no pairing protocol: the seats made the pairs. See the paper rounds."),
        "crosstable-numbers": mark("The crosstable of the sliding system stands by number: take the paper crosstable."),
    }

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield what is settled before the start: who has which seat, how they move, colours, the rest."""
        yield from drawn_numbers_told(tournament)
        yield tr("Everybody meets everybody once, along a row of boards (B.VI A5)")
        yield from told(tournament)
        if size(tournament) % 2:
            yield tr("Colours alternate from board to board and stay: near White at odd boards (B.VI K1)")
            yield tr("The number of players is odd: each rests once, without a point")
        else:
            yield tr("Colours alternate from board to board and stay, but for board 1: near White at board 2 (B.VI K2)")
        yield tr("Nobody joins once the schedule is posted; the seat of who leaves stays empty")
        yield leaving_told(options_of(tournament).leaving)
