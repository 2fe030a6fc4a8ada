"""Who gives a simultaneous display."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import NameGivers
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.language import tr
from paircard.tui.commands.command import EventCommand
from paircard.tui.screens.entrants.chosen import need_contestant

if TYPE_CHECKING:
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter


class GivesDisplay(EventCommand):
    """Let the entrant under the cursor give the simultaneous display, or play in it again.

    Without it whoever was entered first gives it. Several may give one: g on each of them.
    """

    changes = True
    key = "g"
    label = "Giver"
    words = "simultaneous, display, giver, master"

    @classmethod
    def offered(cls, tournament: Tournament | None) -> bool:
        """Only where somebody gives one."""
        return tournament is not None and system_of(tournament).display is not None

    def run(self, at: EntrantsPresenter) -> None:
        """Name them, or strike them out of the names."""
        tournament, id_ = at.program.need_tournament(), need_contestant(at).id
        named = tournament.facts.givers
        ids = tuple(each for each in named if each != id_) if id_ in named else (*named, id_)
        who = ", ".join(tournament.name_of(each) for each in ids)
        at.program.perform(NameGivers(ids), tr("Given by {players}.", players=who))
