"""The Swiss system of 1992 - 1998 as one of the table of systems: a tournament in, a round out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from paircard.core.event.card import Kind
from paircard.core.event.ids import ContestantId
from paircard.core.event.subject_of_rules import Matter
from paircard.core.facets.system import System, when_asked
from paircard.core.systems.swiss1998.first_colour import FIRST_COLOUR
from paircard.core.values.language import mark
from paircard.core.values.said import Words, said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.groups import ScoreGroup


class Swiss1998(System):
    """C.04.1, text of 1992 - 1998."""

    key: ClassVar[str] = "swiss-1998"
    name: ClassVar[str] = mark("FIDE Swiss 1998 (C.04.1)")
    tie_break_book: ClassVar[str] = "fide1998"
    called: ClassVar[str] = mark("Swiss 1998")
    not_carried: ClassVar[str] = mark(
        "a Swiss pairs by points from its round 1, and a game of the groups is in no round of it."
    )
    serves: ClassVar[str] = mark("FIDE 1992-1998: teaching, history")
    asks: ClassVar[frozenset[str]] = frozenset(
        {"rounds", "half", "c6", "apart", "team_best", "first_board", "last_criterion", "chess960"}
    )
    frees_over_half: ClassVar[bool] = True
    undoes_brackets: ClassVar[bool] = True
    one_bye: ClassVar[tuple[str, ...]] = ("A5", "B1b")
    pairs_positions: ClassVar[bool] = True
    first_colour = FIRST_COLOUR
    articles: ClassVar[Mapping[Matter, str]] = {
        "numbers": "R20",
        "equals": "A2",
        "late": "R17",
        "away": "F5",
        "halves": "R18",
        "correction": "F7",
        "publication": "F6",
        "results": "A2",
        "table": "F9",
        "lots": "F10",
        "colour": "A7",
        "bye": "A5",
        "missed": "R17",
        "ratings": "A1",
        "adjourned": "F9",
        "boards": "F1",
        "no_pairing": "R14",
        "by_hand": "R14",
        "notice": "F8",
        "unplayed": "F2",
        "apart": "B.VI C5",
    }

    def answered(self, value: object, method: Literal["search", "procedure"]) -> dict[str, Any]:
        """Pair a position of cards."""
        from paircard.core.systems.swiss1998.wire import answered

        return answered(value, method)

    entry = when_asked(".facets.law:Entry")
    rounds = when_asked(".facets.rounds:Rounds")
    law = when_asked(".facets.law:Law")
    worth = when_asked(".facets.law:Worth")
    exchange = when_asked(".facets.exchange:Exchange")
    papers = when_asked(".facets.papers:Papers")
    explain = when_asked(".facets.explain")
    groups = when_asked(".facets.groups")
    steps = when_asked(".facets.steps")
    teach = when_asked(".facets.teach")

    def on_card(self, tournament: Tournament, id_: ContestantId) -> Mapping[str, str]:
        """A7, B1b, B5, B6."""
        from paircard.core.systems.swiss1998.on_card import on_card

        return on_card(tournament, id_)

    def about_group(self, group: ScoreGroup) -> Iterable[str]:
        """A3 - A8."""
        from paircard.core.systems.swiss1998.about_group import about_group

        return about_group(group)

    def reads_otherwise(self, tournament: Tournament) -> Iterable[Words]:
        """Return that byes of half a point and unplayed rounds are not in the rules as they are today."""
        lines = [line for card in tournament.cards.values() for line in card.lines]
        if any(line.kind is Kind.HALF_BYE for line in lines):
            yield said("Half-point byes: the rules of 1998 have none; the points count, and R18 reads the rest.")
        if any(line.kind is Kind.ABSENT for line in lines):
            yield said("Rounds missed without points: 2026 has no float for them (C.04.3 1.4), 1998 reads F5.")
