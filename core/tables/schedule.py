"""A schedule known beforehand, ready to be printed or handed to another program, and what can be asked about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr

Seat = int | str
"""A number; a text where a number alone does not say who it is, as with two teams."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """The rounds, White first, in the order of the boards."""

    title: str
    rounds: Sequence[Sequence[tuple[Seat, Seat]]]
    free: Sequence[Seat | None]
    """Who rests in each round, None where everybody plays."""
    cycles: int = 1

    @property
    def in_cycle(self) -> int:
        """How many rounds a cycle has."""
        return len(self.rounds) // self.cycles


@dataclass(frozen=True, slots=True)
class ScheduleWish:
    """What is asked for."""

    players: int
    cycles: int = 1
    swap_last_two: bool = False
    closed: bool = False
    """Whether every pair is worked out without the table."""
    pair: tuple[Seat, Seat] | None = None
    player: Seat | None = None

    @property
    def worked_out(self) -> bool:
        """Whether figures are to be worked out besides, or in place of, the table."""
        return self.closed or self.about_one

    @property
    def about_one(self) -> bool:
        """Whether it is about one pair or one player, not about the whole table."""
        return self.pair is not None or self.player is not None

    def numbered(self, seat: Seat) -> int:
        """Return the number of a player of the table; refuse what is none."""
        if not isinstance(seat, int) or not 1 <= seat <= self.players:
            fields = {"number": seat, "players": self.players}
            raise Refusal(tr("There is no number {number} among {players} players.", **fields))
        return seat

    def need_one_cycle(self) -> None:
        """Refuse several cycles where the table has one."""
        if self.cycles != 1 or self.swap_last_two:
            raise Refusal(tr("This table has one cycle only: several are for Berger tables."))


@dataclass(frozen=True, slots=True)
class ScheduleKind:
    """A kind of schedule: how it is made, and how it is worked out without being written down."""

    made: Callable[[ScheduleWish], Schedule]
    working: Callable[[ScheduleWish], Iterator[str]]
