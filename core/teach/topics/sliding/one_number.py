"""Questions with one number for an answer: who has White, who rests, whom somebody meets, and in which round."""

from __future__ import annotations

from dataclasses import dataclass

from core.teach.answers.verdict import FULL
from core.teach.questions.one_answer import WorkedInLines
from core.teach.topics.berger.answers import free_word, read_number, read_opponent
from core.teach.topics.sliding.question import ODD, SLIDING, SlidingForm, SlidingKind, players_told, sliding
from core.values.language import tr


@dataclass(frozen=True, slots=True)
class WhoHasWhite(WorkedInLines):
    """Give White of a pair."""

    n: int
    one: int
    other: int
    kind: SlidingKind = SlidingKind.WHITE
    form: SlidingForm = SlidingForm.WHITE
    of: int = FULL
    minutes: int = 1

    @property
    def articles(self) -> tuple[str, ...]:
        """The ruling on seats and colours."""
        return (sliding().ruling(self.n),)

    @property
    def text(self) -> str:
        """The question; the order of the two does not give the answer away."""
        low, high = sorted((self.one, self.other))
        asked = tr("{low} and {high} meet in round {round}: who has White?", low=low, high=high, round=self.round)
        return f"{players_told(self.n)} {asked}"

    @property
    def round(self) -> int:
        """The round in which they meet."""
        return sliding().round_of(self.n, self.one, self.other)

    @property
    def _white(self) -> int:
        return self.one if sliding().has_white(self.n, self.one, self.round) else self.other

    @property
    def expected(self) -> str:
        """The number of White."""
        return str(self._white)

    @property
    def working(self) -> tuple[str, ...]:
        """The seat of White from their number, and which side of that board is White."""
        asked = self.n, self._white, self.round
        return sliding().place_working(*asked), sliding().colour_said(*asked), sliding().sitting_said(*asked)

    def is_right(self, answer: str) -> bool:
        """Judge the number."""
        return read_number(answer, self.form) == self._white


@dataclass(frozen=True, slots=True)
class WhoRests(WorkedInLines):
    """Give who rests in a round of an odd number of players."""

    n: int
    round: int
    kind: SlidingKind = SlidingKind.RESTS
    form: SlidingForm = SlidingForm.RESTS
    of: int = FULL
    minutes: int = 1
    articles: tuple[str, ...] = (SLIDING, ODD)

    @property
    def text(self) -> str:
        """The question."""
        return f"{players_told(self.n)} {tr('Who rests in round {round}?', round=self.round)}"

    @property
    def _resting(self) -> int:
        return sliding().resting(self.n, self.round)

    @property
    def expected(self) -> str:
        """The number of who rests."""
        return str(self._resting)

    @property
    def working(self) -> tuple[str, ...]:
        """Who sat near at board 1 the round before."""
        return (resting_working(self._resting, self.round),)

    def is_right(self, answer: str) -> bool:
        """Judge the number."""
        return read_number(answer, self.form) == self._resting


@dataclass(frozen=True, slots=True)
class WhichOpponent(WorkedInLines):
    """Give the opponent of somebody in a round."""

    n: int
    player: int
    round: int
    kind: SlidingKind = SlidingKind.OPPONENT
    form: SlidingForm = SlidingForm.OPPONENT
    of: int = FULL
    minutes: int = 1
    articles: tuple[str, ...] = (SLIDING,)

    @property
    def text(self) -> str:
        """The question."""
        asked = tr("Whom does {player} meet in round {round}?", player=self.player, round=self.round)
        return f"{players_told(self.n)} {asked}"

    @property
    def expected(self) -> str:
        """The opponent, or that there is none."""
        opponent = sliding().opponent_of(self.n, self.player, self.round)
        return free_word() if opponent is None else str(opponent)

    @property
    def working(self) -> tuple[str, ...]:
        """What both numbers add up to, less the own one."""
        return (sliding().opponent_working(self.n, self.player, self.round),)

    def is_right(self, answer: str) -> bool:
        """Judge the opponent."""
        return read_opponent(answer, self.form) == sliding().opponent_of(self.n, self.player, self.round)


@dataclass(frozen=True, slots=True)
class WhichRound(WorkedInLines):
    """Give the round in which two meet."""

    n: int
    one: int
    other: int
    kind: SlidingKind = SlidingKind.MEET
    form: SlidingForm = SlidingForm.MEET
    of: int = FULL
    minutes: int = 1
    articles: tuple[str, ...] = (SLIDING,)

    @property
    def text(self) -> str:
        """The question."""
        low, high = sorted((self.one, self.other))
        return f"{players_told(self.n)} {tr('In which round do {low} and {high} meet?', low=low, high=high)}"

    @property
    def expected(self) -> str:
        """The round."""
        return str(sliding().round_of(self.n, self.one, self.other))

    @property
    def working(self) -> tuple[str, ...]:
        """Half of the sum, and what is added or taken off."""
        return (sliding().round_working(self.n, self.one, self.other),)

    def is_right(self, answer: str) -> bool:
        """Judge the round."""
        return read_number(answer, self.form) == sliding().round_of(self.n, self.one, self.other)


def resting_working(player: int, number: int) -> str:
    """Say why somebody rests in a round."""
    if number == 1:
        return tr("In round 1 the last number rests: {player}.", player=player)
    return tr(
        "In round {before} number {player} sits near at board 1 and has no board to the left: rest in round {round}.",
        before=number - 1, player=player, round=number,
    )  # fmt: skip
