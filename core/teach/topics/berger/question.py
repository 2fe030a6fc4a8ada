"""A question about a Berger table: its kinds, and what every kind can be asked."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.exercises import BergerExercises
from paircard.core.teach.answers.form import AnswerForm
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.values.language import mark, tr

ARTICLE = "B.VI A4"
CAROUSEL = "B.VI A4.2"
COLOUR, ROUND, OPPONENT = "B.VI A4.4a", "B.VI A4.4b", "B.VI A4.4c"
ODD = "B.VI A4.5"


def berger() -> BergerExercises:
    """Return whom the tables are asked of."""
    asked: BergerExercises = SYSTEMS["round-robin"].exercises
    return asked


class BergerKind(StrEnum):
    """What is asked."""

    TABLE = "table"
    """All pairs of a round, White first, board by board, and who rests."""
    WHITE = "white"
    """Who has White when two meet."""
    MEET = "meet"
    """In which round two meet."""
    OPPONENT = "opponent"
    """Whom somebody meets in a round."""


class BergerForm(AnswerForm):
    """What an answer looks like."""

    TABLE = mark("White first, board by board: 31-22 8-40, and free 5 if somebody rests")
    WHITE = mark("the number of the player with White")
    MEET = mark("the number of the round")
    OPPONENT = mark("the number of the opponent, or free")


class BergerQuestion(TopicQuestion, Protocol):
    """One question. The same question always gives the same text and the same verdicts."""

    @property
    def kind(self) -> BergerKind:
        """What is asked."""

    @property
    def n(self) -> int:
        """How many players the table is for."""


def players_told(n: int) -> str:
    """Say for how many the table is, and what follows for an odd number."""
    if n % 2:
        return tr("Berger table for {players} players: whoever comes to {last} is free.", players=n, last=n + 1)
    return tr("Berger table for {players} players.", players=n)
