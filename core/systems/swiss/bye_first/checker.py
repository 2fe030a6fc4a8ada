"""What does not hold in a recorded round, the gravest first. No code of the engines is used here.

What is recorded is followed in the order of the text: who sits out, then bracket by bracket.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import Pair
from paircard.core.systems.swiss.bye_first.book import ByeFirstBook, Pairing
from paircard.core.systems.swiss.bye_first.sheet import Sheet, Two
from paircard.core.systems.swiss.bye_first.text import Text
from paircard.core.systems.swiss.checked import not_once
from paircard.core.values.said import said

S = TypeVar("S", bound=Sheet[Any])  # no words: a name


class Checker(ABC, Generic[S]):
    """Holds a round against the text; a book says what is wrong with brackets and with colours."""

    book: ClassVar[ByeFirstBook[Any]]

    def __init__(self, sheet: S) -> None:
        """Take what there is to read of a round."""
        self.sheet = sheet

    @property
    def text(self) -> Text:
        """What the book says where."""
        return self.book.text

    @abstractmethod
    def first_wrong(self, pairs: Sequence[Two], bye: PairingNumber | None) -> Iterator[Finding]:
        """Yield what is wrong in the first bracket in which anything is."""

    @abstractmethod
    def wrong_colours(self, pairs: Sequence[Pair]) -> Iterator[Finding]:
        """Yield every pair whose colours are the other way round."""

    def keeping_apart(self, one: PairingNumber, two: PairingNumber) -> str:
        """Return the absolute criterion of two who may not meet."""
        return "C1"

    def findings(self, pairing: Pairing) -> tuple[Finding, ...]:
        """Return everything that does not hold; of brackets the first that is not right, the later ones rest on it."""
        players, bye, complete = self.sheet.players, pairing.bye, self.text.cited(self.text.complete)
        if not_paired := tuple(not_once(players, pairing.pairs, bye, complete, complete)):
            return not_paired
        pairs = tuple(sorted((min(p.white, p.black), max(p.white, p.black)) for p in pairing.pairs))
        illegal = tuple(self._illegal(pairs, bye))
        wrong_bye = tuple(self._wrong_bye(bye))
        quality = () if illegal or wrong_bye else tuple(self.first_wrong(pairs, bye))
        return (*illegal, *wrong_bye, *quality, *self.wrong_colours(pairing.pairs))

    def _illegal(self, pairs: Sequence[Two], bye: PairingNumber | None) -> Iterator[Finding]:
        for one, two in pairs:
            if not self.sheet.may_meet(one, two):
                reason = said("{one} and {other} may not meet.", one=one, other=two)
                yield Finding(self.text.cited(self.keeping_apart(one, two)), None, (one, two), reason, illegal=True)
        if bye is not None and (barred := self.book.refused_bye(self.sheet.players[bye])):
            yield Finding(barred.article, None, (bye,), barred.said, illegal=True)

    def _wrong_bye(self, bye: PairingNumber | None) -> Iterator[Finding]:
        """Yield the first who comes before the one with the bye and could have had it."""
        if bye is None:
            return
        players = self.sheet.players
        for each in sorted(
            players.values(), key=lambda each: (each.score, -each.played, -self.sheet.rank(each.number))
        ):
            if each.number == bye:
                return
            if not each.bye_barred and self.sheet.complete({*players} - {each.number}):
                reason = said("{player} comes before {bye} for the bye.", player=each.number, bye=bye)
                yield Finding(self.text.cited(self.text.bye), None, (bye, each.number), reason)
                return
