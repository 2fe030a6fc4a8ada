"""How hard a question is: by what has to be kept in mind and how far the tries go, never by its kind."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.facets.explained import Told
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.book import Book
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.next_order import NextOrder
from paircard.core.teach.questions.pair_stands import PairStands
from paircard.core.teach.questions.two_numbers import TwoNumbers
from paircard.core.teach.questions.whose_white import WhoseWhite

HARDER = (
    ("C12", "C13", "C14", "R13"),
    ("C10", "C11"),
    ("C8", "C9", "C1"),
    ("C7", "A3"),
)
"""What makes a round of level 5, 4, 3 and 2."""
_WEIGHTS = {1: 0, 2: 1, 3: 2, 4: 4, 5: 6}
"""Points of an article in play, by its own level."""
_RULES = {"E1": 1, "E5": 1, "E2": 2, "R7": 2}
"""Points of the rules of colours that look at nothing but the preferences."""


def level_of(articles: Iterable[str]) -> int:
    """Return how hard a decision is, 1 to 5, by the hardest article in it.

    >>> level_of(["C6", "E1"]), level_of(["C7", "C12"])
    (1, 5)
    """
    here = {*articles}
    return next((5 - place for place, some in enumerate(HARDER) if here & {*some}), 1)


def points(question: AboutRound) -> int:
    """Return the points of a question on the scale of its kind."""
    book, told = question.book, question.told
    match question:
        case WhoseWhite():
            return _of_colour(question)
        case TwoNumbers():
            return len(question.bracket.players) + book.teach.traps(told, question.at)
        case NextOrder():
            return _size(told, question.at) + len(question.before)
        case PairStands():
            made, refused = len(question.looked_at.made), bool(question.refused)
            return _of_bracket(book, told, question.at) // 2 + 2 * made + 2 * refused
        case _ if question.kind in (Kind.ROUND, Kind.FAULT):
            return sum(_of_bracket(book, told, at) + 1 for at in range(len(told.brackets)))
    return sum(_of_bracket(book, told, at) for at in question.brackets)


def _of_bracket(book: Book, told: Told, at: int) -> int:
    """Count players beyond a pair, articles in play, and how far the tries go: twice as far is a point more."""
    articles = sum(_WEIGHTS[level_of([article])] for article in book.teach.articles(told, at))
    groups = [sides for sides in book.teach.sides(told) if sides.at == at]
    tries = sum((sides.transposition * (1 + sides.exchange)).bit_length() - 1 for sides in groups)
    return _size(told, at) + articles + tries


def _size(told: Told, at: int) -> int:
    return max(0, len(told.brackets[at].result.players) - 2)


def _of_colour(question: WhoseWhite) -> int:
    """Count the rules that have to be gone through, and the games to be looked back (E3, E4)."""
    if question.pair.colour_rule in _RULES:
        return _RULES[question.pair.colour_rule]
    return 3 + question.alike
