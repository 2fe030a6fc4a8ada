"""Teams: entering and changing them, and the line-ups they hand in."""

from __future__ import annotations

from dataclasses import dataclass, replace

from core.commands.base import Command, need_reason, paired_round
from core.commands.line_up_law import need_sound
from core.event.entrant import Entrant
from core.event.facts import EntrantRegistered, Fact
from core.event.ids import NO_TEAM, NOBODY, PairingNumber, PersonId, PlayerId, TeamId
from core.event.ids_given import next_id
from core.event.match import Match
from core.event.team import Team
from core.event.team_facts import LineUpCorrected, LineUpHanded, TeamCorrected, TeamRegistered
from core.event.tournament import Tournament
from core.teams.empty_boards import forfeited, need_unplayed
from core.teams.options import team_options
from core.values.errors import Refusal
from core.values.said import Words, said
from core.values.text import clean, folded


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
        if tournament.of_teams and (closed := tournament.system.entry.may_join(tournament)):
            raise closed
        id_ = TeamId(next_id(tournament))
        late = tournament.of_teams and bool(tournament.rounds)
        number = PairingNumber(len(tournament.registrations) + 1) if late else None
        first_round = tournament.next_round if late else 1
        missed = (0,) * len(tournament.rounds) if late else ()
        entered = TeamRegistered(id_, team, number, first_round, missed)
        return (entered, *_members(tournament, id_, self.players, PlayerId(id_ + 1)))


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
            reason = need_reason(reason, tournament.system.article("line_ups"), fixed)
        return (TeamCorrected(self.id, changed, reason),)


@dataclass(frozen=True)
class HandLineUp(Command):
    """Write down the line-up that a team has handed in for its match; it is final (E2d)."""

    round: int
    team: TeamId
    players: tuple[PersonId, ...]
    """Ids by board; 0 where nobody plays."""
    by: str = ""
    leg: int = 0
    """Of which leg, where each has its own; 0 for the whole match."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a team without a match, one whose line-up is in, and who may not play there."""
        match = match_of(tournament, self.round, self.team)
        need_leg(tournament, match, self.leg)
        need_missing(tournament, self.round, self.team, self.leg)
        need_members(tournament, match, self.team, self.players)
        need_sound(tournament, self.round, match, self.team, self.players, self.leg)
        handed = LineUpHanded(self.round, self.team, self.players, clean(self.by), self.leg)
        return with_forfeits(tournament, handed)


@dataclass(frozen=True)
class HandUsualLineUps(Command):
    """Let every team of a round whose line-up is not in play in the order of its boards."""

    round: int

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where players play for themselves, and where all line-ups are in."""
        if not tournament.of_teams:
            raise Refusal(said("Players play here, and not teams."))
        round_ = paired_round(tournament, self.round)
        waiting = [
            (match, each)
            for match in round_.matches
            for each in round_.line_ups_due(match)
            if not match.complete  # lost or won by forfeit
        ]
        if not waiting:
            raise Refusal(self._nothing_due(tournament))
        return with_forfeits(tournament, *(self._handed(tournament, match, each) for match, each in waiting))

    def _nothing_due(self, tournament: Tournament) -> Words:
        matches = paired_round(tournament, self.round).matches
        if any(own_line_ups(tournament, each) and each.leg_now < each.leg_count for each in matches):
            return said(
                "All line-ups of round {round} for the leg that is played are in; the next leg has its own after it.",
                round=self.round,
            )
        return said("All line-ups of round {round} are in.", round=self.round)

    def _handed(self, tournament: Tournament, match: Match, id_: TeamId) -> LineUpHanded:
        leg = match.leg_now if own_line_ups(tournament, match) else 0
        return LineUpHanded(self.round, id_, _usual(tournament, self.round, match, id_, leg), leg=leg)


@dataclass(frozen=True)
class CorrectLineUp(Command):
    """Write down who really played: the record was wrong. What was handed in stays as it was in the journal."""

    round: int
    team: TeamId
    players: tuple[PersonId, ...]
    reason: str
    leg: int = 0
    """The leg in which they played, where each has a line-up of its own; 0 for the whole match."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse when nothing changes, who is no member, and an empty reason: a line-up is final (E2d)."""
        match = match_of(tournament, self.round, self.team)
        need_leg(tournament, match, self.leg)
        before = paired_round(tournament, self.round).line_up_of(self.team, self.leg or 1)
        if before is None:
            missing = said(
                "The line-up of {team} for round {round} is not in yet: hand it in.",
                team=tournament.label(self.team),
                round=self.round,
            )
            raise Refusal(missing)
        if before == self.players:
            raise Refusal(said("Nothing was changed."))
        need_members(tournament, match, self.team, self.players)
        if not any(self.players):
            raise tournament.system.refusal("line_ups", said("Nobody is named: name who played."))
        final = said("A line-up is final; only a wrong record of who played is corrected: type the reason.")
        reason = need_reason(self.reason, tournament.system.article("line_ups"), final)
        corrected = LineUpCorrected(self.round, self.team, self.players, reason, self.leg)
        need_unplayed(tournament, tournament.imagine(corrected), self.round, match)
        return with_forfeits(tournament, corrected)


def with_forfeits(tournament: Tournament, *handed: LineUpHanded | LineUpCorrected) -> tuple[Fact, ...]:
    """Return line-ups with the forfeits that follow where they leave a board to nobody."""
    after, number = tournament.imagine(*handed), handed[0].round
    teams = {each.team_id for each in handed}
    matches = [match.number for match in after.rounds[number - 1].matches if teams & set(match.contestants)]
    reasons = [each.reason for each in handed if isinstance(each, LineUpCorrected)]
    return (*handed, *forfeited(after, number, matches, *reasons))


def usual_line_up(team: Team, boards: int) -> tuple[PersonId, ...]:
    """Return the first members in their order, 0 on the boards for which there is nobody."""
    return (*team.members[:boards], *(NOBODY,) * (boards - len(team.members)))


def own_line_ups(tournament: Tournament, match: Match) -> bool:
    """Whether each leg of a match has line-ups of its own: as announced, or as one was handed in."""
    if match.leg_count == 1:
        return False
    own = (round_ for round_ in tournament.rounds if match.contestants in round_.pairs)
    handed = (leg for round_ in own for team, leg in round_.handed if team in match.contestants)
    return team_options(tournament.regulations).own_line_ups or any(handed)


def need_leg(tournament: Tournament, match: Match, leg: int) -> None:
    """Refuse a line-up for one leg where it is announced for the match, and the other way round."""
    if not own_line_ups(tournament, match):
        if leg:
            raise tournament.system.refusal(
                "line_ups", said("A line-up is for the whole match here: both legs are played with it.")
            )
    elif not 1 <= leg <= match.leg_count:
        raise tournament.system.refusal(
            "line_ups", said("Each leg has a line-up of its own here: say of which it is, 1 or 2.")
        )


def need_missing(tournament: Tournament, round_number: int, id_: TeamId, leg: int = 0) -> None:
    """Refuse a team whose line-up is in."""
    if paired_round(tournament, round_number).line_up_of(id_, leg or 1) is not None:
        named = {"team": tournament.label(id_), "round": round_number, "leg": leg}
        raise Refusal(
            said(
                "The line-up of {team} for leg {leg} of round {round} is in, and final: "
                "correct it only if others have played.",
                **named,
            )
            if leg
            else said(
                "The line-up of {team} for round {round} is in, and final: correct it only if others have played.",
                **named,
            ),
            tournament.system.article("line_up_final"),
        )


def _usual(tournament: Tournament, number: int, match: Match, id_: TeamId, leg: int) -> tuple[PersonId, ...]:
    """Return the usual line-up of a team; refuse, naming the team, where it may not play so."""
    players = usual_line_up(tournament.teams[id_], match.seats)
    try:
        need_sound(tournament, number, match, id_, players, leg)
    except Refusal as refusal:
        named = said("{team} cannot play as usual: {why}", team=tournament.name_of(id_), why=refusal.words)
        raise Refusal(named, refusal.article) from refusal
    return players


def team(tournament: Tournament, id_: TeamId) -> Team:
    """Return a team of the stage; refuse an unknown id."""
    try:
        return tournament.teams[id_]
    except KeyError:
        raise Refusal(said("There is no team with the id {id} in this event.", id=id_)) from None


def match_of(tournament: Tournament, round_number: int, id_: TeamId) -> Match:
    """Return the match of a team in a round; refuse where it has none."""
    team(tournament, id_)
    match = paired_round(tournament, round_number).match_of(id_)
    if match is None:
        wrong = said("{team} has no match in round {round}.", team=tournament.name_of(id_), round=round_number)
        raise Refusal(wrong)
    return match


def need_free_name(tournament: Tournament, changed: Team, own: TeamId = NO_TEAM) -> None:
    """Refuse a name that another team of the event has."""
    for facts in tournament.world.values():
        for id_, each in facts.teams.items():
            if id_ != own and folded(each.name) == folded(changed.name):
                raise Refusal(said("There is a team {name} already.", name=each.name), field="name")


def need_free_members(tournament: Tournament, changed: Team, own: TeamId = NO_TEAM) -> None:
    """Refuse members nobody knows, and those of another team."""
    known = tournament.players
    for id_ in changed.members:
        if id_ not in known:
            raise Refusal(said("There is no player with the id {id} in this event.", id=id_), field="members")
        other = tournament.team_of(id_)
        if other not in (NO_TEAM, own):
            wrong = said(
                "{player} plays for {team}: move them out of that team first.",
                player=known[id_].name,
                team=tournament.teams[other].name,
            )
            raise Refusal(wrong, field="members")


def order_fixed(tournament: Tournament, id_: TeamId) -> bool:
    """Whether the members of a team and their order are fixed (E2): with round 1, of a late team with its first."""
    if not tournament.of_teams or id_ not in tournament.registrations:
        return bool(tournament.rounds)
    place = tournament.registrations[id_]
    if place.instead:  # it came when the schedule was posted, and names its members until its first line-up is in
        return any(id_ in match.contestants and round_.line_up_of(id_) for round_ in tournament.rounds
                   for match in round_.matches)  # fmt: skip
    return place.first_round <= len(tournament.rounds)


def need_open_list(tournament: Tournament, id_: TeamId) -> None:
    """Refuse further members after the round that the regulations set; a late team names its own before its first."""
    begun = _begun(tournament)
    if not tournament.of_teams or not begun or not order_fixed(tournament, id_):
        return
    last = team_options(tournament.regulations).late_members
    if begun < last:
        return
    if last:
        wrong = said("Members may be named before round {round} only, as was announced.", round=last)
    else:
        wrong = said("Members are named before round 1, as was announced.")
    raise tournament.system.refusal("line_ups", wrong)


def _begun(tournament: Tournament) -> int:
    """Return the round that is paired last; of a schedule known beforehand the last one in which somebody has played.

    Its rounds may be posted weeks before the first of them.
    """
    if not tournament.system.rounds.beforehand:
        return len(tournament.rounds)
    return max((round_.number for round_ in tournament.rounds if round_.begun), default=0)


def need_members(tournament: Tournament, match: Match, id_: TeamId, players: tuple[PersonId, ...]) -> None:
    """Refuse a line-up with other boards than the match has, who is no member, and somebody twice."""
    if len(players) != match.seats:
        wrong = said("The match has {boards} boards: name who plays on each.", boards=match.seats)
        raise tournament.system.refusal("line_ups", wrong)
    members = tournament.teams[id_].members
    for player in filter(None, players):
        if player not in members:
            named = tournament.name_of(player) or said("Id {id}", id=player)
            wrong = said("{player} is no member of {team}.", player=named, team=tournament.name_of(id_))
            raise tournament.system.refusal("line_ups", wrong)
        if players.count(player) > 1:
            twice = said("{player} stands on two boards: name everybody once.", player=tournament.name_of(player))
            raise tournament.system.refusal("line_ups", twice)


def _members(tournament: Tournament, id_: TeamId, players: tuple[Entrant, ...], first: PlayerId) -> tuple[Fact, ...]:
    # where members contest the stage themselves they enter it by this
    if players and not tournament.of_teams and (closed := tournament.system.entry.may_join(tournament)):
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
        facts.append(_registered(tournament, EntrantRegistered(PlayerId(first + offset), player, team=id_), offset))
    return tuple(facts)


def _registered(tournament: Tournament, entered: EntrantRegistered, offset: int) -> EntrantRegistered:
    """Return the entry of a member; where members contest the stage themselves, a late one as any late player."""
    if tournament.of_teams or not tournament.rounds:
        return entered
    number, rounds = PairingNumber(len(tournament.registrations) + 1 + offset), len(tournament.rounds)
    return replace(entered, number=number, first_round=rounds + 1, missed=(0,) * rounds)
