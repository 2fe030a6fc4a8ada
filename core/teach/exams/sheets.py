"""The sheets of an exam: questions, answers to be filled in, pairing cards, grading, and the key with all reasons."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.teach.exams.drawing import Paper, Part
from paircard.core.teach.exams.marks import Marked, parts_of
from paircard.core.teach.exams.rules import ExamRules
from paircard.core.teach.lessons.cards import situation
from paircard.core.teach.papers.blocks import Block, Cards, Heading, Paragraph, Reasons
from paircard.core.teach.papers.desk import cards_of
from paircard.core.teach.papers.forms import (
    Row,
    extent_told,
    grading_grid,
    marked_rows,
    marks_told,
    minutes_told,
    name_line,
    time_told,
    titled,
)
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.values.language import mark, tr
from paircard.core.values.rule_id import rules_listed


def question_sheet(paper: Paper) -> Iterator[Block]:
    """Yield the questions, part by part."""
    yield Heading(_title(paper, mark("Exam {seed}: questions"), mark("Exam {seed}, level {level}: questions")), 1)
    yield Paragraph(f"{extent(paper)} {_time(paper)} {tr(paper.rules.called)} {tr('Answers go on the answer sheet.')}")
    number = 0
    for part in paper.parts:
        yield Heading(tr("Part {letter}", letter=part.name))
        yield Paragraph(" ".join(_about(paper.rules, part)))
        for question in part.questions:
            number += 1
            worth = f"{marks_told(marks_of(paper.rules, question))}, {minutes_told(paper.rules.minutes(question))}"
            yield Paragraph(f"{number}. {question.text} ({worth})")
            yield Paragraph(tr("Write {form}.", form=question.form.hint))


def answer_sheet(paper: Paper) -> Iterator[Block]:
    """Yield the sheet that is filled in and handed in."""
    yield Heading(_title(paper, mark("Exam {seed}: answers"), mark("Exam {seed}, level {level}: answers")), 1)
    yield Paragraph(name_line())
    number = 0
    for part in paper.parts:
        yield Heading(tr("Part {letter}", letter=part.name))
        for question in part.questions:
            number += 1
            yield from paper.rules.form_of(number, question)


def card_sheet(paper: Paper) -> Iterator[Block]:
    """Yield the pairing cards of every part."""
    yield Heading(
        _title(paper, mark("Exam {seed}: pairing cards"), mark("Exam {seed}, level {level}: pairing cards")), 1
    )
    yield Paragraph(tr(paper.rules.legend))
    for part in paper.parts:
        if part.told.position.round == 1:
            continue  # nothing has been written on them
        yield Heading(tr("Cards {letter}, before round {round}", letter=part.name, round=part.told.position.round))
        yield Cards(tuple(cards_of(part.name, part.tournament, paper.rules.sign)))


def grading_sheet(paper: Paper) -> Iterator[Block]:
    """Yield what every part of every answer is worth, with room for what was given."""
    yield Heading(_title(paper, mark("Exam {seed}: grading"), mark("Exam {seed}, level {level}: grading")), 1)
    yield Paragraph(f"{extent(paper)} {_time(paper)}")
    yield Paragraph(name_line())
    asked = enumerate(paper.questions, 1)
    yield grading_grid([row for at, (_, each) in asked for row in grading_rows(paper.rules, str(at), each)])


def key_sheet(paper: Paper) -> Iterator[Block]:
    """Yield the answers with their marks, and every reason."""
    yield Heading(_title(paper, mark("Exam {seed}: answer key"), mark("Exam {seed}, level {level}: answer key")), 1)
    yield from (Paragraph(str(sentence)) for sentence in paper.shortfall)
    number = 0
    for part in paper.parts:
        yield Heading(tr("Part {letter}", letter=part.name))
        for question in part.questions:
            number += 1
            yield Paragraph(f"{number}. {question.text}")
            marks = marks_told(marks_of(paper.rules, question))
            yield Paragraph(paper.rules.answered(question, marks, rules_listed(question.articles)))
            yield Reasons(tuple(paper.rules.reasons(question)))


def extent(paper: Paper) -> str:
    """Say how many questions there are, and for how many marks."""
    marks = sum(marks_of(paper.rules, question) for _, question in paper.questions)
    return extent_told(len(paper.questions), marks)


# --- what an answer is worth -----------------------------------------------------------------------------------------


def part_marks(rules: ExamRules, question: AboutRound) -> tuple[Marked, ...]:
    """Return the parts of an answer in the order in which they are written."""
    return tuple(parts_of(question, rules.working if rules.marks_working else None))


def marks_of(rules: ExamRules, question: AboutRound) -> int:
    """Return what a question is worth in half marks."""
    return sum(each.half_marks for each in part_marks(rules, question))


def grading_rows(rules: ExamRules, number: str, question: AboutRound) -> Iterator[Row]:
    """Yield a row for every part that is marked by itself, then what the whole question is worth."""
    parts = part_marks(rules, question)
    return marked_rows(number, [(each.what, each.answer, each.half_marks) for each in parts])


# --- what is said of a part ------------------------------------------------------------------------------------------


def _about(rules: ExamRules, part: Part) -> Iterator[str]:
    """Say which round it is, whether cards lie before the student, what else counts, and whose cards stay aside."""
    yield situation(part.told.position)
    if part.told.position.round > 1:
        yield tr("Lay out the cards {letter}.", letter=part.name)
    yield from rules.circumstances(part.told)
    taking_part = {*part.tournament.to_pair}
    away = sorted(part.tournament.numbers[id_] for id_ in part.tournament.registrations if id_ not in taking_part)
    if away:
        yield tr(rules.absent, players=" ".join(map(str, away)))


def _title(paper: Paper, plain: str, levelled: str) -> str:
    return titled(plain, levelled, paper.wish.seed, paper.wish.level)


def _time(paper: Paper) -> str:
    return time_told(sum(paper.rules.minutes(question) for _, question in paper.questions))
