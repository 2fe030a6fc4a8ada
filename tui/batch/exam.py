"""`paircard exam`: an exam by seed, written as questions, answer sheet, pairing cards, grading and key."""

from __future__ import annotations

from pathlib import Path

from core.errors import Refusal
from core.language import mark, tr
from core.teach.exam.as_html import as_html
from core.teach.exam.as_text import as_text
from core.teach.exam.paper import Paper, Wish, draw_paper
from core.teach.exam.sheets import answer_sheet, card_sheet, extent, grading_sheet, key_sheet, question_sheet
from data.errors import StoreError
from data.papers.files import write_papers
from tui.batch.say import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say

SHEETS = {
    "questions": (mark("Exam {seed}: questions"), question_sheet),
    "answers": (mark("Exam {seed}: answers"), answer_sheet),
    "cards": (mark("Exam {seed}: cards"), card_sheet),
    "grading": (mark("Exam {seed}: grading"), grading_sheet),
    "key": (mark("Exam {seed}: key"), key_sheet),
}
"""By the name of the file: title of the page, and what stands on it."""


def set_exam(wish: Wish, folder: Path, *, html: bool) -> int:
    """Draw an exam and write its sheets to a folder, in the language spoken; return the exit code."""
    any_alphabet()
    try:
        paper = draw_paper(wish)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    try:
        written = write_papers(folder, sheets_of(paper, html=html))
    except StoreError as error:
        return failed(error, CANNOT_READ)
    say(tr("Exam {seed}: {extent}", seed=wish.seed, extent=extent(paper)))
    for path in written:
        say(str(path))
    return DONE


def sheets_of(paper: Paper, *, html: bool) -> dict[str, str]:
    """Return the sheets by file name."""
    if not html:
        return {f"{name}.txt": as_text(make(paper)) for name, (_, make) in SHEETS.items()}  # no words: names of files
    seed = paper.wish.seed
    return {
        f"{name}.html": as_html(make(paper), title=tr(title, seed=seed))  # no words: names of files
        for name, (title, make) in SHEETS.items()
    }
