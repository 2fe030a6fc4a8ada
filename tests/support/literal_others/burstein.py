"""Burstein (C.04.4.2) after the seeding, every matching looked at.

Off, `1.7` begins the Index with Sonneborn-Berger, `1.7.2` counts rounds not played as nothing, `1.8` ranks by score
first; `3.1.3` gives the bye without looking at scores, `3.1.4` without looking at games, `3.1.5` to the highest in
the Index; `C5` leaves over more than need be, `4.3` takes the pairing that comes last, and `3.2` lets those who float
come first in it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from paircard.core.event.card import Kind
from paircard.core.event.tournament import Tournament
from paircard.core.systems.burstein.book import BOOK
from paircard.core.systems.burstein.position import Position
from tests.support.literal_others.made import Made
from tests.support.literal_others.of_preferences import OfPreferences

Matching = tuple[tuple[tuple[int, int], ...], tuple[int, ...]]
"""Pairs, and who floats."""


class LiteralBurstein(OfPreferences):
    """One round."""

    def __init__(self, tournament: Tournament, off: Collection[str] = ()) -> None:
        """Rank everybody."""
        position = BOOK.position(tournament)
        assert isinstance(position, Position), "a round that seeds is one of the Dutch system"
        super().__init__(position, off)
        self._lines = {int(card.number): card.lines for card in tournament.cards.values()}
        self._number = {card.id: int(card.number) for card in tournament.cards.values()}
        self._scores = {int(card.number): card.score for card in tournament.cards.values()}
        self.ranked = sorted(self.players, key=self._index)

    def _index(self, number: int) -> tuple[int, ...]:
        """Return the Index (1.7); scores as opponents see them are read off the position."""
        player = self.players[number]
        buchholz, berger = player.buchholz, player.sonneborn_berger
        if "1.7.2" in self.off:
            unplayed = [line for line in self._lines[number] if line.kind is not Kind.PLAYED]
            buchholz -= len(unplayed) * self._scores[number]
            berger -= sum(line.half_points for line in unplayed) * self._scores[number]
        first = (-player.score,) if "1.8" in self.off else ()
        return (*first, *((-berger, -buchholz) if "1.7" in self.off else (-buchholz, -berger)), number)

    def place(self, player: Any) -> tuple[Any, ...]:
        """Return what makes one of two the higher: the Index; without 5.2 it is the score."""
        return super().place(player) if "5.2" not in self.off else (-player.score, int(player.number))

    def white(self, one: int, other: int) -> int:
        """Return which of two has White."""
        if "5.2" in self.off:
            return super().white(one, other)
        higher, lower = sorted((one, other), key=self.ranked.index)
        return higher if self._of_higher(self.players[higher], self.players[lower]) == "W" else lower

    def made(self) -> Made | None:
        """Return the round; None where it cannot be made."""
        unpaired = frozenset(self.players)
        bye = self._bye() if len(unpaired) % 2 else None
        unpaired -= {bye} if bye else set()
        if len(unpaired) % 2 or not self.left_pairable(unpaired):
            return None
        pairs: list[frozenset[int]] = []
        floats: list[frozenset[int]] = []
        down = frozenset[int]()
        while unpaired:
            scores = [self.players[each].score for each in unpaired - down]
            group = frozenset(each for each in unpaired - down if self.players[each].score == max(scores, default=0))
            below = unpaired - down - group
            if not scores:
                return Made(bye, frozenset(pairs), tuple(floats), complete=False)
            matched, left = self._best(down | group, below)
            pairs += map(frozenset, matched)
            floats.append(frozenset(left))
            down, unpaired = frozenset(left), frozenset(left) | below
        return Made(bye, frozenset(pairs), tuple(floats))

    def _bye(self) -> int | None:
        def due(number: int) -> tuple[int, ...]:
            player = self.players[number]
            return (
                0 if "3.1.3" in self.off else player.score,
                0 if "3.1.4" in self.off else -len(player.colours),
                self.ranked.index(number) if "3.1.5" in self.off else -self.ranked.index(number),
            )

        free = (each for each in sorted(self.players, key=due) if not self.barred(each))
        return next((each for each in free if self.left_pairable(frozenset(self.players) - {each})), None)

    # --- 3.2, 4.3, C5 - C8 -------------------------------------------------------------------------------------------

    def _best(self, members: frozenset[int], below: frozenset[int]) -> Matching:
        ordered = [each for each in self.ranked if each in members]
        kept = [each for each in self._in_order(ordered) if self.left_pairable(below | {*each[1]})]
        if "C5" in self.off:
            fewest = min(len(left) for _, left in kept)
            kept = [each for each in kept if len(each[1]) > fewest] or kept
        best = min(self._values(each, below) for each in kept)
        found = [each for each in kept if self._values(each, below) == best]
        return found[-1 if "4.3" in self.off else 0]

    def _in_order(self, players: Sequence[int]) -> Iterator[Matching]:
        """Yield all matchings: the last opponent of BSN 1 first, floating last, then BSN 2."""
        if not players:
            yield (), ()
            return
        first, *rest = players
        floating = (((pairs, (first, *left)) for pairs, left in self._in_order(rest)),)
        meeting = (
            (((first, mate), *pairs), left)
            for mate in reversed(rest)
            if self.may_meet(first, mate)
            for pairs, left in self._in_order([each for each in rest if each != mate])
        )
        for way in (*floating, meeting) if "3.2" in self.off else (meeting, *floating):
            yield from way

    def _values(self, matching: Matching, below: frozenset[int]) -> tuple[Any, ...]:
        pairs, left = matching
        wishes = [[self.players[each].preference.colour for each in pair] for pair in pairs]
        values = {
            "C5": len(left),
            "C6": self._scores_of(left),
            "C7": self._ahead(left, below) if "C7" not in self.off else (),
            "C8": sum(one is not None and one == other for one, other in wishes),
        }
        return tuple(
            (0 if name in self.off else 1, value if name not in self.off else 0) for name, value in values.items()
        )

    def _ahead(self, left: Sequence[int], below: frozenset[int]) -> tuple[Any, ...]:
        """Return the least C5 and C6 of the bracket of these and the next scoregroup, if there are any."""
        if not left or not below:
            return ()
        score = max(self.players[each].score for each in below)
        group = [each for each in below if self.players[each].score == score]
        rest = below - {*group}
        reached = [
            (len(floating), self._scores_of(floating))
            for _, floating in self._in_order([*left, *group])
            if self.left_pairable(rest | {*floating})
        ]
        return min(reached, default=(99, ()))

    def _scores_of(self, some: Sequence[int]) -> tuple[int, ...]:
        return tuple(sorted((self.players[each].score for each in some), reverse=True))
