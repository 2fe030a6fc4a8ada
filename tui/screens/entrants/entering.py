"""Entering players, correcting them, striking them out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from paircard.core.commands import (
    Command,
    CorrectEntrant,
    Listed,
    PlayFor,
    RegisterEntrants,
    RegisterWithTeams,
    RemoveEntrant,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import PlayerId
from paircard.core.event.registration import Registration
from paircard.core.event.team_cards import team_of
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.language import listed, mark, tr
from paircard.tui.commands.command import FIRST, SECOND, EventCommand, ScreenCommand, row
from paircard.tui.dialogs.ask import Confirm
from paircard.tui.dialogs.entrant_form import (
    EntrantForm,
    Known,
    entrant_fields,
    known_values,
    missed_field,
    points_of_missed,
    read_missed,
    read_typed_entrant,
)
from paircard.tui.dialogs.form import Field, Values
from paircard.tui.screens.entrants.chosen import called, need_chosen
from paircard.tui.screens.entrants.correction import correct_entrant, with_reason
from paircard.tui.screens.entrants.many_at_once import strike_out_all
from paircard.tui.screens.entrants.members import enter_members, strike_out_member
from paircard.tui.screens.entrants.teams import edit_team, enter_teams

if TYPE_CHECKING:
    from paircard.tui.program.program import Program
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter


class EnteringCommand(EventCommand):
    """A command that adds entrants."""

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Once the last round is paired nobody can join (R17); a team may still name members where that is allowed."""
        if (
            tournament is not None
            and not tournament.of_teams
            and (closed := system_of(tournament).entry.may_join(tournament))
        ):
            return closed.message
        return super().obstacle(tournament)


async def _new_entrant(at: EntrantsPresenter) -> None:
    """Ask for one after the other."""
    if at.team:
        await enter_members(at, at.team)
    elif at.program.need_tournament().of_teams:
        await enter_teams(at)
    else:
        await enter_with(at)


async def _edit_entrant(at: EntrantsPresenter) -> None:
    """Ask for everything anew."""
    player = need_chosen(at)
    if at.program.need_tournament().of_teams and not at.team:
        await edit_team(at)
    else:
        await _edit(at.program, player)


async def _strike_out(at: EntrantsPresenter) -> None:
    """Ask, then strike out."""
    tournament, player = at.program.need_tournament(), need_chosen(at)
    if at.team:
        await strike_out_member(at)
        return
    if at.marked:
        await strike_out_all(at)
        return
    who = tournament.label(player.id)
    if not tournament.rounds:
        warning = tr("{player} will no longer be in the list. u takes it back.", player=who)
        question = Confirm(tr("Strike out?"), warning)
        if await at.program.ask(question) is None:
            return
    at.program.perform(RemoveEntrant(player.id), tr("{player} is struck out.", player=who))


async def enter_with(at: EntrantsPresenter, entrant: Entrant | None = None, note: str = "") -> None:
    """Ask for one entrant after the other, or for one that is filled in already, of whom `note` says more."""
    app = at.program
    tournament = app.need_tournament()
    if tournament.of_teams:
        await enter_members(at, at.team, entrant, note)
        return
    late = tournament.scheduled

    def save(values: Values) -> str:
        said = _enter(app, values, late, entrant)
        at.move_to(max(app.need_tournament().registrations))
        app.say(said)
        return said

    fields = with_team(entrant_fields(entrant), tournament)
    if late:
        fields.append(missed_field(late, half_points=tournament.regulations.half_point_byes, scale=tournament.scale))
    known = known_here(app)
    told = " ".join(filter(None, (_note(tournament), note)))
    form = EntrantForm(_title(tournament), fields, save, known, note=told, again=entrant is None)
    await app.ask(form)
    if form.pasted:
        from paircard.tui.screens.entrants.lines import (
            enter_lines,  # whoever types one by one does not wait for the reader
        )

        await enter_lines(at, form.pasted)


def _enter(app: Program, values: Values, late: int, filled: Entrant | None = None) -> str:
    entrant = read_typed_entrant(values, filled)
    missed = read_missed(values["missed"], late) if late else ()
    before = app.need_tournament()
    command: Command = RegisterEntrants((entrant,), missed)
    if team := values.get("team", ""):
        command = RegisterWithTeams((Listed(entrant, team),), missed)
    after = app.execute(command)
    player = after.registrations[max(after.registrations)]
    entered = _entered(after, player, missed)
    cited = system_of(after).citing(entered, "away") if any(missed) else entered
    return cited + _renumbered(before, after, player) + _namesake(before, player)


def _entered(tournament: Tournament, player: Registration, missed: tuple[int, ...]) -> str:
    """Say who was entered, and what they have for the rounds they missed."""
    count, name = len(tournament.registrations), player.entrant.name
    points = points_of_missed(player.missed, tournament.scale)
    if not missed:
        return tr("{count} entered: {player}", count=count, player=name)
    said = mark("{count} entered: {player}, joins round {round} with {points}")
    if any(missed):
        said = mark(
            "{count} entered: {player}, joins round {round} with {points}; "
            "half points come from the event's regulation, not from the rules"
        )
    return tr(said, count=count, player=name, round=player.first_round, points=points)


def _renumbered(before: Tournament, after: Tournament, player: Registration) -> str:
    """Say that players who know their number have another one now."""
    moved = any(after.numbers[id_] != number for id_, number in before.numbers.items())
    if not before.rounds or not moved:
        return ""
    return tr(". Number {number}; all below have one more now: announce it", number=after.numbers[player.id])


def _namesake(before: Tournament, player: Registration) -> str:
    same = [id_ for id_, other in before.registrations.items() if other.entrant.person == player.entrant.person]
    numbers = sorted(before.numbers[id_] for id_ in same)
    return tr(". Same name and year as {number}: check", number=listed(numbers)) if numbers else ""


def _title(tournament: Tournament) -> str:
    if not tournament.rounds:
        return tr("New entrant")
    late = tr("Late entry: joins round {round}", round=tournament.next_round)
    return system_of(tournament).citing(late, "missed")


def _note(tournament: Tournament) -> str:
    if not tournament.rounds:
        return ""
    if tournament.regulations.half_point_byes:
        return system_of(tournament).citing(
            tr("Missed rounds: half points come from the event's regulation, not from the rules."), "away"
        )
    none = tr("Missed rounds give 0 points: the regulations of this event allow no half points.")
    return system_of(tournament).citing(none, "halves")


def with_team(fields: list[Field], tournament: Tournament, name: str = "") -> list[Field]:
    """Return the fields of a player with that of their team, where players of this event may have one (B.VI C5)."""
    if tournament.of_teams or not (tournament.teams or tournament.regulations.apart == "team"):
        return fields
    team = Field("team", mark("Team"), name, hint=tr("whose score theirs counts for; nothing if none"), by_name=True)
    place = next(at for at, field in enumerate(fields) if field.name == "club")
    return [*fields[: place + 1], team, *fields[place + 1 :]]


def known_here(app: Program) -> dict[str, Known]:
    """Return the completions of the fields, the names of teams among them."""

    def teams() -> Iterable[str]:
        return [team.name for team in app.need_tournament().teams.values()]

    return {**known_values(app.need_tournament), "team": teams}


async def _edit(app: Program, player: Registration) -> None:
    before = app.need_tournament()
    own = team_of(before, player.id)
    team = before.teams[own].name if own else ""
    fields = with_team(entrant_fields(player.entrant), before, team)
    if with_reason(before):
        fields.append(Field("reason", mark("Reason"), hint=tr("a new rating needs one")))
    found: list[CorrectEntrant] = []

    def save(values: Values) -> None:
        tournament = app.need_tournament()
        entrant = read_typed_entrant(values, player.entrant)
        command = CorrectEntrant(player.id, entrant, values.get("reason", ""))
        moved = values.get("team", team) != team
        if entrant != player.entrant or not moved:
            command.decide(tournament)
            found.append(command)
        if moved:
            app.execute(PlayFor(PlayerId(player.id), values["team"], values.get("reason", "")))

    title = tr("Correct {player}", player=called(before, player.id))
    form = EntrantForm(title, fields, save, known_here(app))
    if await app.ask(form) is None:
        return
    if found:
        await correct_entrant(app, found[-1])
    else:
        app.say(tr("{player} is corrected.", player=player.entrant.name))


# fmt: off
NewEntrant = row("NewEntrant", "n", "New", _new_entrant,
    "Enter a player. Enter saves and asks for the next; only the name is needed. After round 1 is paired they are "
    "a late entry: they join the next round still to be paired. Where teams play it enters a team and then its "
    "members, one after the other; a form with nothing typed goes on to the next team.",
    of=EnteringCommand, footer=FIRST, words="add, register, player, insert", takes="NAME; FIELD=VALUE ...",
    changes=True)
EditEntrant = row("EditEntrant", "e,enter", "Edit", _edit_entrant,
    "Correct the entrant under the cursor. A new rating after round 1 acts on pairings still to be made: the "
    "difference in the next pairing is shown before it is stored.",
    shown="e Enter", footer=FIRST, words="change, modify, rename, rating", takes="FIELD=VALUE; ...", changes=True)
StrikeOut = row("StrikeOut", "x,delete", "Strike out", _strike_out,
    "Strike out the entrant under the cursor, before round 1 is paired; later they withdraw. A team goes with its "
    "members; a member is taken off the list of the team, after round 1 with a reason.",
    shown="x Del", footer=SECOND, words="delete, remove, cancel, erase", takes="y", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (NewEntrant, EditEntrant, StrikeOut)
