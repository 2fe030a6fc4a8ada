"""The Lim System (C.04.4.3): the brute force of its tests, at whose head stands what is off without an article."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from paircard.core.event.tournament import Tournament
from paircard.core.systems.lim.book import BOOK
from tests.support.lim_by_hand import LimByHand
from tests.support.literal_others.made import Made

Pairs = list[tuple[int, int]]


class Lim(LimByHand):
    """One round; who is left over is told of the groups that the program shows."""

    def __init__(self, tournament: Tournament, off: Collection[str] = ()) -> None:
        """Take an event before a round."""
        super().__init__(BOOK.position(tournament), off)
        self.shown = [each.score for each in tournament.proposal.brackets]
        self.stood: dict[int, frozenset[int]] = {}
        """Who stood in a group above the median before anybody floated, by its score."""
        self.met: list[Pairs] = []
        """The pairs of every group as they were made, the median last."""
        self.of_score: list[int] = []
        """The scores of these groups, but for the median."""

    def made(self) -> Made | None:
        """Return the round; None where it cannot be made."""
        if self.off("1.1 rest"):
            return Made(self.bye(), frozenset())
        found = self.paired()
        if found is None:
            return None
        bye, pairs = found
        return Made(
            bye or None,
            frozenset(frozenset((one, two)) for one, two, _ in pairs),
            tuple(self.left_over(score) for score in self.shown),
        )

    def left_over(self, score: int) -> frozenset[int]:
        """Return who stood in a group above the median and is paired further down."""
        if score not in self.stood:
            return frozenset()
        here = self.met[self.of_score.index(score)]
        later = {each for pair in self.met[-1] for each in pair}
        return self.stood[score] - {each for pair in here if not later & {*pair} for each in pair}

    def floated(
        self, group: Sequence[int], carried: Sequence[int], door: Sequence[int], side: int
    ) -> tuple[list[int], list[int]]:
        """Take note of who stood in the group."""
        score = next(self.who[each].score for each in group if each not in carried)
        self.of_score.append(score)
        if side > 0:
            self.stood[score] = frozenset(group)
        return super().floated(group, carried, door, side)

    def group(self, members: Iterable[int], coming: Sequence[int], side: int) -> Pairs:
        """Take note of the pairs of the group."""
        self.met.append(super().group(members, coming, side))
        return self.met[-1]

    def white(self, one: int, other: int) -> int:
        """Return who of a pair has White."""
        found = LimByHand(self.position).paired()
        assert found is not None
        (high,) = (high for *two, high in found[1] if {*two} == {one, other})
        return self.coloured(one, other, high)[0]
