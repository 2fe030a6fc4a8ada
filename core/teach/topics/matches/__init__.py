"""Matches of two and simultaneous displays for teachers and students (B.VI E1, H).

`staged` plays the little event a question is about, the questions ask it; `draw` draws them.
"""

# no words in this file: names of classes
from paircard.core.teach.topics.matches.draw import draw_about_matches, question_about_matches
from paircard.core.teach.topics.matches.question import MatchForm, MatchKind

__all__ = ["MatchForm", "MatchKind", "draw_about_matches", "question_about_matches"]
