"""Drawing questions from a round by lot: the same lots always draw the same questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import TypeVar

from core.systems.swiss1998.explain import RoundExplained
from core.teach.questions.about_round import Kind, Question
from core.teach.questions.left_over import byes_asked, floats_asked
from core.teach.questions.next_order import next_tries_asked
from core.teach.questions.one_bracket import brackets_asked
from core.teach.questions.pair_stands import pairs_asked
from core.teach.questions.printed_fault import faults_asked
from core.teach.questions.two_numbers import x_and_p_asked
from core.teach.questions.whole_round import WholeRound
from core.teach.questions.whose_white import colours_asked

T = TypeVar("T")

ASKED: Mapping[Kind, Callable[[RoundExplained], Iterator[Question]]] = {
    Kind.ROUND: lambda told: iter([WholeRound(told)]),
    Kind.BRACKET: brackets_asked,
    Kind.X_AND_P: x_and_p_asked,
    Kind.NEXT_TRY: next_tries_asked,
    Kind.STANDS: pairs_asked,
    Kind.FLOATS: floats_asked,
    Kind.BYE: byes_asked,
    Kind.COLOUR: colours_asked,
    Kind.FAULT: faults_asked,
}
"""All questions of a kind that a round offers, in the order of its brackets."""


def every_question(told: RoundExplained, kinds: Sequence[Kind] = tuple(Kind)) -> Iterator[Question]:
    """Yield all questions of some kinds."""
    for kind in kinds:
        yield from ASKED[kind](told)


def draw_question(told: RoundExplained, seed: int, kinds: Sequence[Kind] = tuple(Kind)) -> Question | None:
    """Draw a question: first its kind, so that every kind is as likely, then one of it. None if there is none."""
    chance, left = Random(seed), list(kinds)
    while left:
        kind = pick(chance, left)
        offered = list(ASKED[kind](told))
        if offered:
            return pick(chance, offered)
        left.remove(kind)
    return None


def pick(chance: Random, options: Sequence[T]) -> T:
    """Draw one of some options; only `random()` itself is promised to stay the same in every Python."""
    return options[int(chance.random() * len(options))]
