"""Several commands as one: all are done or none, and one undo takes all of them back."""

from __future__ import annotations

from paircard.core.commands.base import Command
from paircard.core.event.facts import Fact
from paircard.core.event.tournament import Tournament
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True)
class Several(Command):
    """Commands one after the other, each as the one before left the event."""

    commands: tuple[Command, ...]

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse all of them where one is refused."""
        facts: list[Fact] = []
        for command in self.commands:
            new = command.decide(tournament)
            tournament = tournament.imagine(*new)
            facts += new
        return tuple(facts)
