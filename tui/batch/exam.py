"""`paircard exam`: an exam by seed, written as questions, answer sheet, pairing cards, grading and key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Protocol, TypeVar

from core.teach.exams import on_topic as topic_exam
from core.teach.exams.paper import Wish, draw_paper
from core.teach.exams.sheets import answer_sheet, card_sheet, extent, grading_sheet, key_sheet, question_sheet
from core.teach.papers.blocks import Block
from core.teach.topics.dutch_2026 import sheets as dutch_sheets
from core.teach.topics.dutch_2026.paper import DutchWish, draw_dutch_paper
from core.values.errors import Refusal
from core.values.language import mark, tr
from core.values.said import Words
from data.errors import StoreError
from data.papers.files import write_papers
from data.papers.sheets import drawn
from tui.batch.output import CANNOT_READ, DONE, IN_PART, REFUSED, any_alphabet, failed, say, warn

SHEETS = {
    "questions": (mark("Exam {seed}: questions"), question_sheet),
    "answers": (mark("Exam {seed}: answers"), answer_sheet),
    "cards": (mark("Exam {seed}: cards"), card_sheet),
    "grading": (mark("Exam {seed}: grading"), grading_sheet),
    "key": (mark("Exam {seed}: key"), key_sheet),
}
"""By the name of the file: title of the page, and what stands on it."""

DUTCH_SHEETS = {
    "questions": (mark("Exam {seed}: questions"), dutch_sheets.question_sheet),
    "answers": (mark("Exam {seed}: answers"), dutch_sheets.answer_sheet),
    "cards": (mark("Exam {seed}: cards"), dutch_sheets.card_sheet),
    "grading": (mark("Exam {seed}: grading"), dutch_sheets.grading_sheet),
    "key": (mark("Exam {seed}: key"), dutch_sheets.key_sheet),
}
TOPIC_SHEETS = {
    "questions": (mark("Exam {seed}: questions"), topic_exam.question_sheet),
    "answers": (mark("Exam {seed}: answers"), topic_exam.answer_sheet),
    "grading": (mark("Exam {seed}: grading"), topic_exam.grading_sheet),
    "key": (mark("Exam {seed}: key"), topic_exam.key_sheet),
}
"""An exam on a topic needs no cards."""


class _Set(Protocol):
    """An exam of any sort."""

    @property
    def shortfall(self) -> tuple[Words, ...]:
        """What is to be told of a paper that has not all that was wished."""


T = TypeVar("T", bound=_Set)


def set_exam(wish: Wish, folder: Path, *, form: str) -> int:
    """Draw an exam and write its sheets to a folder, in the language spoken; return the exit code."""
    return _set(wish.seed, lambda: draw_paper(wish), SHEETS, extent, folder, form)


def set_dutch_exam(wish: DutchWish, folder: Path, *, form: str) -> int:
    """Draw an exam on the rules of 2026 and write its sheets; return the exit code."""
    return _set(wish.seed, lambda: draw_dutch_paper(wish), DUTCH_SHEETS, dutch_sheets.extent, folder, form)


def set_topic_exam(wish: topic_exam.TopicWish, folder: Path, *, form: str) -> int:
    """Draw an exam on a topic and write its sheets; return the exit code."""
    return _set(wish.seed, lambda: topic_exam.draw_topic_paper(wish), TOPIC_SHEETS, topic_exam.extent, folder, form)


def _set(
    seed: int,
    draw: Callable[[], T],
    kinds: Mapping[str, tuple[str, Callable[[T], Iterable[Block]]]],
    told: Callable[[T], str],
    folder: Path,
    form: str,
) -> int:
    any_alphabet()
    try:
        paper = draw()
        sheets = {name: (tr(title, seed=seed), make(paper)) for name, (title, make) in kinds.items()}
        written = write_papers(folder, drawn(sheets, form))
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    say(tr("Exam {seed}: {extent}", seed=seed, extent=told(paper)))
    for path in written:
        say(str(path))
    for sentence in paper.shortfall:
        warn(str(sentence))
    return IN_PART if paper.shortfall else DONE
