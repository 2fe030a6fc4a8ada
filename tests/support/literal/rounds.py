"""C1, C12, C13, C14: from the highest bracket down, and back where a bracket cannot be paired."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from paircard.core.facets.position import Position
from tests.support.literal.bracket import Bracket, Pairs
from tests.support.literal.cards import Cards, Places
from tests.support.literal.colours import white_and_black

Outcome = tuple[frozenset[tuple[int, int]], int | None] | None
"""White and Black by pairing number, and who has the bye; None where no pairing is legal."""
NOBODY: Outcome = None
Target = tuple[int, int, int]


@dataclass(frozen=True)
class Stage:
    """A settled bracket."""

    group: Places
    bracket: Bracket
    passed: Places = ()
    target: Target | None = None
    pairs: Pairs = ()
    left: Places = ()

    @property
    def leaving(self) -> Places:
        """Everybody who moves on, in the order A2."""
        return tuple(sorted((*self.passed, *(self.left if self.target else self.bracket.players))))


def paired(position: Position, off: Collection[str] = ()) -> Outcome:
    """Pair the round without the articles and rulings in `off`."""
    cards = Cards(position, off)
    stages = _Round(cards).stages()
    if stages is None:
        return NOBODY
    number = [player.number for player in position.players]
    seated = [white_and_black(position, cards, *pair) for stage in stages for pair in stage.pairs]
    over = stages[-1].leaving
    return frozenset((number[white], number[black]) for white, black in seated), number[over[0]] if over else None


@dataclass
class _Round:
    cards: Cards

    def stages(self) -> list[Stage] | None:
        """Return all brackets settled, None if nothing is legal (R14)."""
        groups = self._groups()
        above: list[Stage] = []
        for group in groups[:-1]:
            above = self._settle(above, group)
        return self._lowest(above, groups[-1])

    def _groups(self) -> list[Places]:
        everybody = tuple(range(len(self.cards.players)))
        if "B3" in self.cards.off:
            return [everybody]
        scores = sorted({self.cards.score(place) for place in everybody}, reverse=True)
        return [tuple(place for place in everybody if self.cards.score(place) == score) for score in scores]

    def _first(self, bracket: Bracket, target: Target) -> tuple[Pairs, Places] | None:
        return next(bracket.pairings(target), None)

    # --- C1, C12, C14 ----------------------------------------------------------------------------------------------

    def _settle(self, above: list[Stage], group: Places) -> list[Stage]:
        off, arrivals = self.cards.off, above[-1].leaving if above else ()
        whole = Bracket(self.cards, (*arrivals, *group), len(arrivals))
        lonely = self.cards.lonely(whole.players)
        if {*lonely} & {*arrivals}:
            excepted = None if "R9 exception" in off else self._excepted(group, whole, lonely)
            if excepted is not None:
                return [*above, excepted]
            if "R9 (1)" not in off:
                changed = self._another(above, group, whole, None)
                if changed is not None:
                    return changed
        return self._pair(above, group, whole.without(lonely), lonely)

    def _excepted(self, group: Places, whole: Bracket, lonely: Places) -> Stage | None:
        """R9: most were moved down, and the others make p pairs all the same."""
        rest = whole.without(lonely)
        target = (0, len(whole.players) // 2, 0)
        if 2 * whole.moved < len(whole.players) or len(rest.players) < 2 * target[1]:
            return None
        others = replace(rest, levelled=True)
        made = self._first(others, target)
        return Stage(group, others, lonely, target, *made) if made else None

    def _pair(self, above: list[Stage], group: Places, bracket: Bracket, passed: Places) -> list[Stage]:
        for target in bracket.targets():
            made = self._first(bracket, target)
            if made is not None:
                return [*above, Stage(group, bracket, passed, target, *made)]
            if bracket.moved and "R9 (2)" not in self.cards.off:
                changed = self._another(above, group, bracket, target)
                if changed is not None:
                    return changed
        return [*above, Stage(group, bracket, passed)]

    def _another(self, above: list[Stage], group: Places, old: Bracket, failed: Target | None) -> list[Stage] | None:
        """C12: only the bracket directly above is undone, at its present target."""
        if "C12" in self.cards.off or not above or above[-1].target is None:
            return None
        *higher, last = above
        assert last.target is not None  # asked for above
        for pairs, left in last.bracket.pairings(last.target):
            changed = replace(last, pairs=pairs, left=left)
            if {*left} == {*last.left}:
                continue
            whole = Bracket(self.cards, (*changed.leaving, *group), len(changed.leaving))
            lonely = self.cards.lonely(whole.players)
            if {*lonely} & {*changed.leaving}:
                continue
            bracket = whole.without(lonely)
            target = _wanted(bracket, old, failed)
            made = self._first(bracket, target) if target else None
            if made is not None:
                return [*higher, changed, Stage(group, bracket, lonely, target, *made)]
        return None

    # --- C13 -------------------------------------------------------------------------------------------------------

    def _lowest(self, above: list[Stage], group: Places) -> list[Stage] | None:
        residents, joined = group, 0
        while True:
            here = self._last(above, residents, group, joined)
            if here is not None:
                return [*above, here]
            if not above:
                return None
            *higher, last = above
            changed = self._undone(last, residents, group, joined)
            if changed is not None:
                return [*higher, *changed]
            if "C13" in self.cards.off:
                return None
            residents, above, joined = (*last.group, *residents), higher, joined + 1

    def _undone(self, last: Stage, residents: Places, group: Places, joined: int) -> list[Stage] | None:
        if last.target is None or "R12" in self.cards.off:
            return None
        seen = {frozenset(last.left)}
        for target in last.bracket.targets():
            for pairs, left in last.bracket.pairings(target):
                if frozenset(left) in seen:
                    continue
                seen.add(frozenset(left))
                changed = replace(last, target=target, pairs=pairs, left=left)
                here = self._last([changed], residents, group, joined)
                if here is not None:
                    return [changed, here]
        return None

    def _last(self, above: list[Stage], residents: Places, group: Places, joined: int) -> Stage | None:
        """Pair everybody here, with at most one left, who may have the bye (R8, R12, R13)."""
        players = (*(above[-1].leaving if above else ()), *residents)
        whole = Bracket(self.cards, players, len(players) - len(group), lowest=True)
        lonely = self.cards.lonely(players)
        one_may_stay = len(players) % 2 and any(self.cards.may_have_bye(each) for each in lonely)
        if len(lonely) > (1 if one_may_stay and "R8" not in self.cards.off else 0):
            return None
        readings = [whole]
        if joined and whole.heterogeneous and "R13" not in self.cards.off:
            readings.append(replace(whole, levelled=True))
        for bracket in readings:
            made = self._first(bracket, bracket.full)
            if made is not None:
                return Stage(residents, bracket, (), bracket.full, *made)
        return None


def _wanted(bracket: Bracket, old: Bracket, failed: Target | None) -> Target | None:
    """R9: the full target, or the one at which the old bracket failed."""
    for target in bracket.targets():
        if failed is None:
            return target
        if old.heterogeneous == bracket.heterogeneous:
            if target[:2] == failed[:2]:
                return target
        elif sum(target[:2]) == sum(failed[:2]):
            return target
    return None
