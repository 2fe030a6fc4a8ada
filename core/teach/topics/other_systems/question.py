"""What is asked about a round of the other systems, and how answers are typed."""

from __future__ import annotations

import re
from enum import StrEnum
from fractions import Fraction

from paircard.core.teach.answers.form import AnswerForm
from paircard.core.teach.answers.numbers import PAIR, is_number
from paircard.core.values.language import mark

# no words: kinds as they are typed
BYE, UPFLOATERS, FLOATS, ROUND, WHITE, POINTS, RANKING = "bye", "up", "floats", "round", "white", "points", "ranking"


class DrawnUpKind(StrEnum):
    """What is asked where players are drawn up."""

    BYE = BYE
    UPFLOATERS = UPFLOATERS
    ROUND = ROUND
    WHITE = WHITE


class FloatingKind(StrEnum):
    """What is asked where players float down."""

    BYE = BYE
    FLOATS = FLOATS
    ROUND = ROUND
    WHITE = WHITE


class RankedKind(StrEnum):
    """What is asked where a ranking pairs and gives points."""

    BYE = BYE
    ROUND = ROUND
    WHITE = WHITE
    POINTS = POINTS
    RANKING = RANKING


class NeighboursKind(StrEnum):
    """What is asked where neighbours meet."""

    BYE = BYE
    ROUND = ROUND
    WHITE = WHITE


class RoundForm(AnswerForm):
    """How an answer is typed."""

    PLAYER = mark("the number of the player")
    PLAYERS = mark("the numbers of the players: 4 7")
    PAIRS = mark("all pairs, in any order: 1-4 2-3")
    POINTS = mark("the points: 12, 7½ or 13 2/3")
    RANKING = mark("the numbers of all, the first of the ranking first: 3 1 2")


Pairs = frozenset[frozenset[int]]
_POINTS = re.compile(r"(\d{1,4})?\s*(½|[.,]5|[.,]0|\d/\d)?", re.ASCII)
_FRACTIONS = {"½": Fraction(1, 2), "5": Fraction(1, 2), "0": Fraction(0)}


def read_numbers(text: str, form: AnswerForm) -> tuple[int, ...]:
    """Read one number or more."""
    words = text.replace(",", " ").split()
    if not words or not all(map(is_number, words)):
        raise form.unread(text)
    return tuple(map(int, words))


def read_player(text: str) -> int:
    """Read one number."""
    numbers = read_numbers(text, RoundForm.PLAYER)
    if len(numbers) != 1:
        raise RoundForm.PLAYER.unread(text)
    return numbers[0]


def read_pairs(text: str) -> Pairs:
    """Read pairs; which of two stands first does not matter."""
    found = [PAIR.fullmatch(word) for word in text.replace(",", " ").split()]
    pairs = [frozenset((int(each[1]), int(each[2]))) for each in found if each]
    if not pairs or len(pairs) != len(found):
        raise RoundForm.PAIRS.unread(text)
    return frozenset(pairs)


def read_points(text: str) -> Fraction:
    """Read points with a fraction.

    >>> read_points("13 2/3"), read_points("7.5"), read_points("½")
    (Fraction(41, 3), Fraction(15, 2), Fraction(1, 2))
    """
    found = _POINTS.fullmatch(text.strip())
    if found is None or not any(found.groups()) or (found[2] or "").endswith("/0"):
        raise RoundForm.POINTS.unread(text)
    part = found[2] or "0"
    return int(found[1] or 0) + (Fraction(part) if "/" in part else _FRACTIONS[part[-1]])


def points_written(points: Fraction) -> str:
    """Write points so that they can be typed.

    >>> points_written(Fraction(41, 3)), points_written(Fraction(15, 2)), points_written(Fraction(1, 2))
    ('13 2/3', '7½', '½')
    """
    whole, part = divmod(points, 1)
    written = "½" if part == Fraction(1, 2) else f" {part}" if part else ""
    return f"{whole or ''}{written}".strip() or "0"
