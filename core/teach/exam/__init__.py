"""Exams: `paper` draws the questions by seed, `sheets` writes them down, `as_text` and `as_html` set them."""

# no words in this file: names of classes
from core.teach.exam.paper import Paper, Part, Wish, draw_paper

__all__ = ["Paper", "Part", "Wish", "draw_paper"]
