"""A schedule known beforehand, ready to be printed or handed to another program."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.errors import Refusal
from core.language import tr, trn
from core.systems.round_robin.berger import need_size, resting
from core.systems.round_robin.cycles import schedule
from core.systems.round_robin.why import CYCLES

Seat = int | str
"""A number; a text where a number alone does not say who it is, as with two teams."""

MOST_CYCLES = 10


@dataclass(frozen=True, slots=True)
class Written:
    """The rounds of a table, White first, in the order of the boards."""

    title: str
    rounds: Sequence[Sequence[tuple[Seat, Seat]]]
    free: Sequence[Seat | None]
    """Who rests in each round, None where everybody plays."""
    cycles: int = 1

    @property
    def in_cycle(self) -> int:
        """How many rounds a cycle has."""
        return len(self.rounds) // self.cycles


def berger_written(n: int, cycles: int = 1, *, swap_last_two: bool = False) -> Written:
    """Return the Berger table of n players; refuse what has none."""
    need_size(n)
    if not 1 <= cycles <= MOST_CYCLES:
        raise Refusal(tr("A table has 1 to {most} cycles, not {cycles}.", most=MOST_CYCLES, cycles=cycles), CYCLES)
    if swap_last_two and cycles == 1:
        sentence = tr("The last two rounds change places only before another cycle: two cycles at least.")
        raise Refusal(sentence, CYCLES)
    rounds = schedule(n, cycles, swap_last_two)
    title = trn("Berger table for {count} player", "Berger table for {count} players", n)
    return Written(title, rounds, resting(n, rounds), cycles)
