"""Typing figures that were made elsewhere, for the tie-break that shows them."""

from __future__ import annotations

from paircard.core.commands.base import Command, registration
from paircard.core.event.facts import Fact
from paircard.core.event.figure_facts import FigureTyped
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.tiebreaks.announced import announced
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said


@dataclass(frozen=True)
class TypeFigure(Command):
    """Record the figure of a player or team that was made elsewhere, or that there is none any more."""

    id: ContestantId
    thousandths: int | None

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where the event has not announced them, and what changes nothing."""
        who = registration(tournament, self.id)
        need_announced(tournament)
        if tournament.facts.figures.get(self.id) == self.thousandths:
            raise Refusal(said("Nothing was changed for {player}.", player=who.entrant.name))
        return (FigureTyped(self.id, self.thousandths),)


def need_announced(tournament: Tournament) -> None:
    """Refuse where the table has no column for figures made elsewhere."""
    tie_breaks = announced(tournament.regulations, teams=tournament.of_teams)
    if all(each.method.code != "EXT" for each in tie_breaks):
        raise Refusal(said("Figures made elsewhere are not among the tie-breaks of this event: announce EXT (t)."))
