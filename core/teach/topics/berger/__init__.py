"""Berger tables for teachers and students: questions judged by the closed forms, lessons, and exams by seed.

`question` is what all kinds share, one file a kind; `draw` draws them, `exam` sets a paper, `lesson` is a curated one.
"""

# no words in this file: names of classes
from paircard.core.teach.topics.berger.draw import draw_berger, question_of
from paircard.core.teach.topics.berger.question import BergerForm, BergerKind, BergerQuestion

__all__ = ["BergerForm", "BergerKind", "BergerQuestion", "draw_berger", "question_of"]
