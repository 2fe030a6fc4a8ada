"""The prizes of an event."""

from __future__ import annotations

from paircard.core.commands.base import Command
from paircard.core.event.facts import Fact
from paircard.core.event.prize_facts import Fund, PrizesSet, Sharing
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said


@dataclass(frozen=True)
class SetPrizes(Command):
    """Set what is given to whom; no fund: nothing is."""

    funds: tuple[Fund, ...]
    sharing: Sharing = "F10"
    one_each: bool = False

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Never refused, unless nothing changes."""
        event = PrizesSet(self.funds, self.sharing, self.one_each)
        before = tournament.facts.prizes
        if event == before or (before is None and not self.funds):
            raise Refusal(said("Nothing was changed."))
        return (event,)
