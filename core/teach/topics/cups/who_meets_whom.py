"""Whom one meets in a cup, and who plays for meeting the winner of a match (B.VI K3)."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.tables.skeleton import round_name
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.questions.one_answer import OneAnswer
from paircard.core.teach.topics.cups.question import CupForm, CupKind, cups, read_number, read_pair
from paircard.core.values.language import tr
from paircard.core.values.said import Words, said

SLOTS = "B.VI K3"


@dataclass(frozen=True, slots=True)
class WhomOneMeets(OneAnswer):
    """Give the opponent, if the higher seed always wins."""

    players: int
    seed: int
    left: int
    """How many players the round begins with; 0 for the preliminary one."""
    kind: CupKind = CupKind.MEET
    form: CupForm = CupForm.NUMBER
    of: int = FULL
    minutes: int = 1
    articles: tuple[str, ...] = (SLOTS,)

    @property
    def text(self) -> str:
        """The question."""
        name = round_name(self.left) if self.left else tr("Preliminary round")
        return tr(
            "A cup of {players} players, seeds by rating; the higher seed always wins. Whom does seed {seed} meet in "
            "this round: {round}?",
            players=self.players, seed=self.seed, round=name,
        )  # fmt: skip

    @property
    def _sum(self) -> int:
        return (self.left or 2 * cups().skeleton(self.players).size) + 1

    @property
    def expected(self) -> str:
        """The number."""
        return str(self._sum - self.seed)

    @property
    def worked(self) -> Words:
        """The sum of the round."""
        fields = {"sum": self._sum, "seed": self.seed, "other": self._sum - self.seed}
        return said("The numbers of every pair of the round add up to {sum}: {sum} - {seed} = {other}.", **fields)

    def is_right(self, answer: str) -> bool:
        """Judge the number."""
        return read_number(answer) == self._sum - self.seed


@dataclass(frozen=True, slots=True)
class WhoMeetsTheWinner(OneAnswer):
    """Give the pair whose winner meets the winner of a pair."""

    size: int
    """Players of the round, a power of two."""
    pair: int
    """Which pair of the round, from 0, along the tree."""
    kind: CupKind = CupKind.WINNER
    form: CupForm = CupForm.PAIR
    of: int = FULL
    minutes: int = 2
    articles: tuple[str, ...] = (SLOTS,)

    @property
    def text(self) -> str:
        """The question."""
        one, other = cups().skeleton(self.size).slots[self.pair]
        return tr(
            "The tree of a cup of {size} players. Which pair of its first round plays for meeting the winner of "
            "{one}-{other}?",
            size=self.size, one=one, other=other,
        )  # fmt: skip

    @property
    def _neighbour(self) -> tuple[int, int]:
        return cups().skeleton(self.size).slots[self.pair ^ 1]

    @property
    def expected(self) -> str:
        """The two numbers."""
        return "{}-{}".format(*self._neighbour)

    @property
    def worked(self) -> Words:
        """By the sum of the round after."""
        one, other = cups().skeleton(self.size).slots[self.pair]
        two, three = self._neighbour
        return said(
            "In the next round numbers add up to {sum}, if the higher seed wins: {one} meets {two}, so the winner of "
            "{one}-{other} meets that of {two}-{three}.",
            sum=self.size // 2 + 1, one=one, other=other, two=two, three=three,
        )  # fmt: skip

    def is_right(self, answer: str) -> bool:
        """Judge the pair."""
        return read_pair(answer) == frozenset(self._neighbour)
