"""Questions with one number for an answer: who has White, which round, which opponent."""

from __future__ import annotations

from dataclasses import dataclass

from core.systems.exercises import Met
from core.teach.answers.verdict import FULL
from core.teach.questions.one_answer import OneAnswer
from core.teach.topics.berger.answers import free_word, read_number, read_opponent
from core.teach.topics.berger.question import COLOUR, OPPONENT, ROUND, BergerForm, BergerKind, berger, players_told
from core.values.language import tr
from core.values.said import Words


@dataclass(frozen=True, slots=True)
class WhoHasWhite(OneAnswer):
    """Give White."""

    n: int
    one: int
    other: int
    kind: BergerKind = BergerKind.WHITE
    form: BergerForm = BergerForm.WHITE
    of: int = FULL
    minutes: int = 1
    articles: tuple[str, ...] = (COLOUR,)

    @property
    def text(self) -> str:
        """The question; the order of the two does not give the answer away."""
        low, high = sorted((self.one, self.other))
        return f"{players_told(self.n)} {tr('{low} and {high} meet: who has White?', low=low, high=high)}"

    @property
    def expected(self) -> str:
        """The number of White."""
        return str(self._meeting.white)

    @property
    def worked(self) -> Words:
        """The rule of colours at work."""
        return berger().colour_working(self._meeting)

    @property
    def _meeting(self) -> Met:
        return berger().why(self.n, self.one, self.other)

    def is_right(self, answer: str) -> bool:
        """Judge the number."""
        return read_number(answer, self.form) == self._meeting.white


@dataclass(frozen=True, slots=True)
class WhichRound(OneAnswer):
    """Give the round in which two meet."""

    n: int
    one: int
    other: int
    kind: BergerKind = BergerKind.MEET
    form: BergerForm = BergerForm.MEET
    of: int = FULL
    minutes: int = 1
    articles: tuple[str, ...] = (ROUND,)

    @property
    def text(self) -> str:
        """The question."""
        low, high = sorted((self.one, self.other))
        return f"{players_told(self.n)} {tr('In which round do {low} and {high} meet?', low=low, high=high)}"

    @property
    def expected(self) -> str:
        """The round."""
        return str(self._meeting.round)

    @property
    def worked(self) -> Words:
        """The sum, and what is taken off it."""
        return berger().round_working(self._meeting)

    @property
    def _meeting(self) -> Met:
        return berger().why(self.n, self.one, self.other)

    def is_right(self, answer: str) -> bool:
        """Judge the round."""
        return read_number(answer, self.form) == self._meeting.round


@dataclass(frozen=True, slots=True)
class WhichOpponent(OneAnswer):
    """Give the opponent of somebody in a round."""

    n: int
    player: int
    round: int
    kind: BergerKind = BergerKind.OPPONENT
    form: BergerForm = BergerForm.OPPONENT
    of: int = FULL
    minutes: int = 1
    articles: tuple[str, ...] = (OPPONENT,)

    @property
    def text(self) -> str:
        """The question."""
        asked = tr("Whom does {player} meet in round {round}?", player=self.player, round=self.round)
        return f"{players_told(self.n)} {asked}"

    @property
    def expected(self) -> str:
        """The opponent, or that there is none."""
        opponent = berger().opponent_of(self.n, self.player, self.round)
        return free_word() if opponent is None else str(opponent)

    @property
    def worked(self) -> Words:
        """The difference, and what is added to it."""
        return berger().opponent_working(self.n, self.player, self.round)

    def is_right(self, answer: str) -> bool:
        """Judge the opponent."""
        return read_opponent(answer, self.form) == berger().opponent_of(self.n, self.player, self.round)
