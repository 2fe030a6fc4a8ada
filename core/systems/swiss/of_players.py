"""A book of 2026 for players as one of the table of systems, as far as all of them answer alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.subject_of_rules import Matter
from paircard.core.facets.system import System, when_asked
from paircard.core.systems.kit.acceleration import BAKU_CODE, against_scale
from paircard.core.systems.kit.bye_worth import bye_reported, said_twice
from paircard.core.systems.swiss.facets.of_book import of_book
from paircard.core.values.errors import Refusal
from paircard.core.values.said import Words, said

if TYPE_CHECKING:
    from paircard.core.event.options import Options
    from paircard.core.event.regulations import Regulations
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.groups import ScoreGroup
    from paircard.core.facets.reported import ChoicesTold, Reported

HANDLED: Mapping[Matter, str] = {
    "numbers": "C.04.2 2.3",
    "equals": "C.04.2 2.2",
    "late": "C.04.2 2.4",
    "away": "C.04.2 3.3",
    "halves": "C.04.2 3.3",
    "correction": "C.04.2 4.3",
    "publication": "C.04.2 4.4",
    "bye": "C.04.1 3",
    "missed": "C.04.2 2.4",
    "ratings": "C.04.2 2.2",
    "adjourned": "C.04.2 3.1",
    "boards": "C.04.2 3.6",
    "unplayed": "C.04.2 3.4",
    "tie_breaks": "C.07",
}
"""The articles about how a Swiss is handled; a book adds its own about colours, and about where nothing is complete."""


class SwissOfPlayers(System):
    """Its options say whether it is accelerated (`acceleration`)."""

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
    integrity_told: ClassVar[bool] = True
    pairs_positions: ClassVar[bool] = True
    full_point_byes: ClassVar[bool] = True
    half_point_byes: ClassVar[bool] = True

    entry = when_asked("paircard.core.systems.swiss.facets.entry:Entry")
    rounds = of_book("rounds:Rounds")
    law = of_book("law:LawOfColours")
    groups = of_book("groups:Groups")
    steps = of_book("steps:Steps")
    worth = when_asked("paircard.core.systems.swiss.facets.worth")
    words: ClassVar[Any]
    """The module that says what follows from a card (`on_card`) and how a group comes about (`about_group`)."""
    wire: ClassVar[Any]
    """The module that answers machines (`answered`)."""

    def choices(self, regulations: Regulations) -> Any:
        """Return what an event has chosen, by its own options; the defaults where it has none of these."""
        return self._options.of(regulations.options)

    @property
    def _options(self) -> Any:
        assert self.options is not None  # no words: every book has some
        return self.options

    def numbers(self, tournament: Tournament) -> Mapping[ContestantId, PairingNumber]:
        """Return the TPNs (C.04.2 2.3, 2.4): late entries go to their place."""
        from paircard.core.systems.swiss.initial_ranking import numbers

        return numbers(tournament)

    def figures_of_group(self, group: ScoreGroup) -> Iterable[str]:
        """Count who moved down, residents, upfloaters: there is neither p nor x in these books."""
        from paircard.core.systems.kit.moved_and_residents import moved_and_residents

        return moved_and_residents(group)

    def on_card(self, tournament: Tournament, id_: ContestantId) -> Mapping[str, str]:
        """Say what the definitions of the book make of a card."""
        told: Mapping[str, str] = self.words.on_card(tournament, id_)
        return told

    def about_group(self, group: ScoreGroup) -> Iterable[str]:
        """Say what the book makes of a group."""
        told: Iterable[str] = self.words.about_group(group)
        return told

    def answered(self, value: object, method: Literal["search", "procedure"]) -> dict[str, Any]:
        """Pair the next round from everybody's rounds."""
        answer: dict[str, Any] = self.wire.answered(value, method)
        return answer


class SwissOfGames(SwissOfPlayers):
    """A round is a game; its options are `GameOptions`: they say what the bye gives, and the code of FIDE."""

    asks: ClassVar[frozenset[str]] = SwissOfPlayers.asks | {"points"}

    def named_by(self, code: str) -> bool:
        """Know the codes of FIDE, that with its acceleration too."""
        own = self._options.code_of_fide
        return code.upper().removesuffix(BAKU_CODE) in (own, f"{own}_2026")

    def against_points(self, regulations: Regulations) -> Refusal | None:
        """Refuse an acceleration that needs a win worth two draws (C.04.7 1.1), and two values of the bye."""
        chosen, scale = self.choices(regulations), regulations.scale
        refused = against_scale(chosen.acceleration, scale) or said_twice(chosen.bye, scale)
        return refused or super().against_points(regulations)

    def options_reported(self, told: Reported) -> Options | None:
        """Return acceleration and bye; None for odd points, and virtual points that we cannot give."""
        scale, bye, options = told.points.scale, bye_reported(told.points), self._options
        baku = told.code.upper().endswith(BAKU_CODE)
        if scale is None or (baku and not scale.by_halves):
            return None
        if not told.virtual:
            found: Options = options(bye=bye, acceleration="baku" if baku else "none")
            return found
        from paircard.core.systems.swiss.acceleration import with_virtual_points

        return with_virtual_points(options(bye=bye), told)

    def choices_told(self, tournament: Tournament) -> ChoicesTold:
        """Return what results and byes give, who does not meet, and the virtual points of an acceleration."""
        from paircard.core.systems.swiss.acceleration import acceleration_of
        from paircard.core.systems.swiss.choices_told import choices_of

        chosen = self.choices(tournament.regulations)
        return choices_of(tournament, chosen.bye_half_points, acceleration_of(tournament, chosen))

    def alone_has(self, tournament: Tournament) -> Iterable[Words]:
        """Return what was announced that older rules do not know."""
        options, scale = self.choices(tournament.regulations), tournament.regulations.scale
        if not scale.usual:
            yield said("Points {points}: other rules count 1, ½ and 0; the scores stay.", points=scale.text)
        if options.acceleration == "baku":
            yield said("The Baku acceleration (C.04.7): other rules pair here without virtual points.")
        elif options.of_no_article:
            yield said("An acceleration as announced: other rules pair here without virtual points.")
        if tournament.facts.apart:
            yield said("Lists of who does not meet: other rules pair here without them.")
        if options.bye != "win" and scale.usual:
            yield said("A bye worth half a point (C.04.1 3): other rules know a bye of one point; the score stays.")

    def bye_worth(self, tournament: Tournament) -> int:
        """Return what was announced (C.04.1 3), in half points."""
        worth: int = self.choices(tournament.regulations).bye_half_points
        return worth
