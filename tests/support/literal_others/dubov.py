"""Dubov (C.04.4.1), every set and every pairing looked at.

Off, `1.7` knows no ARO, `1.8` no maximum upfloater, `3.1.2` no score, `3.1.3` no games in the order of the bye,
`3.1.4` gives it to the smallest number; `C5` draws up two more than need be, `3.2.1` and `3.2.6` take the last in
place of the first, `3.2.3` and `3.2.5` go by numbers, `4.3` begins at the top.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, permutations
from typing import Any

from paircard.core.event.tournament import Tournament
from paircard.core.systems.dubov.book import BOOK
from tests.support.literal_others.made import Made
from tests.support.literal_others.of_preferences import OfPreferences

Pairs = tuple[tuple[int, int], ...]


class LiteralDubov(OfPreferences):
    """One round."""

    def __init__(self, tournament: Tournament, off: Collection[str] = ()) -> None:
        """Take an event before a round."""
        super().__init__(BOOK.position(tournament), off)

    def made(self) -> Made | None:
        """Return the round; None where it cannot be made."""
        left = frozenset(self.players)
        bye = self._bye(left) if len(left) % 2 else None
        left -= {bye} if bye else set()
        if len(left) % 2 or not self.left_pairable(left):
            return None
        pairs: list[frozenset[int]] = []
        floats: list[frozenset[int]] = []
        while left:
            top = max(self.players[each].score for each in left)
            residents = frozenset(each for each in left if self.players[each].score == top)
            up = self._upfloaters(residents, left - residents)
            made = None if up is None else self._paired(residents | up)
            if up is None or made is None:
                return Made(bye, frozenset(pairs), tuple(floats), complete=False)
            floats.append(up)
            pairs += map(frozenset, made)
            left -= residents | up
        return Made(bye, frozenset(pairs), tuple(floats))

    def _bye(self, everybody: frozenset[int]) -> int | None:
        def due(number: int) -> tuple[int, ...]:
            player = self.players[number]
            return (
                0 if "3.1.2" in self.off else player.score,
                0 if "3.1.3" in self.off else -len(player.colours),
                number if "3.1.4" in self.off else -number,
            )

        free = (each for each in sorted(everybody, key=due) if not self.barred(each))
        return next((each for each in free if self.left_pairable(everybody - {each})), None)

    # --- 3.2.1, 3.2.2 ------------------------------------------------------------------------------------------------

    def _upfloaters(self, residents: frozenset[int], lower: frozenset[int]) -> frozenset[int] | None:
        order = sorted(lower, key=lambda each: (-self.players[each].score, each))
        found: list[tuple[Any, int, frozenset[int]]] = []
        last = -1 if "3.2.1" in self.off else 1
        more = "C5" in self.off
        for size in range(len(residents) % 2, len(lower) + 1, 2):
            for at, some in enumerate(map(frozenset, combinations(order, size))):
                if self.complete(residents | some) and self.left_pairable(lower - some):
                    found.append((self._worth(residents, some), last * at, some))
            if found and not more:
                return min(found)[2]
            more, found = more and not found, []
        return None

    def _worth(self, residents: frozenset[int], some: frozenset[int]) -> tuple[Any, ...]:
        c6 = [-score for score in sorted(self.players[each].score for each in some)]
        c7 = 0 if "C7" in self.off else self._least(residents | some)
        found: list[Any] = [() if "C6" in self.off else c6, c7]
        if self.position.last_round and "last" not in self.off:
            return tuple(found)
        members = [self.players[each] for each in some]
        most = 10**9 if "1.8" in self.off else self.position.most_upfloats
        maximum = [each.upfloats for each in members if each.upfloats >= most]
        c10 = sum(each.upfloated for each in members)
        values = {"C8": len(maximum), "C9": sum(maximum), "C10": c10}
        return (*found, *(0 if name in self.off else value for name, value in values.items()))

    def _least(self, members: frozenset[int]) -> int:
        return min((sum(map(self._clash, pairs)) for pairs in self._all(tuple(sorted(members)))), default=0)

    def _clash(self, pair: tuple[int, int]) -> bool:
        return len({self._colour(each) for each in pair}) == 1

    def _colour(self, number: int) -> str:
        player = self.players[number]
        return "W" if not player.colours and "1.6" in self.off else str(player.preference.colour)

    def _all(self, members: tuple[int, ...]) -> Iterator[Pairs]:
        if not members:
            yield ()
            return
        first, *rest = members
        for mate in rest:
            if self.may_meet(first, mate):
                for others in self._all(tuple(each for each in rest if each != mate)):
                    yield ((first, mate), *others)

    # --- 3.2.3 - 3.2.6 -----------------------------------------------------------------------------------------------

    def _paired(self, members: frozenset[int]) -> Pairs | None:
        ordered = sorted(members)
        played = any(self.players[each].colours for each in members) and "3.2.3" not in self.off
        upper = ordered[: len(ordered) // 2]
        g1 = [each for each in ordered if self._colour(each) == "W"] if played else upper
        g2 = [each for each in ordered if each not in g1]
        apart = abs(len(g1) - len(g2)) // 2
        least = (self._least(members) - apart) // 2 if played and "C7" not in self.off else 0
        for few in range(max(0, least), len(members) // 2 + 1):
            moved = self._shifted(g1, g2, few, apart)
            if moved is not None:
                return moved
        return None

    def _shifted(self, g1: list[int], g2: list[int], few: int, apart: int) -> Pairs | None:
        white_smaller = len(g1) <= len(g2)
        smaller, larger = (g1, g2) if white_smaller else (g2, g1)
        for out in combinations(self._to_shift(smaller, g1), few):
            for back in combinations(self._to_shift(larger, g1), apart + few):
                one = [each for each in (*smaller, *back) if each not in out]
                two = [each for each in (*larger, *out) if each not in back]
                pairs = self._transposed(*((one, two) if white_smaller else (two, one)))
                if pairs is not None:
                    return pairs
        return None

    def _to_shift(self, group: Sequence[int], g1: Sequence[int]) -> list[int]:
        left = self._by_aro(group) if group is g1 else sorted(group)
        if "4.3" in self.off:
            return left
        return [left.pop((len(left) - 1) // 2) for _ in group]

    def _by_aro(self, some: Collection[int]) -> list[int]:
        known = not {"1.7", "3.2.5"} & {*self.off}
        return sorted(some, key=lambda each: (self.players[each].aro if known else 0, each))

    def _transposed(self, one: list[int], two: list[int]) -> Pairs | None:
        s1, found = self._by_aro(one), None
        for t2 in permutations(sorted(two)):
            pairs = tuple(zip(s1, t2, strict=True))
            if all(self.may_meet(*pair) for pair in pairs):
                found = pairs
                if "3.2.6" not in self.off:
                    return pairs
        return found
