"""The rules of February 2026 (C.04.3), taught: questions about a round, lessons, exams.

A verdict rests on the explanation of the round, on its steps word by word and on the checker: nothing here describes
the rules again.
"""

# no words in this file: names of classes
from core.teach.topics.dutch_2026.draw import draw_about_dutch
from core.teach.topics.dutch_2026.question import DutchKind, DutchQuestion
from core.teach.topics.dutch_2026.whole_round import DutchWholeRound

__all__ = ["DutchKind", "DutchQuestion", "DutchWholeRound", "draw_about_dutch"]
