"""May this line-up be handed in, and if not, which article refuses it?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from paircard.core.teach.answers.verdict import FULL, Verdict, all_or_nothing
from paircard.core.teach.answers.words import yes_word
from paircard.core.teach.topics.teams.answers import read_article
from paircard.core.teach.topics.teams.question import TeamForm, TeamKind
from paircard.core.teams.board_order import BoardOrder, Reserves
from paircard.core.teams.line_up_faults import NOBODY, Fault, faults
from paircard.core.teams.polish_code import OF_TEAMS
from paircard.core.values.language import mark, tr
from paircard.core.values.said import Words, joined, said

METHODS: Mapping[Reserves, str] = {
    "last-boards": mark("Reserves play on the last boards only (E2c i)."),
    "any-place": mark("Reserves take the place of any regular (E2c ii)."),
    "fixed-order": mark("Anybody may be left out; those who play keep their order."),
}


@dataclass(frozen=True, slots=True)
class MayBeHandedIn:
    """Judge one line-up. Members are called by their place in the order: 1 is the first board."""

    boards: int
    members: int
    reserves: Reserves
    line_up: tuple[int, ...]
    """By board; 0 for a board that stays empty."""
    kind: TeamKind = TeamKind.LINE_UP
    form: TeamForm = TeamForm.LINE_UP
    of: int = FULL
    minutes: int = 2

    @property
    def order(self) -> BoardOrder:
        """The team as it was entered."""
        return BoardOrder(tuple(range(1, self.members + 1)), self.boards, reserves=self.reserves)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """All that is wrong with it."""
        return faults(self.order, self.line_up)

    @property
    def text(self) -> str:
        """The question."""
        entered = tr(
            "A match on {boards} boards; a team entered 1 to {members}, the first {boards} are its regulars.",
            boards=self.boards, members=self.members,
        )  # fmt: skip
        asked = tr("May {line_up} be handed in, or which article refuses it?", line_up=written(self.line_up))
        return f"{entered} {tr(METHODS[self.reserves])} {asked}"

    @property
    def expected(self) -> str:
        """Yes, or the article."""
        return OF_TEAMS[self.faults[0].matter] if self.faults else yes_word()

    @property
    def articles(self) -> tuple[str, ...]:
        """The articles that refuse it, or that of the order, which it keeps."""
        return tuple(dict.fromkeys(OF_TEAMS[fault.matter] for fault in self.faults)) or (OF_TEAMS[self.order.matter],)

    @property
    def worked(self) -> Words:
        """Everything that is wrong with it."""
        if not self.faults:
            return said("Nothing is wrong with {line_up}: it may be handed in.", line_up=written(self.line_up))
        return joined([fault.said(str) for fault in self.faults])

    @property
    def working(self) -> tuple[str, ...]:
        """Line by line, each with its article."""
        found = tuple(f"{OF_TEAMS[fault.matter]}: {fault.said(str)}" for fault in self.faults)
        return found or (str(self.worked),)

    def check(self, answer: str) -> Verdict:
        """Judge the answer; of several articles any is right."""
        given = read_article(answer)
        right = given in self.articles if self.faults else not given
        article = given if right and given else self.articles[0]
        return all_or_nothing(article, self.expected, None if right else self.worked)


def written(line_up: tuple[int, ...]) -> str:
    """Write a line-up as captains do, board by board.

    >>> written((1, 0, 4))
    '1 - 4'
    """
    return " ".join("-" if each == NOBODY else str(each) for each in line_up)
