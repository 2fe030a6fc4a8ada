"""Teams of the stage: entered with their members in one stream of keys, opened, corrected, put in order."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from paircard.core.commands import CorrectTeam, RegisterTeam
from paircard.core.event.ids import TeamId
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.tui.commands.command import EventCommand, ScreenCommand, row
from paircard.tui.dialogs.entrant_form import EntrantForm, Known
from paircard.tui.dialogs.form import Field, Values
from paircard.tui.dialogs.team_form import NextTeamForm, order_fields, read_team, team_fields
from paircard.tui.screens.entrants.chosen import NO_TEAMS, need_member, need_team
from paircard.tui.screens.entrants.members import enter_members, reason_for

if TYPE_CHECKING:
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter


async def enter_teams(at: EntrantsPresenter) -> None:
    """Ask for a team, then for its members, then for the next team, until nothing is typed."""
    program = at.program
    if closed := system_of(program.need_tournament()).entry.may_join(program.need_tournament()):
        raise closed
    entered: list[TeamId] = []

    def save(values: Values) -> str:
        after = program.execute(RegisterTeam(read_team(values)))
        entered.append(max(after.teams))
        at.move_to(entered[-1])
        said = tr("Team {number} is entered: {team}", number=len(after.teams), team=values["name"])
        at.say(said)
        return said

    note = tr("Its members come next. Nothing typed ends.")
    while await program.ask(NextTeamForm(tr("New team"), team_fields(), save, known_in_teams(at), note=note)):
        await enter_members(at, entered[-1])


async def edit_team(at: EntrantsPresenter) -> None:
    """Ask for everything of the team under the cursor anew; after round 1 another order needs a reason (E2)."""
    program, id_ = at.program, need_team(at)
    tournament = program.need_tournament()
    before = tournament.teams[id_]

    def save(values: Values) -> None:
        now = program.need_tournament().teams[id_]
        program.execute(CorrectTeam(id_, read_team(values, now), values.get("reason", "")))

    boards = team_options(tournament.regulations).boards
    fields = [*team_fields(before), *order_fields(before, boards)]
    if tournament.rounds:
        needed = system_of(tournament).citing(tr("needed for another order, members, regulars"), "line_ups")
        fields.append(Field("reason", mark("Reason"), hint=needed))
    title = tr("Correct {player}", player=tournament.label(id_))
    if await program.ask(EntrantForm(title, fields, save, known_in_teams(at))) is not None:
        program.say(tr("{player} is corrected.", player=program.need_tournament().teams[id_].name))


def known_in_teams(at: EntrantsPresenter) -> dict[str, Known]:
    """Return the completions of fields that repeat from team to team."""
    return {"federation": lambda: _newest_first(at.program.need_tournament())}


def _newest_first(tournament: Tournament) -> list[str]:
    return list(dict.fromkeys(team.federation for team in reversed(list(tournament.teams.values())) if team.federation))


# --- keys that only an event of teams has ----------------------------------------------------------------------


class TeamCommand(EventCommand):
    """A command for an event in which teams play."""

    @classmethod
    def offered(cls, tournament: Tournament | None) -> bool:
        """Players have no boards of their own."""
        return tournament is not None and tournament.of_teams

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Say so, where the key is pressed all the same."""
        if tournament is not None and not tournament.of_teams:
            return tr(NO_TEAMS)
        return super().obstacle(tournament)


def _open_team(at: EntrantsPresenter) -> None:
    """Open it."""
    at.open_team(need_team(at))
    at.tell_list()


async def _move_up(at: EntrantsPresenter) -> None:
    """Change places with the one above."""
    await _move(at, -1)


async def _move_down(at: EntrantsPresenter) -> None:
    """Change places with the one below."""
    await _move(at, 1)


async def _regulars_end_here(at: EntrantsPresenter) -> None:
    """Draw the line below the member."""
    member = need_member(at)
    before = at.program.need_tournament().teams[at.team]
    count = before.members.index(member.id) + 1
    reason = await reason_for(at, tr("Regulars of {team}", team=before.name))
    if reason is None:
        return
    done = trn(
        "Only the first is a regular, the others are reserves.",
        "The first {count} are regulars, the others are reserves.",
        count,
    )
    at.program.perform(CorrectTeam(at.team, replace(before, regulars=count), reason), done)


async def _move(at: EntrantsPresenter, step: int) -> None:
    member = need_member(at)
    before = at.program.need_tournament().teams[at.team]
    here = before.members.index(member.id)
    there = here + step
    if not 0 <= there < len(before.members):
        raise Refusal(tr("{player} stands at the end of the order already.", player=member.entrant.name))
    reason = await reason_for(at, tr("Order of {team}", team=before.name))
    if reason is None:
        return
    order = list(before.members)
    order[here], order[there] = order[there], order[here]
    done = tr("{player} stands on place {place} now.", player=member.entrant.name, place=there + 1)
    if at.program.perform(CorrectTeam(at.team, replace(before, members=tuple(order)), reason), done):
        at.move_to(member.id)


# fmt: off
OpenTeam = row("OpenTeam", "m", "Members", _open_team,
    "Show the members of the team under the cursor in the order of their boards; Esc shows the teams again. There "
    "n enters a member, e corrects one, x strikes one out, C moves one to another team, - and + move one up or "
    "down, z says where the regulars end.",
    of=TeamCommand, words="open, team, players, roster, boards, order")
MoveUp = row("MoveUp", "minus", "Up", _move_up,
    "Move the member under the cursor one board up; once round 1 is paired that needs a reason.",
    of=TeamCommand, shown="-", words="higher, order, boards, before", takes="REASON", changes=True)
MoveDown = row("MoveDown", "plus", "Down", _move_down,
    "Move the member under the cursor one board down; once round 1 is paired that needs a reason.",
    of=TeamCommand, shown="+", words="lower, order, boards, behind", takes="REASON", changes=True)
RegularsEndHere = row("RegularsEndHere", "z", "Regulars", _regulars_end_here,
    "Make regulars of all members down to the one under the cursor, and reserves of the others.",
    of=TeamCommand, words="reserves, substitutes, line, first", takes="REASON", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (OpenTeam, MoveUp, MoveDown, RegularsEndHere)
