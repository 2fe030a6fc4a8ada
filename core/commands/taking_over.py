"""Another takes the place of who has played nothing: in a schedule that is posted nobody can join in any other way."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.commands.base import Command, need_free_fide_id, registration
from paircard.core.commands.team_lists import need_free_members, need_free_name
from paircard.core.event.board import Board
from paircard.core.event.entrant import Entrant
from paircard.core.event.entrant_facts import EntrantCorrected
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.round import Round
from paircard.core.event.team import Team
from paircard.core.event.team_facts import TeamCorrected
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.said import said
from paircard.core.values.text import clean


@dataclass(frozen=True)
class TakePlace(Command):
    """Let another player take the number of one who has played no game, with every game of the schedule."""

    id: ContestantId
    entrant: Entrant
    reason: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse before a schedule is posted, who has played, and a FIDE id that somebody has."""
        if tournament.of_teams:
            raise Refusal(said("Teams play here: enter a player as a member of a team."))
        need_free_place(tournament, self.id)
        entrant = self.entrant.cleaned()
        need_free_fide_id(tournament, self.id, entrant)
        taken = EntrantCorrected(self.id, entrant, clean(self.reason), instead=True)
        return (*_back(tournament, self.id), taken)


@dataclass(frozen=True)
class TakePlaceOfTeam(Command):
    """Let another team take the number of one that has played no match; its members are entered next."""

    id: TeamId
    team: Team
    reason: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse before a schedule is posted, a team that has played, and a name that another has."""
        if not tournament.of_teams:
            raise Refusal(said("Players play here, and not teams."))
        need_free_place(tournament, self.id)
        team = replace(self.team, members=()).cleaned()
        need_free_name(tournament, team)
        need_free_members(tournament, team, self.id)
        taken = TeamCorrected(self.id, team, clean(self.reason), instead=True)
        return (*_back(tournament, self.id), taken)


def need_free_place(tournament: Tournament, id_: ContestantId) -> None:
    """Refuse where places are not taken over, and the place of who has played or whose line-up is in."""
    registration(tournament, id_)
    who = tournament.label(id_)
    if not system_of(tournament).rounds.beforehand or not tournament.rounds:
        raise Refusal(
            said(
                "A place is taken over in a schedule that is posted: until then {player} can be struck out.", player=who
            )
        )
    for round_ in tournament.rounds:
        if any(board.result is not None and board.result.played for board in _boards(round_, id_)):
            raise Refusal(
                said("{player} has played in round {round}: nobody can take that place any more.",
                     player=who, round=round_.number)
            )  # fmt: skip
        if round_.line_up_of(TeamId(id_)) is not None:
            raise Refusal(
                said("The line-up of {player} for round {round} is in: nobody can take that place any more.",
                     player=who, round=round_.number)
            )  # fmt: skip


def _boards(round_: Round, id_: ContestantId) -> Iterable[Board]:
    """Return the boards of a player, or those of all matches of a team."""
    match = round_.match_of(id_)
    return round_.boards_of(id_) if match is None else match.boards


def _back(tournament: Tournament, id_: ContestantId) -> tuple[Fact, ...]:
    """Return what opens the games again that were lost by leaving."""
    return system_of(tournament).entry.returned(tournament, id_) if registration(tournament, id_).gone else ()
