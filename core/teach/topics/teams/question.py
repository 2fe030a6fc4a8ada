"""A question about teams: its kinds, and what answers look like."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from paircard.core.teach.answers.form import AnswerForm
from paircard.core.values.language import mark

FIRST, SECOND = "A", "B"
"""How the teams of a question are called, in every language."""


class Member(NamedTuple):
    """A player of a Scheveningen match, by team and number."""

    side: str
    number: int

    def __str__(self) -> str:
        """Write it as the printed tables do: `B4`."""
        return f"{self.side}{self.number}"


class TeamKind(StrEnum):
    """What is asked."""

    WHITE = "white"
    """Which team has White on a board."""
    TABLE = "table"
    """The same in a team round robin, from the Berger table."""
    LINE_UP = "lineup"
    """Whether a line-up may be handed in, or which article refuses it."""
    CLOCK = "clock"
    """What is gone on the clocks of a team that came late."""
    SCORE = "score"
    """Game points and match points of a match from its boards."""
    SCHEVENINGEN = "meet"
    """Whom somebody meets in a round of a Scheveningen match, and who has White."""
    STRENGTH = "strength"
    """How strong a team is."""


class TeamForm(AnswerForm):
    """What an answer looks like."""

    WHITE = mark("A or B, the team with White")
    TABLE = mark("the number of the team with White")
    LINE_UP = mark("yes, or the article that refuses it: E2c")
    CLOCK = mark("the minutes, or lost")
    SCORE = mark("game points and match points, A first: 2½-1½ 2-0")
    SCHEVENINGEN = mark("the pair, White first: A3-B2")
    STRENGTH = mark("the rating")
