"""Exams: `paper` draws the questions by seed, `sheets` writes them down, `as_text` and `as_html` set them."""

from core.teach.exam.paper import Paper, Part, Wish, draw_paper

__all__ = ["Paper", "Part", "Wish", "draw_paper"]
