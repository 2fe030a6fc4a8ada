"""Whom somebody meets in a round of a Scheveningen match, and who has White."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.facets.taught import Departure
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.exercises import ScheveningenExercises
from paircard.core.teach.answers.verdict import FULL, Verdict, rule_marks
from paircard.core.teach.topics.teams.answers import read_pair
from paircard.core.teach.topics.teams.question import FIRST, SECOND, Member, TeamForm, TeamKind
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import joined, said

HALF = FULL // 2
TABLES, COLOURS = "B.VI F7", "B.VI F5"
Pair = tuple[Member, Member]
"""White and Black."""


def scheveningen() -> ScheveningenExercises:
    """Return whom the tables are asked of."""
    asked: ScheveningenExercises = SYSTEMS["scheveningen"].exercises
    return asked


@dataclass(frozen=True, slots=True)
class WhomInScheveningen:
    """Give the pair with its colours: half a mark for the right two with the colours wrong."""

    boards: int
    player: str
    """`A3`."""
    round: int
    kind: TeamKind = TeamKind.SCHEVENINGEN
    form: TeamForm = TeamForm.SCHEVENINGEN
    of: int = FULL
    minutes: int = 2
    articles: tuple[str, ...] = (TABLES, COLOURS)

    @property
    def text(self) -> str:
        """The question."""
        return tr(
            "Scheveningen on {boards} boards: whom does {player} meet in round {round}, and who has White?",
            boards=self.boards, player=self.player, round=self.round,
        )  # fmt: skip

    @property
    def pair(self) -> Pair:
        """White and Black."""
        member = self._member
        their = SECOND if member.side == FIRST else FIRST
        other = Member(their, scheveningen().opponent_of(self.boards, member.number, self.round))
        return (member, other) if scheveningen().white_in(self.round) == member.side else (other, member)

    @property
    def _member(self) -> Member:
        return Member(self.player[0], int(self.player[1:]))

    @property
    def expected(self) -> str:
        """The pair, White first."""
        return "{}-{}".format(*self.pair)

    @property
    def working(self) -> tuple[str, ...]:
        """The opponent, then the colour of the round."""
        asked = scheveningen()
        return asked.opponent_said(self.boards, *self._member, self.round), asked.colour_working(self.round)

    def check(self, answer: str) -> Verdict:
        """Judge the pair, then its colours."""
        given = read_pair(answer)
        self._need_known(given)
        if given == self.pair:
            return Verdict(self.of, self.of, None, rule_marks(self.articles, []), self.expected)
        if set(given) == set(self.pair):
            wrong = Departure(COLOURS, joined([scheveningen().colour_working(self.round)]))
            return Verdict(HALF, self.of, wrong, rule_marks([TABLES], [COLOURS]), self.expected)
        wrong = Departure(TABLES, joined(self.working[:1]))
        return Verdict(0, self.of, wrong, rule_marks([], [TABLES]), self.expected)

    def _need_known(self, given: Pair) -> None:
        """Refuse players who are in neither team: that is a slip of the pen, not an answer."""
        for each in given:
            if not 1 <= each.number <= self.boards:
                raise Refusal(said("There is no {player} on {boards} boards.", player=each, boards=self.boards))
