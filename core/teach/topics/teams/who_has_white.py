"""Which team has White on a board: from what is known of another board, or from the Berger table of the teams."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.event.on_boards import colours_of_boards
from paircard.core.systems.exercises import Met
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.questions.one_answer import OneAnswer
from paircard.core.teach.topics.berger.question import berger
from paircard.core.teach.topics.teams.answers import read_number, read_team
from paircard.core.teach.topics.teams.question import FIRST, SECOND, TeamForm, TeamKind
from paircard.core.values.language import tr
from paircard.core.values.said import Words, joined, said

TEAM_COLOURS, OF_TABLES = "B.VI E2", "B.VI B2"


@dataclass(frozen=True, slots=True)
class WhichTeamHasWhite(OneAnswer):
    """Give the team with White, from what it has on another board."""

    boards: int
    known: int
    """A board on which team A has White."""
    board: int
    kind: TeamKind = TeamKind.WHITE
    form: TeamForm = TeamForm.WHITE
    of: int = FULL
    minutes: int = 1
    articles: tuple[str, ...] = (TEAM_COLOURS,)

    @property
    def text(self) -> str:
        """The question."""
        return tr(
            "Teams A and B meet on {boards} boards; A has White on board {known}. Which team has White on board "
            "{board}?",
            boards=self.boards, known=self.known, board=self.board,
        )  # fmt: skip

    @property
    def expected(self) -> str:
        """A or B."""
        return FIRST if self._same else SECOND

    @property
    def _same(self) -> bool:
        colours = colours_of_boards(self.boards)
        return colours[self.known - 1] == colours[self.board - 1]

    @property
    def worked(self) -> Words:
        """The two boards beside each other."""
        fields = {"known": self.known, "board": self.board}
        if self._same:
            return said("Boards {known} and {board} are both odd or both even: A has White again.", **fields)
        return said("Of boards {known} and {board} one is odd and one even: B has White.", **fields)

    def is_right(self, answer: str) -> bool:
        """Judge the team."""
        return read_team(answer) == self.expected


@dataclass(frozen=True, slots=True)
class WhiteByTable(OneAnswer):
    """Give the team with White in a team round robin."""

    teams: int
    one: int
    other: int
    board: int
    kind: TeamKind = TeamKind.TABLE
    form: TeamForm = TeamForm.TABLE
    of: int = FULL
    minutes: int = 1
    articles: tuple[str, ...] = (OF_TABLES,)

    @property
    def text(self) -> str:
        """The question; the order of the two does not give the answer away."""
        low, high = sorted((self.one, self.other))
        return tr(
            "A round robin of {teams} teams by the Berger table: teams {low} and {high} meet. Which has White on board "
            "{board}?",
            teams=self.teams, low=low, high=high, board=self.board,
        )  # fmt: skip

    @property
    def expected(self) -> str:
        """The number of the team."""
        return str(self._white)

    @property
    def _meeting(self) -> Met:
        return berger().why(self.teams, self.one, self.other)

    @property
    def _as_in_the_table(self) -> bool:
        return colours_of_boards(self.board)[-1] == "W"

    @property
    def _white(self) -> int:
        meeting = self._meeting
        return meeting.white if self._as_in_the_table else meeting.black

    @property
    def worked(self) -> Words:
        """The rule of the table, then the board."""
        fields = {"board": self.board, "team": self._white}
        if self._as_in_the_table:
            turned = said("Board {board} is odd, as in the table: team {team} has White.", **fields)
        else:
            turned = said("Board {board} is even, the other way round: team {team} has White.", **fields)
        return joined([berger().colour_working(self._meeting), turned])

    def is_right(self, answer: str) -> bool:
        """Judge the number."""
        return read_number(answer, self.form) == self._white
