"""The line-ups that teams hand in for their matches, and who really played."""

from __future__ import annotations

from paircard.core.commands.base import Command, match_of, need_reason, paired_round
from paircard.core.commands.line_up_law import need_leg, need_members, need_missing, need_sound
from paircard.core.event.facts import Fact
from paircard.core.event.ids import PlayerId, TeamId
from paircard.core.event.match import Match
from paircard.core.event.team_facts import LineUpCorrected, LineUpHanded
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.teams.empty_boards import forfeited, need_unplayed
from paircard.core.teams.own_line_ups import own_line_ups
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, said
from paircard.core.values.text import clean


@dataclass(frozen=True)
class HandLineUp(Command):
    """Write down the line-up that a team has handed in for its match; it is final (E2d)."""

    round: int
    team: TeamId
    players: tuple[PlayerId, ...]
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
    players: tuple[PlayerId, ...]
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
            raise system_of(tournament).refusal("line_ups", said("Nobody is named: name who played."))
        final = said("A line-up is final; only a wrong record of who played is corrected: type the reason.")
        reason = need_reason(self.reason, system_of(tournament).article("line_ups"), final)
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


def _usual(tournament: Tournament, number: int, match: Match, id_: TeamId, leg: int) -> tuple[PlayerId, ...]:
    """Return the usual line-up of a team; refuse, naming the team, where it may not play so."""
    players = tournament.teams[id_].usual_line_up(match.seats)
    try:
        need_sound(tournament, number, match, id_, players, leg)
    except Refusal as refusal:
        named = said("{team} cannot play as usual: {why}", team=tournament.name_of(id_), why=refusal.words)
        raise Refusal(named, refusal.article) from refusal
    return players
