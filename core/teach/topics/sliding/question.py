"""A question about the sliding system: its kinds, and what every kind can be asked."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.exercises import SlidingExercises
from paircard.core.teach.answers.form import AnswerForm
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.values.language import mark, tr

SLIDING, ODD = "B.VI A5", "B.VI K1"


def sliding() -> SlidingExercises:
    """Return whom the seats are asked of."""
    asked: SlidingExercises = SYSTEMS["sliding"].exercises
    return asked


class SlidingKind(StrEnum):
    """What is asked."""

    ROUND = "round"
    """All pairs of a round, White first, board by board, and who rests."""
    WHITE = "white"
    """Who has White when two meet."""
    GOES = "goes"
    """Where somebody goes after a round."""
    RESTS = "rests"
    """Who rests in a round."""
    OPPONENT = "opponent"
    """Whom somebody meets in a round."""
    MEET = "meet"
    """In which round two meet."""


class SlidingForm(AnswerForm):
    """What an answer looks like."""

    ROUND = mark("White first, board by board: 31-22 8-40, and free 5 if somebody rests")
    WHITE = mark("the number of the player with White")
    GOES = mark("board and side: 2 near or 2 far, or free")
    RESTS = mark("the number of the player who rests")
    OPPONENT = mark("the number of the opponent, or free")
    MEET = mark("the number of the round")


class SlidingQuestion(TopicQuestion, Protocol):
    """One question. The same question always gives the same text and the same verdicts."""

    @property
    def kind(self) -> SlidingKind:
        """What is asked."""

    @property
    def n(self) -> int:
        """How many players there are."""


def players_told(n: int) -> str:
    """Say how many sit along the boards, and what follows for an odd number."""
    if n % 2:
        return tr("Sliding system, {players} players: one rests in every round.", players=n)
    return tr("Sliding system, {players} players: number 1 stays at board 1.", players=n)
