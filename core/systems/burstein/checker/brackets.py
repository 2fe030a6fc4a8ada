"""The brackets that the pairs of a round make, and what could be better or earlier in the first that is not right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.systems.burstein.checker.sheet import Numbers, Sheet
from paircard.core.systems.burstein.outcome import Values
from paircard.core.systems.burstein.text import TEXT, burstein
from paircard.core.systems.swiss.bye_first.sheet import Two
from paircard.core.systems.swiss.forcing import first_worse
from paircard.core.systems.swiss.lines import written
from paircard.core.values.said import said


class Link(NamedTuple):
    """One bracket of a recorded round."""

    score: int
    members: Numbers
    """By the Index."""
    group: Numbers
    """The next scoregroup."""
    rest: Numbers
    """All below that."""

    def left(self, pairs: Iterable[Two]) -> Numbers:
        """Return who meets nobody of the bracket in some pairs."""
        met = {each for pair in pairs for each in pair}
        return tuple(each for each in self.members if each not in met)


def chain(sheet: Sheet, pairs: Sequence[Two], bye: PairingNumber | None) -> Iterator[tuple[Link, list[Two]]]:
    """Yield the brackets from the top, each with its pairs, the higher of the Index first."""
    groups: dict[int, list[PairingNumber]] = {}
    for each in sheet.players:
        if each != bye:
            groups.setdefault(sheet.score(each), []).append(each)
    scores = sorted(groups, reverse=True)
    down = Numbers()
    for at, score in enumerate(scores):
        below = [tuple(groups[lower]) for lower in scores[at + 1 :]]
        rest = tuple(each for group in below[1:] for each in group)
        link = Link(score, sheet.by_index((*down, *groups[score])), below[0] if below else (), rest)
        inside = [sheet.by_index(pair) for pair in pairs if {*pair} <= {*link.members}]
        own = sorted(((one, two) for one, two in inside), key=lambda pair: sheet.place[pair[0]])
        yield link, own
        down = link.left(own)


def wrong(sheet: Sheet, link: Link, pairs: list[Two]) -> Finding | None:
    """Return what speaks against the pairs of a bracket; None where they are the first of the best."""
    left = link.left(pairs)
    if not sheet.complete((*left, *link.group, *link.rest)):
        incomplete = said("Those who are left over and all below cannot all be paired.")
        return Finding(burstein("C4"), link.score, left, incomplete)
    best = _best(sheet, link, bool(left))
    if best == pairs:
        return None
    mine, theirs = _values(sheet, link, pairs), _values(sheet, link, best)
    fresh = [pair for pair in best if pair not in pairs]
    players = tuple(each for pair in fresh for each in pair)
    name = first_worse(TEXT.names, mine, theirs)
    if name is None:
        earlier = said("{pairs} would come earlier in the order of 4.3, and be as good.", pairs=written(fresh))
        return Finding(burstein("4.3"), link.score, players, earlier)
    words = {"mine": TEXT.value_words(name, mine), "best": TEXT.value_words(name, theirs)}
    return Finding(burstein(name), link.score, link.members, said("Paired so: {mine} By the rules: {best}", **words))


def _values(sheet: Sheet, link: Link, pairs: list[Two]) -> Values:
    left = link.left(pairs)
    return Values(len(left), sheet.scores(left), _ahead(sheet, link, left), sum(sheet.alike(*pair) for pair in pairs))


def _ahead(sheet: Sheet, link: Link, left: Numbers) -> tuple[int, tuple[int, ...]] | tuple[()]:
    """Return the least C5 and C6 of the next bracket, some floating down to it."""
    if not left or not link.group:
        return ()
    after = Link(link.score, sheet.by_index((*left, *link.group)), (), link.rest)
    floating = after.left(_best(sheet, after, True))
    return len(floating), sheet.scores(floating)


def _best(sheet: Sheet, link: Link, some_float: bool) -> list[Two]:
    """Return the first pairs with the least values.

    Where nobody floats the members alone are looked at. Else those of the next scoregroup are, too, and that the others
    can be paired is asked afterwards: where they cannot, all are looked at together.
    """
    prices = _Prices(sheet, link)
    if not some_float:
        return prices.inside(sheet.cheapest(link.members, prices.meet) or ())
    near = (*link.members, *link.group)
    met = sheet.cheapest(near, prices.meet, prices.leave if link.rest else None)
    if met is None or not sheet.complete({*near, *link.rest} - {each for pair in met for each in pair}):
        met = sheet.cheapest((*near, *link.rest), prices.meet)
    return prices.inside(met or ())


class _Prices:
    """What pairs cost: digits of one number, the last of them the order of 4.3."""

    def __init__(self, sheet: Sheet, link: Link) -> None:
        self._sheet = sheet
        self._bsn = {each: at for at, each in enumerate(link.members)}
        self._digit = len(self._bsn) + 1
        self._alike: int = self._digit ** len(self._bsn)
        near = (*link.members, *link.group)
        most = len(near) + len(link.rest) + 1
        levels = sorted({sheet.score(each) for each in near})
        by_score: dict[int, int] = {score: self._alike * most ** (at + 1) for at, score in enumerate(levels)}
        number: int = self._alike * most ** (len(levels) + 1)
        self._on = {each: number + by_score[sheet.score(each)] for each in near}
        """For who floats on from the next bracket, or would from this one past it."""
        if not link.group:
            self._on = dict.fromkeys(near, 0)
        above: int = number * most // self._alike
        self._down: dict[PairingNumber, int] = {
            each: above * (number + by_score[sheet.score(each)]) for each in link.members
        }
        """For who floats from this one."""

    def meet(self, two: Two) -> int:
        """Return what a pair costs."""
        inside = [each for each in two if each in self._bsn]
        if len(inside) == 2:
            one, other = sorted(inside, key=self._bsn.__getitem__)
            later = self._digit - 2 - self._bsn[other]
            return self._alike * self._sheet.alike(one, other) + later * self._weight(one)
        near = [each for each in two if each in self._on]
        return sum(map(self._floats, inside)) + (self._on[near[0]] if len(near) == 1 else 0)

    def leave(self, one: PairingNumber) -> int:
        """Return what it costs to meet somebody further down."""
        return self._on[one] + (self._floats(one) if one in self._bsn else 0)

    def inside(self, pairs: Iterable[Two]) -> list[Two]:
        """Return the pairs of the bracket, as the order has them."""
        found = [self._sheet.by_index(pair) for pair in pairs if {*pair} <= self._bsn.keys()]
        return sorted(((one, two) for one, two in found), key=lambda pair: self._bsn[pair[0]])

    def _floats(self, one: PairingNumber) -> int:
        return self._down[one] + (self._digit - 1) * self._weight(one)

    def _weight(self, one: PairingNumber) -> int:
        power: int = self._digit ** (len(self._bsn) - 1 - self._bsn[one])
        return power
