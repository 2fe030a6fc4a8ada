"""Who leaves, who comes back, who is away for a round."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from paircard.core.commands import (
    AnnounceAbsence,
    CancelAbsence,
    Command,
    ExpelEntrant,
    ReturnEntrant,
    WithdrawEntrant,
)
from paircard.core.event.ids import ContestantId
from paircard.core.event.registration import Registration
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.points import format_points
from paircard.tui.commands.command import FIRST, EventCommand, ScreenCommand, row
from paircard.tui.dialogs.ask import AskReason
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.screens.entrants.chosen import need_contestant
from paircard.tui.screens.entrants.many_at_once import absent_all, withdraw_all
from paircard.tui.screens.entrants.presence_told import absent_rounds, presence

if TYPE_CHECKING:
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter

_IN_ROUND, _GETS = mark("In round"), mark("Points")
_WITH_NOTHING = mark("{player} is absent in round {round}: 0 points.")
_WITH_HALF = mark("{player} is absent in round {round}: half a point, by the event's regulation, not by the rules.")

_WITH_FULL = mark("{player} is absent in round {round}: a full point.")
_AS_CALLED = mark("{player} is absent in round {round}: {what}.")
_AS_ANNOUNCED = mark("{player} is absent in round {round}: points {points}, as announced.")


class _OpenEventCommand(EventCommand):
    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Somebody must be there, and something left that they may miss."""
        if tournament is not None and (nothing_left := cls.closed(tournament)):
            return nothing_left.message
        if tournament is not None and not tournament.registrations:
            return tr("There are no entrants yet: n enters one.")
        return super().obstacle(tournament)

    @classmethod
    def closed(cls, tournament: Tournament) -> Refusal | None:
        """Return why there is nothing left to miss."""
        return system_of(tournament).entry.may_leave(tournament)


def _withdraw_or_return(at: EntrantsPresenter) -> Awaitable[None] | None:
    """Return one who has left; ask before one leaves."""
    if at.marked:
        return withdraw_all(at)
    tournament, player = at.program.need_tournament(), need_contestant(at)
    if not player.withdrawn(tournament.next_round):
        return _withdraw(at, tournament, player)
    who, first = tournament.label(player.id), tournament.next_round
    done = tr("{player} is back from round {round} on.", player=who, round=first)
    if follows := system_of(tournament).entry.returning(tournament, player.id):
        done = f"{tr('{player} is back.', player=who)} {follows}"
    at.program.perform(ReturnEntrant(player.id), done)
    return None


async def _withdraw(at: EntrantsPresenter, tournament: Tournament, player: Registration) -> None:
    who, first = tournament.label(player.id), tournament.next_round
    text = system_of(tournament).citing(tr("Not paired from round {round} on; games played stay.", round=first), "away")
    done = tr("{player} is withdrawn from round {round} on.", player=who, round=first)
    if follows := system_of(tournament).entry.leaving(tournament, player.id):
        text = ""
        done = f"{tr('{player} is withdrawn.', player=who)} {follows}"
    title = tr("{player} withdraws", player=who)
    question = AskReason(title, text, yes=tr("withdraw"), optional=True, follows=follows)
    reason = await at.program.ask(question)
    if reason is not None:
        at.program.perform(WithdrawEntrant(player.id, reason), done + still_paired(tournament, player.id))


async def _expel(at: EntrantsPresenter) -> None:
    """Ask for the reason; say what becomes of their games where the pairs are known beforehand."""
    tournament, player = at.program.need_tournament(), need_contestant(at)
    who = tournament.label(player.id)
    if player.expelled:
        at.program.perform(ReturnEntrant(player.id), tr("{player} is back, and in the table.", player=who))
        return
    text = tr("They leave, and no table has them any more. Games played stay and count for the others.")
    follows = "" if player.gone else system_of(tournament).entry.leaving(tournament, player.id)
    title = tr("Expel {player}", player=who)
    reason = await at.program.ask(AskReason(title, text, yes=tr("expel"), follows=follows))
    if reason is not None:
        done = tr("{player} is expelled; Q again takes it back.", player=who)
        at.program.perform(ExpelEntrant(player.id, reason), done + still_paired(tournament, player.id))


def still_paired(tournament: Tournament, id_: ContestantId) -> str:
    """Say that a player is in a pairing they could still be left out of; empty when they are not."""
    current = tournament.current
    if system_of(tournament).rounds.beforehand or system_of(tournament).ends_early:
        return ""
    if current is None or current.begun or not (id_ == current.bye or current.boards_of(id_)):
        return ""
    if current.published:
        return " " + tr("They stay in the pairing of round {round}, unless it is paired anew.", round=current.number)
    return " " + tr(
        "They are in the pairing of round {round}: pair it anew if they will not play.", round=current.number
    )


class AbsentInRound(_OpenEventCommand):
    """Note that the entrant under the cursor will not play one round; the same round again takes it back.

    It gives 0 points, half a point where the regulations allow it, or a full point where the rules know such a bye;
    those are deprecated, and the report tells them.
    """

    changes = True
    key = "a"
    label = "Absent"
    words = "bye, half-point, away, skip, missing"
    footer = True
    takes = "ROUND; POINTS"

    @classmethod
    def closed(cls, tournament: Tournament) -> Refusal | None:
        """Return why there is no round left to miss."""
        return system_of(tournament).entry.may_miss(tournament)

    async def run(self, at: EntrantsPresenter) -> None:
        """Ask for the round."""
        tournament, player = at.program.need_tournament(), need_contestant(at)
        if at.marked:
            await absent_all(at, _fields_of_several(tournament), _absent_as_well)
            return
        done: list[str] = []

        def save(values: Values) -> None:
            command = absence_command(at.program.need_tournament(), player.id, values)
            at.program.execute(command)
            done.append(_said(tournament, command))

        form = Form(_title(tournament, player), _fields(tournament, player), save)
        form.last = True
        if await at.program.ask(form):
            at.say(done[-1])


def _absent_as_well(tournament: Tournament, id_: ContestantId, values: Values) -> Command | None:
    """Return what makes one of several absent, None for who is: the same round again takes nothing back."""
    number = _round_of_several(tournament, values["round"])
    half_points = _half_points(values.get("points", "")) or 0
    if tournament.registrations[id_].absences.get(number) == half_points:
        return None
    return AnnounceAbsence(id_, number, half_point=half_points == 1, full_point=half_points == 2)


def _round_of_several(tournament: Tournament, text: str) -> int:
    return _typed_round(tournament, text) if text else tournament.next_round


def _fields_of_several(tournament: Tournament) -> list[Field]:
    return _asking(tournament, tournament.next_round)


def absence_command(tournament: Tournament, id_: ContestantId, values: Values) -> AnnounceAbsence | CancelAbsence:
    """Return what a typed round asks for: an absence, another value of it, or its end."""
    player = tournament.registrations[id_]
    number = _round(tournament, player, values["round"])
    half_points = _half_points(values.get("points", ""))
    noted = player.absences.get(number)
    if noted is not None and half_points in (None, noted):
        return CancelAbsence(id_, number)
    return AnnounceAbsence(id_, number, half_point=half_points == 1, full_point=half_points == 2)


def _title(tournament: Tournament, player: Registration) -> str:
    who = tournament.label(player.id)
    if absent_rounds(player, tournament.next_round):
        away = presence(player, tournament.next_round)
        return tr("{player}: {absences}. The same again cancels it", player=who, absences=away)
    return tr("{player} will not play", player=who)


def _fields(tournament: Tournament, player: Registration) -> list[Field]:
    return _asking(tournament, _usual_round(tournament, player))


def _asking(tournament: Tournament, number: int) -> list[Field]:
    """Return the fields of an absence; nothing typed means this round."""
    fields = [Field("round", _IN_ROUND, hint=tr("nothing means round {round}", round=number))]
    if hint := _hint_of_points(tournament):
        fields.append(Field("points", _GETS, hint=hint))
    return fields


def _hint_of_points(tournament: Tournament) -> str:
    """Return what may be typed for points; empty where a round away gives nothing."""
    scale, halves = tournament.scale, system_of(tournament).gives_half_points(tournament)
    given = {
        "h": (halves, tr("half a point"), tr("a half-point bye"), scale.half_bye),
        "f": (system_of(tournament).full_point_byes, tr("a full point"), tr("a full-point bye"), scale.full_bye),
    }
    called = system_of(tournament).byes_called

    def meant(key: str, usual: str, bye: str, points: int) -> str:
        if key in called:
            return tr(called[key])
        return usual if scale.usual else f"{bye}: {format_points(points)}"

    known = [
        tr("{key} is {what}", key=key, what=meant(key, usual, bye, points))
        for key, (allowed, usual, bye, points) in given.items()
        if allowed
    ]
    nothing = tr("nothing means {zeros}", zeros=format_points(scale.absence))
    return "; ".join([nothing, *known]) if known else ""


def _usual_round(tournament: Tournament, player: Registration) -> int:
    """The round noted already, so that the same keys again take it back; else the next one."""
    return next(iter(absent_rounds(player, tournament.next_round)), tournament.next_round)


def _round(tournament: Tournament, player: Registration, text: str) -> int:
    return _typed_round(tournament, text) if text else _usual_round(tournament, player)


def _typed_round(tournament: Tournament, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        first, last = tournament.next_round, tournament.regulations.rounds
        raise Refusal(tr("{field}: type a round, {first} to {last}.", field=tr(_IN_ROUND), first=first, last=last))
    return int(text)


_TYPED = {"0": 0, "h": 1, "½": 1, "1/2": 1, "0.5": 1, "f": 2, "1": 2}
"""Half points by what is typed for them."""


def _half_points(text: str) -> int | None:
    if not text:
        return None
    if text.lower() in _TYPED:
        return _TYPED[text.lower()]
    raise Refusal(tr("{field}: type 0, h for half a point, or f for a full one.", field=tr(_GETS)))


def _said(before: Tournament, command: Command) -> str:
    match command:
        case CancelAbsence(id_, number):
            return tr("{player} plays in round {round} after all.", player=before.label(id_), round=number)
        case AnnounceAbsence(id_, number, half_point):
            if means := system_of(before).byes_called.get("f" if command.full_point else "h" if half_point else ""):
                return tr(_AS_CALLED, player=before.label(id_), round=number, what=tr(means))
            scale = before.scale
            said = _WITH_FULL if command.full_point else _WITH_HALF if half_point else _WITH_NOTHING
            given = format_points(scale.of_absence(command.half_points))
            said = said if scale.usual else _AS_ANNOUNCED
            absent = tr(said, player=before.label(id_), round=number, points=given)
            return system_of(before).citing(absent, "halves" if half_point else "away")
    return ""


# fmt: off
WithdrawOrReturn = row("WithdrawOrReturn", "w", "Withdraw", _withdraw_or_return,
    "Take the entrant under the cursor out of all rounds still to be paired, or let them come back.",
    of=_OpenEventCommand, footer=FIRST, words="remove, expel, retire, drop out, come back", takes="REASON",
    changes=True)
Expel = row("Expel", "Q", "Expel", _expel,
    "Expel the entrant under the cursor: they leave, with a mark of their own, and no table has them any more. Their "
    "games stay and count for the others. The same again takes it back.",
    words="disqualify, cheating, ban, exclude", takes="REASON", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (WithdrawOrReturn, Expel, AbsentInRound)
