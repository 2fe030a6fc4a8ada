"""What every part of an answer is worth, and how long a question should take."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from core.systems.swiss1998.explain import RoundExplained
from core.teach.answers.verdict import FULL
from core.teach.answers.words import bye_word, nobody_word
from core.teach.questions.about_round import Kind, Question
from core.teach.questions.pair_stands import Stands
from core.teach.questions.phrases import listed
from core.teach.questions.printed_fault import Fault
from core.teach.questions.two_numbers import XAndP
from core.teach.questions.whose_white import WhichColour
from core.teach.topics.swiss_1998.level import level
from core.values.language import tr
from core.values.points import format_points

HALF = FULL // 2
MINUTES: Mapping[Kind, tuple[int, int]] = {
    Kind.ROUND: (8, 4),
    Kind.BRACKET: (3, 2),
    Kind.X_AND_P: (2, 1),
    Kind.NEXT_TRY: (2, 1),
    Kind.STANDS: (1, 1),
    Kind.FLOATS: (3, 2),
    Kind.BYE: (2, 2),
    Kind.COLOUR: (1, 1),
    Kind.FAULT: (6, 4),
}
"""Minutes of a question of level 1, and what every further level adds."""


@dataclass(frozen=True, slots=True)
class Marked:
    """A part of an answer that is marked by itself."""

    what: str
    """What is looked at, and what each piece of it is worth."""
    answer: str
    half_marks: int


def minutes(question: Question) -> int:
    """Return the minutes a question should take."""
    least, more = MINUTES[question.kind]
    return least + more * (level(question) - 1)


def marks_of(question: Question) -> int:
    """Return what a question is worth in half marks."""
    return sum(each.half_marks for each in part_marks(question))


def part_marks(question: Question) -> tuple[Marked, ...]:
    """Return the parts of an answer in the order in which they are written."""
    return tuple(_parts(question))


def _parts(question: Question) -> Iterator[Marked]:
    told = question.told
    match question:
        case XAndP():
            x, p = question.right
            yield Marked("x", str(x), FULL)
            yield Marked("p", str(p), FULL)
        case WhichColour():
            yield Marked(tr("White"), str(question.pair.white), FULL)
            yield Marked(tr("rule"), question.pair.colour_rule, FULL)
        case Fault():
            pair, _, article = question.expected.partition(" ")
            yield Marked(tr("pair"), pair, FULL)
            yield Marked(tr("article"), _or(article, question.also), FULL)
        case Stands():
            yield Marked(tr("answer"), _or(question.expected, question.also), FULL)
        case _ if question.kind is Kind.ROUND:
            yield from (part for at in range(len(told.brackets)) for part in working_of(told, at))
            yield from _boards(told)
        case _ if question.kind is Kind.BRACKET:
            yield from working_of(told, question.brackets[0])
            yield from _pairs(told, question.brackets[0])
        case _:
            yield Marked(tr("answer"), question.expected, question.of)


def _or(answer: str, also: tuple[str, ...]) -> str:
    """Return an answer with those that are as right."""
    return " / ".join((answer, *also))


def working_of(told: RoundExplained, at: int) -> Iterator[Marked]:
    """Yield the working of a bracket in which pairs are made: x, p, the first S1 and S2, who moves down.

    A joined bracket (R13) comes about by trial: its working is not marked.
    """
    bracket = told.brackets[at]
    groups = [group for group in (bracket.movers, bracket.rest) if group]
    if bracket.result.joined or not bracket.result.pairs or not groups:
        return
    x, p = XAndP(told, at).right
    s1, s2 = (groups[0].s1, groups[0].s2) if bracket.movers else groups[0].before
    over = listed(bracket.result.downfloaters) or nobody_word()
    points = format_points(bracket.result.score)
    what = tr("Bracket of {points}: x, p, S1 | S2, who is left over, ½ each", points=points)
    yield Marked(what, f"{x}, {p}, {listed(s1)} | {listed(s2)}, {over}", 4 * HALF)


def _boards(told: RoundExplained) -> Iterator[Marked]:
    for number, pair in enumerate(told.pairing.pairs, 1):
        what = tr("Board {board}: pair and colours, ½ each", board=number)
        yield Marked(what, f"{pair.white}-{pair.black}", FULL)
    if told.pairing.bye is not None:
        yield Marked(bye_word(), str(told.pairing.bye), FULL)


def _pairs(told: RoundExplained, at: int) -> Iterator[Marked]:
    for one, other in told.brackets[at].result.pairs:
        yield Marked(tr("pair"), f"{one}-{other}", FULL)
