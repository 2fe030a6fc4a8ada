"""What every part of an answer is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from paircard.core.facets.explained import Told
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.answers.words import bye_word
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.book import Book
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.one_bracket import OneBracket
from paircard.core.teach.questions.printed_fault import PrintedFault
from paircard.core.teach.questions.two_numbers import TwoNumbers
from paircard.core.teach.questions.whose_white import WhoseWhite
from paircard.core.values.language import tr


@dataclass(frozen=True, slots=True)
class Marked:
    """A part of an answer that is marked by itself."""

    what: str
    """What is looked at, and what each piece of it is worth."""
    answer: str
    half_marks: int


Working = Callable[[Told, int], Iterable[Marked]]
"""The working of a bracket that is marked."""


def parts_of(question: AboutRound, working: Working | None) -> Iterator[Marked]:
    """Yield the parts of an answer in the order in which they are written."""
    book = question.book
    match question:
        case TwoNumbers():
            yield from (Marked(each.name, str(each.value), FULL) for each in question.counted)
        case WhoseWhite():
            yield Marked(tr("White"), str(question.pair.white), FULL)
            yield Marked(tr("rule"), book.short(question.pair.colour_rule), FULL)
        case PrintedFault():
            yield Marked(tr("pair") if len(question.wrong[0]) > 1 else bye_word(), _or(question.named), FULL)
            yield Marked(tr("article"), _or(map(book.short, (question.departure.article, *question.also))), FULL)
        case OneBracket():
            yield from _of_bracket(question, working)
        case _ if question.kind is Kind.ROUND:
            yield from (part for at in question.brackets for part in (working(question.told, at) if working else ()))
            made = question.told.pairing
            yield from boards_marked([(pair.white, pair.black) for pair in made.pairs], made.bye)
        case _:
            yield Marked(tr("answer"), answer_with_others(book, question), question.of)


def answer_with_others(book: Book, question: AboutRound) -> str:
    """Return the answer with those that are as right."""
    if isinstance(question, PrintedFault):
        return f"{_or(question.named)} {_or(map(book.short, (question.departure.article, *question.also)))}"
    return _or((question.expected, *map(book.short, question.also)))


def _or(answers: Iterable[str]) -> str:
    return " / ".join(answers)


def _of_bracket(question: OneBracket, working: Working | None) -> Iterator[Marked]:
    """Yield the working and the pairs; who is left over is a part of the working, or stands by itself."""
    if working is not None:
        yield from working(question.told, question.at)
    yield from (Marked(tr("pair"), f"{one}-{other}", FULL) for one, other in question.bracket.pairs)
    if working is None:
        yield from (Marked(tr("left over"), str(each), FULL) for each in question.bracket.downfloaters)


def boards_marked(pairs: Sequence[tuple[int, int]], bye: int | None) -> Iterator[Marked]:
    """Yield every board of a round, White first, and the bye."""
    for number, (white, black) in enumerate(pairs, 1):
        yield Marked(tr("Board {board}: pair and colours, ½ each", board=number), f"{white}-{black}", FULL)
    if bye is not None:
        yield Marked(bye_word(), str(bye), FULL)
