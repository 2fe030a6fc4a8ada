"""Members of several teams at once: somebody moves from one to another, and a whole list is entered with its teams."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from paircard.core.commands.base import Command, need_reason, team
from paircard.core.commands.entrants import RegisterEntrants
from paircard.core.commands.team_lists import order_fixed
from paircard.core.commands.teams import CorrectTeam, RegisterMembers, RegisterTeam
from paircard.core.event.entrant import Entrant
from paircard.core.event.entrant_facts import EntrantRegistered
from paircard.core.event.facts import Fact
from paircard.core.event.ids import NO_TEAM, PlayerId, TeamId
from paircard.core.event.team import Team
from paircard.core.event.team_cards import team_of
from paircard.core.event.team_facts import TeamCorrected
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import tr
from paircard.core.values.text import clean, folded


@dataclass(frozen=True)
class TransferMember(Command):
    """Move somebody from their team to another, last in its order: freely before round 1, later with a reason."""

    player: PlayerId
    target: TeamId
    reason: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse who is in no team, the team they are in, and a transfer after round 1 without a reason."""
        source, joined = team_of(tournament, self.player), team(tournament, self.target)
        name = tournament.name_of(self.player)
        if not source:
            raise Refusal(tr("{player} is in no team.", player=name or tr("Id {id}", id=self.player)))
        if source == self.target:
            raise Refusal(tr("{player} plays for {team} already.", player=name, team=joined.name))
        reason = clean(self.reason)
        if order_fixed(tournament, source) or order_fixed(tournament, self.target):
            fixed = tr("Round 1 is paired: a transfer is an exception to the regulations and needs a reason, type one.")
            reason = need_reason(reason, system_of(tournament).article("line_ups"), fixed)
        left = tournament.teams[source].without(self.player)
        return (
            TeamCorrected(source, left.cleaned(), reason),
            TeamCorrected(self.target, joined.with_member(self.player).cleaned(), reason),
        )


@dataclass(frozen=True)
class PlayFor(Command):
    """Say for which team somebody plays who contests the event themselves: another one, a new one, or none."""

    player: PlayerId
    team: str
    """Its name; empty for none."""
    reason: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where nothing changes, and a change after round 1 without a reason."""
        before = team_of(tournament, self.player)
        target = team_called(tournament, self.team)
        if before and target:
            return TransferMember(self.player, target, self.reason).decide(tournament)
        if before:
            left = CorrectTeam(before, tournament.teams[before].without(self.player), self.reason).decide(tournament)
            rest = tournament.imagine(*left)
            return (*left, *(PlayFor(self.player, self.team, self.reason).decide(rest) if clean(self.team) else ()))
        if not clean(self.team):
            raise Refusal(tr("Nothing was changed for {player}.", player=tournament.name_of(self.player)))
        if not target:
            return RegisterTeam(Team(self.team, members=(self.player,))).decide(tournament)
        return CorrectTeam(target, tournament.teams[target].with_member(self.player), self.reason).decide(tournament)


@dataclass(frozen=True)
class Listed:
    """One line of a list: somebody, and the team they play for."""

    entrant: Entrant
    team: str = ""
    """Its name; empty for nobody's player."""


@dataclass(frozen=True)
class RegisterWithTeams(Command):
    """Enter a list of players with the teams they play for; a team nobody has entered yet is entered with them.

    Members stand behind each other as they stand in the list.
    """

    listed: tuple[Listed, ...]
    missed: tuple[int, ...] = ()
    """Of players who contest the stage themselves, as of `RegisterEntrants`."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse what is refused of teams and players entered one by one."""
        if not self.listed:
            raise Refusal(tr("There is nobody to enter."))
        return tuple(self._as_members(tournament) if tournament.of_teams else self._as_players(tournament))

    def _as_members(self, tournament: Tournament) -> Iterator[Fact]:
        """Yield what enters whole teams, one after the other."""
        for name, players in self._by_team().items():
            if not name:
                wrong = tr("Teams play here: name the team of {player}.", player=players[0].name)
                raise system_of(tournament).refusal("teams", wrong)
            known = team_called(tournament, name)
            command = RegisterMembers(known, players) if known else RegisterTeam(Team(name), players)
            facts = command.decide(tournament)
            tournament = tournament.imagine(*facts)
            yield from facts

    def _as_players(self, tournament: Tournament) -> Iterator[Fact]:
        """Yield what enters teams that nobody knows yet, then everybody for the team they play for."""
        for name in filter(None, self._by_team()):
            if not team_called(tournament, name):
                entered = RegisterTeam(Team(name)).decide(tournament)
                tournament = tournament.imagine(*entered)
                yield from entered
        players = RegisterEntrants(tuple(each.entrant for each in self.listed), self.missed).decide(tournament)
        for each, fact in zip(self.listed, players, strict=True):
            assert isinstance(fact, EntrantRegistered)
            yield replace(fact, team=team_called(tournament, each.team)) if clean(each.team) else fact

    def _by_team(self) -> Mapping[str, tuple[Entrant, ...]]:
        """Return who plays for each team, teams in the order in which they are first named."""
        names: dict[str, str] = {}
        players: dict[str, list[Entrant]] = {}
        for each in self.listed:
            name = names.setdefault(folded(clean(each.team)), clean(each.team))
            players.setdefault(name, []).append(each.entrant)
        return {name: tuple(of_team) for name, of_team in players.items()}


def team_called(tournament: Tournament, name: str) -> TeamId:
    """Return the id of the team of that name, 0 where there is none; case and accents do not matter."""
    wanted = folded(clean(name))
    return next((id_ for id_, each in tournament.teams.items() if folded(each.name) == wanted), NO_TEAM)
