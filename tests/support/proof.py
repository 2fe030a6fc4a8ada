"""Puts every reason of an explanation to the proof: what was not done is done, and must go wrong as claimed.

The judge here is the checker's own reading of the cards and its own matchings: neither knows the search.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss1998.checker.bound import least_clashes
from paircard.core.systems.swiss1998.checker.sheet import Sheet
from paircard.core.systems.swiss1998.explain.model import BracketExplained, Group, PassedOver, RoundExplained
from paircard.core.systems.swiss1998.judge.reason import Kind, Reason
from tests.support import proof_facts as facts
from tests.support.proof_barring import Barring, Levelled
from tests.support.proof_below import Below, leftovers

ANY = 10**6
"""More clashes than any bracket can have."""
COUNTED_OUT = 9
"""Up to so many players all ways to pair them are made."""


def false_claims(told: RoundExplained) -> list[str]:
    """Return every claim of an explanation that is not true, in words; nothing if all hold."""
    sheet = Sheet(told.position)
    return [
        f"{bracket.result.score}: {claim}"
        for at, bracket in enumerate(told.brackets)
        for claim in Proof(sheet, bracket, _below(sheet, told, at)).false_claims()
    ]


def _below(sheet: Sheet, told: RoundExplained, at: int) -> Below | None:
    """Return the next bracket, None for the lowest."""
    if at == len(told.brackets) - 1:
        return None
    return Below(sheet, told.brackets[at], told.brackets[at + 1], lowest=at == len(told.brackets) - 2)


@dataclass
class Proof:
    """The claims about one bracket."""

    sheet: Sheet
    told: BracketExplained
    below: Below | None

    def false_claims(self) -> Iterator[str]:
        """Yield what is not true."""
        yield from facts.false_facts(self.sheet, self.told, lowest=self.below is None)
        yield from self._levels()
        budget = self.told.result.x
        for group, wanted in self._groups():
            yield from self._choices(group, wanted, budget)
            budget -= sum(self.sheet.clash(choice.player, choice.opponent) for choice in group.choices)

    # --- who may do what --------------------------------------------------------------------------------

    def _players(self) -> tuple[PairingNumber, ...]:
        """Return those who were paired here or left over, without those who left by C1."""
        return tuple(number for number in self.told.result.players if number not in self.told.passed_on)

    def _may_stay(self, level: int) -> set[PairingNumber]:
        """Return who may be left over at a downfloat level (B5, B6, B1b)."""
        stay = {number for number in self._players() if self.sheet.float_level(PairingNumber(number), "D") <= level}
        return {n for n in stay if not (self.below is None and self.sheet.players[PairingNumber(n)].bye_barred)}

    def _groups(self) -> Iterator[tuple[Group, Levelled]]:
        """Yield S1 against S2 for the moved-down players and for the rest, each as what the whole of it wants."""
        result, movers, rest = self.told.result, self.told.movers, self.told.rest
        pairs = len(result.pairs)
        if movers is not None:
            alone = rest is None and len(self._players()) - 2 * pairs <= 1
            level = result.downfloat_level if alone else 2
            yield movers, self._wanted(self._players(), movers.s1, pairs, level)
        if rest is not None:
            yield rest, self._wanted((*rest.s1, *rest.s2), rest.s1, len(rest.s1), result.downfloat_level)

    def _wanted(
        self, players: tuple[PairingNumber, ...], first: tuple[PairingNumber, ...], pairs: int, level: int
    ) -> Levelled:
        return Levelled(players, first, pairs, self._may_stay(level), self.told.result.upfloat_level, level)

    # --- choices ----------------------------------------------------------------------------------------

    def _choices(self, group: Group, wanted: Levelled, budget: int) -> Iterator[str]:
        if group.unexchanged is not None:
            s1, s2 = group.before
            yield from self._holds(replace(wanted, first=s1), group.unexchanged, budget, f"no exchange of {s1} {s2}")
        free = list(group.s2)
        for choice in group.choices:
            earlier = free[: free.index(choice.opponent)]
            if [each.candidate for each in choice.passed] != earlier:
                yield f"{choice.player}: passed over {choice.passed}, not {earlier}"
            for each in choice.passed:
                yield from self._passed(wanted, choice.player, each, budget)
            free.remove(choice.opponent)
            budget -= self.sheet.clash(choice.player, choice.opponent)
            wanted = _without(wanted, choice.player, choice.opponent)
        if budget < 0:
            yield "more clashes than x"

    def _passed(self, wanted: Levelled, player: PairingNumber, passed: PassedOver, budget: int) -> Iterator[str]:
        candidate, reason = passed.candidate, passed.reason
        what = f"{player}-{candidate}"
        if reason.kind is Kind.PAIR:
            if reason.article not in self._broken(player, candidate, budget):
                yield f"{what} does not break {reason.article}"
        elif self._broken(player, candidate, budget):
            yield f"{what} is already refused by {self._broken(player, candidate, budget)}"
        else:
            left = budget - self.sheet.clash(player, candidate)
            yield from self._holds(_without(wanted, player, candidate), reason, left, what)

    def _broken(self, one: PairingNumber, other: PairingNumber, budget: int) -> set[str]:
        """Return the criteria that a pair breaks by itself."""
        sheet = self.sheet
        up = sheet.upfloat_level(one, other) if self.told.result.upfloat_level < 2 else 0
        broken = {"B1a"} if sheet.met(one, other) else set()
        broken |= {"B2"} if sheet.both_absolute(one, other) else set()
        broken |= {"B4"} if sheet.clash(one, other) > budget else set()
        return broken | ({("", "B6", "B5")[up]} if up > self.told.result.upfloat_level else set())

    # --- levels -----------------------------------------------------------------------------------------

    def _levels(self) -> Iterator[str]:
        """Yield what is wrong with the levels: fewer pairs than could be made, more clashes, B5 and B6 dropped."""
        result = self.told.result
        for lack in self.told.lacks:
            wanted = Levelled(self._players(), self._players()[: lack.movers], lack.pairs, self._may_stay(2))
            level = {"B5 and B6": 0, "B5": 1}.get(lack.level.split(" for")[0], 2)
            if lack.article == "C9":
                yield from self._downfloats(lack.reason, level)
                continue
            if lack.article == "C10":
                wanted = replace(wanted, upfloats=level)
            budget = {"C10": result.x, "C11": result.x - 1}.get(lack.article, ANY)
            yield from self._holds(wanted, lack.reason, budget, lack.level)
        for article, reached in (("C10", result.upfloat_level), ("C9", result.downfloat_level)):
            if sum(lack.article == article for lack in self.told.lacks) != reached:
                yield f"{article}: not every level below {reached} is explained"

    def _downfloats(self, reason: Reason, level: int) -> Iterator[str]:
        if (
            self.told.movers is not None
            and self.told.rest is None
            and len(self._players()) - 2 * len(self.told.result.pairs) <= 1
        ):
            ((_, wanted),) = self._groups()
            budget = self.told.result.x
        else:
            *above, (_, wanted) = self._groups() if self.told.rest else (*self._groups(), (None, self._left_alone()))
            wanted = replace(wanted, first=())
            spent = [c for group, _ in above if group for c in group.choices]
            budget = self.told.result.x - sum(self.sheet.clash(c.player, c.opponent) for c in spent)
        stay = self._may_stay(level)
        yield from self._holds(replace(wanted, may_stay=stay, down=level), reason, budget, f"downfloat level {level}")

    def _left_alone(self) -> Levelled:
        """Return what is wanted of a remainder in which no pair was made."""
        paired = {number for pair in self.told.result.pairs for number in pair}
        over = tuple(number for number in self._players() if number not in paired)
        return Levelled(over, (), 0, over, self.told.result.upfloat_level)

    # --- the proof --------------------------------------------------------------------------------------

    def _holds(self, wanted: Levelled, reason: Reason, budget: int, what: str) -> Iterator[str]:
        """Yield what is wrong with a claim about all who are still to be paired."""
        least = least_clashes(self.sheet, wanted)
        true = {
            Kind.SHORTAGE: least is None,
            Kind.CLASHES: least is not None and least > budget,
            Kind.BELOW: least is not None and least <= budget and bool(self.told.undone_by),
        }
        # colours are counted first, so that too many clashes may hide that nothing is possible at all
        counted = reason.kind is Kind.CLASHES and reason.shortage is None and least is None
        if not (true.get(reason.kind, False) or counted):
            yield f"{what}: {reason.kind} {reason.clause} but least is {least} of {budget}"
        if reason.kind is Kind.SHORTAGE:
            yield from self._short(wanted, reason.shortage, what)
        if reason.shortage is not None:
            barring = Barring(self.sheet, wanted, wanted.down, lowest=self.below is None)
            yield from barring.false_claims(reason.shortage, what, clashes=reason.kind is Kind.SHORTAGE)
        if reason.kind is Kind.BELOW and len(wanted.players) <= COUNTED_OUT and self.below is not None:
            for left in {*leftovers(self.sheet, wanted, budget)}:
                if self.below.accepts(left):
                    yield f"{what}: {reason.clause} but {set(left)} would do"

    def _short(self, wanted: Levelled, shortage: Shortage | None, what: str) -> Iterator[str]:
        """Yield what is wrong with a witness: Tutte's condition, edge by edge."""
        if shortage is None:
            yield f"{what}: no witness"
            return
        if len(shortage.needing) <= len(shortage.only) + shortage.places:
            yield f"{what}: enough for all: {shortage}"
        if any((len(crowd.players) + crowd.places) % 2 == 0 for crowd in shortage.needing):
            yield f"{what}: a group of even size: {shortage}"
        crowd_of = {number: crowd for crowd in shortage.needing for number in crowd.players}
        first = {*wanted.first}
        only_first = wanted.pairs == len(first)
        for one, other in combinations(wanted.players, 2):
            sides = (one in first) + (other in first)
            meet = sides == 1 or (sides == 0 and not only_first)
            meet = meet and self.sheet.legal(one, other) and self.sheet.upfloat_level(one, other) <= wanted.upfloats
            if (
                meet
                and not {one, other} & {*shortage.only}
                and {one, other} & {*crowd_of}
                and crowd_of.get(one) != crowd_of.get(other)
            ):
                yield f"{what}: {one}-{other} is possible beside {shortage}"
        yield from self._floats(wanted, shortage, what)

    def _floats(self, wanted: Levelled, shortage: Shortage, what: str) -> Iterator[str]:
        """Yield who of a crowd could be left over, though not all places are among those that serve it."""
        places = len(wanted.players) - 2 * wanted.pairs
        inside = sum(crowd.places for crowd in shortage.needing)
        if inside + shortage.places > places:
            yield f"{what}: only {places} are left over: {shortage}"
        for crowd in shortage.needing:
            outside = places - shortage.places - crowd.places
            able = {*crowd.players} & {*wanted.may_stay} - {*wanted.first}
            if outside > 0 and able:
                yield f"{what}: {able} may be left over beside {shortage}"
            if crowd.places and not crowd.players:
                others = {*wanted.may_stay} & {*wanted.players} - {*wanted.first} - {*shortage.only}
                if others:
                    yield f"{what}: {others} may be left over beside {shortage}"


def _without(wanted: Levelled, one: PairingNumber, other: PairingNumber) -> Levelled:
    players = tuple(number for number in wanted.players if number not in (one, other))
    first = tuple(number for number in wanted.first if number not in (one, other))
    return replace(wanted, players=players, first=first, pairs=wanted.pairs - 1)
