"""Cups for teachers and students: who has White, whom one meets, who plays for the place beside a match."""

# no words in this file: names of classes
from paircard.core.teach.topics.cups.draw import draw_about_cups, question_about_cups
from paircard.core.teach.topics.cups.question import CupForm, CupKind

__all__ = ["CupForm", "CupKind", "draw_about_cups", "question_about_cups"]
