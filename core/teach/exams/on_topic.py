"""An exam on a topic by seed: questions, answers to be filled in, grading, and the key with all working."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from paircard.core.event.tournament import Tournament
from paircard.core.teach.answers.of_tables import free_word
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.exams.balance import dealt
from paircard.core.teach.papers.blocks import Answer, Block, Cards, Heading, Paragraph, Reasons
from paircard.core.teach.papers.desk import as_reported, cards_of, legend_of, letter_of
from paircard.core.teach.papers.forms import (
    SHORT_LINE,
    Row,
    boards_form,
    extent_told,
    grading_grid,
    marks_told,
    minutes_told,
    name_line,
    time_told,
    titled,
)
from paircard.core.teach.questions.given import event_with, given_with
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.teach.questions.round_of_table import RoundOfTable
from paircard.core.teach.questions.topic import Subject
from paircard.core.values.language import mark, tr
from paircard.core.values.points import format_points
from paircard.core.values.rule_id import rules_listed
from paircard.core.values.said import Words, said

MOST_TRIES = 200
"""So many questions are drawn in search of one that is not on the paper yet."""


@dataclass(frozen=True, slots=True)
class TopicWish:
    """What a paper is to be like."""

    topic: Subject
    seed: int
    questions: int = 6
    kinds: tuple[str, ...] | None = None
    """Asked for in turn; None for all, dealt by lot."""
    level: int | None = None
    """1 to 5; None for any."""


@dataclass(frozen=True, slots=True)
class TopicPaper:
    """An exam."""

    wish: TopicWish
    questions: tuple[TopicQuestion, ...]

    @property
    def shortfall(self) -> tuple[Words, ...]:
        """What is to be told of a paper that has not all that was wished; nothing of others."""
        found = {"count": len(self.questions), "wanted": self.wish.questions}
        if found["count"] == found["wanted"]:
            return ()
        return (
            said("Found only {count} of the {wanted} questions wished for.", **found),
            said("There are no more different questions of this kind and level: wish for fewer, or for other kinds."),
        )


def draw_topic_paper(wish: TopicWish) -> TopicPaper:
    """Draw an exam with as many different questions as there are, up to the number wished."""
    chance = Random(wish.seed)
    questions: list[TopicQuestion] = []
    for kind in _kinds(wish, chance):
        question = _another(wish, (kind,), questions, chance)
        if question is None and wish.kinds is None:
            question = _another(wish, wish.topic.kinds, questions, chance)  # it was dealt by lot: any other will do
        questions += [question] if question is not None else []
    return TopicPaper(wish, tuple(questions))


def _another(
    wish: TopicWish, kinds: Sequence[str], questions: Sequence[TopicQuestion], chance: Random
) -> TopicQuestion | None:
    drawn = (wish.topic.draw(chance, kinds, wish.level) for _ in range(MOST_TRIES))
    return next((each for each in drawn if each not in questions), None)


def _kinds(wish: TopicWish, chance: Random) -> Iterator[str]:
    if wish.kinds is not None:
        yield from (wish.kinds[at % len(wish.kinds)] for at in range(wish.questions))
        return
    yield from islice(dealt(chance, list(wish.topic.kinds)), wish.questions)


# --- sheets ----------------------------------------------------------------------------------------------


def question_sheet(paper: TopicPaper) -> Iterator[Block]:
    """Yield the questions."""
    yield Heading(_title(paper, mark("Exam {seed}: questions"), mark("Exam {seed}, level {level}: questions")), 1)
    yield Paragraph(
        f"{extent(paper)} {_time_for(paper)} {paper.wish.topic.rules_told} {tr('Answers go on the answer sheet.')}"
    )
    desk = _on_the_desk(paper)
    for number, question in enumerate(paper.questions, 1):
        worth = f"{marks_told(question.of)}, {minutes_told(question.minutes)}"
        yield Paragraph(f"{number}. {question.text} ({worth})")
        yield from _given(question)
        if number in desk:
            yield Paragraph(tr("Lay out the cards {letter}.", letter=desk[number][0]))
        yield Paragraph(tr("Write {form}.", form=question.form.hint))


def answer_sheet(paper: TopicPaper) -> Iterator[Block]:
    """Yield the sheet that is filled in and handed in; there is room for the working."""
    yield Heading(_title(paper, mark("Exam {seed}: answers"), mark("Exam {seed}, level {level}: answers")), 1)
    yield Paragraph(name_line())
    for number, question in enumerate(paper.questions, 1):
        if isinstance(question, RoundOfTable):
            yield Paragraph(f"{number}.")
            yield from _table_form(question)
        else:
            yield Paragraph(f"{number}. {tr('Answer: {line}   Working:', line=SHORT_LINE)}")
            yield Answer(1 if given_with(question) is None else 1 + question.minutes // 3)


def card_sheet(paper: TopicPaper) -> Iterator[Block]:
    """Yield the pairing cards of every question about an event; nothing where no question is."""
    events = [*_on_the_desk(paper).values()]
    if not events:
        return
    yield Heading(
        _title(paper, mark("Exam {seed}: pairing cards"), mark("Exam {seed}, level {level}: pairing cards")), 1
    )
    for legend in dict.fromkeys(legend_of(event) for _, event in events):
        yield Paragraph(tr(legend))
    for letter, event in events:
        yield Heading(tr("Cards {letter}, before round {round}", letter=letter, round=event.next_round))
        yield Cards(tuple(cards_of(letter, event, as_reported)))


def grading_sheet(paper: TopicPaper) -> Iterator[Block]:
    """Yield what every part of every answer is worth, with room for what was given."""
    yield Heading(_title(paper, mark("Exam {seed}: grading"), mark("Exam {seed}, level {level}: grading")), 1)
    yield Paragraph(f"{extent(paper)} {_time_for(paper)}")
    yield Paragraph(name_line())
    yield grading_grid([row for at, each in enumerate(paper.questions, 1) for row in _grading_rows(str(at), each)])


def key_sheet(paper: TopicPaper) -> Iterator[Block]:
    """Yield the answers with their marks, and how each is worked out without the table."""
    yield Heading(_title(paper, mark("Exam {seed}: answer key"), mark("Exam {seed}, level {level}: answer key")), 1)
    yield from (Paragraph(str(sentence)) for sentence in paper.shortfall)
    for number, question in enumerate(paper.questions, 1):
        yield Paragraph(f"{number}. {question.text}")
        yield from _given(question)
        fields = {"answer": question.expected, "articles": rules_listed(question.articles)}
        yield Paragraph(tr("Answer: {answer} ({marks}; {articles})", marks=marks_told(question.of), **fields))
        yield Reasons(question.working)


def extent(paper: TopicPaper) -> str:
    """Say how many questions there are, and for how many marks."""
    return extent_told(len(paper.questions), sum(each.of for each in paper.questions))


def _given(question: TopicQuestion) -> Iterator[Block]:
    """Yield the table that belongs to a question."""
    if (given := given_with(question)) is not None:
        yield given.grid()


def _on_the_desk(paper: TopicPaper) -> Mapping[int, tuple[str, Tournament]]:
    """Return the events whose cards are laid out, each with a letter, by the numbers of their questions."""
    asked = enumerate(map(event_with, paper.questions), 1)
    events = [(number, event) for number, event in asked if event is not None]
    return {number: (letter_of(at), event) for at, (number, event) in enumerate(events)}


def _table_form(question: RoundOfTable) -> Iterator[Block]:
    yield boards_form(len(question.pairs))
    if question.rests is not None:
        yield Paragraph(tr("Free: {line}", line=SHORT_LINE))


def _grading_rows(number: str, question: TopicQuestion) -> Iterator[Row]:
    worth = format_points(FULL)
    if not isinstance(question, RoundOfTable):
        yield number, tr("answer"), question.expected, worth, ""
        return
    for board, (white, black) in enumerate(question.pairs, 1):
        what = tr("Board {board}: pair ½, colours and board ½", board=board)
        yield number if board == 1 else "", what, f"{white}-{black}", worth, ""
    if question.rests is not None:
        yield "", free_word(), str(question.rests), worth, ""
    yield "", tr("together"), "", format_points(question.of), ""


def _title(paper: TopicPaper, plain: str, levelled: str) -> str:
    return titled(plain, levelled, paper.wish.seed, paper.wish.level)


def _time_for(paper: TopicPaper) -> str:
    return time_told(sum(question.minutes for question in paper.questions))
