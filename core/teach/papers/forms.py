"""What is filled in by hand: boxes for working and answers, and the columns of whoever grades them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.papers.blocks import Block, Grid, Paragraph
from paircard.core.values.language import tr, trn, trp
from paircard.core.values.points import format_points

LINE, SHORT_LINE = "_" * 12, "_" * 6
Row = tuple[str, ...]


def boards_form(boards: int) -> Grid:
    """Return the boxes for so many boards."""
    heads = (trp("at most 5 columns", "board"), tr("White"), tr("Black"))
    return Grid(heads, (5, 12, 12), tuple((str(board), "", "") for board in range(1, boards + 1)), by_hand=True)


def pairs_form(boards: int, *, bye: bool) -> Iterator[Block]:
    """Yield the boxes for so many boards, and the line for the bye."""
    yield boards_form(boards)
    if bye:
        yield Paragraph(tr("Bye: {line}", line=SHORT_LINE))


def name_line() -> str:
    """Return the line for the name and the marks."""
    return tr("Name: {line}   Marks: {short_line}", line="_" * 30, short_line=SHORT_LINE)


def grading_grid(rows: Sequence[Row]) -> Grid:
    """Return the columns of whoever grades."""
    heads = (
        trp("at most 3 columns", "No"),
        trp("at most 26 columns", "marked"),
        trp("at most 24 columns", "right"),
        trp("at most 5 columns", "of"),
        trp("at most 5 columns", "given"),
    )
    return Grid(heads, (3, 26, 24, 5, 5), tuple(rows))


def marked_rows(number: str, parts: Sequence[tuple[str, str, int]]) -> Iterator[Row]:
    """Yield a row for every part: what is looked at, what is right, its half marks; then what all are worth."""
    for at, (what, answer, half_marks) in enumerate(parts):
        yield "" if at else number, what, answer, format_points(half_marks), ""
    if len(parts) > 1:
        yield "", tr("together"), "", format_points(sum(half_marks for *_, half_marks in parts)), ""


def marks_told(half_marks: int) -> str:
    """Say how many marks."""
    return trn("{count} mark", "{count} marks", half_marks // FULL)


def minutes_told(minutes: int) -> str:
    """Say how many minutes."""
    return trn("{count} minute", "{count} minutes", minutes)


def time_told(minutes: int) -> str:
    """Say how long a paper should take."""
    return trn("Suggested time: {count} minute.", "Suggested time: {count} minutes.", minutes)


def extent_told(questions: int, half_marks: int) -> str:
    """Say how many questions a paper has, and for how many marks."""
    marks = marks_told(half_marks)
    return trn("{count} question, {marks}.", "{count} questions, {marks}.", questions, marks=marks)


def titled(plain: str, levelled: str, seed: int, level: int | None) -> str:
    """Return the title of a sheet, with its level if it has one."""
    return tr(levelled, seed=seed, level=level) if level else tr(plain, seed=seed)
