"""When a match began and when its teams were admitted (E2e, E2f): what is to be set and who has lost follows."""

from __future__ import annotations

from paircard.core.commands.base import Command, paired_round
from paircard.core.event.facts import Fact
from paircard.core.event.match import Match
from paircard.core.event.round import Round
from paircard.core.event.team_facts import Admission, StartNoted
from paircard.core.event.tournament import Tournament
from paircard.core.event.when import MINUTES_A_DAY, is_time
from paircard.core.facets.system import system_of
from paircard.core.teams.admission import enough
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said


@dataclass(frozen=True)
class NoteStart(Command):
    """Write down when a match began and who was admitted when; the same again corrects it."""

    round: int
    match: int
    begun: str
    """`HH:MM`: the hour set, or when the control clock was started."""
    allowed: int
    """Minutes after which a team that was not admitted has lost."""
    admitted: tuple[Admission, ...] = ()

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a time that is none, and a team without line-up or with half of it or less in the hall."""
        round_ = paired_round(tournament, self.round)
        match = round_.match(self.match)
        if match is None or not tournament.of_teams:
            raise Refusal(said("There is no such match in round {round}.", round=self.round))
        if not 0 < self.allowed < MINUTES_A_DAY:
            wrong = said("Type the minutes after which an absent team has lost, such as 60.")
            raise system_of(tournament).refusal("team_late", wrong, "allowed")
        need_time(self.begun, "begun")
        for each in self.admitted:
            _need_admitted(tournament, round_, match, each)
        noted = StartNoted(self.round, self.match, self.begun, self.allowed, self.admitted)
        if round_.starts.get(self.match) == noted:
            raise Refusal(said("Nothing was changed."))
        return (noted,)


def need_time(typed: str, field: str) -> None:
    """Refuse what is no time of the day."""
    if not is_time(typed):
        raise Refusal(said("{typed} is not a time: type it such as 17:05.", typed=typed or said("Nothing")), "", field)


def _need_admitted(tournament: Tournament, round_: Round, match: Match, admission: Admission) -> None:
    field = "first" if admission.team_id == match.first else "second"
    need_time(admission.at, field)
    line_up = round_.line_ups.get(admission.team_id)
    if line_up is None:
        missing = said(
            "{team} cannot start: its line-up is not in. Hand it in first.", team=_name(tournament, admission)
        )
        raise system_of(tournament).refusal("team_start", missing, field)
    named = len(list(filter(None, line_up)))
    if not enough(admission.present, named) or admission.present > named:
        few = said(
            "{team} cannot start with {present} of {named} present: more than half of its line-up have to be.",
            team=_name(tournament, admission),
            present=admission.present,
            named=named,
        )
        raise system_of(tournament).refusal("team_start", few, field)


def _name(tournament: Tournament, admission: Admission) -> str:
    return tournament.name_of(admission.team_id)
