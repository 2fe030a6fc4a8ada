"""Opening an event and setting what is announced before round 1."""

from __future__ import annotations

from typing import Literal

from paircard.core.commands.base import Command
from paircard.core.commands.regulations_announced import of_a_new_one
from paircard.core.commands.regulations_kept import as_announced, need_kept, reason_to_change
from paircard.core.commands.seeds import seed_to_draw_from
from paircard.core.event.announced_facts import (
    Announced,
    DetailsChanged,
    DrawnUnannounced,
    FirstColourSet,
    RegulationsChanged,
    TournamentCreated,
)
from paircard.core.event.facts import Fact
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.colour import Colour
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said


@dataclass(frozen=True)
class CreateTournament(Command):
    """Open a new event: the first entry of every journal."""

    details: Details
    regulations: Regulations

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse on a journal that has entries."""
        if tournament.entries:
            raise Refusal(said("This file already holds the event {event}.", event=tournament.details.name))
        regulations = of_a_new_one(self.regulations)
        return (TournamentCreated(self.details.cleaned(), regulations),)


@dataclass(frozen=True)
class ChangeDetails(Command):
    """Change name, place, dates or arbiter."""

    details: Details

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Never refused, unless nothing changes or the name is empty."""
        details = self.details.cleaned()
        if details == tournament.details:
            raise Refusal(said("Nothing was changed."))
        return (DetailsChanged(details),)


@dataclass(frozen=True)
class ChangeRegulations(Command):
    """Change rounds, options or tie-breaks."""

    regulations: Regulations
    reason: str = ""
    """Needed for other tie-breaks once round 1 is paired: they are announced before it (F10)."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse what nobody can play by, what has begun as it was announced, and without a reason what may change."""
        new = as_announced(tournament, self.regulations)
        if new == tournament.regulations:
            raise Refusal(said("Nothing was changed."))
        need_kept(tournament, new)
        return (RegulationsChanged(new, reason_to_change(tournament, new, self.reason)),)


@dataclass(frozen=True)
class Announce(Command):
    """Record that everybody was told what has to be told before the start."""

    how: Literal["printed", "written", "said"] = "said"

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse to record twice what is told once."""
        if tournament.facts.announced:
            raise Refusal(said("That the event is announced is in the journal already."))
        return (Announced(self.how),)


@dataclass(frozen=True)
class DrawUnannounced(Command):
    """Record that a draw is made though nothing was announced yet: the question was answered."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where it was announced after all, or that was said before."""
        if tournament.facts.announced:
            raise Refusal(said("That the event is announced is in the journal already."))
        if tournament.facts.drawn_unannounced:
            raise Refusal(said("That it is not announced yet is in the journal already."))
        return (DrawnUnannounced(),)


@dataclass(frozen=True)
class SetFirstColour(Command):
    """Record the colour of the highest player in round 1, drawn by lot (with its seed) or set."""

    colour: Colour
    seed: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse once round 1 is paired: its colours follow from the lot (E5)."""
        if fixed := system_of(tournament).law.first_colour_fixed(tournament):
            raise fixed
        if self.seed:
            seed_to_draw_from(tournament, self.seed)
        return (FirstColourSet(self.colour, self.seed),)
