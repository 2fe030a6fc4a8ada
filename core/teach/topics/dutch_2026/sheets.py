"""The sheets of an exam on the rules of 2026: questions, answers, pairing cards, grading, and the key with reasons."""

from __future__ import annotations

from collections.abc import Iterator

from core.systems.dutch2026.explain.colour import colour_line
from core.systems.dutch2026.explain.lines import bracket_lines, bye_lines, round_lines
from core.teach.lessons.cards import situation
from core.teach.papers.blocks import Block, Cards, Heading, Paragraph, Reasons
from core.teach.papers.forms import grading_grid, marks_told, name_line
from core.teach.questions.kept_apart import WhyApart
from core.teach.topics.dutch_2026.colour import WhoseWhite
from core.teach.topics.dutch_2026.desk import cards_of
from core.teach.topics.dutch_2026.fault import PrintedFault
from core.teach.topics.dutch_2026.forms import form_of, grading_rows, initial_colour, right
from core.teach.topics.dutch_2026.level import minutes
from core.teach.topics.dutch_2026.paper import DutchPaper, DutchPart
from core.teach.topics.dutch_2026.question import DutchKind, DutchQuestion
from core.teach.topics.dutch_2026.stands import DoesItStand
from core.values.cited import texts_of
from core.values.language import mark, tr, trn
from core.values.rule_id import rules_listed


def question_sheet(paper: DutchPaper) -> Iterator[Block]:
    """Yield the questions, part by part."""
    yield Heading(_title(paper, mark("Exam {seed}: questions"), mark("Exam {seed}, level {level}: questions")), 1)
    yield Paragraph(
        f"{extent(paper)} {_time_for(paper)} {tr('Rules: FIDE (Dutch) System of February 2026 (C.04.1 - C.04.3).')} "
        f"{tr('Answers go on the answer sheet.')}"
    )
    number = 0
    for part in paper.parts:
        yield Heading(tr("Part {letter}", letter=part.name))
        yield Paragraph(" ".join(_about(part)))
        for question in part.questions:
            number += 1
            time = trn("{count} minute", "{count} minutes", minutes(question))
            yield Paragraph(f"{number}. {question.text} ({marks_told(question.of)}, {time})")
            yield Paragraph(tr("Write {form}.", form=question.form.hint))


def answer_sheet(paper: DutchPaper) -> Iterator[Block]:
    """Yield the sheet that is filled in and handed in."""
    yield Heading(_title(paper, mark("Exam {seed}: answers"), mark("Exam {seed}, level {level}: answers")), 1)
    yield Paragraph(name_line())
    number = 0
    for part in paper.parts:
        yield Heading(tr("Part {letter}", letter=part.name))
        for question in part.questions:
            number += 1
            yield Paragraph(f"{number}.")
            yield from form_of(question)


def card_sheet(paper: DutchPaper) -> Iterator[Block]:
    """Yield the pairing cards of every part."""
    yield Heading(
        _title(paper, mark("Exam {seed}: pairing cards"), mark("Exam {seed}, level {level}: pairing cards")), 1
    )
    yield Paragraph(
        tr(
            "Cut along the dashed lines. Floats: v down, ^ up. Results: 1 = 0, not played + and -; U the bye of the "
            "pairing, F H Z a bye of a full, half or no point."
        )
    )
    for part in paper.parts:
        if part.told.own.round == 1:
            continue  # nothing has been written on them
        yield Heading(tr("Cards {letter}, before round {round}", letter=part.name, round=part.told.own.round))
        yield Cards(tuple(cards_of(part.name, part.tournament)))


def grading_sheet(paper: DutchPaper) -> Iterator[Block]:
    """Yield what every part of every answer is worth, with room for what was given."""
    yield Heading(_title(paper, mark("Exam {seed}: grading"), mark("Exam {seed}, level {level}: grading")), 1)
    yield Paragraph(f"{extent(paper)} {_time_for(paper)}")
    yield Paragraph(name_line())
    rows = [row for at, (_, question) in enumerate(paper.questions, 1) for row in grading_rows(str(at), question)]
    yield grading_grid(rows)


def key_sheet(paper: DutchPaper) -> Iterator[Block]:
    """Yield the answers with their marks, and every reason."""
    yield Heading(_title(paper, mark("Exam {seed}: answer key"), mark("Exam {seed}, level {level}: answer key")), 1)
    yield from (Paragraph(str(sentence)) for sentence in paper.shortfall)
    number = 0
    for part in paper.parts:
        yield Heading(tr("Part {letter}", letter=part.name))
        for question in part.questions:
            number += 1
            yield Paragraph(f"{number}. {question.text}")
            fields = {"answer": right(question), "articles": rules_listed(question.articles)}
            yield Paragraph(tr("Answer: {answer} ({marks}; {articles})", marks=marks_told(question.of), **fields))
            yield Reasons(tuple(_reasons(question)))


def extent(paper: DutchPaper) -> str:
    """Say how many questions there are, and for how many marks."""
    marks = marks_told(sum(question.of for _, question in paper.questions))
    return trn("{count} question, {marks}.", "{count} questions, {marks}.", len(paper.questions), marks=marks)


def _about(part: DutchPart) -> Iterator[str]:
    yield situation(part.told.position)
    if part.told.own.round > 1:
        yield tr("Lay out the cards {letter}.", letter=part.name)
    yield from initial_colour(part.told)
    away = {*part.tournament.registrations} - {*part.tournament.to_pair}
    if away:
        numbers = sorted(part.tournament.numbers[id_] for id_ in away)
        yield tr("Not in this round: {players}.", players=" ".join(map(str, numbers)))


def _reasons(question: DutchQuestion) -> Iterator[str]:
    """Yield the explanation of the brackets a question is about, or of its colours."""
    told = question.told
    match question:
        case WhoseWhite():
            yield from texts_of([colour_line(told, question.pair)])
        case PrintedFault():
            yield str(question.why)
        case DoesItStand() if question.why is not None:
            yield str(question.why)
        case WhyApart():
            yield str(question.reason.said)
        case _ if question.kind is DutchKind.ROUND:
            yield from texts_of(round_lines(told))
        case _ if question.kind is DutchKind.BYE:
            yield from texts_of(bye_lines(told))
        case _:
            for at in question.brackets:
                yield from texts_of(bracket_lines(told.brackets[at]))


def _title(paper: DutchPaper, plain: str, levelled: str) -> str:
    wish = paper.wish
    return tr(levelled, seed=wish.seed, level=wish.level) if wish.level else tr(plain, seed=wish.seed)


def _time_for(paper: DutchPaper) -> str:
    total = sum(minutes(question) for _, question in paper.questions)
    return trn("Suggested time: {count} minute.", "Suggested time: {count} minutes.", total)
