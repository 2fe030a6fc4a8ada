"""Questions by the rules of 1998; printed rounds have two partners swapped within a bracket, or a pair turned round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.explained import Told
from paircard.core.facets.taught import Two
from paircard.core.teach.questions.about_round import in_order
from paircard.core.teach.questions.asking import Quiz
from paircard.core.teach.questions.book import Book
from paircard.core.teach.questions.printed_fault import PrintedFault
from paircard.core.teach.topics.swiss_1998.book import SWISS_1998

FARTHEST = 2
"""Partners are swapped between pairs of a bracket at most so far apart."""


def faults_asked(book: Book, told: Told) -> Iterator[PrintedFault]:
    """Yield rounds with one fault: partners swapped within a bracket, or one pair turned round."""
    for bracket in told.brackets:
        for swapped in _swaps(bracket.result.pairs):
            others = [pair for each in told.brackets for pair in each.result.pairs if each is not bracket]
            yield from _fault(book, told, book.teach.seated(told, [*others, *swapped]))
    right = [(pair.white, pair.black) for pair in told.pairing.pairs]
    for at, (white, black) in enumerate(right):
        yield from _fault(book, told, [*right[:at], (black, white), *right[at + 1 :]])


def _swaps(pairs: Sequence[Two]) -> Iterator[list[Two]]:
    """Yield the pairs of a bracket with two of them broken up, both ways."""
    for one, other in combinations(range(len(pairs)), 2):
        if other - one > FARTHEST:
            continue
        (a, b), (c, d) = pairs[one], pairs[other]
        rest = [pair for at, pair in enumerate(pairs) if at not in (one, other)]
        yield [(a, d), (c, b), *rest]
        yield [(a, c), (b, d), *rest]


def _fault(book: Book, told: Told, pairs: Sequence[Two]) -> Iterator[PrintedFault]:
    """Yield a round if its first departure is a pair that can be named."""
    printed = in_order(told, pairs)
    departure = book.teach.departure(told, printed, told.pairing.bye)
    assert departure is not None  # another pairing departs from the right one
    if departure.pair is not None:
        wrong = frozenset(map(PairingNumber, departure.pair))
        where = tuple(at for at, each in enumerate(told.brackets) if each.result.score == departure.bracket)
        yield PrintedFault(book, told, tuple(printed), told.pairing.bye, (wrong,), departure, where=where)


QUIZ = Quiz(SWISS_1998, faults_asked)
