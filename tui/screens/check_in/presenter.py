"""Who is there for the next round: what the commands of the list ask, on the screen and in line mode."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.commands import CheckIn, TakeBackCheckIn
from paircard.core.event.facts import Fact
from paircard.core.event.find_player import found
from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.morning_facts import CheckedIn, CheckInTakenBack
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.tables.attendance import Attendance, attendance, without_a_round
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.text import folded
from paircard.tui.commands.presenter import Cursor, Presenter, player_of


class CheckInPresenter(Presenter):
    """Shows who is there for the next round and who is not, by name."""

    typed = ""
    """What was typed of a name: only who may be meant is listed."""
    missing_only = False
    """Whether only those are listed who are not there."""

    @property
    def cursor(self) -> Cursor:
        """Who is listed."""
        raise NotImplementedError

    def show(self, tournament: Tournament) -> None:
        """Bring the list up to date."""
        raise NotImplementedError

    def begin(self) -> None:
        """Begin to type names; where lines are read, tell how it stands."""
        raise NotImplementedError

    def forget_typed(self) -> None:
        """Be ready for the next name; where lines are read each is a new one."""

    def step_down(self) -> None:
        """Go on to the next of the list; nothing to do where lines are read."""

    @property
    def chosen(self) -> ContestantId | None:
        """Who is under the cursor."""
        key = self.cursor.row_key_at_cursor
        return None if key is None else player_of(key)

    @property
    def paying(self) -> tuple[ContestantId, ...]:
        """Who pays when somebody pays here."""
        return () if self.chosen is None else (self.chosen,)

    def forget_marks(self) -> None:
        """Nobody is marked here."""

    def listed(self, tournament: Tournament) -> tuple[ContestantId, ...]:
        """Return whom the list shows: everybody by name, or who may be meant by what was typed, the likeliest first."""
        there = attendance(tournament)
        if there is None:
            return ()
        names = {id_: folded(tournament.name_of(id_)) for id_ in there.everybody}
        ids = sorted(there.missing if self.missing_only else there.everybody, key=lambda id_: (names[id_], id_))
        return tuple(self.meant(tournament, ids, self.typed) if self.typed.strip() else ids)

    @staticmethod
    def meant(tournament: Tournament, ids: Sequence[ContestantId], wanted: str) -> list[ContestantId]:
        """Return who of some is meant, the likeliest first; a team also by the name of a member."""
        by_name = found(tournament, ids, wanted)
        if by_name or not tournament.of_teams or wanted.strip().isdigit():
            return by_name
        text, players = folded(wanted.strip()), tournament.players
        members = {id_: tournament.teams[TeamId(id_)].members for id_ in ids}
        return [id_ for id_ in ids if any(text in folded(players[one].name) for one in members[id_])]

    def check_in(self, id_: ContestantId, *, or_back: bool = False) -> bool:
        """Tick somebody and say so; `or_back`: take the tick of who has one away. Tell whether it was done."""
        tournament = self.program.need_tournament()
        there, who = need_attendance(tournament), tournament.label(id_)
        if or_back and id_ in there.here:
            gone = tr("{player} is not here.", player=who)
            return self.program.perform(TakeBackCheckIn(id_, there.round), gone)
        if not self.program.perform(CheckIn((id_,), there.round), ""):
            return False
        self.say(f"{_arrived(tournament, there, id_)} {count(self.program.need_tournament())}")
        return True

    def shows(self, events: Sequence[Fact]) -> bool:
        """Whether they are ticks, which are seen here."""
        return all(isinstance(event, CheckedIn | CheckInTakenBack) for event in events)

    def go_where(self, events: Sequence[Fact]) -> None:
        """Put the cursor on who was ticked."""
        for event in events:
            if isinstance(event, CheckedIn | CheckInTakenBack):
                self.cursor.move_to(str(event.id))

    def reset(self) -> None:
        """Show everybody of another stage."""
        self.typed, self.missing_only = "", False

    def leave(self) -> None:
        """Back to the list of entrants, unless an earlier state of the event is left."""
        if self.program.looking_back:
            super().leave()
        else:
            self.program.switch_mode("entrants")

    def paper(self) -> tuple[str, int | None]:
        """Return the list of who is not here."""
        return "not-here", None


def need_attendance(tournament: Tournament) -> Attendance:
    """Return who is there; refuse where nobody is waited for."""
    there = attendance(tournament)
    if there is None:
        raise Refusal(without_a_round(tournament))
    return there


def count(tournament: Tournament) -> str:
    """Say how many are here."""
    there = need_attendance(tournament)
    return tr("{here} of {all} are here.", here=len(there.here), all=there.expected)


def told(tournament: Tournament) -> str:
    """Say how it stands above the list: for which round, who is here, who is away."""
    there = need_attendance(tournament)
    parts = [
        tr("check-in for round {round}", round=there.round),
        tr("{here} of {all} here", here=len(there.here), all=there.expected),
        tr("{count} to come", count=len(there.to_come)) if there.to_come else "",
        tr("{count} absent", count=len(there.absent)) if there.absent else "",
        tr("{count} with a bye", count=len(there.excused)) if there.excused else "",
    ]
    return " · ".join(filter(None, parts))


def _arrived(before: Tournament, there: Attendance, id_: ContestantId) -> str:
    """Say that somebody is here, and of who comes late what that gives."""
    who = before.label(id_)
    if there.round > 1 and all(before.registrations[id_].absences.get(each) == 0 for each in range(1, there.round)):
        late = tr("{player} is here and joins round {round}: 0 points for what they missed.",
                  player=who, round=there.round)  # fmt: skip
        return system_of(before).citing(late, "late")
    if id_ in there.absent:
        return tr("{player} is here, and plays round {round} after all.", player=who, round=there.round)
    return tr("{player} is here.", player=who)
