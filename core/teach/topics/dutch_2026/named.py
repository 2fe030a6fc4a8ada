"""Phrases that several kinds of question share."""

from __future__ import annotations

from collections.abc import Mapping

from core.systems.dutch2026.explain.model import DutchBracket
from core.systems.dutch2026.outcome import NAMES
from core.systems.dutch2026.rules import dutch
from core.teach.questions.phrases import listed, named
from core.values.points import format_points

__all__ = ["decided_by", "in_bracket", "listed", "points_of", "short"]


def in_bracket(told: DutchBracket) -> Mapping[str, str]:
    """Return what names a bracket in a sentence: `points` and `players`, the moved-down ones told apart."""
    return named(told)  # type: ignore[arg-type]  # it reads what is known of a bracket of every system


def points_of(told: DutchBracket) -> int:
    """Return the score of a bracket in whole points, for the plural: ½ is one point, 1½ are two."""
    return (told.own.score + 1) // 2


def scored(half_points: int) -> str:
    """Return a score as it is written."""
    return format_points(half_points)


def decided_by(told: DutchBracket) -> tuple[str, ...]:
    """Return the criteria that are above what numbers alone would allow; 3.8 where all are as low as that."""
    differing = zip(NAMES, told.own.values, told.least, strict=True)
    above = tuple(dutch(name) for name, reached, least in differing if reached != least)
    return above or (dutch("3.8"),)


def short(article: str) -> str:
    """Return an article of C.04.3 as answers are written, without its chapter.

    >>> short("C.04.3 C12"), short("C.04.1 4")
    ('C12', 'C.04.1 4')
    """
    return article.removeprefix("C.04.3 ")  # no words: a chapter
