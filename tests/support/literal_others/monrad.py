"""Monrad (MO), by points and numbers.

Off: `2` halves meet in round 1, `6` neighbours do; `3.1` points do not count; `3.2` larger numbers come first; `3.3`
two may meet again; `3.4` the last in place of the next one is met; `3.5` nobody goes back; `4.1` the first has the bye,
`4.2` whoever had it, too; `5.1` the differences are turned round; `5.2` the colour stays; `5.3` the smaller number
begins with White; `5.4` a third equal colour does not matter.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from paircard.core.event.tournament import Tournament
from paircard.core.systems.monrad.options import MonradOptions
from tests.support.literal_others.made import Made
from tests.support.literal_others.neighbours import first_list, greedy_list


class LiteralMonrad:
    """One round."""

    def __init__(self, tournament: Tournament, off: Collection[str] = ()) -> None:
        """Take an event before a round."""
        self.event, self.off = tournament, off
        number = {id_: int(each) for id_, each in tournament.numbers.items()}
        self.points = dict.fromkeys(number.values(), 0)
        self.colours = dict.fromkeys(number.values(), "")
        self.met: set[frozenset[int]] = set()
        self.had_bye: set[int] = set()
        for round_ in tournament.rounds:
            for board in round_.boards:
                assert board.result is not None
                white, black = number[board.white], number[board.black]
                for each, gained in zip((white, black), board.result.half_points, strict=True):
                    self.points[each] += gained
                if board.result.played:
                    self.met.add(frozenset((white, black)))
                    self.colours[white] += "W"
                    self.colours[black] += "B"
            for bye in round_.byes:
                self.points[number[bye.who]] += bye.half_points
            self.had_bye |= {number[round_.bye]} if round_.bye is not None else set()
        present = [number[id_] for id_ in tournament.to_pair]
        self.order = sorted(present, key=self._place)

    def _place(self, player: int) -> tuple[int, int]:
        points = 0 if "3.1" in self.off else -self.points[player]
        return points, -player if "3.2" in self.off else player

    def made(self) -> Made | None:
        """Return the round; None where it cannot be made."""
        for bye in self._byes():
            pairs = self._pairs([each for each in self.order if each != bye])
            if pairs is not None:
                return Made(bye, frozenset(map(frozenset, pairs)))
        return None

    def _byes(self) -> list[int | None]:
        if len(self.order) % 2 == 0:
            return [None]
        from_below = self.order if "4.1" in self.off else self.order[::-1]
        return list(from_below) if "4.2" in self.off else sorted(from_below, key=self.had_bye.__contains__)

    def _pairs(self, order: list[int]) -> list[tuple[int, int]] | None:
        options = self.event.regulations.options
        halves = isinstance(options, MonradOptions) and options.first == "halves"
        if not self.event.rounds and halves != bool({"2", "6"} & {*self.off}):
            half = len(order) // 2
            return list(zip(order[:half], order[half:], strict=True))
        if "3.5" in self.off:
            return greedy_list(order, self._candidates)
        pairs: list[tuple[int, int]] = []
        left = order
        if first_list(left, self._candidates) is None:
            return None
        while left:
            first, *rest = left
            possible = [
                mate
                for mate in self._candidates(first, rest)
                if first_list([each for each in rest if each != mate], self._candidates) is not None
            ]
            equal = (mate for mate in possible if self.points[mate] == self.points[possible[0]])
            mate = next((each for each in equal if not self._third(first, each)), possible[0])
            pairs.append((first, mate))
            left = [each for each in rest if each != mate]
        return pairs

    def _candidates(self, one: int, rest: Sequence[int]) -> list[int]:
        found = [other for other in rest if "3.3" in self.off or frozenset((one, other)) not in self.met]
        return found[::-1] if "3.4" in self.off else found

    def _third(self, one: int, other: int) -> bool:
        white = self.white(one, other)
        black = one + other - white
        return "5.4" not in self.off and (self.colours[white][-2:] == "WW" or self.colours[black][-2:] == "BB")

    def white(self, one: int, other: int) -> int:
        """Return which of two has White."""
        higher, lower = sorted((one, other), key=lambda each: (-self.points[each], each))
        balance = [self.colours[each].count("W") - self.colours[each].count("B") for each in (higher, lower)]
        if balance[0] != balance[1]:
            return higher if (balance[0] < balance[1]) != ("5.1" in self.off) else lower
        turned = "5.2" in self.off
        if self.colours[higher]:
            return higher if (self.colours[higher][-1] == "B") != turned else lower
        if self.colours[lower]:
            return lower if (self.colours[lower][-1] == "B") != turned else higher
        return higher if "5.3" in self.off else lower
