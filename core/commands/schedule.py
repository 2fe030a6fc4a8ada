"""Posting the whole schedule of a system that knows all its rounds beforehand."""

from __future__ import annotations

from paircard.core.commands.base import Command
from paircard.core.event.facts import Fact
from paircard.core.event.on_boards import on_boards
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said


@dataclass(frozen=True)
class PostSchedule(Command):
    """Make all rounds and publish them: one command, one undo."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where rounds are paired one by one, and where the system cannot make them."""
        rounds = system_of(tournament).rounds
        if not rounds.beforehand:
            raise Refusal(said("The rounds of this event are paired one by one: there is no schedule to post."))
        return on_boards(tournament, rounds.made(tournament))
