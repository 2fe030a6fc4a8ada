"""Too many clashes: what A8 counts, and why more are needed where the colours alone do not say it."""

from __future__ import annotations

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.kept_away import crowd_words
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.priced_graph import of_fewest_clashes
from paircard.core.systems.swiss1998.question import Question
from paircard.core.systems.swiss1998.rows import Rows, bound_of
from paircard.core.values.said import Words, joined, said, said_n, series


def majority_clause(cards: Cards, question: Question, bound: int, budget: int) -> Words:
    """Say that one colour is preferred by so many that x leaves too few clashes."""
    makes = said_n("which makes {count} clash", "which makes {count} clashes", bound)
    named = {"crowd": _crowd(cards, question), "makes": makes, "left": x_leaves(budget)}
    return said_n(
        "{crowd}, {makes} in {count} pair, and {left}.",
        "{crowd}, {makes} in {count} pairs, and {left}.",
        question.pairs,
        **named,
    )


def majority_words(cards: Cards, question: Question, clashes: int) -> Words:
    """Say that with so few clashes every pair must have one of those who prefer one colour, as A8 counts it."""
    named = {"crowd": _crowd(cards, question)}
    if question.left:
        return said_n(
            "{crowd}, so with {count} clash each pair must have one of them, and only they may be left over",
            "{crowd}, so with {count} clashes each pair must have one of them, and only they may be left over",
            clashes,
            **named,
        )
    return said_n(
        "{crowd}, so with {count} clash each pair must have one of them",
        "{crowd}, so with {count} clashes each pair must have one of them",
        clashes,
        **named,
    )


def x_leaves(clashes: int) -> Words:
    """Say how many clashes x still leaves."""
    if not clashes:
        return said("x leaves no clash")
    return said_n("x leaves {count} clash", "x leaves {count} clashes", clashes)


def _crowd(cards: Cards, question: Question) -> Words:
    """Say who prefers the colour that more prefer."""
    crowd = max((likers & question.everybody for likers in cards.likers), key=int.bit_count)
    likes = cards.preferences[next(places_in(crowd))].colour
    return crowd_words([cards.number(place) for place in places_in(crowd)], len(question.places), likes)


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
    found = of_fewest_clashes(cards, question)
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
    rows = Rows(cards, question).rows
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
    if first and clash:
        return said("{player} has only {other}: a clash", **fields)
    if first:
        return said("{player} has only {other}", **fields)
    if clash:
        return said("then {player} has only {other}: a clash", **fields)
    return said("then {player} has only {other}", **fields)


def _with_one_opponent(rows: dict[int, int], seats: int) -> int | None:
    """Return the highest player with one opponent only, who cannot be left over either."""
    players = (node for node in sorted(rows) if not seats >> node & 1)
    return next((node for node in players if rows[node].bit_count() == 1 and not rows[node] & seats), None)


def _balance(cards: Cards, question: Question, budget: int, short: Shortage) -> Words | None:
    """Count: where all are paired and all prefer a colour, a clash of one colour more means one of the other too."""
    everybody = question.everybody
    white, black = ((likers & everybody).bit_count() for likers in cards.likers)
    bound = bound_of(cards, question)
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
