"""How strong a team is, as the order of the start has it."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.event.team import Team
from paircard.core.event.team_cards import counted_for_strength
from paircard.core.event.team_options import Strength, TeamOptions
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.questions.one_answer import OneAnswer
from paircard.core.teach.topics.teams.answers import read_number
from paircard.core.teach.topics.teams.question import TeamForm, TeamKind
from paircard.core.values.language import mark, tr
from paircard.core.values.said import Words, said

START_ORDER = "B.VI C4"
_COUNTED = {
    "boards": mark("As announced, as many members count as there are boards."),
    "all": mark("As announced, all members count."),
}


@dataclass(frozen=True, slots=True)
class StrengthOfTeam(OneAnswer):
    """Give the average rating, halves up; who has no rating is left out of it."""

    boards: int
    ratings: tuple[int, ...]
    """In the order of the boards; 0 for none."""
    strength: Strength
    kind: TeamKind = TeamKind.STRENGTH
    form: TeamForm = TeamForm.STRENGTH
    of: int = FULL
    minutes: int = 2
    articles: tuple[str, ...] = (START_ORDER,)

    @property
    def text(self) -> str:
        """The question."""
        ratings = ", ".join(str(each or "-") for each in self.ratings)
        entered = tr(
            "Matches on {boards} boards; a team entered with the ratings {ratings} (- for none).",
            boards=self.boards, ratings=ratings,
        )  # fmt: skip
        return f"{entered} {tr(_COUNTED[self.strength])} {tr('What is the strength of the team?')}"

    @property
    def expected(self) -> str:
        """The average."""
        return str(self._strength)

    @property
    def _counted(self) -> tuple[int, ...]:
        return tuple(counted_for_strength(self.ratings, TeamOptions(boards=self.boards, strength=self.strength)))

    @property
    def _strength(self) -> int:
        return Team(self.kind.value).as_contestant(self._counted).rating

    @property
    def worked(self) -> Words:
        """The sum and what it is divided by."""
        rated = [each for each in self._counted if each]
        fields = {"ratings": " + ".join(map(str, rated)), "sum": sum(rated), "count": len(rated)}
        return said("{ratings} = {sum}; {sum} : {count} is {strength}.", **fields, strength=self._strength)

    def is_right(self, answer: str) -> bool:
        """Judge the number."""
        return read_number(answer, self.form) == self._strength
