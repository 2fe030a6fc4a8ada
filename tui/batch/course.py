"""`paircard course`: one event from round 1 to the final table as a paper to be paired round by round."""

from __future__ import annotations

from pathlib import Path

from paircard.core.teach.courses.course import CourseWish, draw_course
from paircard.core.teach.courses.sheets import course_cards, course_grading, course_key, course_sheet, extent
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.data.papers.exam_sheets import draw_sheets
from paircard.data.papers.files import write_papers
from paircard.data.storage.errors import StoreError
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say

SHEETS = {
    "course": (mark("Course {seed}: one event"), course_sheet),
    "cards": (mark("Course {seed}: pairing cards"), course_cards),
    "grading": (mark("Course {seed}: grading"), course_grading),
    "key": (mark("Course {seed}: answer key"), course_key),
}
"""By the name of the file: title of the page, and what stands on it."""


def set_course(wish: CourseWish, folder: Path, *, form: str) -> int:
    """Draw a course paper and write its sheets to a folder, in the language spoken; return the exit code."""
    any_alphabet()
    try:
        course = draw_course(wish)
        sheets = {name: (tr(title, seed=wish.seed), make(course)) for name, (title, make) in SHEETS.items()}
        written = write_papers(folder, draw_sheets(sheets, form))
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    say(tr("Course {seed}: {extent}", seed=wish.seed, extent=extent(course)))
    for path in written:
        say(str(path))
    return DONE
