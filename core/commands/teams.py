"""Teams: entering them with their members, and changing them."""

from __future__ import annotations

from paircard.core.commands.base import Command, need_reason, team
from paircard.core.commands.team_lists import need_free_members, need_free_name, need_open_list, order_fixed
from paircard.core.event.entrant import Entrant
from paircard.core.event.entrant_facts import EntrantRegistered
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId, PairingNumber, TeamId
from paircard.core.event.ids_given import next_id
from paircard.core.event.team import Team
from paircard.core.event.team_facts import TeamCorrected, TeamRegistered
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.said import said
from paircard.core.values.text import clean


@dataclass(frozen=True)
class RegisterTeam(Command):
    """Enter a team with its members, in the order of the boards; a late one joins the next round to be paired."""

    team: Team
    players: tuple[Entrant, ...] = ()
    """Members who are not known in the event yet; they stand behind those that the team names by id."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a name that another team has, members of another team, and a team that comes too late."""
        team = self.team.cleaned()
        need_free_name(tournament, team)
        need_free_members(tournament, team)
        if tournament.of_teams and (closed := system_of(tournament).entry.may_join(tournament)):
            raise closed
        id_ = TeamId(next_id(tournament))
        late = tournament.of_teams and bool(tournament.rounds)
        number = PairingNumber(len(tournament.registrations) + 1) if late else None
        first_round = tournament.next_round if late else 1
        missed = (0,) * len(tournament.rounds) if late else ()
        entered = TeamRegistered(id_, team, number, first_round, missed)
        return (entered, *_members(tournament, id_, self.players, ContestantId(id_ + 1)))


@dataclass(frozen=True)
class RegisterMembers(Command):
    """Enter further members of a team, last in its order."""

    id: TeamId
    players: tuple[Entrant, ...]

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse an unknown team, nobody, and members after the last round before which they may be named."""
        team(tournament, self.id)
        if not self.players:
            raise Refusal(said("There is nobody to enter."))
        need_open_list(tournament, self.id)
        return _members(tournament, self.id, self.players, next_id(tournament))


@dataclass(frozen=True)
class CorrectTeam(Command):
    """Change name, captain, members or their order; the order of the boards is fixed with round 1 (E2)."""

    id: TeamId
    team: Team
    reason: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse when nothing changes, a taken name or member, and another order after round 1 without a reason."""
        before = team(tournament, self.id)
        changed = self.team.cleaned()
        if changed == before:
            raise Refusal(said("Nothing was changed for {player}.", player=before.name))
        need_free_name(tournament, changed, self.id)
        need_free_members(tournament, changed, self.id)
        reason = clean(self.reason)
        ordered = (changed.members, changed.regulars) != (before.members, before.regulars)
        if ordered and order_fixed(tournament, self.id):
            fixed = said("The order of the boards is fixed before the event: a change now needs a reason, type one.")
            reason = need_reason(reason, system_of(tournament).article("line_ups"), fixed)
        return (TeamCorrected(self.id, changed, reason),)


def _members(
    tournament: Tournament, id_: TeamId, players: tuple[Entrant, ...], first: ContestantId
) -> tuple[Fact, ...]:
    # where members contest the stage themselves they enter it by this
    if players and not tournament.of_teams and (closed := system_of(tournament).entry.may_join(tournament)):
        raise closed
    taken = {each.fide_id: each for each in tournament.people.values() if each.fide_id}
    facts: list[Fact] = []
    for offset, player in enumerate(each.cleaned() for each in players):
        if other := taken.get(player.fide_id):
            wrong = said(
                "FIDE id {id} of {player} already belongs to {other}.",
                id=player.fide_id,
                player=player.name,
                other=other.name,
            )
            raise Refusal(wrong)
        if player.fide_id:
            taken[player.fide_id] = player
        facts.append(_registered(tournament, EntrantRegistered(ContestantId(first + offset), player, team=id_), offset))
    return tuple(facts)


def _registered(tournament: Tournament, entered: EntrantRegistered, offset: int) -> EntrantRegistered:
    """Return the entry of a member; where members contest the stage themselves, a late one as any late player."""
    if tournament.of_teams or not tournament.rounds:
        return entered
    number, rounds = PairingNumber(len(tournament.registrations) + 1 + offset), len(tournament.rounds)
    return replace(entered, number=number, first_round=rounds + 1, missed=(0,) * rounds)
