"""The Burstein System with every matching written down, bracket by bracket: slow, and nothing clever in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.burstein.book import BOOK
from paircard.core.systems.burstein.outcome import BracketResult, Pairing, Values
from paircard.core.systems.burstein.position import Player, Position
from paircard.core.systems.swiss.boards import round_of
from paircard.core.systems.swiss.outcome import NothingLegal

Numbers = tuple[PairingNumber, ...]
Two = tuple[PairingNumber, PairingNumber]
Matching = tuple[tuple[Two, ...], Numbers]
"""Pairs, and who floats."""


def in_order(
    players: Sequence[PairingNumber], may_meet: Callable[[PairingNumber, PairingNumber], bool]
) -> Iterator[Matching]:
    """Yield all matchings in the order of 4.3: the last opponent of BSN 1 first, floating last, then BSN 2."""
    if not players:
        yield (), ()
        return
    first, *rest = players
    for mate in reversed(rest):
        if may_meet(first, mate):
            others = [each for each in rest if each != mate]
            yield from ((((first, mate), *pairs), left) for pairs, left in in_order(others, may_meet))
    yield from ((pairs, (first, *left)) for pairs, left in in_order(rest, may_meet))


class ByHand:
    """One round."""

    def __init__(self, position: Position) -> None:
        """Rank everybody (1.7, 1.8)."""
        self.position = position
        ranked = sorted(position.players, key=lambda each: (-each.buchholz, -each.sonneborn_berger, each.number))
        self.players: dict[PairingNumber, Player] = {each.number: each for each in ranked}
        self.complete = cache(self._complete)

    def paired(self) -> Pairing:
        """Return the round."""
        bye = self._bye()
        unpaired = [each for each in self.players if each != bye]
        brackets, down = [], Numbers()
        while unpaired:
            score = max(self.players[each].score for each in unpaired if each not in down)
            group = tuple(each for each in unpaired if each not in down and self.players[each].score == score)
            below = tuple(each for each in unpaired if each not in (*down, *group))
            members = tuple(each for each in self.players if each in (*down, *group))
            values, (pairs, left) = self._best(members, below)
            brackets.append(BracketResult(score, down, group, members, pairs, left, values))
            down, unpaired = left, [each for each in unpaired if each in (*left, *below)]
        return round_of(self.position, brackets, bye, BOOK.seats(self.position))

    def _bye(self) -> PairingNumber | None:
        everybody = tuple(self.players)
        if len(everybody) % 2 == 0:
            if not self.complete(everybody):
                raise NothingLegal(everybody)
            return None
        place = {each: at for at, each in enumerate(everybody)}
        for each in sorted(
            self.players.values(), key=lambda each: (each.score, -len(each.colours), -place[each.number])
        ):
            if not each.bye_barred and self.complete(tuple(one for one in everybody if one != each.number)):
                return each.number
        raise NothingLegal(everybody)

    def _best(self, members: Numbers, below: Numbers) -> tuple[Values, Matching]:
        """Return the first matching with the least C5 - C8."""
        kept = (each for each in in_order(members, self.may_meet) if self.complete((*each[1], *below)))
        found = [(self._values(each, below), each) for each in kept]
        return min(found, key=lambda each: each[0])

    def _values(self, matching: Matching, below: Numbers) -> Values:
        pairs, left = matching
        wishes = [[self.players[each].preference.colour for each in pair] for pair in pairs]
        clashes = sum(one is not None and one == other for one, other in wishes)
        return Values(len(left), self._scores(left), self._ahead(left, below), clashes)

    def _ahead(self, left: Numbers, below: Numbers) -> tuple[int, tuple[int, ...]] | tuple[()]:
        """Return the least C5 and C6 of the bracket of these and the next scoregroup, if there are any."""
        if not left or not below:
            return ()
        score = max(self.players[each].score for each in below)
        group = tuple(each for each in below if self.players[each].score == score)
        rest = tuple(each for each in below if each not in group)
        return min(
            (len(floating), self._scores(floating))
            for _, floating in in_order((*left, *group), self.may_meet)
            if self.complete((*floating, *rest))
        )

    def _scores(self, some: Numbers) -> tuple[int, ...]:
        return tuple(sorted((self.players[each].score for each in some), reverse=True))

    def _complete(self, some: Numbers) -> bool:
        if not some:
            return True
        first, *rest = sorted(some)
        return any(
            self.may_meet(first, mate) and self.complete(tuple(each for each in rest if each != mate)) for mate in rest
        )

    def may_meet(self, one: PairingNumber, other: PairingNumber) -> bool:
        """Tell whether two may be paired (C1, C3)."""
        mine, theirs = self.players[one], self.players[other]
        if other in mine.opponents or one in theirs.opponents:
            return False
        if (min(one, other), max(one, other)) in self.position.forbidden:
            return False
        return not (mine.preference.absolute and mine.preference == theirs.preference)
