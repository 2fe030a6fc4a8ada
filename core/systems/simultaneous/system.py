"""The simultaneous display as one of the table of systems: one player, White everywhere, against many."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.options import Options
from paircard.core.event.subject_of_rules import Matter
from paircard.core.facets.norm_format import Format
from paircard.core.facets.system import FacetName, System, when_asked
from paircard.core.systems.simultaneous.field import givers, players
from paircard.core.systems.simultaneous.options import SimultaneousOptions
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Simultaneous(System):
    """B.VI H: the giver has a game with everybody at once."""

    key: ClassVar[str] = "simultaneous"
    norm_format: ClassVar[Format] = Format.OTHER
    name: ClassVar[str] = mark("Simultaneous display")
    called: ClassVar[str] = mark("Simultaneous")
    serves: ClassVar[str] = mark("one player against up to 200; not rated")
    articles: ClassVar[Mapping[Matter, str]] = {"pairs": "B.VI H1", "not_ready": "B.VI H6", "together": "B.VI H3"}
    several_games: ClassVar[bool] = True
    shares_places: ClassVar[bool] = True
    options: ClassVar[type[Options] | None] = SimultaneousOptions
    without: ClassVar[Mapping[FacetName, str]] = {
        "explain": mark("There is nothing to explain in a simultaneous display: the giver meets everybody (B.VI H1)."),
        "groups": mark("A simultaneous display has no score groups: S shows the score, P the boards."),
        "steps": mark("There are no steps to play in a simultaneous display: the giver meets everybody."),
        "teach": mark("There is nothing to ask about in a simultaneous display: the giver meets everybody."),
        "by_hand": mark("No board of a display is paired by hand: the order of the entries, or lots, gives it."),
    }

    entry = when_asked(".facets.law:Entry")
    law = when_asked(".facets.law:Law")
    rounds = when_asked(".facets.rounds:Rounds")
    exchange = when_asked(".facets.exchange")
    papers = when_asked(".facets.papers:Papers")
    tables = when_asked("paircard.core.facets.ordinary:AsTheyCome")
    score = when_asked(".facets.score")
    display = when_asked(".facets.display")
    exercises = when_asked(".facets.exercises")

    def numbers(self, tournament: Tournament) -> Mapping[ContestantId, PairingNumber]:
        """Number players by their boards, the givers behind them; fixed when the boards are set."""
        registered = tournament.facts.registrations
        fixed = {id_: each.number for id_, each in registered.items() if each.number is not None}
        if fixed:
            return fixed
        order = (*players(tournament), *givers(tournament))
        return {id_: PairingNumber(number) for number, id_ in enumerate(order, start=1)}
