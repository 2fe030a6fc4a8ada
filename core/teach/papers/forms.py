"""What is filled in by hand: boxes for working and answers, and the columns of whoever grades them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.systems.swiss1998.explain import RoundExplained
from core.teach.answers.verdict import FULL
from core.teach.papers.blocks import Answer, Block, Grid, Paragraph
from core.teach.questions.about_round import Kind, Question
from core.teach.topics.swiss_1998.marks import marks_of, part_marks
from core.values.language import tr, trn, trp
from core.values.points import format_points

LINE, SHORT_LINE = "_" * 12, "_" * 6
Row = tuple[str, ...]


def form_of(number: int, question: Question) -> Iterator[Block]:
    """Yield the number of a question and the boxes for its answer."""
    head = f"{number}."
    match question.kind:
        case Kind.ROUND:
            yield Paragraph(head)
            yield from round_form(question.told)
        case Kind.BRACKET:
            yield Paragraph(head)
            yield working_form(1)
            yield Paragraph(tr("Pairs and who is left over:"))
            yield Answer(2)
        case Kind.X_AND_P:
            yield Paragraph(f"{head} x = {SHORT_LINE}   p = {SHORT_LINE}")
        case Kind.COLOUR:
            yield Paragraph(f"{head} {tr('White: {line}   rule: {line}', line=SHORT_LINE)}")
        case Kind.STANDS:
            yield Paragraph(f"{head} {tr('yes / no, article: {line}', line=SHORT_LINE)}")
        case Kind.FAULT:
            yield Paragraph(f"{head} {tr('pair: {line}   article: {short_line}', line=LINE, short_line=SHORT_LINE)}")
        case _:
            yield Paragraph(head)
            yield Answer(1)


def round_form(told: RoundExplained) -> Iterator[Block]:
    """Yield the boxes for a whole round: the working of every score group, the boards, the bye."""
    yield working_form(len({player.score for player in told.position.players}))
    boards = tuple((str(board), "", "") for board in range(1, len(told.pairing.pairs) + 1))
    heads = (trp("at most 5 columns", "board"), tr("White"), tr("Black"))
    yield Grid(heads, (5, 12, 12), boards, by_hand=True)
    if len(told.position.players) % 2:
        yield Paragraph(tr("Bye: {line}", line=SHORT_LINE))


def working_form(brackets: int) -> Grid:
    """Return the boxes for the working of so many brackets."""
    heads = (trp("at most 9 columns", "bracket"), "x", "p", "S1 | S2", trp("at most 12 columns", "floats"))
    return Grid(heads, (9, 3, 3, 36, 12), (("",) * 5,) * brackets, by_hand=True)


def name_line() -> str:
    """Return the line for the name and the marks."""
    return tr("Name: {line}   Marks: {short_line}", line="_" * 30, short_line=SHORT_LINE)


def grading_rows(number: str, question: Question) -> Iterator[Row]:
    """Yield a row for every part that is marked by itself, then what the whole question is worth."""
    parts = part_marks(question)
    for at, part in enumerate(parts):
        yield "" if at else number, part.what, part.answer, format_points(part.half_marks), ""
    if len(parts) > 1:
        yield "", tr("together"), "", format_points(marks_of(question)), ""


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


def marks_told(half_marks: int) -> str:
    """Say how many marks."""
    return trn("{count} mark", "{count} marks", half_marks // FULL)
