"""A second engine for the team Swiss of 2026 (C.04.6), written from the text, whose articles can be switched off.

It looks at every set and every pairing, so it is for a dozen teams at most. With nothing off it says what the program
says. Off, `3.4` gives the bye to the largest number, `3.5` takes the last set, `3.6` the last identifier, `C5` looks
at numbers only, and a rule of colours is passed over, the last of them giving the other colour.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from paircard.core.systems.team_swiss_2026.position import Position, Team

OTHER = {"W": "B", "B": "W"}
Pairs = tuple[tuple[int, int], ...]
"""By TPN, the smaller first."""


@dataclass(frozen=True)
class Bracket:
    """A bracket as it was paired."""

    upfloaters: frozenset[int]
    pairs: Pairs


@dataclass(frozen=True)
class Round:
    """Who has the bye, and the brackets from the top."""

    bye: int | None
    brackets: tuple[Bracket, ...]
    complete: bool = True
    """Whether all are paired; without C3 a set of upfloaters may leave others who cannot be."""

    @property
    def pairs(self) -> frozenset[tuple[int, int]]:
        """All pairs."""
        return frozenset(pair for bracket in self.brackets for pair in bracket.pairs)


class Literal:
    """One round."""

    def __init__(self, position: Position, off: Collection[str] = ()) -> None:
        """Take a position without the articles in `off`."""
        self.position, self.off = position, off
        self.teams = {int(team.number): team for team in position.players}
        self._known: dict[frozenset[int], bool] = {frozenset(): True}

    def paired(self) -> Round:
        """Return the round, as far as it can be paired."""
        everybody = frozenset(self.teams)
        bye = self._bye(everybody) if len(everybody) % 2 else None
        left = everybody - ({bye} if bye else set())
        brackets: list[Bracket] = []
        while left:
            bracket = self._bracket(left)
            if bracket is None:
                return Round(bye, tuple(brackets), complete=False)
            brackets.append(bracket)
            left -= {number for pair in bracket.pairs for number in pair}
        return Round(bye, tuple(brackets))

    # --- C1, C2, 3.4 -----------------------------------------------------------------------------------------------

    def _may_meet(self, one: int, other: int) -> bool:
        apart = (min(one, other), max(one, other)) in self.position.forbidden
        return "C1" in self.off or not (apart or other in self.teams[one].opponents)

    def _pairable(self, teams: frozenset[int]) -> bool:
        if teams not in self._known:
            first = min(teams)
            rest = teams - {first}
            self._known[teams] = len(teams) % 2 == 0 and any(
                self._may_meet(first, mate) and self._pairable(rest - {mate}) for mate in rest
            )
        return self._known[teams]

    def _bye(self, everybody: frozenset[int]) -> int | None:
        def due(number: int) -> tuple[int, ...]:
            team = self.teams[number]
            return (-number,) if "3.4" in self.off else (team.score, -team.played, -number)

        for number in sorted(everybody, key=due):
            barred = self.teams[number].bye_barred and "C2" not in self.off
            if not barred and self._pairable(everybody - {number}):
                return number
        return None

    # --- 3.5 -------------------------------------------------------------------------------------------------------

    def _bracket(self, left: frozenset[int]) -> Bracket | None:
        top = max(self.teams[each].score for each in left)
        residents = frozenset(each for each in left if self.teams[each].score == top)
        lower = left - residents
        chosen = self._upfloaters(residents, lower)
        if chosen is None:
            return None
        pairs = self._pairs(residents | chosen, chosen)
        return None if pairs is None else Bracket(chosen, pairs)

    def _upfloaters(self, residents: frozenset[int], lower: frozenset[int]) -> frozenset[int] | None:
        order = sorted(lower, key=lambda each: (-self.teams[each].score, each))
        for size in range(len(residents) % 2, len(lower) + 1, 2):
            sets = [
                (self._worth(frozenset(some), lower), at, frozenset(some))
                for at, some in enumerate(combinations(order, size))
                if self._pairable(residents | {*some}) and ("C3" in self.off or self._pairable(lower - {*some}))
            ]
            if sets:
                last = -1 if "3.5" in self.off else 1
                return min(sets, key=lambda each: (each[0], last * each[1]))[2]
        return None

    def _worth(self, some: frozenset[int], lower: frozenset[int]) -> tuple[Any, ...]:
        low_to_high = sorted(self.teams[each].score for each in some)
        c5: list[int] = sorted(some) if "C5" in self.off else [-score for score in low_to_high]
        c6 = 0 if "C6" in self.off else int(not self._next_pairable(lower, some))
        looked_at = not self.position.last_two_rounds and "C7" not in self.off
        return c5, c6, sum(self.teams[each].floated for each in some) if looked_at else 0

    def _next_pairable(self, lower: frozenset[int], some: frozenset[int]) -> bool:
        score = max((self.teams[each].score for each in lower), default=0)
        group = frozenset(each for each in lower - some if self.teams[each].score == score)
        below = lower - some - group
        if not group:
            return True
        if len(group) % 2 == 0:
            return self._pairable(group) and self._pairable(below)
        return any(self._pairable(group | {each}) and self._pairable(below - {each}) for each in below)

    # --- 3.6 -------------------------------------------------------------------------------------------------------

    def _pairs(self, members: frozenset[int], chosen: frozenset[int]) -> Pairs | None:
        found = list(self._pairings(tuple(sorted(members))))
        last = -1 if "3.6" in self.off else 1

        def place(pairs: Pairs) -> tuple[Any, ...]:
            identifier = [last * top for top, _ in pairs] + [last * mate for _, mate in pairs]
            return self._cost(pairs, chosen), identifier

        return min(found, key=place) if found else None

    def _pairings(self, members: tuple[int, ...]) -> Iterator[Pairs]:
        if not members:
            yield ()
            return
        first, *rest = members
        for mate in rest:
            if self._may_meet(first, mate):
                for others in self._pairings(tuple(each for each in rest if each != mate)):
                    yield ((first, mate), *others)

    def _cost(self, pairs: Pairs, chosen: frozenset[int]) -> tuple[int, int, int]:
        clashes = [(self.teams[one], self.teams[other]) for one, other in pairs if self._clash(one, other)]
        strong = [pair for pair in clashes if all(team.strong for team in pair)]
        met = [self.teams[each] for pair in pairs for each in pair if {*pair} & chosen and each not in chosen]
        c10 = 0 if self.position.last_two_rounds else sum(team.floated for team in met)
        return (
            0 if "C8" in self.off else len(clashes),
            len(strong) if self.position.type_b and "C9" not in self.off else 0,
            0 if "C10" in self.off else c10,
        )

    def _clash(self, one: int, other: int) -> bool:
        wanted = self.teams[one].preference.colour
        return wanted is not None and wanted == self.teams[other].preference.colour

    # --- 4.2, 4.3 --------------------------------------------------------------------------------------------------

    def white(self, one: int, other: int) -> int:
        """Return which of two has White on the first board."""
        first, second = sorted((self.teams[one], self.teams[other]), key=self._first_team)
        return int(first.number if self._of_first(first, second) == "W" else second.number)

    def _first_team(self, team: Team) -> tuple[int, ...]:
        return (-team.points, -team.secondary if self.position.secondary_used else 0, int(team.number))

    def _of_first(self, first: Team, second: Team) -> str:
        for rule, colour in self._rules(first, second):
            if f"4.3.{rule}" not in self.off:
                return colour
        return OTHER[colour]

    def _rules(self, first: Team, second: Team) -> Iterator[tuple[int, str]]:
        """Yield every rule that would decide, and the colour it gives the first team."""
        mine, theirs = first.preference.colour, second.preference.colour
        if not first.played and not second.played:
            drawn = self.position.initial_colour
            yield 1, drawn if first.number % 2 else OTHER[drawn]
        if (mine is None) != (theirs is None):
            yield 2, mine or OTHER[theirs or "W"]
        if mine and theirs and mine != theirs:
            yield 3, mine
        if mine and mine == theirs and self.position.type_b and first.strong != second.strong:
            yield 4, mine if first.strong else OTHER[mine]
        if first.difference != second.difference:
            yield 5, "W" if first.difference < second.difference else "B"
        for had, has in zip(reversed(first.colours), reversed(second.colours), strict=False):
            if had != has:
                yield 6, OTHER[had]
                break
        if mine:
            yield 7, mine
        if first.colours:
            yield 8, OTHER[first.colours[-1]]
        if second.colours:
            yield 9, second.colours[-1]
