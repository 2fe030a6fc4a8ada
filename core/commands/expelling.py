"""Who is expelled: they leave, and no table has them any more."""

from __future__ import annotations

from paircard.core.commands.base import Command, need_reason, registration
from paircard.core.event.entrant_facts import EntrantExpelled
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said


@dataclass(frozen=True)
class ExpelEntrant(Command):
    """Take somebody out of the event and its table, whether they have left already or not (Q197, Q198).

    Their games stay, and count for those they played. Who returns is in the table again.
    """

    id: ContestantId
    reason: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse who was expelled already, before round 1, and without a reason."""
        who = registration(tournament, self.id)
        name = tournament.label(self.id)
        if who.expelled:
            raise Refusal(said("{player} has been expelled already.", player=name))
        if not tournament.rounds:
            raise Refusal(said("Round 1 is not paired: strike {player} out instead.", player=name))
        reason = need_reason(self.reason, "", said("To expel somebody needs a reason: type one."))
        left = () if who.gone else system_of(tournament).entry.withdrawn(tournament, self.id, reason)
        return (*left, EntrantExpelled(self.id, reason))
