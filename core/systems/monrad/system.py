"""Monrad as one of the table of systems."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.options import Options
from paircard.core.facets.system import FacetName, System, when_asked
from paircard.core.systems.kit.asked_by_article import ASKED_BY_ARTICLE
from paircard.core.systems.monrad.options import MonradOptions, options_of
from paircard.core.values.language import mark, trp

if TYPE_CHECKING:
    from paircard.core.event.ids import ContestantId
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.reported import Reported
    from paircard.core.values.errors import Refusal


class Monrad(System):
    """Of equally many points neighbours by number meet."""

    key: ClassVar[str] = "monrad"
    name: ClassVar[str] = "Monrad"  # no words: a name
    serves: ClassVar[str] = mark("Norway: neighbours meet, nobody twice; not of FIDE")
    asks: ClassVar[frozenset[str]] = frozenset({"rounds", "half"})
    tie_breaks: ClassVar[tuple[str, ...]] = ("BH@c07-2026", "SB@c07-2026", "WON")
    numbers_by_lot: ClassVar[bool] = True
    half_point_byes: ClassVar[bool] = True
    by_ranking: ClassVar[bool] = True
    options: ClassVar[type[Options] | None] = MonradOptions
    without: ClassVar[Mapping[FacetName, str]] = {
        "explain": mark("In Monrad points and numbers made the pairs: X tells who was passed over, and why."),
        "groups": mark("Monrad pairs down the list, not by groups: S shows the points."),
        "steps": mark("Monrad has no steps to play: neighbours meet. X tells who was passed over, and why."),
        **ASKED_BY_ARTICLE,
    }

    entry = when_asked(".facets:Entry")
    rounds = when_asked(".rounds:Rounds")
    law = when_asked(".facets:Law")
    worth = when_asked("paircard.core.systems.kit.of_clubs:Worth")
    exchange = when_asked(".facets:Exchange")
    papers = when_asked(".facets:Papers")
    meetings = when_asked(".words")

    def draw_of_numbers(self, tournament: Tournament) -> str:
        """Tell a draw in groups from one among all."""
        from paircard.core.systems.monrad.groups import DRAWN

        return DRAWN if options_of(tournament).draw == "groups" else ""

    def numbered(
        self, tournament: Tournament, by_strength: Sequence[ContestantId], lots: Sequence[ContestantId]
    ) -> tuple[ContestantId, ...]:
        """Let groups of strength take turns, where the event has announced it."""
        from paircard.core.systems.monrad.groups import numbered

        return numbered(by_strength, lots) if options_of(tournament).draw == "groups" else tuple(lots)

    def against_numbers(
        self, tournament: Tournament, by_strength: Sequence[ContestantId], slips: Sequence[ContestantId]
    ) -> Refusal | None:
        """Refuse slips that are not of the group whose turn it was."""
        from paircard.core.systems.monrad.groups import against_slips

        return against_slips(tournament, by_strength, slips) if options_of(tournament).draw == "groups" else None

    def on_card(self, tournament: Tournament, id_: ContestantId) -> Mapping[str, str]:
        """Say from which group a number was drawn."""
        from paircard.core.systems.monrad.groups import why_this_number

        why = why_this_number(tournament, tournament.numbers[id_])
        return {trp("at most 11 columns", "Number"): why} if why else {}

    def named_by(self, code: str) -> bool:
        """Know its name: reports have no code for it."""
        return code.casefold() == self.name.casefold()

    def options_reported(self, told: Reported) -> Options:
        """Return the common form: no record tells how round 1 was paired."""
        return MonradOptions()
