"""Questions by the rules of 2026; printed rounds have two pairs, the bye or the colours of one pair changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import combinations, islice

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.explained import Told
from paircard.core.facets.taught import Departure, Two
from paircard.core.teach.questions.about_round import in_order
from paircard.core.teach.questions.asking import Quiz
from paircard.core.teach.questions.book import Book
from paircard.core.teach.questions.printed_fault import PrintedFault, Wrong
from paircard.core.teach.topics.dutch_2026.book import DUTCH_2026, dutch

MOST = 3
"""So many faults of a sort and article are made up of one round."""
JUDGED = 12
"""So many rounds are held against the criteria in search of faults of a sort."""
_CRITERIA = {dutch(f"C{number}") for number in range(5, 22)}


class Sort(StrEnum):
    """What is wrong."""

    MET = "C1"
    BARRED = "C2"
    ABSOLUTE = "C3"
    BYE = "bye"
    """The bye goes to somebody who may have it, and another is due."""
    WORSE = "worse"
    """Two pairs of a bracket, which criteria find worse than those that are due."""
    TURNED = "colour"
    """White and Black of one pair."""


ILLEGAL = {Sort.MET, Sort.BARRED, Sort.ABSOLUTE}
"""What may not be at all; the other sorts keep C1, C2 and C3."""


def faults_asked(book: Book, told: Told) -> Iterator[PrintedFault]:
    """Yield rounds with one thing wrong, some of every sort and article."""
    right = _Right(book, told)
    for found in (right.swapped, right.barred, right.other_byes, right.worse, right.turned):
        often = Counter[str]()
        for fault in found():
            article = fault.departure.article
            often[article] += 1
            if often[article] <= MOST:
                yield fault


def _two_changed(first: Two, second: Two) -> Iterator[tuple[Two, Two]]:
    (a, b), (c, d) = first, second
    yield (a, d), (c, b)
    yield (a, c), (b, d)


class _Right:
    """A right round, and what becomes of it when one thing is changed."""

    def __init__(self, book: Book, told: Told) -> None:
        self.book, self.told, self.teach = book, told, book.teach
        self.pairs: list[Two] = [(pair.white, pair.black) for pair in told.pairing.pairs]
        self.bye = told.pairing.bye

    def swapped(self) -> Iterator[PrintedFault]:
        """Yield rounds in which two pairs have changed opponents, so that just one of them may not be (C1, C3)."""
        for first, second in combinations(self.pairs, 2):
            for changed in _two_changed(first, second):
                breaches = [(pair, broken) for pair in changed if (broken := self.teach.refused(self.told, *pair))]
                if len(breaches) != 1:
                    continue
                (wrong, (breach, *others)), kept = breaches[0], self._without(first, second)
                sort = Sort.MET if breach.article == dutch("C1") else Sort.ABSOLUTE
                also = tuple(each.article for each in others) if sort is Sort.MET else ()
                departure = Departure(breach.article, breach.said, also=also)
                yield self._fault(sort, self._seated([*kept, *changed]), self.bye, (frozenset(wrong),), departure)

    def barred(self) -> Iterator[PrintedFault]:
        """Yield rounds in which somebody has the bye who may not have it (C2)."""
        for sits_out, _, pairs in self._with_other_bye():
            breach = self.teach.refused_bye(self.told, sits_out)
            if breach is not None:
                departure = Departure(breach.article, breach.said)
                yield self._fault(Sort.BARRED, self._seated(pairs), sits_out, (frozenset((sits_out,)),), departure)

    def other_byes(self) -> Iterator[PrintedFault]:
        """Yield rounds in which somebody has the bye who may have it, and is not due."""
        allowed = (each for each in self._with_other_bye() if self.teach.refused_bye(self.told, each[0]) is None)
        for sits_out, made, pairs in islice(allowed, JUDGED):
            wrong = (frozenset((sits_out,)), frozenset(made))
            yield from self._judged(Sort.BYE, self._seated(pairs), sits_out, wrong)

    def worse(self) -> Iterator[PrintedFault]:
        """Yield rounds in which two pairs of one bracket have changed opponents, legally and for the worse."""
        for (first, second), changed in islice(self._exchanged(), JUDGED):
            printed = self._seated([*self._without(first, second), *changed])
            yield from self._judged(Sort.WORSE, printed, self.bye, tuple(map(frozenset, changed)))

    def turned(self) -> Iterator[PrintedFault]:
        """Yield rounds in which the colours of one pair are the other way round."""
        for at, pair in enumerate(self.told.pairing.pairs):
            white, black = self.pairs[at]
            printed = (*self.pairs[:at], (black, white), *self.pairs[at + 1 :])
            departure = Departure(pair.colour_rule, self.teach.why_white(self.told, pair))
            yield self._fault(Sort.TURNED, printed, self.bye, (frozenset((white, black)),), departure)

    def _without(self, first: Two, second: Two) -> list[Two]:
        return [pair for pair in self.pairs if pair not in (first, second)]

    def _seated(self, pairs: Sequence[Two]) -> tuple[Two, ...]:
        """Give pairs their colours and boards: the fault is in who meets whom."""
        return tuple(in_order(self.told, self.teach.seated(self.told, pairs)))

    def _with_other_bye(self) -> Iterator[tuple[PairingNumber, Two, list[Two]]]:
        """Yield who has the bye in place of the right one, the pair that makes, and all pairs; each is legal."""
        if self.bye is None:
            return
        for at, pair in enumerate(self.pairs):
            for sits_out, mate in (pair, pair[::-1]):
                made = (mate, self.bye)
                if not self.teach.refused(self.told, *made):
                    yield sits_out, made, [*self.pairs[:at], made, *self.pairs[at + 1 :]]

    def _exchanged(self) -> Iterator[tuple[tuple[Two, Two], tuple[Two, Two]]]:
        for bracket in self.told.brackets:
            here = [pair for pair in self.pairs if {*pair} <= {*bracket.result.players}]
            for two in combinations(here, 2):
                for new in _two_changed(*two):
                    if not any(self.teach.refused(self.told, *pair) for pair in new):
                        yield two, new

    def _judged(
        self, sort: Sort, printed: tuple[Two, ...], bye: PairingNumber | None, wrong: tuple[Wrong, ...]
    ) -> Iterator[PrintedFault]:
        """Yield a round that a criterion finds worse; one that only comes later in the order is not asked about."""
        departure = self.teach.departure(self.told, printed, bye)
        if departure is not None and departure.article in _CRITERIA:
            yield self._fault(sort, printed, bye, wrong, Departure(departure.article, departure.said))

    def _fault(
        self,
        sort: Sort,
        printed: tuple[Two, ...],
        bye: PairingNumber | None,
        wrong: tuple[Wrong, ...],
        departure: Departure,
    ) -> PrintedFault:
        """Return the question, with the board on which the fault is, where it is on one."""
        for board, pair in enumerate(printed, 1):
            if frozenset(pair) == wrong[0]:
                departure = Departure(departure.article, departure.said, None, board, pair, also=departure.also)
        where = tuple(range(len(self.told.brackets)))
        return PrintedFault(
            self.book, self.told, printed, bye, wrong, departure, sort.value, sort in ILLEGAL, where=where
        )


QUIZ = Quiz(DUTCH_2026, faults_asked)
