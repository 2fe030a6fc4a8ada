"""A question about a match or a display: its kinds, and how answers are typed and read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum

from paircard.core.teach.answers.form import AnswerForm
from paircard.core.teach.answers.words import nobody_word, says_no
from paircard.core.values.colour import Colour
from paircard.core.values.colour_letters import colour_letter
from paircard.core.values.language import mark
from paircard.core.values.points import format_points

ARTICLE = "B.VI E1"
"""Of matches of two."""


class MatchKind(StrEnum):
    """What is asked."""

    WHITE = "white"
    """Who has White in a game of a match or of a series."""
    OVER = "over"
    """Whether a match is over, and by which score."""
    LAST = "last"
    """Who must win the game that decides, or who has won by it."""
    COLOUR = "colour"
    """Of the player at a board of a display."""
    LATE = "late"
    """Which boards are lost by the third lateness."""
    SCORE = "score"
    """Of the giver against the boards."""
    PERCENT = "percent"
    SEATS = "seats"
    """Which boards are put together, and with which numbers."""
    CLOCK = "clock"
    """What binds the giver with clocks, and without."""


class MatchForm(AnswerForm):
    """How an answer is typed."""

    PLAYER = mark("the number of the player")
    POINTS = mark("no, or the score, player 1 first: 3½-2½ or 3.5-2.5")
    WINS = mark("no, or the wins of both, player 1 first: 3-1")
    COLOUR = mark("W or B")
    BOARDS = mark("the numbers of the boards: 3 7 12; or nobody")
    SCORE = mark("the score, the giver first: 7½-2½ or 7.5-2.5")
    PERCENT = mark("the per cent with one decimal: 62.5")
    SEATS = mark("the numbers of the boards: 3 7 12")
    YES_OR_NO = mark("yes or no")


Score = tuple[int, int]
"""Of two, in half points; of wins, in wins twice."""

_HALF = r"(\d{1,3}|(?=½))(½|[.,]5|[.,]0)?"
_SCORE = re.compile(rf"{_HALF}\s*[-: ]\s*{_HALF}", re.ASCII)
_PERCENT = re.compile(r"(\d{1,3})(?:[.,](\d))?\s*%?", re.ASCII)
_NUMBERS = re.compile(r"\d{1,3}(?:[\s,;]+\d{1,3})*", re.ASCII)


def score_written(score: Score) -> str:
    """Write a score.

    >>> score_written((7, 5))
    '3½-2½'
    """
    return "-".join(map(format_points, score))


def boards_written(boards: Sequence[int]) -> str:
    """Write numbers of boards, or that there are none."""
    return " ".join(map(str, boards)) or nobody_word()


def read_player(text: str) -> int:
    """Read which of the two."""
    word = text.strip()
    if word not in ("1", "2"):
        raise MatchForm.PLAYER.unread(text)
    return int(word)


def read_score(text: str, form: MatchForm) -> Score:
    """Read the score of two."""
    found = _SCORE.fullmatch(text.strip())
    if found is None:
        raise form.unread(text)
    return _half_points(found[1], found[2]), _half_points(found[3], found[4])


def read_score_or_no(text: str, form: MatchForm) -> Score | None:
    """Read the score of a match that is over; None where it is not."""
    return None if says_no(text.strip()) else read_score(text, form)


def read_colour(text: str) -> Colour:
    """Read a colour, in English or in the language spoken."""
    # the language spoken goes last: the Polish letter of White is the English one of Black
    letters: dict[str, Colour] = {"W": "W", "B": "B", colour_letter("W"): "W", colour_letter("B"): "B"}
    if colour := letters.get(text.strip().upper()):
        return colour
    raise MatchForm.COLOUR.unread(text)


def read_percent(text: str) -> int:
    """Read per cent, in tenths."""
    found = _PERCENT.fullmatch(text.strip())
    if found is None:
        raise MatchForm.PERCENT.unread(text)
    return 10 * int(found[1]) + int(found[2] or 0)


def read_boards(text: str, form: MatchForm) -> frozenset[int]:
    """Read numbers of boards in any order; none for `nobody`."""
    word = text.strip().lower()
    if form is MatchForm.BOARDS and word in {"nobody", nobody_word()}:
        return frozenset()
    if _NUMBERS.fullmatch(word) is None:
        raise form.unread(text)
    return frozenset(map(int, re.split(r"[\s,;]+", word)))


def _half_points(whole: str, half: str | None) -> int:
    return 2 * int(whole or 0) + ((half or "")[-1:] in ("½", "5"))
