"""`paircard exam`: an exam by seed, written as question sheet, pairing cards and answer key."""

from __future__ import annotations

from pathlib import Path

from core.errors import Refusal
from core.points import format_points
from core.teach.exam.as_html import as_html
from core.teach.exam.as_text import as_text
from core.teach.exam.paper import Paper, Wish, draw_paper
from core.teach.exam.sheets import card_sheet, key_sheet, question_sheet
from data.errors import StoreError
from data.papers.files import write_papers
from tui.batch.say import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say

LANGUAGES = ("en",)
"""Languages the sheets exist in."""
SHEETS = {"questions": question_sheet, "cards": card_sheet, "key": key_sheet}


def set_exam(wish: Wish, folder: Path, *, html: bool, lang: str) -> int:
    """Draw an exam and write its three sheets to a folder; return the exit code."""
    any_alphabet()
    if lang not in LANGUAGES:
        return failed(f"There are no exams in {lang!r}: only in {', '.join(LANGUAGES)}.", REFUSED)
    try:
        paper = draw_paper(wish)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    try:
        written = write_papers(folder, sheets_of(paper, html=html, lang=lang))
    except StoreError as error:
        return failed(error, CANNOT_READ)
    say(f"Exam {wish.seed}: {len(paper.questions)} questions, {format_points(paper.of)} marks.")
    for path in written:
        say(str(path))
    return DONE


def sheets_of(paper: Paper, *, html: bool, lang: str) -> dict[str, str]:
    """Return the sheets by file name."""
    if html:
        title = f"Exam {paper.wish.seed}"
        return {
            f"{name}.html": as_html(make(paper), title=f"{title}: {name}", lang=lang) for name, make in SHEETS.items()
        }
    return {f"{name}.txt": as_text(make(paper)) for name, make in SHEETS.items()}
