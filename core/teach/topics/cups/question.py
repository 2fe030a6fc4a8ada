"""A question about a cup: its kinds, and how answers are typed."""

from __future__ import annotations

import re
from enum import StrEnum

from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.exercises import CupExercises
from paircard.core.teach.answers.form import AnswerForm
from paircard.core.values.language import mark


def cups() -> CupExercises:
    """Return whom cups are asked of."""
    asked: CupExercises = SYSTEMS["knockout"].exercises
    return asked


class CupKind(StrEnum):
    """What is asked."""

    WHITE = "white"
    """Who has White, from the colours of the rounds before."""
    MEET = "meet"
    """Whom somebody meets in a round, if the higher seed always wins."""
    WINNER = "winner"
    """Who plays for meeting the winner of a match."""


class CupForm(AnswerForm):
    """How an answer is typed."""

    NUMBER = mark("the number of the player")
    PAIR = mark("the two numbers: 1-16")


_PAIR = re.compile(r"\s*(\d{1,4})\s*[-: ]\s*(\d{1,4})\s*", re.ASCII)
_NUMBER = re.compile(r"\s*(\d{1,4})\s*", re.ASCII)


def read_number(text: str) -> int:
    """Read one number."""
    found = _NUMBER.fullmatch(text)
    if found is None:
        raise CupForm.NUMBER.unread(text)
    return int(found[1])


def read_pair(text: str) -> frozenset[int]:
    """Read two numbers, in any order."""
    found = _PAIR.fullmatch(text)
    if found is None:
        raise CupForm.PAIR.unread(text)
    return frozenset((int(found[1]), int(found[2])))
