"""Virtual points as a report tells them: of some players in some rounds, by no rule that they would have to follow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.facets.reported import VirtualPoints
from paircard.core.systems.kit.virtual_points_told import AsAnnounced
from paircard.core.values.frozen import dataclass

TOLD = "told"  # no words: a key


@dataclass(frozen=True, slots=True)
class ToldPoints:
    """Who has as much in a round."""

    round: int
    points: int
    """Half points of each."""
    players: tuple[ContestantId, ...]
    """Their ids."""


def told_points(virtual: Mapping[tuple[int, ContestantId], int]) -> tuple[ToldPoints, ...]:
    """Return half points by round and player, as they are kept.

    >>> one, two = ContestantId(1), ContestantId(2)
    >>> [(each.round, each.points, each.players) for each in told_points({(2, two): 1, (1, one): 2, (1, two): 2})]
    [(1, 2, (1, 2)), (2, 1, (2,))]
    """
    given = sorted((round_, points, id_) for (round_, id_), points in virtual.items() if points)
    return tuple(
        ToldPoints(round_, points, tuple(id_ for *_, id_ in some))
        for (round_, points), some in groupby(given, key=lambda each: each[:2])
    )


@dataclass(frozen=True, slots=True)
class ReportedAcceleration:
    """Everybody has what the report says, and in rounds that it does not tell nobody has any."""

    told: tuple[ToldPoints, ...]

    def in_round(self, round: int, numbers: Mapping[ContestantId, PairingNumber]) -> Mapping[ContestantId, int]:
        """Return it of those who are in the event."""
        some = (each for each in self.told if each.round == round)
        return {id_: AsAnnounced(each.points) for each in some for id_ in each.players if id_ in numbers}

    def spans(self, numbers: Mapping[ContestantId, PairingNumber]) -> Iterator[VirtualPoints]:
        """Put together who follows each other by number, and rounds that give them the same."""
        rounds: dict[tuple[ContestantId, ContestantId, int], list[int]] = {}
        for number in sorted({each.round for each in self.told}):
            for row in _rows(self.in_round(number, numbers), numbers):
                rounds.setdefault(row, []).append(number)
        spans = ((first, last, row) for row, some in rounds.items() for first, last in _runs(some))
        for first, last, (since, up_to, points) in sorted(spans, key=lambda each: (each[0], numbers[each[2][0]])):
            yield VirtualPoints(first, last, points, up_to, since)


def _rows(
    given: Mapping[ContestantId, int], numbers: Mapping[ContestantId, PairingNumber]
) -> Iterator[tuple[ContestantId, ContestantId, int]]:
    """Yield the first and the last of those who follow each other by number and have as much."""
    order = sorted(given, key=numbers.__getitem__)
    for _, some in groupby(enumerate(order), key=lambda each: (numbers[each[1]] - each[0], given[each[1]])):
        ids = [id_ for _, id_ in some]
        yield ids[0], ids[-1], given[ids[0]]


def _runs(rounds: Sequence[int]) -> Iterable[tuple[int, int]]:
    """Yield the first and the last of rounds that follow each other.

    >>> list(_runs([1, 2, 4]))
    [(1, 2), (4, 4)]
    """
    for _, some in groupby(enumerate(rounds), key=lambda each: each[1] - each[0]):
        run = [round_ for _, round_ in some]
        yield run[0], run[-1]
