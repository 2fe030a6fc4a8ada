"""Keizer as one of the table of systems: clubs play a season by it, an evening a round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.options import Options
from paircard.core.facets.norm_format import Format
from paircard.core.facets.system import FacetName, System, when_asked
from paircard.core.systems.keizer.options import KeizerOptions
from paircard.core.systems.kit.asked_by_article import ASKED_BY_ARTICLE
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.event.ids import ContestantId
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.own_points import OwnPoints
    from paircard.core.facets.reported import Reported


class Keizer(System):
    """The ranking pairs the evening and says what a win is worth."""

    key: ClassVar[str] = "keizer"
    name: ClassVar[str] = "Keizer"  # no words: a name
    serves: ClassVar[str] = mark("a club season; neighbours meet; not of FIDE")
    asks: ClassVar[frozenset[str]] = frozenset({"rounds"})
    tie_breaks: ClassVar[tuple[str, ...]] = ("KEIZ",)
    order_told: ClassVar[str] = mark("Keizer points make the order, Pts are game points")
    norm_format: ClassVar[Format] = Format.OTHER
    full_point_byes: ClassVar[bool] = True
    half_point_byes: ClassVar[bool] = True
    by_ranking: ClassVar[bool] = True
    byes_called: ClassVar[Mapping[str, str]] = {"h": mark("told in time"), "f": mark("club duty")}
    options: ClassVar[type[Options] | None] = KeizerOptions
    without: ClassVar[Mapping[FacetName, str]] = {
        "explain": mark("In Keizer the ranking made the pairs: X tells who was passed over, and why."),
        "groups": mark("Keizer has no score groups: S shows the ranking that pairs the next round."),
        "steps": mark("Keizer has no steps to play: neighbours in the ranking meet. X tells who was passed over."),
        **ASKED_BY_ARTICLE,
    }

    entry = when_asked(".facets:Entry")
    rounds = when_asked(".rounds:Rounds")
    law = when_asked(".facets:Law")
    worth = when_asked("paircard.core.systems.kit.of_clubs:Worth")
    exchange = when_asked(".facets:Exchange")
    papers = when_asked(".facets:Papers")
    meetings = when_asked(".words")

    def named_by(self, code: str) -> bool:
        """Know its name: reports have no code for it."""
        return code.casefold() == self.name.casefold()

    def options_reported(self, told: Reported) -> Options:
        """Return the common form: no record tells what the club announced."""
        return KeizerOptions()

    def reached(self, tournament: Tournament, after: int) -> Mapping[ContestantId, int]:
        """Return the place of everybody from below: the ranking leaves nobody equal."""
        from paircard.core.systems.keizer.evening import ranking_after

        order = ranking_after(tournament, after).order
        return {id_: len(order) - place for place, id_ in enumerate(order)}

    def own_points(self, tournament: Tournament, after: int) -> OwnPoints:
        """Return Keizer points, round by round."""
        from paircard.core.systems.keizer.points import points_after

        return points_after(tournament, after)
