"""How hard a question is: by how many players and criteria have to be kept in mind."""

from __future__ import annotations

from paircard.core.facets.explained import Told
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.book import Book
from paircard.core.teach.questions.next_order import NextOrder
from paircard.core.teach.questions.pair_stands import PairStands
from paircard.core.teach.questions.printed_fault import PrintedFault
from paircard.core.teach.questions.whose_white import WhoseWhite
from paircard.core.teach.topics.dutch_2026.book import dutch
from paircard.core.teach.topics.dutch_2026.quiz import Sort

_RULES = {"5.2.5": 1, "5.2.1": 1, "5.2.2": 2}
"""Points of the rules of colours that look at nothing but the preferences."""
FAULTS = {Sort.MET: 0, Sort.BARRED: 1, Sort.ABSOLUTE: 2, Sort.TURNED: 1, Sort.BYE: 3, Sort.WORSE: 4}
"""Points of a fault beside the boards that have to be looked through."""


def points(question: AboutRound) -> int:
    """Return how hard a question is on the scale of its kind."""
    match question:
        case WhoseWhite():
            return _of_colour(question)
        case PrintedFault():
            return len(question.printed) + FAULTS[Sort(question.sort)]
        case NextOrder():
            return 1 + len(question.sides.before[0]) + len(question.before)
        case PairStands():
            return 2 * len(question.looked_at.made) + 2 * bool(question.refused) + _of_brackets(question)
    return _of_brackets(question)


def _of_brackets(question: AboutRound) -> int:
    return sum(_of_bracket(question.book, question.told, at) for at in question.brackets)


def _of_colour(question: WhoseWhite) -> int:
    """Count the rules that have to be gone through, and the games to be looked back (5.2.3, 5.2.4)."""
    rule = question.book.short(question.pair.colour_rule)
    return _RULES[rule] if rule in _RULES else 3 + question.alike


def _of_bracket(book: Book, told: Told, at: int) -> int:
    """Count players beyond a pair, and criteria that are above what numbers alone would allow."""
    bracket = told.brackets[at].result
    criteria = len({*book.teach.articles(told, at)} - {dutch("3.8")})
    return max(0, len(bracket.players) - 2) + criteria + 2 * bool(bracket.moved_down)
