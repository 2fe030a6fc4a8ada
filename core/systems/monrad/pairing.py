"""A round: by points, then by number, everybody gets the next one they have not met."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from paircard.core.event.card import PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.systems.kit.neighbours import first_list, rows_of
from paircard.core.systems.monrad.colours import third_running
from paircard.core.systems.monrad.options import MonradOptions
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Pairs:
    """Who meets whom."""

    pairs: tuple[tuple[PairingCard, PairingCard], ...]
    """The higher of each first, board 1 first."""
    bye: ContestantId | None


def paired(
    order: Sequence[PairingCard], had_bye: frozenset[ContestantId], number: int, options: MonradOptions
) -> Pairs | None:
    """Pair who is present, by points and number; None where somebody would have to meet an opponent again.

    The bye goes to the last who has had none, and where the others cannot be paired then, to the next from below
    (ruling); in round 1 that is the largest number.
    """
    for bye in _byes(order, had_bye):
        present = [card for card in order if bye is None or card.id != bye.id]
        found = _halves(present) if number == 1 and options.first == "halves" else _neighbours(present)
        if found is not None:
            return Pairs(tuple((present[one], present[other]) for one, other in found), bye.id if bye else None)
    return None


def _byes(order: Sequence[PairingCard], had_bye: frozenset[ContestantId]) -> Iterator[PairingCard | None]:
    if len(order) % 2 == 0:
        return iter((None,))
    from_below = [*reversed(order)]
    free = (card for card in from_below if card.id not in had_bye)
    return chain(free, (card for card in from_below if card.id in had_bye))


def _halves(present: Sequence[PairingCard]) -> list[tuple[int, int]]:
    half = len(present) // 2
    return [(place, place + half) for place in range(half)]


def _neighbours(present: Sequence[PairingCard]) -> list[tuple[int, int]] | None:
    legal = rows_of(present, lambda one, other: other.id not in one.opponents)

    def choice(one: int, candidates: Iterable[int]) -> int:
        """Take the next of equally many points with whom nobody has a third equal colour, else simply the next."""
        possible = [*candidates]
        points = present[possible[0]].score
        equal = (each for each in possible if present[each].score == points)
        return next((each for each in equal if not third_running(present[one], present[each])), possible[0])

    return first_list(legal, choice)
