"""The Double-Swiss System of 2026 as one of the table of systems."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.ids import ContestantId
from paircard.core.event.lines_of_two_games import BOTH_GAMES
from paircard.core.event.options import Options
from paircard.core.event.subject_of_rules import Matter
from paircard.core.facets.system import FacetName, when_asked
from paircard.core.systems.double_swiss.options import DoubleSwissOptions
from paircard.core.systems.kit.asked_by_article import ASKED_BY_ARTICLE
from paircard.core.systems.swiss.of_players import HANDLED, SwissOfPlayers
from paircard.core.values.frozen import replace
from paircard.core.values.language import mark
from paircard.core.values.preference import NO_PREFERENCE, Preference

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.replayed import Replayed, RoundsTold
    from paircard.core.facets.reported import ChoicesTold


class DoubleSwiss2026(SwissOfPlayers):
    """C.04.5, in force since 1 February 2026."""

    key: ClassVar[str] = "double-swiss-2026"
    name: ClassVar[str] = "FIDE Double-Swiss 2026 (C.04.5)"  # no words: the name of the system
    called: ClassVar[str] = mark("Double-Swiss 2026")
    serves: ClassVar[str] = mark("every round is a match of two games, both colours")
    one_bye: ClassVar[tuple[str, ...]] = ("C.04.1 3", "C.04.5 3.4")
    articles: ClassVar[Mapping[Matter, str]] = {
        **HANDLED,
        "colour": "C.04.5 4.1",
        "bye": "C.04.5 1.4",
        "no_pairing": "C.04.5 3.3.3",
        "unplayed": "C.04.5 1.1",
    }
    options: ClassVar[type[Options] | None] = DoubleSwissOptions
    several_games: ClassVar[bool] = True
    exchanges_halves: ClassVar[bool] = False
    without: ClassVar[Mapping[FacetName, str]] = ASKED_BY_ARTICLE

    law = when_asked(".facets:Law")
    exchange = when_asked(".facets:Exchange")
    papers = when_asked(".facets:Papers")
    explain = when_asked(".explain:Explain")
    words = when_asked(".words")
    wire = when_asked(".wire")

    def preference(self, tournament: Tournament, id_: ContestantId) -> Preference:
        """Return none: colours play no part in the pairing."""
        return NO_PREFERENCE

    def replayed(self, told: RoundsTold) -> Replayed | None:
        """Take a report over whose columns are the games of matches."""
        from paircard.core.systems.double_swiss.replay import replayed

        return replayed(told)

    def choices_told(self, tournament: Tournament) -> ChoicesTold:
        """Return what a column of a bye gives, who does not meet, and the virtual points of an acceleration."""
        from paircard.core.systems.kit.acceleration import baku_of
        from paircard.core.systems.swiss.choices_told import choices_of

        chosen = self.choices(tournament.regulations)
        return replace(choices_of(tournament, 0, baku_of(tournament, chosen)), bye=chosen.bye / len(BOTH_GAMES))

    def bye_worth(self, tournament: Tournament) -> int:
        """Return what was announced (1.4)."""
        worth: int = self.choices(tournament.regulations).bye
        return worth
