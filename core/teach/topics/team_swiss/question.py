"""A question about the team Swiss: its kinds, and how answers are typed."""

from __future__ import annotations

import re
from enum import StrEnum

from paircard.core.teach.answers.form import AnswerForm
from paircard.core.values.language import mark


class TeamSwissKind(StrEnum):
    """What is asked."""

    BYE = "bye"
    """Who has the bye of the pairing."""
    UPFLOATERS = "up"
    """Who is drawn up into a bracket."""
    ROUND = "round"
    """Who meets whom."""
    WHITE = "white"
    """Who has White on the first board."""


class TeamSwissForm(AnswerForm):
    """How an answer is typed."""

    TEAM = mark("the number of the team")
    TEAMS = mark("the numbers of the teams: 4 7")
    PAIRS = mark("all pairs, in any order: 1-4 2-3")


Pairs = frozenset[frozenset[int]]
_PAIR = re.compile(r"(\d{1,3})-(\d{1,3})", re.ASCII)
_NUMBER = re.compile(r"\d{1,3}", re.ASCII)


def read_team(text: str) -> int:
    """Read one number."""
    numbers = _numbers(text, TeamSwissForm.TEAM)
    if len(numbers) != 1:
        raise TeamSwissForm.TEAM.unread(text)
    return numbers[0]


def read_teams(text: str) -> frozenset[int]:
    """Read one number or more."""
    return frozenset(_numbers(text, TeamSwissForm.TEAMS))


def read_pairs(text: str) -> Pairs:
    """Read pairs; which of two stands first does not matter."""
    found = [_PAIR.fullmatch(word) for word in text.replace(",", " ").split()]
    pairs = [frozenset((int(each[1]), int(each[2]))) for each in found if each]
    if not pairs or len(pairs) != len(found):
        raise TeamSwissForm.PAIRS.unread(text)
    return frozenset(pairs)


def _numbers(text: str, form: TeamSwissForm) -> list[int]:
    words = text.replace(",", " ").split()
    if not words or not all(map(_NUMBER.fullmatch, words)):
        raise form.unread(text)
    return list(map(int, words))
