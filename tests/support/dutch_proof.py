"""What an explanation by the rules of 2026 says of a round, held against every candidate of its brackets.

The candidates and their values are the checker's, made without the search; who may be paired below, and who has the
bye, is asked of matchings of its own. A criterion that is waived is taken out of the values before they are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import combinations, permutations

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.checker.candidates import candidates
from paircard.core.systems.dutch2026.checker.chain import Link, Pairs, chain
from paircard.core.systems.dutch2026.checker.completing import Completing, least_bye_scores
from paircard.core.systems.dutch2026.checker.sheet import Sheet
from paircard.core.systems.dutch2026.checker.values import Judge
from paircard.core.systems.dutch2026.criteria_in_words import value_words
from paircard.core.systems.dutch2026.explain.apart import after, why_left, with_sides
from paircard.core.systems.dutch2026.explain.binding import Binding, Bindings
from paircard.core.systems.dutch2026.explain.criteria import short_of
from paircard.core.systems.dutch2026.explain.model import DutchBracket, DutchRound
from paircard.core.systems.dutch2026.explain.sides import Sides, sides_of
from paircard.core.systems.dutch2026.legality import refused_pair
from paircard.core.systems.dutch2026.outcome import NAMES, Values
from paircard.core.systems.kit.orders import exchanges
from paircard.core.systems.swiss.forcing import Reason

SMALL = 8
"""Players of a bracket of which every candidate is made."""
Left = tuple[PairingNumber, ...]
Judged = tuple[Pairs, Left, Values]
Claim = tuple[str, str]
"""What kind of claim it is, and what is false in it: nothing if it is true."""


def claims(told: DutchRound) -> Iterator[Claim]:
    """Yield every claim about the brackets that are small enough."""
    sheet = Sheet(told.own)
    byes = least_bye_scores(sheet)
    if byes is None:
        yield "pairing", "there is none"
        return
    completing = Completing(sheet, byes)
    for bracket, link in zip(told.brackets, chain(sheet, told.made), strict=True):
        if len(link.players) <= SMALL:
            yield from Proof(sheet, bracket, link, completing).claims()


class Proof:
    """One bracket and all its candidates."""

    def __init__(self, sheet: Sheet, told: DutchBracket, link: Link, completing: Completing) -> None:
        """Make them all."""
        self.sheet, self.told, self.link, self.completing = sheet, told, link, completing
        self.own = told.own
        self.forcing = told.forcing
        self.below = (*link.following, *link.lower)
        self.every: list[tuple[Pairs, Left]] = [
            way
            for size in range(len(link.players) % 2, len(link.players) + 1, 2)
            for way in candidates(sheet, link, size)
            if len(way[1]) == size
        ]
        self.legal = list(self._judged(Judge(sheet, link, completing)))

    def _judged(self, judge: Judge) -> Iterator[Judged]:
        for pairs, left in self.every:
            values = judge.values(pairs, left)
            if values is not None:
                yield pairs, left, values

    @cached_property
    def any_bye(self) -> list[Judged]:
        """The candidates where C5 is waived."""
        eligible = [number for number, player in self.sheet.players.items() if not player.bye_barred]
        return list(self._judged(Judge(self.sheet, self.link, Completing(self.sheet, eligible))))

    def claims(self) -> Iterator[Claim]:
        """Yield every claim."""
        yield from self._least()
        bindings = Bindings(self.forcing, self.told.at)
        for name in short_of(self.told):
            yield from self._binding(bindings.of(name), name)
        yield from self._stayed()
        for sides in sides_of(self.own):
            yield from self._numbers(sides)
            yield from self._sides(sides)

    # --- least values -------------------------------------------------------------------------------------

    def _least(self) -> Iterator[Claim]:
        """No candidate with as many downfloaters has less than is called the least."""
        reached, least = self.own.values, self.told.least
        alike = [values for _, _, values in self.legal if values.c6 == reached.c6]
        for name in NAMES:
            at = name.lower()
            found = min((getattr(values, at) for values in (alike if name != "C6" else self._all_values)), default=None)
            wrong = found is not None and (getattr(least, at) > found or getattr(least, at) > getattr(reached, at))
            yield "least", f"{name}: {getattr(least, at)} of {found}" if wrong else ""

    @property
    def _all_values(self) -> list[Values]:
        return [values for _, _, values in self.legal]

    # --- what holds a criterion ------------------------------------------------------------------------------

    def _binding(self, binding: Binding, name: str) -> Iterator[Claim]:
        kind = f"held by {' '.join(binding.waived) or 'C1 C3'}"
        if binding.way is None:
            yield kind, self._nothing_better(name)
            return
        way = binding.way
        bare = {(tuple(sorted(pairs)), frozenset(left)) for pairs, left in self.every}
        if (tuple(sorted(way.pairs)), frozenset(way.down)) not in bare:
            yield kind, f"{name}: no way to pair the bracket: {way}"
            return
        if not _of(way.values, name) < _of(self.own.values, name):
            yield kind, f"{name}: no better: {way}"
        if name == "C6":
            yield kind, self._of_downfloaters(binding)
        elif {"C2", "C4"} & {*binding.waived}:
            yield kind, self._below_fails(binding)
        else:
            yield kind, self._best_without(binding, name)

    def _nothing_better(self, name: str) -> str:
        """Hold against all ways, whatever it means for those below."""
        if name == "C8":
            # moved-down players are not paired with each other: who may meet is not left over together, to do so below
            apart = [(left, one) for _, left, one in self.any_bye if not self._may_meet_below(left)]
            better = [one for _, one in apart if one.c6 == self.own.values.c6 and one.c8 < self.own.values.c8]
            return f"C8: {better[0]}" if better else ""
        values = [self._bare(pairs, left) for pairs, left in self.every]
        alike = [each for each in values if name == "C6" or each.c6 == self.own.values.c6]
        better = [each for each in alike if _of(each, name) < _of(self.own.values, name)]
        return f"{name}: {better[0]}" if better else ""

    def _may_meet_below(self, left: Left) -> bool:
        return any(self.sheet.may_meet(*pair) for pair in combinations(left, 2))

    def _bare(self, pairs: Pairs, left: Left) -> Values:
        """Return the values of a way by itself; what is left is taken for completed, C8 for nothing."""
        link = Link(self.link.score, self.link.mdps, self.link.residents, pairs, left, (), ())
        values = _Blind(self.sheet, link, self.completing).values(pairs, left)
        assert values is not None
        return values

    def _of_downfloaters(self, binding: Binding) -> str:
        assert binding.way is not None
        if binding.waived == ("C5",):
            fewest = min(values.c6 for _, _, values in self.any_bye)
            return "" if fewest == len(binding.way.down) < self.own.values.c6 else f"C6: {fewest} without C5"
        fewest = min(len(left) for _, left in self.every)
        freed = min(values.c6 for _, _, values in self.any_bye) < self.own.values.c6
        if freed or fewest != len(binding.way.down) or self._can_be_completed(binding.way.down):
            return f"C6: {binding}"
        return ""

    def _below_fails(self, binding: Binding) -> str:
        """Those left over and those below cannot be paired, with whoever the bye, if any."""
        assert binding.way is not None
        return (
            f"{binding.name}: {binding} leaves a complete pairing" if self._can_be_completed(binding.way.down) else ""
        )

    def _only_by_another_bye(self, down: Left) -> bool:
        """Tell whether those left over and those below can be paired, but not with the bye where it is due."""
        return self._can_be_completed(down) and not self.completing.possible((*down, *self.below))

    def _can_be_completed(self, down: Left) -> bool:
        eligible = [number for number, player in self.sheet.players.items() if not player.bye_barred]
        return Completing(self.sheet, eligible).possible((*down, *self.below))

    def _best_without(self, binding: Binding, name: str) -> str:
        """The way is best by all criteria but the waived; and no single one before them frees the value."""
        assert binding.way is not None
        found = self._least_without(frozenset(binding.waived))
        # the next bracket does not pair two who moved down with each other, though they may be left to do so
        beside = {*binding.waived, *(["C8"] if self._may_meet_below(binding.way.down) else [])}
        if found is None or without(found, frozenset(beside)) != without(binding.way.values, frozenset(beside)):
            needed = {"C5", "C8"} if self.below else {"C5"}  # the last bracket has no C8
            if needed <= {*binding.waived} and self._only_by_another_bye(binding.way.down):
                return ""  # the best of the bracket alone
            return f"{name}: {binding}, not {found}"
        before = NAMES[1 : NAMES.index(name)]
        earlier = ["C5", *before] if name != "C9" else [*before]
        stop = earlier.index(binding.waived[0]) if len(binding.waived) == 1 else len(earlier)
        for each in earlier[:stop]:
            other = self._least_without(frozenset({each}))
            if other is not None and _of(other, name) < _of(self.own.values, name):
                return f"{name}: {each} alone frees it before {binding.waived}"
        return ""

    def _least_without(self, waived: frozenset[str]) -> Values | None:
        judged = self.any_bye if "C5" in waived else self.legal
        ranked = sorted((without(values, waived), values) for _, _, values in judged)
        return ranked[0][1] if ranked else None

    # --- choices -------------------------------------------------------------------------------------------

    def _stayed(self) -> Iterator[Claim]:
        """Why somebody who was paired was not left over."""
        last = not self.below
        for player in (each for pair in self.own.pairs for each in pair):
            reason = why_left(self.forcing, self.told.at, player)
            article = reason.article.split()[-1]
            with_them = [values for _, left, values in self.legal if player in left and (not last or len(left) == 1)]
            least = min(with_them, default=None)
            if last and (least is None or article in ("C2", "C4", "C5")):
                yield "not left over", "" if least is None else f"{player}: {reason}"
            elif least is None:
                yield "not left over", f"{player} cannot be left over: {reason}"
            elif least.c6 > self.own.values.c6:
                true = article == "C6" and f" {least.c6} " in str(reason.said)
                yield "not left over", "" if true else f"{player}: {reason.said}, in truth {least.c6}"
            else:
                yield "not left over", self._decided(reason, least)

    def _sides(self, sides: Sides) -> Iterator[Claim]:
        if sides.group and sides.exchange.count:
            s1, s2 = sides.original
            within = self._within(sides, ({*s1}, {*s2}), sides.settled)
            yield "exchange", self._decided(with_sides(self.told, sides), min(within, default=None))
        for pair in sides.pairs:
            for other in sides.passed_over(pair):
                reason = after(self.told, sides, pair, other)
                yield "passed over", self._passed(sides, pair, other, reason)

    def _passed(
        self, sides: Sides, pair: tuple[PairingNumber, PairingNumber], other: PairingNumber, reason: Reason
    ) -> str:
        one = pair[0]
        if refused_pair(self.forcing.position, self.forcing.players[one], self.forcing.players[other]):
            return "" if reason.article.split()[-1] in ("C1", "C3") else f"{one}-{other}: {reason.article}"
        both = {(one, other), (other, one)}
        whole = min((values for pairs, _, values in self.legal if both & {*pairs}), default=None)
        if whole is None or whole != self.own.values:
            return self._decided(reason, whole)
        made = (*sides.before(pair), (one, other))
        within = self._within(sides, ({*sides.s1}, {*sides.s2}), made)
        return self._decided(reason, min(within, default=None))

    def _within(
        self, sides: Sides, both: tuple[set[PairingNumber], set[PairingNumber]], made: Pairs
    ) -> Iterator[Values]:
        """Yield the values of the candidates with some pairs, in which S1 meets S2 alone."""
        s1, s2 = both
        limbo = {*self.own.mdps} & {*self.own.downfloaters}
        settled = {frozenset(pair) for pair in made}
        for pairs, _, values in self.legal:
            both_ways = {frozenset(pair) for pair in pairs}
            rest = both_ways - settled
            if settled <= both_ways and not any(limbo & pair for pair in rest):
                crossing = all(not pair <= s1 and (not sides.group or not pair <= s2) for pair in rest)
                if crossing:
                    yield values

    def _decided(self, reason: Reason, found: Values | None) -> str:
        """Hold the article of a reason, and the value it tells, against the best that was found."""
        article, reached = reason.article.split()[-1], self.own.values
        if found is None:
            return (
                ""
                if article in ("C4", "C5") or (article == "C6" and "fewer could" in str(reason.said))
                else str(reason)
            )
        name = next((name for name in NAMES if _of(found, name) != _of(reached, name)), "3.8")
        if name != article:
            return f"{reason.said} ({article}), in truth {name}"
        tells = name in ("3.8", "C6") or str(value_words(name, found)) in str(reason.said)
        return "" if tells else f"{reason.said}, in truth {value_words(name, found)}"

    def _numbers(self, sides: Sides) -> Iterator[Claim]:
        """The numbers of transposition and exchange, counted."""
        chosen = tuple(sides.s2.index(two) for _, two in sides.pairs)
        count = sum(other < chosen for other in permutations(range(len(sides.s2)), len(chosen)))
        yield "transposition", "" if count + 1 == sides.transposition_number else f"{count + 1} of {sides}"
        if sides.group and sides.exchange.count:
            order = list(exchanges(len(sides.group), len(sides.pairs)))
            at = order.index(sides.exchange) + 1
            yield "exchange number", "" if at == sides.exchange_number else f"{at} of {sides}"


class _Blind(Judge):
    """Judges ways by themselves."""

    def values(self, pairs: Pairs, left: Left) -> Values | None:  # type: ignore[override]
        completing = self.completing
        self.completing = _Anything()  # type: ignore[assignment]
        try:
            return super().values(pairs, left)
        finally:
            self.completing = completing


class _Anything:
    """Takes everything for completed."""

    possible: Callable[..., bool] = staticmethod(lambda *_: True)
    reached: Callable[..., tuple[()]] = staticmethod(lambda *_: ())


def _of(values: Values, name: str) -> tuple[object, ...]:
    value = getattr(values, name.lower())
    return value if isinstance(value, tuple) else (value,)


def without(values: Values, waived: tuple[str, ...] | frozenset[str]) -> tuple[object, ...]:
    """Return values without some criteria; C9 is not looked at where the bye may go anywhere (C5)."""
    out = {*waived, *(["C9"] if "C5" in waived else [])}
    return tuple(getattr(values, name.lower()) for name in NAMES if name not in out)
