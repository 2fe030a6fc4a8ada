"""The Lim System (C.04.4.3) once more, by brute force: no matching, no code of the engine, every pairing is tried.

For groups of up to about ten players. `without` turns rules off, by their articles, to see what each of them decides;
where one article says several things, a word tells which. Off, `1.1 score` gives the bye without looking at scores,
`1.1 rank` to the smallest number, `1.1 rest` though others then cannot be paired; `2.1` looks at no colours, `2.1 met`
lets players meet again; `2.3` lets anybody float whom the order finds first, `2.6` undoes a pair of the other side;
`4.2` tries the own half from its near end, `4.2 next` the other half, behind the own opponent, from its far end;
`5.4` mirrors nothing below the median, `5.4 last` forgets when both had different colours; `5.5` alternates,
`5.6` gives who had both equally often no colour, `7.2` gives the upper one of every pair the colour of the lot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from paircard.core.systems.lim.position import Player, Position

Group = tuple[int, ...]
Seats = list[list[int]]
Pair = tuple[int, int, bool]
"""Two, and whether they were paired in the median or above."""


class LimByHand:
    """One round."""

    def __init__(self, position: Position, without: Iterable[str] = ()) -> None:
        """Take a position."""
        self.position = position
        self.without = frozenset(without)
        self.who = {int(player.number): player for player in position.players}
        self.lifted = False
        self.pairable = cache(self._pairable)
        self.most = cache(self._most)

    def off(self, article: str) -> bool:
        """Tell whether a rule is turned off."""
        return article in self.without

    # --- 2.1 ----------------------------------------------------------------------------------------------------

    def colours_open(self, number: int) -> set[str]:
        """Return the colours that keep 5.1 and 5.3."""
        had = self.who[number].colours
        ahead = had.count("W") - had.count("B")
        allowed = set()
        for colour, after in (("W", ahead + 1), ("B", ahead - 1)):
            third = had.endswith(2 * colour) and abs(ahead) < 2  # one colour ahead by two decides before the last two
            worse = abs(after) > 2 and abs(after) > abs(ahead)
            if not third and not worse:
                allowed.add(colour)
        return allowed

    def compatible(self, one: int, two: int) -> bool:
        """Tell whether two may meet."""
        first, second = self.who[one], self.who[two]
        if (two in first.opponents or one in second.opponents) and not self.off("2.1 met"):
            return False
        if (min(one, two), max(one, two)) in self.position.forbidden:
            return False
        last = self.position.last_round and not self.off("6")
        if self.off("2.1") or self.lifted or (last and first.score == second.score):
            return True
        mine, theirs = self.colours_open(one), self.colours_open(two)
        return ("W" in mine and "B" in theirs) or ("B" in mine and "W" in theirs)

    def _pairable(self, group: Group) -> bool:
        """Tell whether all of a group can be paired, by trying."""
        if not group:
            return True
        first, *rest = group
        return any(
            self.compatible(first, mate) and self.pairable(tuple(each for each in rest if each != mate))
            for mate in rest
        )

    def _most(self, group: Group) -> int:
        """Return how many pairs a group can have at most, by trying."""
        if len(group) < 2:
            return 0
        first, *rest = group
        found = self.most(tuple(rest))
        for mate in rest:
            if self.compatible(first, mate):
                found = max(found, 1 + self.most(tuple(each for each in rest if each != mate)))
        return found

    # --- 5.5, 5.6 -----------------------------------------------------------------------------------------------

    def due(self, number: int) -> str:
        """Return the colour somebody is due: what they must have, the evening one, the other than last time."""
        had = self.who[number].colours
        if not had:
            return ""
        ahead = had.count("W") - had.count("B")
        if abs(ahead) < 2 and had[-2:] in ("WW", "BB"):
            return "B" if had[-1] == "W" else "W"
        if ahead and not self.off("5.5"):
            return "B" if ahead > 0 else "W"
        if self.off("5.6"):
            return ""
        return "B" if had[-1] == "W" else "W"

    def alike(self, one: int, two: int) -> bool:
        """Tell whether two are due one colour."""
        return self.due(one) != "" and self.due(one) == self.due(two)

    def near(self, one: int, two: int) -> bool:
        """Tell whether a colour may decide between two."""
        far = abs(self.who[one].rating - self.who[two].rating) > 100
        return not (self.position.maxi and far) or self.off("3.2.3")

    # --- 1.1 ----------------------------------------------------------------------------------------------------

    def bye(self) -> int | None:
        """Return who has it, 0 for nobody; None where nothing is complete."""
        everybody = tuple(sorted(self.who))
        if len(everybody) % 2 == 0:
            return 0 if self.pairable(everybody) else None
        for number in sorted(everybody, key=self.bye_comes):
            rest = tuple(each for each in everybody if each != number)
            if not self.who[number].bye_barred and (self.off("1.1 rest") or self.pairable(rest)):
                return number
        return None

    def bye_comes(self, number: int) -> tuple[int, int]:
        """Return by what it is offered, the least first."""
        first = self.position.round == 1 and not self.off("7.1")
        stands = self.who[number].rating if first else self.who[number].score
        return 0 if self.off("1.1 score") else stands, number if self.off("1.1 rank") else -number

    # --- the round ----------------------------------------------------------------------------------------------

    def seats(self) -> Seats | None:
        """Return the pairs, White first, and the bye against 0; None where nothing is complete."""
        made = self.paired()
        if made is None:
            return None
        bye, pairs = made
        seated = [list(self.coloured(one, two, upper)) for one, two, upper in pairs]
        return sorted(seated + ([[bye, 0]] if bye else []))

    def paired(self) -> tuple[int, list[Pair]] | None:
        """Return the bye, 0 for nobody, and the pairs; None where nothing is complete."""
        bye = self.bye()
        if bye is None and self.position.last_round:
            self.lifted = True
            self.pairable.cache_clear()
            self.most.cache_clear()
            bye = self.bye()
        return None if bye is None else (bye, self.pairs(bye))

    def above(self, number: int) -> int:
        """Return 1 for who is above the median, 0 in it, -1 below it."""
        score = self.who[number].score
        if self.off("2.2"):
            return 1
        return (2 * score > self.position.median_twice) - (2 * score < self.position.median_twice)

    def pairs(self, bye: int) -> list[Pair]:
        """Return the pairs."""
        left = [number for number in sorted(self.who) if number != bye]
        upper, lower, middle = ([each for each in left if self.above(each) == side] for side in (1, -1, 0))
        made: dict[int, list[tuple[int, int]]] = {1: [], -1: []}
        for side, those in ((1, upper), (-1, lower)):
            scores = sorted({self.who[each].score for each in those}, reverse=side > 0)
            carried: list[int] = []
            for at, score in enumerate(scores):
                mine = [each for each in those if self.who[each].score == score]
                if at + 1 < len(scores):
                    door = [each for each in those if self.who[each].score == scores[at + 1]]
                elif middle or side < 0:
                    door = middle
                else:
                    best = max((self.who[each].score for each in lower), default=0)
                    door = [each for each in lower if self.who[each].score == best]
                stay, carried_on = self.floated(carried + mine, carried, door, side)
                coming = [each for each in carried if each in stay]
                made[side] += self.group(stay, coming, side)
                carried = carried_on
            middle = middle + carried
        while not self.pairable(tuple(sorted(middle))):
            from_above = sum(self.above(each) > 0 for each in middle)
            from_below = sum(self.above(each) < 0 for each in middle)
            side = -1 if from_above > from_below else 1
            if self.off("2.6"):
                side = -side
            side = side if made[side] else -side
            middle = [*middle, *made[side].pop()]
        coming = [each for each in middle if self.above(each)]
        last = self.group(middle, coming, 1)
        return [
            *((*two, True) for two in made[1]),
            *((*two, True) for two in last),
            *((*two, False) for two in made[-1]),
        ]

    # --- 2.3, 3 -------------------------------------------------------------------------------------------------

    def floated(
        self, group: Sequence[int], carried: Sequence[int], door: Sequence[int], side: int
    ) -> tuple[list[int], list[int]]:
        """Return who stays in a group, and who floats."""
        stay, gone, door = sorted(group), list[int](), list(door)
        while 2 * self.most(tuple(stay)) < len(stay):
            pairs = self.most(tuple(stay))
            could = [each for each in stay if self.most(tuple(other for other in stay if other != each)) == pairs]
            could = stay if self.off("2.3") else could
            chosen = self.next_floater(could, stay, carried, door, side)
            stay.remove(chosen)
            gone.append(chosen)
            there = sorted((each for each in door if self.compatible(chosen, each)), reverse=side < 0)
            if there and not self.off("3.3"):
                door.remove(self.first(chosen, there, lambda _: True, colour=not self.off("3.8")))
        return stay, gone

    def next_floater(
        self, could: Sequence[int], group: Sequence[int], carried: Sequence[int], door: Sequence[int], side: int
    ) -> int:
        """Return the first of some who could float: type, previous round, colour, place."""

        def place(number: int) -> tuple[int, bool]:
            has = any(self.compatible(number, each) for each in door)
            kind = (2 if number in carried else 0) + (0 if has else 1)
            if number in carried:
                kind = 2 if has else 3
            return (0 if self.off("3.9") else kind), self.who[number].floated and not self.off("3.10")

        end = -side if not self.off("3.2.4") else side
        plain = min(could, key=lambda each: (*place(each), end * each))
        white = sum(self.due(each) == "W" for each in group)
        black = sum(self.due(each) == "B" for each in group)
        more = "" if white == black or self.off("3.2.2") else "W" if white > black else "B"
        return min(
            could,
            key=lambda each: (
                *place(each),
                not (more and self.due(each) == more and self.near(plain, each)),
                end * each,
            ),
        )

    # --- 3.6 - 3.8, 4, 5.2 --------------------------------------------------------------------------------------

    def first(self, seeker: int, order: Sequence[int], will_do: Callable[[int], bool], *, colour: bool) -> int:
        """Return the first of an order who is compatible and will do, for a colour's sake a later one."""
        able = [each for each in order if self.compatible(seeker, each) and will_do(each)]
        if colour and self.alike(seeker, able[0]):
            for each in able[1:]:
                if not self.alike(seeker, each) and (self.near(able[0], each) or self.off("5.7")):
                    return each
        return able[0]

    def group(self, members: Iterable[int], coming: Sequence[int], side: int) -> list[tuple[int, int]]:
        """Return the pairs of a group of which everybody can be paired, as they are made."""
        left = sorted(members)
        pairs = []
        down = sorted((each for each in coming if self.above(each) > 0), key=lambda each: (-self.who[each].score, each))
        up = sorted((each for each in coming if self.above(each) < 0), key=lambda each: (self.who[each].score, -each))
        if not self.off("3.6"):
            for seeker in down + up:
                if seeker in left:
                    order = [each for each in left if each != seeker]
                    if (self.above(seeker) < 0) != self.off("3.7"):
                        order.reverse()
                    mate = self.mate(seeker, order, left, colour=not self.off("3.8"))
                    pairs.append((seeker, mate))
                    left = [each for each in left if each not in (seeker, mate)]
        rest = self.halves(left, side, colour=False)
        if any(self.alike(*two) for two in rest) and not self.off("5.2"):
            rest = self.halves(left, side, colour=True)
        return pairs + rest

    def mate(self, seeker: int, order: Sequence[int], left: Sequence[int], *, colour: bool) -> int:
        """Return whom somebody gets, so that the others can be paired."""

        def will_do(other: int) -> bool:
            return self.pairable(tuple(each for each in left if each not in (seeker, other)))

        return self.first(seeker, order, will_do, colour=colour)

    def halves(self, group: Sequence[int], side: int, *, colour: bool) -> list[tuple[int, int]]:
        """Return the pairs of those who did not float in: upper half against lower half, anew after every pair."""
        left, pairs = sorted(group), []
        while left:
            arranged = left if side > 0 else left[::-1]
            half = len(arranged) // 2
            own = arranged[1:half]
            nearest, *others = arranged[half:]
            theirs = [nearest, *(others[::-1] if self.off("4.2 next") else others)]
            order = theirs + (own if self.off("4.2") else own[::-1])
            if self.off("2.4"):
                order = arranged[1:]
            mate = self.mate(arranged[0], order, left, colour=colour)
            pairs.append((arranged[0], mate))
            left = [each for each in left if each not in (arranged[0], mate)]
        return pairs

    # --- 5 ------------------------------------------------------------------------------------------------------

    def coloured(self, one: int, two: int, high: bool) -> tuple[int, int]:
        """Return two with White first."""
        upper, lower = min(one, two), max(one, two)
        mine, theirs = self.due(upper), self.due(lower)
        if not mine and not theirs:
            odd = self.who[upper].colour_number % 2 == 1 or self.off("7.2")
            white = odd == (self.position.initial_colour == "W")
        elif not mine or not theirs or mine != theirs:
            white = mine == "W" if mine else theirs == "B"
        else:
            white = self.upper_has_white(self.who[upper], self.who[lower], high)
        return (upper, lower) if white else (lower, upper)

    def upper_has_white(self, upper: Player, lower: Player, high: bool) -> bool:
        """Tell who has White of two who are due one colour."""
        due = self.due(int(upper.number))
        one, two = (len(self.colours_open(int(each.number))) == 1 for each in (upper, lower))
        if one != two and not (self.off("5.1") or self.off("5.3")):
            return (due == "W") == one
        for mine, theirs in zip(reversed(upper.colours), reversed(lower.colours), strict=False):
            if mine != theirs and not self.off("5.4 last"):
                return mine == "B"
        gets_due = high or self.off("5.4")
        return (due == "W") == gets_due
