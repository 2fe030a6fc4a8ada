"""Members of a team: entered one after the other, corrected, struck out, moved to another team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import CorrectTeam, RegisterMembers, RemoveEntrant, TransferMember
from paircard.core.commands.team_lists import need_open_list, order_fixed
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import PlayerId, TeamId
from paircard.core.event.team_cards import team_of
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.tui.dialogs.ask import AskReason, Confirm
from paircard.tui.dialogs.entrant_form import EntrantForm, Known, entrant_fields, known_values, read_typed_entrant
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.dialogs.team_form import MemberForm, team_named
from paircard.tui.screens.entrants.chosen import need_member

if TYPE_CHECKING:
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter


async def enter_members(at: EntrantsPresenter, team: TeamId, entrant: Entrant | None = None, more: str = "") -> None:
    """Ask for one member after the other until nothing is typed, or for one that is filled in, of whom `more` tells."""
    program = at.program
    tournament = program.need_tournament()
    need_open_list(tournament, team)  # refused before anything is asked

    def save(values: Values) -> str:
        before = program.need_tournament()
        after = program.execute(RegisterMembers(team, (read_typed_entrant(values, entrant),)))
        new = after.teams[team].members[-1]
        if at.team:
            at.move_to(new)
        said = _entered(after, team, new) + _namesake(before, after, new)
        at.say(said)
        return said

    title = tr("Members of {team}", team=tournament.teams[team].name)
    known = known_members(at)
    if entrant is not None:
        await program.ask(EntrantForm(title, entrant_fields(entrant), save, known, note=more))
        return
    note = tr("Board by board, the first board first. Nothing typed ends.")
    form = MemberForm(title, entrant_fields(), save, known, note=note, again=True)
    await program.ask(form)
    if form.pasted:
        from paircard.tui.screens.entrants.lines import (
            enter_lines,  # whoever types one by one does not wait for the reader
        )

        await enter_lines(at, form.pasted, team)


def known_members(at: EntrantsPresenter) -> dict[str, Known]:
    """Return the completions of fields that repeat from member to member."""

    def players() -> list[Entrant]:
        return list(at.program.need_tournament().players.values())

    return known_values(at.program.need_tournament, players)


def _entered(after: Tournament, team: TeamId, new: PlayerId) -> str:
    members, boards = len(after.teams[team].members), team_options(after.regulations).boards
    name, of_team = after.players[new].name, after.teams[team].name
    if members >= boards:
        said = mark("{player} is member {count} of {team}.")
        return tr(said, player=name, count=members, team=of_team)
    said = mark("{player} is member {count} of {team}; the boards are {boards}.")
    return tr(said, player=name, count=members, team=of_team, boards=boards)


def _namesake(before: Tournament, after: Tournament, new: PlayerId) -> str:
    person = after.players[new].person
    same = [id_ for id_, other in before.players.items() if other.person == person]
    if not same:
        return ""
    team = team_of(before, same[0])
    where = before.teams[team].name if team else tr("no team")
    return " " + tr("Same name and year in {team}: check.", team=where)


def boards_short(tournament: Tournament, team: TeamId) -> str:
    """Say that a team has fewer members than a match has boards; empty where it has enough."""
    missing = team_options(tournament.regulations).boards - len(tournament.teams[team].members)
    if missing <= 0:
        return ""
    return trn("{count} board has nobody", "{count} boards have nobody", missing)


async def strike_out_member(at: EntrantsPresenter) -> None:
    """Strike a member out; once round 1 is paired take them off the list of the team, with a reason."""
    program, member = at.program, need_member(at)
    tournament, who = program.need_tournament(), member.entrant.name
    team = tournament.teams[at.team]
    if tournament.rounds:
        reason = await reason_for(at, tr("{player} leaves {team}", player=who, team=team.name))
        if reason is not None:
            done = tr("{player} plays for {team} no more; games played stay.", player=who, team=team.name)
            program.perform(CorrectTeam(at.team, team.without(PlayerId(member.id)), reason), done)
        return
    warning = tr("{player} will no longer be in {team}. u takes it back.", player=who, team=team.name)
    if await program.ask(Confirm(tr("Strike out?"), warning)) is not None:
        program.perform(RemoveEntrant(member.id), tr("{player} is struck out.", player=who))


async def transfer(at: EntrantsPresenter) -> None:
    """Ask which team the member under the cursor moves to."""
    program, member = at.program, need_member(at)
    tournament, who = program.need_tournament(), member.entrant.name
    others = {each.name: id_ for id_, each in tournament.teams.items() if id_ != at.team}
    if not others:
        raise Refusal(tr("There is no other team yet: n on the list of teams enters one."))

    def save(values: Values) -> None:
        program.execute(
            TransferMember(PlayerId(member.id), team_named(others, values["team"]), values.get("reason", ""))
        )

    names = tuple(others)
    fields = [Field("team", mark("Team"), "", names, hint=tr("such as {example}", example=names[0]))]
    if tournament.rounds:
        fields.append(Field("reason", mark("Reason"), hint=tr("needed once round 1 is paired")))
    values = await program.ask(Form(tr("Move {player}", player=who), fields, save))
    if values is not None:
        now = program.need_tournament()
        done = tr("{player} plays for {team} now.", player=who, team=now.teams[team_of(now, member.id)].name)
        program.say(done)


async def reason_for(at: EntrantsPresenter, what: str) -> str | None:
    """Ask why something of the open team is changed that is fixed; nothing is asked before it is."""
    program, tournament = at.program, at.program.need_tournament()
    if not order_fixed(tournament, at.team):
        return ""
    fixed = system_of(tournament).citing(tr("It is fixed with round 1."), "line_ups")
    return await program.ask(AskReason(what, fixed))
