"""Drawing questions about a round by lot: the same lots always draw the same questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from core.systems.dutch2026.explain import DutchRound
from core.teach.questions.draw import pick
from core.teach.questions.kept_apart import asked_why
from core.teach.topics.dutch_2026.colour import colours_asked
from core.teach.topics.dutch_2026.faults import faults_asked
from core.teach.topics.dutch_2026.left_over import byes_asked, floats_asked
from core.teach.topics.dutch_2026.next_order import orders_asked
from core.teach.topics.dutch_2026.one_bracket import brackets_asked
from core.teach.topics.dutch_2026.question import DutchKind, DutchQuestion
from core.teach.topics.dutch_2026.stands import pairs_asked
from core.teach.topics.dutch_2026.values import values_asked
from core.teach.topics.dutch_2026.whole_round import DutchWholeRound

ASKED: Mapping[DutchKind, Callable[[DutchRound], Iterator[DutchQuestion]]] = {
    DutchKind.ROUND: lambda told: iter([DutchWholeRound(told)]),
    DutchKind.BRACKET: brackets_asked,
    DutchKind.VALUES: values_asked,
    DutchKind.NEXT: orders_asked,
    DutchKind.STANDS: pairs_asked,
    DutchKind.WHY: asked_why,
    DutchKind.FLOATS: floats_asked,
    DutchKind.BYE: byes_asked,
    DutchKind.COLOUR: colours_asked,
    DutchKind.FAULT: faults_asked,
}
"""All questions of a kind that a round offers, in the order of its brackets."""


def draw_about_dutch(
    told: DutchRound, seed: int, kinds: Sequence[DutchKind] = tuple(DutchKind)
) -> DutchQuestion | None:
    """Draw a question: first its kind, so that every kind is as likely, then one of it. None if there is none."""
    chance, left = Random(seed), list(kinds)
    while left:
        kind = pick(chance, left)
        offered = list(ASKED[kind](told))
        if offered:
            return pick(chance, offered)
        left.remove(kind)
    return None
