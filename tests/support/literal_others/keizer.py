"""Keizer as clubs play it (KE), worked out from the rounds alone in fractions of points.

Off: `1` the first is worth as many as there are players; `2` the order of the start is turned round; `3.1` a win
gives the own value; `3.2` a draw, `3.3` a win by forfeit, `3.4` a bye, `3.5` club duty, `3.6` absence told in time
give nothing; `3.7` absences are not limited; `3.8` absence without a word gives a third; `3.9` a loss gives a sixth
where that was not announced, and nothing where it was; `4` the own value does not count; `5.1` totals are worked out
once; `5.2` equal totals go by the start; `5.3` of orders that come round again the last stands; `6.1` the last in
place of the next one is met; `6.2` two may meet again at once; `6.3` as often as they like; `6.4` nobody goes back;
`6.5` the distance is given up at once; `7` the lowest has the bye, whatever they had; `8.1` to `8.5` are passed over.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction

from paircard.core.event.bye import ByeKind
from paircard.core.event.tournament import Tournament
from paircard.core.systems.keizer.options import KeizerOptions
from tests.support.literal_others.made import Made
from tests.support.literal_others.neighbours import first_list, greedy_list

OTHER = {"W": "B", "B": "W"}


class LiteralKeizer:
    """One evening."""

    def __init__(self, tournament: Tournament, off: Collection[str] = ()) -> None:
        """Take an event before a round."""
        self.event, self.off = tournament, off
        options = tournament.regulations.options
        self.options = options if isinstance(options, KeizerOptions) else KeizerOptions()
        self.number = {id_: int(number) for id_, number in tournament.numbers.items()}
        self.start = sorted(self.number.values(), reverse="2" in off)
        self.joined = {self.number[id_]: each.first_round for id_, each in tournament.registrations.items()}
        self.played = len(tournament.rounds)
        self.published: dict[int, dict[int, int]] = {}

    # --- points (KE 1 - KE 5) ----------------------------------------------------------------------------------------

    def ranking(self, after: int | None = None) -> list[int]:
        """Return the order after a round, the last one when None."""
        order: list[int] = []
        for number in range((self.played if after is None else after) + 1):
            order += [each for each in self.start if each not in order and self.joined[each] <= max(number, 1)]
            if self.options.from_start and not self.options.frozen:
                order.sort(key=self.start.index)
            order = self._valued_then(order, number) if self.options.frozen else self._settled(order, number)
        return order

    def _valued_then(self, before: list[int], after: int) -> list[int]:
        """Add up what every round gave by the ranking before it."""
        return self._sorted(before, {each: self.frozen(each, after) for each in before})

    def _settled(self, before: list[int], after: int) -> list[int]:
        """Work totals out until the order stands, or comes round again."""
        orders, passes = [before], list[dict[int, Fraction]]()
        while True:
            totals = {each: self.total(each, orders[-1], after) for each in before}
            order = self._sorted(before, totals)
            if order == orders[-1] or ("5.1" in self.off and passes):
                return order
            passes.append(totals)
            if order in orders and "5.3" in self.off:
                return order
            if order in orders:
                cycle = passes[orders.index(order) :]
                average = {each: sum((one[each] for one in cycle), Fraction()) / len(cycle) for each in before}
                return self._sorted(before, average)
            orders.append(order)

    def _sorted(self, before: list[int], totals: dict[int, Fraction]) -> list[int]:
        return sorted(before, key=lambda each: (-totals[each], each if "5.2" in self.off else before.index(each)))

    def values(self, order: Sequence[int]) -> dict[int, int]:
        """Return what everybody is worth."""
        count = len(order)
        top = count if "1" in self.off else -(-3 * count // 2)
        return {each: top - place for place, each in enumerate(order)}

    def points(self, player: int) -> Fraction:
        """Return what somebody has now."""
        if self.options.frozen:
            return self.frozen(player, self.played)
        return self.total(player, self.ranking(), self.played)

    def frozen(self, player: int, after: int) -> Fraction:
        """Return what somebody has after a round where no round is valued anew (KE 5)."""
        come = self.joined[player]
        own = Fraction(self._worth_before(come)[player] if self.options.own_counts else 0)
        return own + sum(
            (self._given(player, number, self._worth_before(max(number, come))) for number in range(1, after + 1)),
            Fraction(),
        )

    def _worth_before(self, number: int) -> dict[int, int]:
        """Return the value numbers published before a round, who joins in it behind the last, a step lower each."""
        if number not in self.published:
            order = self.ranking(number - 1) if number > 1 else [each for each in self.start if self.joined[each] == 1]
            worth = self.values(order)
            for each in self.start:
                if self.joined[each] == number > 1:
                    worth[each] = max(min(worth.values()) - 1, 0)
            self.published[number] = worth
        return self.published[number]

    def total(self, player: int, order: Sequence[int], after: int) -> Fraction:
        """Return what somebody has after a round by an order."""
        value = self.values(order)
        own = self.options.own_counts and "4" not in self.off
        given = (self._given(player, number, value) for number in range(1, after + 1))
        return sum(given, Fraction(value[player] if own else 0))

    def _given(self, player: int, number: int, value: dict[int, int]) -> Fraction:
        """Return what a round gave somebody by some value numbers."""
        kind, share, against = self._spent(player, number)
        if kind == "3.6" and self._told(player, number) > self.options.told_times and "3.7" not in self.off:
            return Fraction()
        if kind in self.off and kind not in ("3.1", "3.8"):
            return Fraction()
        if fixed := self._fixed(kind, share):
            return fixed
        own = against is None or ("3.1" in self.off and kind == "3.1")
        return share * value[player if own or against is None else against]

    def _told(self, player: int, number: int) -> int:
        return sum(self._spent(player, each)[0] == "3.6" for each in range(1, number + 1))

    def _fixed(self, kind: str, share: Fraction) -> Fraction:
        """Return the points that a club has fixed for a kind of round; 0 where a share counts."""
        chosen = self.options
        lost = chosen.loss_points if kind == "3.1" and share in (0, Fraction(1, 6)) else 0
        silent = chosen.silent_points if kind == "3.8" else 0
        of_kind = {"3.4": chosen.bye_points, "3.5": chosen.duty_points, "3.6": chosen.told_points}
        late = chosen.late_points if kind == "3.10" else 0
        return Fraction(of_kind.get(kind, 0) + lost + silent + late, 2)

    def _spent(self, player: int, number: int) -> tuple[str, Fraction, int | None]:
        """Return the article about a round of somebody, the share it gives, and of whom; None of themselves."""
        round_ = self.event.rounds[number - 1]
        if self.joined[player] > number:
            return "3.10", Fraction(self.options.late_share, 6), None
        for board in round_.boards:
            pair = [self.number[id_] for id_ in (board.white, board.black)]
            if player in pair and board.result is not None:
                at = pair.index(player)
                both = board.result.half_points
                if not board.result.played:
                    return "3.3", Fraction(both[at] == 2), pair[1 - at]
                own = Fraction(both[at], 2)
                if not own and self.options.loss_bonus != ("3.9" in self.off):
                    own = Fraction(1, 6)
                return ("3.2" if own == Fraction(1, 2) else "3.1"), own, pair[1 - at]
        kinds = {
            ByeKind.ALLOCATED: ("3.4", self.options.bye_share),
            ByeKind.FULL: ("3.5", self.options.duty_share),
            ByeKind.HALF: ("3.6", self.options.told_share),
        }
        for kind, (article, sixths) in kinds.items():
            if player in {self.number[id_] for id_ in round_.who_has(kind)}:
                return article, Fraction(sixths, 6), None
        return "3.8", Fraction(int("3.8" in self.off), 3), None

    # --- pairs (KE 6, KE 7) ------------------------------------------------------------------------------------------

    def made(self) -> Made | None:
        """Return the round; None where it cannot be made."""
        present = {self.number[id_] for id_ in self.event.to_pair}
        standing = self.ranking()
        order = [each for each in standing if each in present] + sorted(present - {*standing})
        for bye in self._byes(order):
            pairs = self._pairs([each for each in order if each != bye])
            if pairs is not None:
                return Made(bye, frozenset(map(frozenset, pairs)))
        return None

    def _byes(self, order: list[int]) -> list[int | None]:
        if len(order) % 2 == 0:
            return [None]
        had = [self.number[each.bye] for each in self.event.rounds if each.bye is not None]
        lowest = order[::-1]
        return [*lowest] if "7" in self.off else [*sorted(lowest, key=had.count)]

    def _pairs(self, order: list[int]) -> list[tuple[int, int]] | None:
        apart = self.options.apart
        lowered = (0,) if "6.2" in self.off else (apart, 0) if "6.5" in self.off else range(apart, -1, -1)
        for distance in lowered:

            def may(one: int, rest: Sequence[int], apart: int = distance) -> list[int]:
                found = [other for other in rest if self._may_meet(one, other, apart)]
                return found[::-1] if "6.1" in self.off else found

            if "6.4" in self.off:
                return greedy_list(order, may)
            pairs = first_list(order, may)
            if pairs is not None:
                return pairs
        return None

    def _may_meet(self, one: int, other: int, apart: int) -> bool:
        met = self._met(one, other)
        often = len(met) >= self.options.most and "6.3" not in self.off
        return not often and (not met or self.played + 1 - met[-1] > apart)

    def _met(self, one: int, other: int) -> list[int]:
        return [number for number, _, pair in self._games() if {*pair} == {one, other}]

    def _games(self) -> Iterator[tuple[int, str, tuple[int, int]]]:
        for round_ in self.event.rounds:
            for board in round_.boards:
                if board.result is not None and board.result.played:
                    yield round_.number, "W", (self.number[board.white], self.number[board.black])

    # --- colours (KE 8) ----------------------------------------------------------------------------------------------

    def white(self, one: int, other: int) -> int:
        """Return which of two has White."""
        order = self.ranking()
        pairs = self._pairs_on_boards(order)
        higher, lower = sorted((one, other), key=order.index)
        colour = "W"
        for rule, colour in self._rules(higher, lower, pairs.index(frozenset((one, other))) + 1):
            if rule not in self.off:
                return higher if colour == "W" else lower
        return lower if colour == "W" else higher

    def _pairs_on_boards(self, order: list[int]) -> list[frozenset[int]]:
        plain = LiteralKeizer(self.event)
        made = plain.made()
        assert made is not None
        return sorted(made.pairs, key=lambda pair: min(map(order.index, pair)))

    def _rules(self, higher: int, lower: int, board: int) -> Iterator[tuple[str, str]]:
        mine, theirs = self._colours(higher), self._colours(lower)
        met = self._met(higher, lower)
        if met:
            yield "8.1", OTHER[mine[met[-1]]]
        first, second = list(mine.values()), list(theirs.values())
        balance = [each.count("W") - each.count("B") for each in (first, second)]
        if balance[0] != balance[1]:
            yield "8.2", "W" if balance[0] < balance[1] else "B"
        for had, has in zip(reversed(first), reversed(second), strict=False):
            if had != has:
                yield "8.3", OTHER[had]
                break
        if first:
            yield "8.4", OTHER[first[-1]]
        yield "8.5", "W" if board % 2 else "B"

    def _colours(self, player: int) -> dict[int, str]:
        return {number: "W" if pair[0] == player else "B" for number, _, pair in self._games() if player in pair}
