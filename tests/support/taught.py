"""The two books whose pairings are taught: their questions, their exams, and the position of a lesson."""

from __future__ import annotations

from paircard.core.facets import position as kit_position
from paircard.core.facets.taught import History
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.swiss.seen import Seen
from paircard.core.systems.team_swiss_2026 import position as team_position
from paircard.core.systems.team_swiss_2026.book import BOOK
from paircard.core.teach.exams import drawing
from paircard.core.teach.exams.drawing import Paper
from paircard.core.teach.exams.rules import ExamWish
from paircard.core.teach.topics.dutch_2026.exam import EXAMS as EXAMS_2026
from paircard.core.teach.topics.dutch_2026.quiz import QUIZ as QUIZ_2026
from paircard.core.teach.topics.swiss_1998.exam import EXAMS as EXAMS_1998
from paircard.core.teach.topics.swiss_1998.quiz import QUIZ as QUIZ_1998

__all__ = [
    "EXAMS_1998",
    "EXAMS_2026",
    "QUIZ_1998",
    "QUIZ_2026",
    "draw_paper",
    "draw_paper_of_2026",
    "position_after",
    "teams_of",
]


def draw_paper(wish: ExamWish) -> Paper:
    """Draw an exam by the rules of 1998."""
    return drawing.draw(EXAMS_1998, wish)


def draw_paper_of_2026(wish: ExamWish) -> Paper:
    """Draw an exam by the rules of 2026."""
    return drawing.draw(EXAMS_2026, wish)


def position_after(history: History) -> Position:
    """Return what the rules of 2026 look at after what was played."""
    of_history = QUIZ_2026.book.teach.of_history
    assert of_history is not None
    seen = of_history(history)
    assert isinstance(seen, Seen)
    assert isinstance(seen.own, Position)
    return seen.own


def teams_of(position: kit_position.Position) -> team_position.Position:
    """Return what the team rules look at, of a position as everybody sees it."""
    return BOOK.own(position)
