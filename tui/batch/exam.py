"""`paircard exam`: an exam by seed, written as questions, answer sheet, pairing cards, grading and key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Protocol, TypeVar

from paircard.core.teach.exams import on_topic, sheets
from paircard.core.teach.exams.drawing import draw
from paircard.core.teach.exams.rules import ExamRules, ExamWish
from paircard.core.teach.papers.blocks import Block
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.said import Words
from paircard.data.papers.exam_sheets import draw_sheets
from paircard.data.papers.files import write_papers
from paircard.data.storage.errors import StoreError
from paircard.tui.batch.output import CANNOT_READ, DONE, IN_PART, REFUSED, any_alphabet, failed, say, warn

SHEETS = {
    "questions": (mark("Exam {seed}: questions"), sheets.question_sheet),
    "answers": (mark("Exam {seed}: answers"), sheets.answer_sheet),
    "cards": (mark("Exam {seed}: cards"), sheets.card_sheet),
    "grading": (mark("Exam {seed}: grading"), sheets.grading_sheet),
    "key": (mark("Exam {seed}: key"), sheets.key_sheet),
}
"""By the name of the file: title of the page, and what stands on it."""

TOPIC_SHEETS = {
    "questions": (mark("Exam {seed}: questions"), on_topic.question_sheet),
    "answers": (mark("Exam {seed}: answers"), on_topic.answer_sheet),
    "cards": (mark("Exam {seed}: cards"), on_topic.card_sheet),
    "grading": (mark("Exam {seed}: grading"), on_topic.grading_sheet),
    "key": (mark("Exam {seed}: key"), on_topic.key_sheet),
}
"""An exam on a topic has cards where events are asked about."""


class _Set(Protocol):
    """An exam of any sort."""

    @property
    def shortfall(self) -> tuple[Words, ...]:
        """What is to be told of a paper that has not all that was wished."""


T = TypeVar("T", bound=_Set)


def set_exam(rules: ExamRules, wish: ExamWish, folder: Path, *, form: str) -> int:
    """Draw an exam by some rules and write its sheets to a folder, in the language spoken; return the exit code."""
    return _set(wish.seed, lambda: draw(rules, wish), SHEETS, sheets.extent, folder, form)


def set_topic_exam(wish: on_topic.TopicWish, folder: Path, *, form: str) -> int:
    """Draw an exam on a topic and write its sheets; return the exit code."""
    return _set(wish.seed, lambda: on_topic.draw_topic_paper(wish), TOPIC_SHEETS, on_topic.extent, folder, form)


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
        made = {name: (tr(title, seed=seed), tuple(make(paper))) for name, (title, make) in kinds.items()}
        pages = {name: page for name, page in made.items() if page[1]}
        written = write_papers(folder, draw_sheets(pages, form))
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
