"""The team Swiss of 2026 as one of the table of systems."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.options import Options
from paircard.core.event.subject_of_rules import Matter
from paircard.core.facets.system import FacetName, System, when_asked
from paircard.core.systems.swiss.facets.of_book import of_book
from paircard.core.systems.team_swiss_2026.options import TeamSwiss2026Options, options_coded, options_of
from paircard.core.values.language import mark, tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.groups import ScoreGroup
    from paircard.core.facets.reported import ChoicesTold, Reported
    from paircard.core.values.preference import Preference


class TeamSwiss2026(System):
    """C.04.6, in force since 1 February 2026."""

    key: ClassVar[str] = "team-swiss-2026"
    name: ClassVar[str] = "FIDE Team Swiss 2026 (C.04.6)"  # no words: the name of the system
    called: ClassVar[str] = mark("Team Swiss 2026")
    serves: ClassVar[str] = mark("team events of today: the rules of FIDE since 1 February 2026")
    asks: ClassVar[frozenset[str]] = frozenset({"rounds", "half", "lists", "last_criterion", "chess960"})
    tie_breaks: ClassVar[tuple[str, ...]] = ("MPvGP", "BH:MP@c07-2026", "EDE")
    exchanges_halves = False
    contestants: ClassVar[Literal["players", "teams"]] = "teams"
    several_games: ClassVar[bool] = True
    integrity_told: ClassVar[bool] = True
    half_point_byes: ClassVar[bool] = True
    one_bye: ClassVar[tuple[str, ...]] = ("C.04.1 3", "C.04.6 3.4")
    articles: ClassVar[Mapping[Matter, str]] = {
        "numbers": "C.04.6 1.1",
        "equals": "C.04.6 1.1",
        "late": "C.04.2 2.4",
        "away": "C.04.2 3.3",
        "halves": "C.04.2 3.3",
        "correction": "C.04.2 4.3",
        "publication": "C.04.2 4.4",
        "colour": "C.04.6 4.1",
        "bye": "C.04.6 1.4",
    }
    options: ClassVar[type[Options] | None] = TeamSwiss2026Options

    entry = when_asked("paircard.core.systems.swiss.facets.entry:Entry")
    rounds = of_book("rounds:Rounds")
    law = when_asked(".facets.law:Law")
    worth = when_asked(".facets.worth")
    exchange = when_asked(".facets.exchange:Exchange")
    papers = when_asked(".facets.papers:Papers")
    explain = when_asked(".explain:Explain")
    exercises = when_asked(".facets.exercises")
    groups = of_book("groups:Groups")
    steps = of_book("steps:Steps")

    def numbers(self, tournament: Tournament) -> Mapping[ContestantId, PairingNumber]:
        """Return the TPNs (1.1, C.04.2 2.4): late teams go to their place."""
        from paircard.core.systems.team_swiss_2026.initial_ranking import numbers

        return numbers(tournament)

    def preference(self, tournament: Tournament, id_: ContestantId) -> Preference:
        """Return the preference of a team by the type that was announced (1.7)."""
        from paircard.core.systems.team_swiss_2026.preferences import preference_of

        last = tournament.next_round == tournament.regulations.rounds
        return preference_of(tournament.cards[id_].colours, options_of(tournament).colours, last_round=last)

    def named_by(self, code: str) -> bool:
        """Know the codes of FIDE, those with its acceleration too."""
        return code.upper() in options_coded()

    def options_reported(self, told: Reported) -> Options | None:
        """Return colours, scores and acceleration; None for virtual points that are none of these rules."""
        from paircard.core.systems.team_swiss_2026.reported import options_reported

        return options_reported(told)

    def on_card(self, tournament: Tournament, id_: ContestantId) -> Mapping[str, str]:
        """Say what Article 1 makes of a card."""
        from paircard.core.systems.team_swiss_2026.on_card import on_card

        return on_card(tournament, id_)

    def about_group(self, group: ScoreGroup) -> Iterable[str]:
        """Say what Articles 1 and 3 make of it."""
        from paircard.core.systems.team_swiss_2026.about_group import about_group

        return about_group(group)

    def figures_of_group(self, group: ScoreGroup) -> Iterable[str]:
        """Count upfloaters: there is neither p nor x in C.04.6."""
        from paircard.core.systems.kit.moved_and_residents import moved_and_residents

        return moved_and_residents(group)

    def choices_told(self, tournament: Tournament) -> ChoicesTold:
        """Return who does not meet, and the virtual points of an acceleration."""
        from paircard.core.systems.team_swiss_2026.facets.exchange import choices_told

        return choices_told(tournament)

    def bye_worth(self, tournament: Tournament) -> int:
        """Return what was announced (1.4)."""
        return options_of(tournament).bye_half_points

    def lacks(self, facet: FacetName) -> str:
        """Say that there are no questions about these rules."""
        if facet == "teach":
            return tr("No questions are asked about the team rules of 2026: X explains this round, E shows its steps.")
        return ""
