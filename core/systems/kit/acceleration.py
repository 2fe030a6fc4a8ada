"""The acceleration that an event announces: what a form asks, who is in group A, what a report says of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, Protocol

from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.options import Choosable
from paircard.core.event.regulations import ROUNDS_LIMIT
from paircard.core.facets.reported import Reported, VirtualPoints
from paircard.core.systems.kit.baku import Baku
from paircard.core.systems.kit.books_2026 import accelerated
from paircard.core.systems.kit.group_a import last_of_round_1
from paircard.core.systems.kit.upper_group import Accelerates
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark
from paircard.core.values.said import said
from paircard.core.values.scale import Scale

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

Acceleration = Literal["none", "baku"]
ACCELERATION = Choosable(
    "acceleration",
    mark("Acceleration"),
    (("none", mark("none")), ("baku", mark("Baku"))),
    mark("C.04.7: virtual points in the first half"),
)
BAKU_CODE = "_BAKU"
"""What stands behind the code of a system in record 192."""


class Accelerating(Protocol):
    """Options that know an acceleration."""

    @property
    def acceleration(self) -> str:
        """Which one is announced."""
        ...

    @property
    def last_of_ga(self) -> ContestantId:
        """The last of group A as a report from elsewhere tells it; nobody where it follows from who was there."""
        ...


def against_scale(acceleration: str, scale: Scale) -> Refusal | None:
    """Return why an acceleration cannot be announced where results give so much; None where it can (C.04.7 1.1)."""
    if acceleration != "baku" or scale.by_halves:
        return None
    wrong = said("The Baku acceleration is only for a win worth two draws, and a loss worth nothing.")
    return Refusal(wrong, accelerated("1.1"), "acceleration")


def baku_of(tournament: Tournament, options: Accelerating) -> Baku | None:
    """Return who is accelerated where the event has announced it; None where it has not (C.04.7 1.2).

    The last of group A stays the same: those of round 1 keep their order, whoever comes later.
    """
    if options.acceleration != "baku":
        return None
    last = last_told(tournament, options) or last_of_round_1(tournament)
    return None if last is None else Baku(last, tournament.regulations.rounds, tournament.scale.win)


def last_told(tournament: Tournament, options: Accelerating) -> ContestantId | None:
    """Return the last of group A as a report told it; None where none has, or they are not in the event."""
    return options.last_of_ga if options.last_of_ga in tournament.registrations else None


def virtual_points(tournament: Tournament, acceleration: Accelerates | None) -> Iterable[VirtualPoints]:
    """Return the virtual points of all rounds, as records tell them; nothing without an acceleration."""
    return () if acceleration is None else acceleration.spans(tournament.numbers)


def last_of_group_a(told: Reported) -> ContestantId:
    """Return who is the last of group A (C.04.7 1.2); nobody where the virtual points are not those of Baku.

    >>> last_of_group_a(Reported(virtual={(1, ContestantId(1)): 2, (1, ContestantId(2)): 2}, rounds=1))
    2
    """
    last = max(id_ for _, id_ in told.virtual)
    paired = max(round_ for round_, _ in told.virtual)
    for rounds in (told.rounds,) if told.rounds else range(1, ROUNDS_LIMIT + 1):
        whole = _of_baku(Baku(last, rounds, told.points.win // 50))
        if told.so_far:
            whole = {at: points for at, points in whole.items() if at[0] <= paired}
        if told.virtual == whole:
            return last
    return NOBODY


def _of_baku(baku: Baku) -> dict[tuple[int, ContestantId], int]:
    group = [ContestantId(id_) for id_ in range(1, baku.last_of_ga + 1)]
    by_round = ((round_, baku.virtual_points(round_)) for round_ in range(1, baku.rounds + 1))
    return {(round_, id_): points for round_, points in by_round if points for id_ in group}
