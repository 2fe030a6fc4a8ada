"""Who stays away from a round, with a bye that they asked for or without."""

from __future__ import annotations

from paircard.core.commands.base import Command, registration
from paircard.core.commands.byes_on_request import (
    need_full_points_known,
    need_half_bye_open_to,
    need_half_points_allowed,
    need_within_limits,
)
from paircard.core.event.entrant_facts import (
    AbsenceAnnounced,
    AbsenceCancelled,
)
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said


@dataclass(frozen=True)
class AnnounceAbsence(Command):
    """Note that a player will not play one round: 0 points (F5), half a point where R18 allows it, or a whole one."""

    id: ContestantId
    round: int
    half_point: bool = False
    full_point: bool = False
    """A whole point: where the rules know such a bye, which they would rather not see."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse what has no absence, a round that is paired or does not exist, and points that are not allowed."""
        player = registration(tournament, self.id)
        system = system_of(tournament)
        no_absence = system.entry.may_miss(tournament)
        if no_absence is None or not system.rounds.beforehand:
            _need_open_round(tournament, self.round)  # it says what becomes of who does not come
        if no_absence:
            raise no_absence
        if self.half_point:
            need_half_points_allowed(tournament)
            need_half_bye_open_to(tournament, player.entrant)
        if self.full_point:
            need_full_points_known(tournament)
        if self.half_points:
            need_within_limits(tournament, player, self.round)
        if player.absences.get(self.round) == self.half_points:
            named = tournament.label(self.id)
            wrong = said("{player} is already marked absent in round {round}.", player=named, round=self.round)
            raise system.refusal("away", wrong)
        return (AbsenceAnnounced(self.id, self.round, self.half_points),)

    @property
    def half_points(self) -> int:
        """What is given for the round, as the journal has it: 0, 1 or 2."""
        return 2 if self.full_point else int(self.half_point)


@dataclass(frozen=True)
class CancelAbsence(Command):
    """Take back an announced absence."""

    id: ContestantId
    round: int

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where none was announced or the round is paired already."""
        player = registration(tournament, self.id)
        _need_open_round(tournament, self.round)
        if self.round not in player.absences:
            named = tournament.label(self.id)
            wrong = said("{player} is not marked absent in round {round}.", player=named, round=self.round)
            raise system_of(tournament).refusal("away", wrong)
        return (AbsenceCancelled(self.id, self.round),)


def _need_open_round(tournament: Tournament, round_number: int) -> None:
    if not 1 <= round_number <= tournament.regulations.rounds:
        last = tournament.regulations.rounds
        raise Refusal(said("The event has rounds 1 to {last}, not {round}.", last=last, round=round_number))
    if round_number < tournament.next_round:
        wrong = said("Round {round} is paired: a player who does not come loses by forfeit.", round=round_number)
        raise system_of(tournament).refusal("away", wrong)
