"""Taking over an event that another program or paper has recorded."""

from __future__ import annotations

from paircard.core.commands.base import Command
from paircard.core.event.announced_facts import TournamentCreated
from paircard.core.event.facts import Fact
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said


@dataclass(frozen=True)
class ImportEvent(Command):
    """Begin a journal with events recorded elsewhere: their pairings are facts, not paired anew (R19)."""

    events: tuple[Fact, ...]

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse on a journal that has entries, and events that do not tell one tournament from its start."""
        if tournament.entries:
            event = tournament.details.name
            raise Refusal(said("This file already holds the event {event}: import into a new file.", event=event))
        if not self.events or not isinstance(self.events[0], TournamentCreated):
            raise Refusal(said("These events do not begin with the opening of a tournament."))
        try:
            tournament.imagine(*self.events)
        except (LookupError, ValueError) as error:
            wrong = said("These events speak of something that does not exist ({what}).", what=error)
            raise Refusal(wrong) from error
        return self.events
