"""One question for every decision: could the others still be paired, and if not, why not?"""

from __future__ import annotations

from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.judge.clashes import majority_clause, majority_words, too_many_clashes
from paircard.core.systems.swiss1998.judge.reason import Kind, Reason
from paircard.core.systems.swiss1998.judge.shortage import Staying, shortage_in
from paircard.core.systems.swiss1998.priced_graph import assignment_of, least_clashes
from paircard.core.systems.swiss1998.question import Question
from paircard.core.systems.swiss1998.rows import Rows, bound_of, rows_at_bound
from paircard.core.values.said import Words, said


def obstacle(cards: Cards, question: Question, budget: int, staying: Staying | None = None) -> Reason | None:
    """Return why a question has no pairing with so many clashes at most; None if it has one.

    The question is about one bracket alone, without the one below it. `staying` is what decides who may be left
    over in it; without it nobody is told why not.
    """
    return (
        _too_many_of_one_colour(cards, question, budget)
        or _shortage(cards, question, staying)
        or _clashes(cards, question, budget, staying)
    )


def _too_many_of_one_colour(cards: Cards, question: Question, budget: int) -> Reason | None:
    """Count colours as A8 does: the reason an arbiter sees first."""
    bound = bound_of(cards, question)
    if bound <= budget:
        return None
    return Reason("B4", majority_clause(cards, question, bound, budget), Kind.CLASHES)


def _shortage(cards: Cards, question: Question, staying: Staying | None) -> Reason | None:
    found = shortage_in(cards, Rows(cards, question).rows, question, staying, clashes=True)
    return None if found is None else Reason("C6", found.clause(), Kind.SHORTAGE, found)


def _clashes(cards: Cards, question: Question, budget: int, staying: Staying | None) -> Reason | None:
    least = _least(cards, question)
    if least is None or least <= budget:
        return None
    bound = bound_of(cards, question)
    short = shortage_in(cards, rows_at_bound(cards, question), question, staying, clashes=bound > 0)
    if short is not None and budget == bound:
        return Reason("B4", _at_bound(cards, question, short, bound), Kind.CLASHES, short)
    return Reason("B4", too_many_clashes(cards, question, budget, least, short), Kind.CLASHES)


def _at_bound(cards: Cards, question: Question, short: Shortage, bound: int) -> Words:
    """Say who has nobody with no more clashes than the colours demand; where they demand some, by the colours too."""
    if not bound:
        return short.clause(0)
    return said("{majority}; then {what}", majority=majority_words(cards, question, bound), what=short.clause())


def _least(cards: Cards, question: Question) -> int | None:
    """Return the least number of clashes; S1 against S2 has a quick way."""
    if question.rest == 0:
        return assignment_of(cards, question).cheapest()
    return least_clashes(cards, question)
