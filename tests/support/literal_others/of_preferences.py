"""What Burstein and Dubov have alike: legal pairs, complete pairings, and who has White, by the first rule of 5.2."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import Any

OTHER = {"W": "B", "B": "W"}


class OfPreferences:
    """One round. `C1` to `C4` can be off: then two may meet again, and so on; a rule of colours is passed over."""

    ordered_by_score = True

    def __init__(self, position: Any, off: Collection[str] = ()) -> None:
        """Take a position without some articles."""
        self.position, self.off = position, off
        self.players = {int(each.number): each for each in position.players}
        self.complete = cache(self._complete)

    def may_meet(self, one: int, other: int) -> bool:
        """Tell whether two may be paired (C1, C3)."""
        mine, theirs = self.players[one], self.players[other]
        apart = (min(one, other), max(one, other)) in self.position.forbidden
        if "C1" not in self.off and (apart or other in mine.opponents):
            return False
        same = mine.preference.absolute and mine.preference == theirs.preference
        return "C3" in self.off or not same

    def barred(self, number: int) -> bool:
        """Tell whether somebody may not have the bye (C2)."""
        return "C2" not in self.off and bool(self.players[number].bye_barred)

    def left_pairable(self, some: frozenset[int]) -> bool:
        """Tell whether all who are left can be paired; without C4 nobody asks."""
        return "C4" in self.off or bool(self.complete(some))

    def _complete(self, some: frozenset[int]) -> bool:
        if not some:
            return True
        first, rest = min(some), some - {min(some)}
        return len(some) % 2 == 0 and any(self.may_meet(first, mate) and self.complete(rest - {mate}) for mate in rest)

    # --- 5.2 -------------------------------------------------------------------------------------------------------

    def white(self, one: int, other: int) -> int:
        """Return which of two has White."""
        higher, lower = sorted((self.players[one], self.players[other]), key=self.place)
        return int(higher.number if self._of_higher(higher, lower) == "W" else lower.number)

    def place(self, player: Any) -> tuple[Any, ...]:
        """Return what makes one of two the higher; without 5.2 it is the number alone."""
        return (int(player.number),) if "5.2" in self.off else (-player.score, int(player.number))

    def _of_higher(self, higher: Any, lower: Any) -> str:
        colour = "W"
        for rule, colour in self._rules(higher, lower):
            if f"5.2.{rule}" not in self.off:
                return colour
        return OTHER[colour]

    def _rules(self, higher: Any, lower: Any) -> Iterator[tuple[int, str]]:
        """Yield every rule that would decide, and the colour it gives the higher one."""
        mine, theirs = higher.preference, lower.preference
        if not higher.colours and not lower.colours:
            drawn = self.position.initial_colour
            yield 1, drawn if higher.colour_number % 2 else OTHER[drawn]
        if mine.colour != theirs.colour:
            yield 2, mine.colour or OTHER[theirs.colour]
        if mine.colour and mine.strength != theirs.strength:
            yield 3, mine.colour if mine.strength > theirs.strength else OTHER[mine.colour]
        for had, has in zip(reversed(higher.colours), reversed(lower.colours), strict=False):
            if had != has:
                yield 4, OTHER[had]
                break
        if mine.colour:
            yield 5, mine.colour
