"""Too many who prefer one colour: what A8 counts, in words."""

from __future__ import annotations

from core.systems.kit.kept_away import crowd_words
from core.systems.kit.places import mask_of, places_in
from core.systems.swiss1998.cards import Cards
from core.systems.swiss1998.explain.shortage import question_places
from core.systems.swiss1998.subproblem import Question
from core.values.said import Words, said, said_n


def majority(cards: Cards, question: Question) -> int:
    """Return those of a question who prefer the colour that more of them prefer (a mask)."""
    everybody = mask_of(question_places(question))
    return max((likers & everybody for likers in cards.likers), key=int.bit_count)


def majority_clause(cards: Cards, question: Question, bound: int, budget: int) -> Words:
    """Say that one colour is preferred by so many that x leaves too few clashes."""
    pairs = len(question.seekers) + question.rest
    makes = said_n("which makes {count} clash", "which makes {count} clashes", bound)
    named = {"crowd": _crowd(cards, question), "makes": makes, "left": x_leaves(budget)}
    return said_n(
        "{crowd}, {makes} in {count} pair, and {left}.",
        "{crowd}, {makes} in {count} pairs, and {left}.",
        pairs,
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
    return (
        said_n("x leaves {count} clash", "x leaves {count} clashes", clashes) if clashes else said("x leaves no clash")
    )


def _crowd(cards: Cards, question: Question) -> Words:
    """Say who prefers the colour that more prefer."""
    crowd = majority(cards, question)
    likes = cards.preferences[next(places_in(crowd))].colour
    return crowd_words([cards.number(place) for place in places_in(crowd)], len(question_places(question)), likes)
