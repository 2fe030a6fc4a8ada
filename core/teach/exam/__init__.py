"""Exams and courses: `paper` draws questions, `course` plays an event, `sheets` and `course_sheets` write them down.

`balance` and `difficulty` keep a paper fair, `marks` says what an answer is worth, `forms` has the boxes to be filled
in; `as_text` and `as_html` set the blocks that sheets are made of.
"""

# no words in this file: names of classes
from core.teach.exams.paper import Paper, Part, Wish, draw_paper

__all__ = ["Paper", "Part", "Wish", "draw_paper"]
