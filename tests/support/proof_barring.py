"""Proof of the articles a shortage names: each forbids what it is said to at the level in force, none is missing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss1998.checker.bound import Wanted
from paircard.core.systems.swiss1998.checker.sheet import Sheet
from paircard.core.systems.swiss1998.judge.shortage import MOST_TOLD


@dataclass(frozen=True, slots=True)
class Levelled(Wanted):
    """What is wanted, and at which downfloat level."""

    down: int = 2


@dataclass(frozen=True)
class Barring:
    """Who is kept from what, by the checker's reading of the cards."""

    sheet: Sheet
    wanted: Wanted
    down: int
    lowest: bool

    def false_claims(self, shortage: Shortage, what: str, *, clashes: bool) -> Iterator[str]:
        """Yield what is not true; `clashes` tells whether they are allowed."""
        alone = [crowd.players[0] for crowd in shortage.needing if len(crowd.players) == 1 and not crowd.places]
        yield from self._stays(shortage, alone, what, clashes=clashes)
        if any(crowd.players and crowd.places for crowd in shortage.needing):
            yield f"{what}: nobody can read {shortage.needing}"
        for each in shortage.forbidden:
            for other in each.others:
                if each.article not in self._between(each.player, other):
                    yield f"{what}: {each.article} does not keep {each.player} from {other}"
        if len(alone) <= MOST_TOLD and clashes:
            yield from self._silent(shortage, alone, what)

    def _stays(self, shortage: Shortage, alone: list[int], what: str, *, clashes: bool) -> Iterator[str]:
        """Hold what is said of those who may not be left over against the level."""
        told = {int(each.sentence.split()[0]): each.article for each in shortage.barred}
        for number, article in told.items():
            bars = self._bars(PairingNumber(number))
            if article != bars:
                yield f"{what}: {article} is said to bar {number}, in truth {bars or 'nothing'}"
        left = len(self.wanted.players) - 2 * self.wanted.pairs
        # with clashes counted, only those who prefer one colour may be left over: that is told of all at once
        if left and not shortage.places and clashes:
            for number in {*alone} - {*self.wanted.first} - {*told}:
                yield f"{what}: not told what bars {number}"

    def _bars(self, number: PairingNumber) -> str:
        if self.lowest and self.sheet.players[number].bye_barred:
            return "B1b"
        level = self.sheet.float_level(number, "D")
        return ("", "B6", "B5")[level] if level > self.down else ""

    def _between(self, one: PairingNumber, other: PairingNumber) -> set[str]:
        """Return all criteria a pair breaks, whatever clashes are left."""
        sheet = self.sheet
        up = sheet.upfloat_level(one, other)
        broken = {"B1a"} if sheet.met(one, other) else set()
        broken |= {"B2"} if sheet.both_absolute(one, other) else set()
        broken |= {"B4"} if sheet.clash(one, other) else set()
        return broken | ({("", "B6", "B5")[up]} if up > self.wanted.upfloats else set())

    def _silent(self, shortage: Shortage, alone: list[int], what: str) -> Iterator[str]:
        """Yield whom nothing is said to keep from somebody who has no opponent."""
        kept = {frozenset((each.player, other)) for each in shortage.forbidden for other in each.others}
        first = {*self.wanted.first}
        for one in alone:
            for other in {*self.wanted.players} - {one, *shortage.only}:
                sides = (one in first) + (other in first)
                opposite = sides == 1 or (not sides and self.wanted.pairs > len(first))
                if opposite and frozenset((one, other)) not in kept:
                    yield f"{what}: not told what keeps {one} from {other}"
