"""The Double-Swiss System of 2026 as one of the table of systems."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.matter import Matter
from paircard.core.event.options import Options
from paircard.core.facets.system import FacetName, System, when_asked
from paircard.core.systems.double_swiss.options import DoubleSwissOptions, options_of
from paircard.core.values.language import mark
from paircard.core.values.preference import NO_PREFERENCE, Preference

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.groups import ScoreGroup
    from paircard.core.facets.replayed import Replayed, RoundsTold
    from paircard.core.facets.reported import ChoicesTold


class DoubleSwiss2026(System):
    """C.04.5, in force since 1 February 2026."""

    key: ClassVar[str] = "double-swiss-2026"
    name: ClassVar[str] = "FIDE Double-Swiss 2026 (C.04.5)"  # no words: the name of the system
    called: ClassVar[str] = mark("Double-Swiss 2026")
    serves: ClassVar[str] = mark("every round is a match of two games, both colours")
    asks: ClassVar[frozenset[str]] = frozenset(
        {
            "rounds",
            "half",
            "apart",
            "team_best",
            "last_criterion",
            "lists",
            "first_board",
            "byes_most",
            "byes_not_last",
            "chess960",
        }
    )
    tie_breaks: ClassVar[tuple[str, ...]] = ("BH/C1@c07-2026", "BH@c07-2026", "SB@c07-2026", "PS@c07-2026")
    one_bye: ClassVar[tuple[str, ...]] = ("C.04.1 3", "C.04.5 3.4")
    articles: ClassVar[Mapping[Matter, str]] = {
        "numbers": "C.04.2 2.3",
        "equals": "C.04.2 2.2",
        "late": "C.04.2 2.4",
        "away": "C.04.2 3.3",
        "halves": "C.04.2 3.3",
        "correction": "C.04.2 4.3",
        "publication": "C.04.2 4.4",
        "colour": "C.04.5 4.1",
        "bye": "C.04.5 1.4",
        "missed": "C.04.2 2.4",
        "adjourned": "C.04.2 3.1",
        "boards": "C.04.2 3.6",
        "no_pairing": "C.04.5 3.3.3",
        "unplayed": "C.04.5 1.1",
        "tie_breaks": "C.07",
    }
    options: ClassVar[type[Options] | None] = DoubleSwissOptions
    several_games: ClassVar[bool] = True
    integrity_told: ClassVar[bool] = True
    exchanges_halves: ClassVar[bool] = False
    pairs_positions: ClassVar[bool] = True
    full_point_byes: ClassVar[bool] = True
    half_point_byes: ClassVar[bool] = True
    without: ClassVar[Mapping[FacetName, str]] = {
        "teach": mark("Its rounds are asked about in Teach: u opens its lessons, e asks about the next round."),
    }

    entry = when_asked("paircard.core.systems.swiss.facets.entry:Entry")
    rounds = when_asked(".facets:Rounds")
    law = when_asked(".facets:Law")
    worth = when_asked("paircard.core.systems.swiss.facets.worth")
    exchange = when_asked(".facets:Exchange")
    papers = when_asked(".facets:Papers")
    explain = when_asked(".explain:Explain")
    groups = when_asked(".facets:Groups")
    steps = when_asked(".facets:Steps")

    def numbers(self, tournament: Tournament) -> Mapping[ContestantId, PairingNumber]:
        """Return the TPNs (C.04.2 2.3, 2.4): late entries go to their place."""
        from paircard.core.systems.swiss.initial_ranking import numbers

        return numbers(tournament)

    def preference(self, tournament: Tournament, id_: ContestantId) -> Preference:
        """Return none: colours play no part in the pairing."""
        return NO_PREFERENCE

    def answered(self, value: object, method: Literal["search", "procedure"]) -> dict[str, Any]:
        """Pair the next round from everybody's matches."""
        from paircard.core.systems.double_swiss.wire import answered

        return answered(value, method)

    def replayed(self, told: RoundsTold) -> Replayed | None:
        """Take a report over whose columns are the games of matches."""
        from paircard.core.systems.double_swiss.replay import replayed

        return replayed(told)

    def on_card(self, tournament: Tournament, id_: ContestantId) -> Mapping[str, str]:
        """Say what Article 1 makes of a card."""
        from paircard.core.systems.double_swiss.words import on_card

        return on_card(tournament, id_)

    def about_group(self, group: ScoreGroup) -> Iterable[str]:
        """Say what Articles 1 and 3 make of it."""
        from paircard.core.systems.double_swiss.words import about_group

        return about_group(group)

    def figures_of_group(self, group: ScoreGroup) -> Iterable[str]:
        """Count upfloaters: there is neither p nor x in C.04.5."""
        from paircard.core.systems.kit.moved_and_residents import moved_and_residents

        return moved_and_residents(group)

    def choices_told(self, tournament: Tournament) -> ChoicesTold:
        """Return what the bye gives, who does not meet, and the virtual points of an acceleration."""
        from paircard.core.systems.double_swiss.facets import choices_told

        return choices_told(tournament)

    def bye_worth(self, tournament: Tournament) -> int:
        """Return what was announced (1.4)."""
        return options_of(tournament).bye
