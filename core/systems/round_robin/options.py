"""What an event may choose of its round robin."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.options import Choosable, Options
from paircard.core.event.persisted import later
from paircard.core.systems.kit.fide_mode_choice import FIDE_MODE, FideMode
from paircard.core.systems.kit.leaving import LEAVING, Leaving
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, field, replace
from paircard.core.values.language import mark
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

MOST_CYCLES = 10
SINCE = 5
"""Format of the journal in which FIDE mode came."""


@dataclass(frozen=True, slots=True)
class RoundRobinOptions(Options):
    """Cycles of the table."""

    tag: ClassVar[str] = "round-robin"
    asked: ClassVar[tuple[Choosable, ...]] = (
        Choosable(
            "cycles",
            mark("Cycles"),
            hint=mark("they give the number of rounds"),
            numbers=range(1, MOST_CYCLES + 1),
        ),
        Choosable(
            "swap_last_two",
            mark("Swap last two"),
            ((True, mark("yes")), (False, mark("no"))),
            mark("so that no colour comes thrice"),
            where=("cycles", frozenset(range(2, MOST_CYCLES + 1))),
        ),
        LEAVING,
        FIDE_MODE,
    )

    cycles: int = 1
    """How often everybody meets everybody, colours reversed in every even cycle."""
    swap_last_two: bool = False
    """Whether the last two rounds of a cycle that another follows change places, so that nobody has a colour thrice."""
    leaving: Leaving = field(default="half", metadata=later(3))
    """`half`: who leaves before half of their games are played has all of them annulled, later those to come are
    forfeits, as FIDE does. `forfeit`: they always are."""
    has_fide_mode: ClassVar[bool] = True
    fide: FideMode = field(default="off", metadata=later(SINCE))

    @classmethod
    def of_new_event(cls) -> RoundRobinOptions:
        """Offer FIDE mode."""
        return cls(fide="on")

    @property
    def fide_mode(self) -> bool:
        """Whether it was chosen."""
        return self.fide == "on"

    def checked(self) -> RoundRobinOptions:
        """Return these options; raise `Refusal` when the number of cycles cannot be."""
        if not 1 <= self.cycles <= MOST_CYCLES:
            wrong = said("A round robin has 1 to {most} cycles, not {cycles}.", most=MOST_CYCLES, cycles=self.cycles)
            raise Refusal(wrong, "B.VI B1", "cycles")
        return replace(self, swap_last_two=self.swap_last_two and self.cycles > 1)


def options_of(tournament: Tournament) -> RoundRobinOptions:
    """Return what the event has chosen."""
    chosen = tournament.regulations.options
    if isinstance(chosen, RoundRobinOptions):
        return chosen
    of_the_table = getattr(chosen, "of_the_table", None)  # that of teams has it inside
    return of_the_table if isinstance(of_the_table, RoundRobinOptions) else RoundRobinOptions()
