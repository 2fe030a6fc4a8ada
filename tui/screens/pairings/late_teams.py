"""A team comes late, or neither is there: what the arbiter notes, and what the program says is to be done (E2f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import NoteStart
from paircard.core.commands.late_teams import need_time
from paircard.core.event.ids import TeamId
from paircard.core.event.match import Match
from paircard.core.event.team_facts import Admission, StartNoted
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.teams.start_noted import told
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.tui.commands.command import ScreenCommand, row
from paircard.tui.dialogs.ask import Reading
from paircard.tui.dialogs.form import Field, NotedForm, Values
from paircard.tui.screens.pairings.line_ups import TeamCommand
from paircard.tui.sentences.local_time import time_now

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter

_NOTE = mark(
    "Begun: the hour set; where neither team was there, when the control clock was started. Admitted: when, and how "
    "many of the line-up were present, such as 17:25 3. Rapid and blitz: half the time of a game in place of 60."
)


async def _late_team(at: RoundPresenter) -> None:
    """Ask for the times, store them where they are new, and tell what follows."""
    tournament, match, number = at.program.need_tournament(), at.match_meant(), at.round_shown
    known = tournament.rounds[number - 1].starts.get(match.number)

    def command(values: Values) -> NoteStart:
        if values["now"]:
            need_time(_time(values["now"]), "now")
        return _read(number, match, values)

    def save(values: Values) -> None:
        if not _is_known(known, command(values)):
            command(values).decide(tournament)

    title = tr("Start of match {match}", match=match.number)
    form = NotedForm(title, _fields(tournament, number, match, known), save)
    form.note = tr(_NOTE)
    values = await at.program.ask(form)
    if values is None:
        return
    noted = command(values)
    if not _is_known(known, noted) and not at.program.perform(noted, tr("Noted.")):
        return
    start = StartNoted(noted.round, noted.match, noted.begun, noted.allowed, noted.admitted)
    now = _time(values["now"] or time_now())
    lines = "\n".join(told(tournament, match, start, now))
    at.program.read(Reading(tr("Match {match} at {time}", match=match.number, time=now), lines))


def _fields(tournament: Tournament, number: int, match: Match, known: StartNoted | None) -> list[Field]:
    came = {each.team_id: f"{each.at} {each.present}" for each in known.admitted} if known else {}
    first, second = match.teams
    usual = team_options(tournament.regulations).lost_after
    return [
        Field(
            "begun",
            mark("Begun"),
            known.begun if known else tournament.when(number).time,
            hint=tr("such as {example}", example="17:00"),
        ),
        Field("first", mark("First admitted"), came.get(first, ""), hint=tournament.name_of(first)),
        Field("second", mark("Second admitted"), came.get(second, ""), hint=tournament.name_of(second)),
        Field("allowed", mark("Lost after minutes"), str(known.allowed if known else usual)),
        Field("now", mark("Now"), time_now()),
    ]


def _is_known(known: StartNoted | None, noted: NoteStart) -> bool:
    return known == StartNoted(noted.round, noted.match, noted.begun, noted.allowed, noted.admitted)


def _read(number: int, match: Match, values: Values) -> NoteStart:
    pairs = zip(("first", "second"), match.teams, strict=True)
    admitted = tuple(_admission(team, values[name], name) for name, team in pairs if values[name])
    minutes = values["allowed"]
    allowed = int(minutes[:5]) if minutes.isascii() and minutes.isdigit() else 0
    return NoteStart(number, match.number, _time(values["begun"]), allowed, admitted)


def _admission(team: TeamId, typed: str, field: str) -> Admission:
    time, _, present = typed.partition(" ")
    if not (present.strip().isascii() and present.strip().isdigit()):
        wrong = tr("{typed}: type when and how many were present, such as {example}.", typed=typed, example="17:25 3")
        raise Refusal(wrong, "", field)
    return Admission(team, _time(time), int(present.strip()[:3]))


def _time(typed: str) -> str:
    """Return a time as it is kept: 9:05 and 9.05 are 09:05."""
    hours, _, minutes = typed.strip().replace(".", ":").partition(":")
    return f"{hours.zfill(2)}:{minutes}" if hours and minutes else typed.strip()


# fmt: off
LateTeam = row("LateTeam", "k", "Late team", _late_team,
    "Note when the match under the cursor began and when a late team was admitted. The program says "
    "what to set on the clocks, until when a team may come, and who has lost.",
    of=TeamCommand, words="clock, control clock, absent, admitted, start", takes="BEGUN; FIRST; SECOND; MINUTES; NOW")
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (LateTeam,)
