"""What an event may choose of its round robin."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from core.errors import Refusal
from core.language import tr
from core.systems.options import Options

if TYPE_CHECKING:
    from core.event.tournament import Tournament

MOST_CYCLES = 10


@dataclass(frozen=True, slots=True)
class RoundRobinOptions(Options):
    """Cycles of the table."""

    tag: ClassVar[str] = "round-robin"

    cycles: int = 1
    """How often everybody meets everybody, colours reversed in every even cycle."""
    swap_last_two: bool = False
    """Whether the last two rounds of a cycle that another follows change places, so that nobody has a colour thrice."""

    def checked(self) -> RoundRobinOptions:
        """Return these options; raise `Refusal` when the number of cycles cannot be."""
        if not 1 <= self.cycles <= MOST_CYCLES:
            wrong = tr("A round robin has 1 to {most} cycles, not {cycles}.", most=MOST_CYCLES, cycles=self.cycles)
            raise Refusal(wrong, "B.VI B1", "cycles")
        return replace(self, swap_last_two=self.swap_last_two and self.cycles > 1)


def options_of(tournament: Tournament) -> RoundRobinOptions:
    """Return what the event has chosen."""
    chosen = tournament.regulations.options
    return chosen if isinstance(chosen, RoundRobinOptions) else RoundRobinOptions()
