"""The exchanges of a group that are not tried: each is named in the order D2, with the reason (C8)."""

from __future__ import annotations

from itertools import islice
from math import comb

from paircard.core.facets.trace import Verdict
from paircard.core.systems.kit.orders import Exchange, exchanged, exchanges
from paircard.core.systems.swiss1998.narrator import Narrator
from paircard.core.systems.swiss1998.question import Question
from paircard.core.values.frozen import replace
from paircard.core.values.said import Words, said, said_n

EACH_TOLD = 3
"""Of so many exchanges left out in a row each is told by itself, of more only the first."""
NAMED_UP_TO = 1000
"""Exchanges further down the order are told by their numbers only."""


class ExchangesLeftOut:
    """Tells what was left out since the exchange that was tried before."""

    def __init__(self, narrator: Narrator, question: Question, half: int, clashes: int, down: int) -> None:
        """Begin with a group (the pool of the question) of which no exchange has been tried."""
        self._narrator = narrator
        self._question = question
        self._half = half
        self._clashes = clashes
        self._down = down
        self._next = 1
        """Number of the exchange to be tried next (D2)."""

    def until(self, exchange: Exchange | None) -> None:
        """Tell why nothing was tried before an exchange, or after the last one (None)."""
        if not self._narrator.heard:
            return
        from paircard.core.systems.kit.transposition_numbers import (
            exchange_number,  # loaded for who listens, not for a pairing
        )

        size = len(self._question.pool)
        end = comb(size, self._half) if exchange is None else exchange_number(size, self._half, exchange)
        first, self._next = self._next, end + 1
        if first >= end:
            return
        if self._hopeless:
            self._tell_all(first, end - first)
        elif end - first <= EACH_TOLD:
            for number in range(first, end):
                self._tell_one(number, number)
        else:
            self._tell_one(first, end - 1)

    @property
    def _hopeless(self) -> bool:
        """Tell whether the group cannot be paired whatever the exchange."""
        least = self._narrator.lookahead.least_clashes(self._question)
        return least is None or least > self._clashes

    def _tell_all(self, first: int, count: int) -> None:
        _, what = self._narrator.why(self._question, self._clashes, self._down)
        reason = said_n(
            "Exchange {named} (D2) cannot help: {what}",
            "None of the {count} exchanges that follow can help, not even the first, {named} (D2): {what}",
            count,
            named=self._named(first),
            what=what,
        )
        self._narrator.tell("C8", (), Verdict.SKIPPED, reason)

    def _tell_one(self, first: int, last: int) -> None:
        """Tell why an exchange is not tried, and that those after it up to the last do not help either."""
        named, what = self._named(first), self._why(first)
        if last > first:
            reason = said(
                "Exchanges {first} to {last} of D2 cannot help. The first of them is {named}: {what}",
                first=first,
                last=last,
                named=named,
                what=what,
            )
        else:
            reason = said(
                "Exchange {named} (number {first} of D2) cannot help: {what}", named=named, first=first, what=what
            )
        self._narrator.tell("C8", (), Verdict.SKIPPED, reason)

    def _why(self, number: int) -> Words:
        """Return why S1 and S2 cannot be paired after an exchange."""
        exchange = self._exchange(number)
        if exchange is None:
            return said("S1 and S2 after it cannot be paired.")
        s1, s2 = exchanged(self._question.pool, self._half, exchange)
        return self._narrator.why(replace(self._question, seekers=s1, pool=s2, rest=0), self._clashes, self._down)[1]

    def _named(self, number: int) -> Words:
        """Return who would leave S1 and who come."""
        exchange = self._exchange(number)
        if exchange is None:
            return said("number {number}", number=number)
        pool, numbers = self._question.pool, self._narrator.numbers
        leaving = numbers(pool[at - 1] for at in exchange.leaving)
        return said("{leaving} for {coming}", leaving=leaving, coming=numbers(pool[at - 1] for at in exchange.coming))

    def _exchange(self, number: int) -> Exchange | None:
        """Return an exchange by its number; those far down the order are not looked up."""
        if number > NAMED_UP_TO:
            return None
        return next(islice(exchanges(len(self._question.pool), self._half), number - 1, None))
