"""The score sheet of a match, and what is told beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.facets import ordinary
from paircard.core.systems.match.options import options_of
from paircard.core.systems.match.words import coloured, if_drawn, played_to
from paircard.core.values.language import mark, tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Papers(ordinary.Papers):
    """The score sheet."""

    shapes = ("match",)
    unfitting: ClassVar[Mapping[str, str]] = dict.fromkeys(
        ("crosstable", "crosstable-numbers", "progress", "wall-chart", "start-cards", "tie-breaks", "report"),
        mark("A match has no table of places: the paper standings is its score sheet."),
    )

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield when it ends, who has which colour, what decides a drawn match."""
        yield played_to(tournament)
        yield from coloured(tournament)
        options = options_of(tournament)
        yield if_drawn(options)
        if options.to != "wins" and options.drawn != "auxiliary":
            yield tr("Lots are drawn again before each series of a play-off (B.VI E1).")
