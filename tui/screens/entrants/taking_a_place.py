"""Another takes the place of who has played nothing: in a schedule that is posted nobody joins in any other way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import TakePlace, TakePlaceOfTeam
from paircard.core.commands.taking_over import need_free_place
from paircard.core.event.ids import TeamId
from paircard.core.event.registration import Registration
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.language import mark, tr
from paircard.tui.commands.command import EventCommand, ScreenCommand
from paircard.tui.dialogs.entrant_form import EntrantForm, entrant_fields, read_typed_entrant
from paircard.tui.dialogs.form import Field, Values
from paircard.tui.dialogs.team_form import read_team, team_fields
from paircard.tui.screens.entrants.chosen import need_contestant
from paircard.tui.screens.entrants.entering import known_here
from paircard.tui.screens.entrants.members import enter_members
from paircard.tui.screens.entrants.teams import known_in_teams

if TYPE_CHECKING:
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter


class TakeOver(EventCommand):
    """Let another take the place of the entrant under the cursor, who has played nothing of the posted schedule.

    They have the same number, and all its games; games lost because the one before has left are open again. A team
    then names its own members.
    """

    changes = True
    key = "h"
    label = "Take over"
    words = "replace, substitute, instead, swap, seat, stand in, hand over"
    takes = "NAME; FIELD=VALUE ..."

    @classmethod
    def offered(cls, tournament: Tournament | None) -> bool:
        """Where rounds are paired one by one somebody leaves, and somebody else joins."""
        return tournament is not None and system_of(tournament).rounds.beforehand

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Before the schedule is posted the list itself is changed."""
        if tournament is not None and not tournament.rounds:
            return tr("No schedule is posted yet: x strikes out who does not come, n enters another.")
        return super().obstacle(tournament)

    async def run(self, at: EntrantsPresenter) -> None:
        """Ask who comes in their place."""
        before = need_contestant(at)
        need_free_place(at.program.need_tournament(), before.id)  # refused before anything is asked
        await (_team if at.program.need_tournament().of_teams else _player)(at, before)


async def _player(at: EntrantsPresenter, before: Registration) -> None:
    program = at.program

    def save(values: Values) -> None:
        program.execute(TakePlace(before.id, read_typed_entrant(values), values["reason"]))

    fields = [*entrant_fields(), _reason()]
    if values := await program.ask(EntrantForm(_title(before), fields, save, known_here(program))):
        program.say(_done(values["name"], before))


async def _team(at: EntrantsPresenter, before: Registration) -> None:
    program, id_ = at.program, TeamId(before.id)

    def save(values: Values) -> None:
        program.execute(TakePlaceOfTeam(id_, read_team(values), values["reason"]))

    fields = [*team_fields(), _reason()]
    note = tr("Its members come next.")
    if values := await program.ask(EntrantForm(_title(before), fields, save, known_in_teams(at), note=note)):
        program.say(_done(values["name"], before))
        await enter_members(at, id_)


def _title(before: Registration) -> str:
    return tr("In the place of {player}", player=before.entrant.name)


def _reason() -> Field:
    return Field("reason", mark("Reason"))


def _done(name: str, before: Registration) -> str:
    return tr("{player} takes the place of {before}", player=name, before=before.entrant.name) + "."


COMMANDS: tuple[type[ScreenCommand], ...] = (TakeOver,)
