"""The sheets of an exam: questions, answers to be filled in, pairing cards, grading, and the key with all reasons."""

from __future__ import annotations

from collections.abc import Iterator

from core.systems.swiss1998.explain.as_lines import bracket_lines, round_lines
from core.teach.exams.paper import Paper, Part
from core.teach.lessons.cards import situation
from core.teach.papers.blocks import Block, Cards, Heading, Paragraph, Reasons
from core.teach.papers.desk import cards_of
from core.teach.papers.forms import form_of, grading_grid, grading_rows, marks_told, name_line
from core.teach.questions.about_round import Kind, Question
from core.teach.questions.pair_stands import Stands
from core.teach.questions.printed_fault import Fault
from core.teach.questions.whose_white import WhichColour
from core.teach.topics.swiss_1998.marks import marks_of, minutes
from core.values.cited import texts_of
from core.values.language import mark, tr, trn
from core.values.rule_id import rules_listed


def question_sheet(paper: Paper) -> Iterator[Block]:
    """Yield the questions, part by part."""
    yield Heading(_title(paper, mark("Exam {seed}: questions"), mark("Exam {seed}, level {level}: questions")), 1)
    yield Paragraph(
        f"{extent(paper)} {time_for(paper)} {tr('Rules: FIDE Swiss System, text of 1992 - 1998.')} "
        f"{tr('Answers go on the answer sheet.')}"
    )
    number = 0
    for part in paper.parts:
        yield Heading(tr("Part {letter}", letter=part.name))
        yield Paragraph(" ".join(filter(None, (situation(part.told.position), _layout(part), _absent(part)))))
        for question in part.questions:
            number += 1
            yield Paragraph(f"{number}. {question.text} ({marks_told(marks_of(question))}, {_minutes(question)})")
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
            yield from form_of(number, question)


def grading_sheet(paper: Paper) -> Iterator[Block]:
    """Yield what every part of every answer is worth, with room for what was given."""
    yield Heading(_title(paper, mark("Exam {seed}: grading"), mark("Exam {seed}, level {level}: grading")), 1)
    yield Paragraph(f"{extent(paper)} {time_for(paper)}")
    yield Paragraph(name_line())
    rows = [row for at, (_, question) in enumerate(paper.questions, 1) for row in grading_rows(str(at), question)]
    yield grading_grid(rows)


def card_sheet(paper: Paper) -> Iterator[Block]:
    """Yield the pairing cards of every part."""
    yield Heading(
        _title(paper, mark("Exam {seed}: pairing cards"), mark("Exam {seed}, level {level}: pairing cards")), 1
    )
    yield Paragraph(tr("Cut along the dashed lines. Floats: v down, ^ up. Results: 1 = 0, not played + and -."))
    for part in paper.parts:
        if part.told.position.round == 1:
            continue  # nothing has been written on them
        yield Heading(tr("Cards {letter}, before round {round}", letter=part.name, round=part.told.position.round))
        yield Cards(tuple(cards_of(part.name, part.tournament)))


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
            yield Paragraph(_answer(question))
            yield Reasons(tuple(_reasons(part, question)))


def _reasons(part: Part, question: Question) -> Iterator[str]:
    """Yield the explanation of the brackets a question is about, or of its colours."""
    if question.kind is Kind.ROUND:
        yield from texts_of(round_lines(part.told))
        return
    if isinstance(question, Fault):
        yield question.departure.line
    for at in question.brackets:
        yield from texts_of(bracket_lines(part.told.brackets[at]))
    if isinstance(question, WhichColour):
        pair = question.pair
        fields = {"white": pair.white, "black": pair.black, "rule": pair.colour_rule}
        yield tr("{white} has White against {black} ({rule}).", **fields)


def _answer(question: Question) -> str:
    articles = rules_listed(question.articles)
    fields = {"answer": question.expected, "marks": marks_told(marks_of(question)), "articles": articles}
    answer = tr("Answer: {answer} ({marks}; {articles})", **fields)
    also = question.also if isinstance(question, (Fault, Stands)) else ()
    return f"{answer} {tr('Also right: {articles}.', articles=rules_listed(also))}" if also else answer


def _title(paper: Paper, plain: str, levelled: str) -> str:
    wish = paper.wish
    return tr(levelled, seed=wish.seed, level=wish.level) if wish.level else tr(plain, seed=wish.seed)


def extent(paper: Paper) -> str:
    """Say how many questions there are, and for how many marks."""
    marks = marks_told(sum(marks_of(question) for _, question in paper.questions))
    return trn("{count} question, {marks}.", "{count} questions, {marks}.", len(paper.questions), marks=marks)


def time_for(paper: Paper) -> str:
    """Say how long it should take."""
    total = sum(minutes(question) for _, question in paper.questions)
    return trn("Suggested time: {count} minute.", "Suggested time: {count} minutes.", total)


def _minutes(question: Question) -> str:
    return trn("{count} minute", "{count} minutes", minutes(question))


def _layout(part: Part) -> str:
    return tr("Lay out the cards {letter}.", letter=part.name) if part.told.position.round > 1 else ""


def _absent(part: Part) -> str:
    """Say whose cards stay aside (F5)."""
    taking_part = {*part.tournament.to_pair}
    away = sorted(part.tournament.numbers[id_] for id_ in part.tournament.registrations if id_ not in taking_part)
    return tr("Not paired in this round: {players} (F5).", players=" ".join(map(str, away))) if away else ""
