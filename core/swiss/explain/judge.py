"""One question for every decision: could the others still be paired, and if not, why not?"""

from __future__ import annotations

from core.language import trn
from core.swiss.cards import Cards, mask_of
from core.swiss.explain.reason import Kind, Reason
from core.swiss.explain.shortage import shortage_in
from core.swiss.question import Question
from core.swiss.search.feasible import Rows, fewest_thinkable, rows_at_bound
from core.swiss.search.first import assignment_of
from core.swiss.search.general import least_clashes
from core.swiss.search.task import Task


def obstacle(cards: Cards, question: Question, budget: int) -> Reason | None:
    """Return why a question has no pairing with so many clashes at most; None if it has one.

    The question is about one bracket alone, without the one below it.
    """
    return (
        _too_many_of_one_colour(cards, question, budget)
        or _shortage(cards, question)
        or _clashes(cards, question, budget)
    )


def _everybody(question: Question) -> int:
    return mask_of((*question.seekers, *question.pool))


def _too_many_of_one_colour(cards: Cards, question: Question, budget: int) -> Reason | None:
    """Count colours as A8 does: the reason an arbiter sees first."""
    pairs = len(question.seekers) + question.rest
    everybody = _everybody(question)
    bound = fewest_thinkable(cards, everybody, pairs)
    if bound <= budget:
        return None
    white, black = ((mask & everybody).bit_count() for mask in cards.likers)
    counted: dict[str, object] = {
        "most": max(white, black),
        "all": everybody.bit_count(),
        "makes": trn("which makes {count} clash", "which makes {count} clashes", bound),
        "left": budget,
    }
    if white >= black:
        clause = trn(
            "{most} of {all} prefer White, {makes} in {count} pair, and x leaves {left}.",
            "{most} of {all} prefer White, {makes} in {count} pairs, and x leaves {left}.",
            pairs,
            **counted,
        )
    else:
        clause = trn(
            "{most} of {all} prefer Black, {makes} in {count} pair, and x leaves {left}.",
            "{most} of {all} prefer Black, {makes} in {count} pairs, and x leaves {left}.",
            pairs,
            **counted,
        )
    return Reason("B4", clause, Kind.CLASHES)


def _shortage(cards: Cards, question: Question) -> Reason | None:
    found = shortage_in(cards, Rows(cards, Task(question)).rows, question.floaters if question.left else None)
    return None if found is None else Reason("C6", found.clause(), Kind.SHORTAGE, found)


def _clashes(cards: Cards, question: Question, budget: int) -> Reason | None:
    least = _least(cards, question)
    if least is None or least <= budget:
        return None
    pairs = len(question.seekers) + question.rest
    if budget == fewest_thinkable(cards, _everybody(question), pairs):
        found = shortage_in(cards, rows_at_bound(cards, Task(question)), question.floaters if question.left else None)
        if found is not None:
            return Reason("B4", found.clause(budget), Kind.CLASHES, found)
    clause = trn(
        "{count} clash would be needed, and x leaves {left}.",
        "{count} clashes would be needed, and x leaves {left}.",
        least,
        left=budget,
    )
    return Reason("B4", clause, Kind.CLASHES)


def _least(cards: Cards, question: Question) -> int | None:
    """Return the least number of clashes; S1 against S2 has a quick way."""
    if question.rest == 0:
        return assignment_of(cards, Task(question)).cheapest()
    return least_clashes(cards, Task(question))
