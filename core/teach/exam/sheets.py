"""The three sheets of an exam: the questions, the pairing cards, and the key with all reasons."""

from __future__ import annotations

from collections.abc import Iterator

from core.points import format_points
from core.swiss.explain.words import bracket_lines, round_lines
from core.teach.cards import situation
from core.teach.exam.blocks import Answer, Block, Cards, Heading, Paragraph, Reasons
from core.teach.exam.desk import cards_of
from core.teach.exam.paper import Paper, Part
from core.teach.quiz.colour import WhichColour
from core.teach.quiz.fault import Fault
from core.teach.quiz.question import Kind, Question

ROOM = {Kind.ROUND: 5, Kind.BRACKET: 3}
"""Lines for an answer; one for every other kind."""


def question_sheet(paper: Paper) -> Iterator[Block]:
    """Yield the questions, part by part."""
    yield Heading(_title(paper, "questions"), 1)
    total = format_points(paper.of)
    yield Paragraph(f"{len(paper.questions)} questions, {total} marks. Rules: FIDE Swiss System, text of 1992 - 1998.")
    yield Paragraph("Name: ______________________________   Marks: ______")
    number = 0
    for part in paper.parts:
        yield Heading(f"Part {part.name}")
        yield Paragraph(f"{situation(part.told.position)} Lay out the cards {part.name}.{_absent(part)}")
        for question in part.questions:
            number += 1
            yield Paragraph(f"{number}. {question.text} ({_marks(question.of)})")
            yield Paragraph(f"Write {question.form}.")
            yield Answer(ROOM.get(question.kind, 1))


def card_sheet(paper: Paper) -> Iterator[Block]:
    """Yield the pairing cards of every part."""
    yield Heading(_title(paper, "pairing cards"), 1)
    yield Paragraph("Cut along the dashed lines. Floats: v down, ^ up. Results: 1 = 0, not played + and -.")
    for part in paper.parts:
        yield Heading(f"Cards {part.name}, before round {part.told.position.round}")
        yield Cards(tuple(cards_of(part)))


def key_sheet(paper: Paper) -> Iterator[Block]:
    """Yield the answers with their marks, and every reason."""
    yield Heading(_title(paper, "answer key"), 1)
    number = 0
    for part in paper.parts:
        yield Heading(f"Part {part.name}")
        for question in part.questions:
            number += 1
            yield Paragraph(f"{number}. {question.text}")
            yield Paragraph(f"Answer: {question.expected} ({_marks(question.of)}; {' '.join(question.articles)})")
            yield Reasons(tuple(_reasons(part, question)))


def _reasons(part: Part, question: Question) -> Iterator[str]:
    """Yield the explanation of the brackets a question is about, or of its colours."""
    if question.kind is Kind.ROUND:
        yield from round_lines(part.told)
        return
    if isinstance(question, Fault):
        yield question.departure.line
    for at in question.brackets:
        yield from bracket_lines(part.told.brackets[at])
    if isinstance(question, WhichColour):
        pair = question.pair
        yield f"{pair.white} has White against {pair.black} ({pair.colour_rule})."


def _title(paper: Paper, what: str) -> str:
    level = f", level {paper.wish.level}" if paper.wish.level else ""
    return f"Exam {paper.wish.seed}{level}: {what}"


def _absent(part: Part) -> str:
    """Say whose cards stay aside (F5)."""
    taking_part = {*part.tournament.to_pair}
    away = sorted(part.tournament.numbers[id_] for id_ in part.tournament.registrations if id_ not in taking_part)
    return f" Not paired in this round: {' '.join(map(str, away))} (F5)." if away else ""


def _marks(half_marks: int) -> str:
    return f"{format_points(half_marks)} {'mark' if half_marks == 2 else 'marks'}"
