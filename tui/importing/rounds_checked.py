"""The rounds of a report held against the rules by which its event goes on, before it is written (Q54, Q55)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from paircard.core.commands import Command, ImportEvent
from paircard.core.event.import_facts import RoundNotByRules
from paircard.core.event.tournament import Tournament
from paircard.core.review.recorded_rounds import against_the_rules, not_as_the_rules, rounds_not_by_rules
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.language import trn
from paircard.core.values.progress import Far, unheard
from paircard.core.values.warned import Warned


@dataclass(frozen=True)
class RoundsChecked:
    """What was found."""

    event: Tournament
    """As the report tells it."""
    found: tuple[RoundNotByRules, ...]

    @property
    def warned(self) -> Warned | None:
        """What somebody has to agree to; None where all rounds are by the rules."""
        return against_the_rules(self.event, self.found)

    def lines(self) -> Iterator[str]:
        """Say how many rounds were held against the rules, and where one differs."""
        if not self.event.rounds or SYSTEMS[self.event.regulations.system].explain is None:
            return
        for each in self.found:
            yield str(not_as_the_rules(each, self.event.numbers))
        right = len(self.event.rounds) - len(self.found)
        yield trn(
            "Paired again: {right} of {count} round is by the rules.",
            "Paired again: {right} of {count} rounds are by the rules.",
            len(self.event.rounds),
            right=right,
        )

    def kept_with(self, commands: Sequence[Command]) -> tuple[Command, ...]:
        """Return the commands that write the event, with what was found as facts of it."""
        return tuple(
            ImportEvent((*each.events, *self.found)) if isinstance(each, ImportEvent) else each for each in commands
        )


def rounds_checked(commands: Sequence[Command], far: Far = unheard) -> RoundsChecked:
    """Pair all rounds of the event again that some commands take over."""
    events = next(each.events for each in commands if isinstance(each, ImportEvent))
    event = Tournament.told(SYSTEMS, events)
    return RoundsChecked(event, tuple(rounds_not_by_rules(event, far)))
