"""Why more clashes are needed than x leaves, where neither the colours nor one shortage alone say it."""

from __future__ import annotations

from core.systems.kit.places import mask_of, places_in
from core.systems.kit.shortage import Shortage
from core.systems.swiss1998.cards import Cards
from core.systems.swiss1998.explain.crowded import x_leaves
from core.systems.swiss1998.explain.shortage import question_places
from core.systems.swiss1998.search.feasible import Rows, fewest_thinkable
from core.systems.swiss1998.search.general import of_fewest_clashes
from core.systems.swiss1998.search.task import Task
from core.systems.swiss1998.subproblem import Question
from core.values.said import Words, joined, said, said_n, series


def too_many_clashes(cards: Cards, question: Question, budget: int, least: int, short: Shortage | None) -> Words:
    """Return the reason, the easiest to follow first: pairs that are forced, the balance, who clashes at best.

    `short` tells why the clashes that the colours demand are not enough.
    """
    return (
        _forced(cards, question, budget)
        or (_balance(cards, question, budget, short) if short else None)
        or _at_best(cards, question, budget, least)
    )


def _at_best(cards: Cards, question: Question, budget: int, least: int) -> Words:
    """Say how many clashes are needed, and who clashes in a pairing that has no more."""
    found = of_fewest_clashes(cards, Task(question))
    pairs = sorted(found.opponent.items()) if found else []
    clashing = [f"{cards.number(one)}-{cards.number(other)}" for one, other in pairs
                if one < other and cards.clash(one, other)]  # fmt: skip
    return said_n(
        "whatever the order, {count} clash would be needed, at best that of {pairs}; {left}.",
        "whatever the order, {count} clashes would be needed, at best those of {pairs}; {left}.",
        least,
        pairs=series(clashing),
        left=x_leaves(budget),
    )


def _forced(cards: Cards, question: Question, budget: int) -> Words | None:
    """Follow the pairs of those who have one opponent only, until their clashes are too many; else say nothing."""
    rows = Rows(cards, Task(question)).rows
    seats = ~((1 << len(cards.players)) - 1)
    links: list[Words] = []
    clashes = 0
    while True:
        one = _with_one_opponent(rows, seats)
        if one is None:
            return None
        other = next(places_in(rows[one]))
        clash = cards.clash(one, other)
        clashes += clash
        fields = {"player": cards.number(one), "other": cards.number(other)}
        links.append(_link(clash=bool(clash), first=not links, **fields))
        rows = {node: row & ~(1 << one | 1 << other) for node, row in rows.items() if node not in (one, other)}
        if clashes > budget:
            makes = said_n("that makes {count} clash", "that makes {count} clashes", clashes)
            return said("{chain}; {makes}, and {left}.", chain=joined(links, "; "), makes=makes, left=x_leaves(budget))


def _link(*, clash: bool, first: bool, **fields: object) -> Words:
    """Say that a player has one opponent only, after the pairs named before."""
    if first:
        return (
            said("{player} has only {other}: a clash", **fields)
            if clash
            else said("{player} has only {other}", **fields)
        )
    if clash:
        return said("then {player} has only {other}: a clash", **fields)
    return said("then {player} has only {other}", **fields)


def _with_one_opponent(rows: dict[int, int], seats: int) -> int | None:
    """Return the highest player with one opponent only, who cannot be left over either."""
    players = (node for node in sorted(rows) if not seats >> node & 1)
    return next((node for node in players if rows[node].bit_count() == 1 and not rows[node] & seats), None)


def _balance(cards: Cards, question: Question, budget: int, short: Shortage) -> Words | None:
    """Count: where all are paired and all prefer a colour, a clash of one colour more means one of the other too."""
    everybody = mask_of(question_places(question))
    white, black = ((likers & everybody).bit_count() for likers in cards.likers)
    bound = fewest_thinkable(cards, everybody, len(question.seekers) + question.rest)
    if question.left or white + black < everybody.bit_count() or budget != bound + 1:
        return None
    return said(
        "{what} White is preferred {white} times and Black {black} times, so each further clash of one colour "
        "makes one of the other: {count} would be needed, and {left}.",
        what=short.clause(bound),
        white=white,
        black=black,
        count=bound + 2,
        left=x_leaves(budget),
    )
