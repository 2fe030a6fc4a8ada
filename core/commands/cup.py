"""Matches that somebody has to win: play-offs, and decisions that the games do not give."""

from __future__ import annotations

from paircard.core.commands.base import Command, paired_round
from paircard.core.event.facts import Fact
from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.lots import draw_order
from paircard.core.event.match import Match
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.series_facts import How, MatchDecided, SeriesOpened
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.teams.empty_boards import forfeited
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, said
from paircard.core.values.text import clean

MOST_GAMES = 10


@dataclass(frozen=True)
class OpenSeries(Command):
    """Open a play-off of a drawn match: its colours are drawn anew from a seed, or typed as lots gave them."""

    round: int
    match: int
    minutes: int
    increment: int = 0
    black_minutes: int = 0
    games: int = 2
    seed: str = ""
    white: ContestantId = NOBODY
    """Who has White first by lots drawn over the board; nobody where they are drawn here."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a match that is decided or being played, and times that cannot be."""
        match = match_to_decide(tournament, self.round, self.match)
        verdict = match.verdict
        if verdict.decided:
            raise system_of(tournament).refusal("play_off", _won(tournament, match))
        if not verdict.drawn:
            wrong = said("Match {match} is not drawn: its games are not all played.", match=self.match)
            raise system_of(tournament).refusal("play_off", wrong)
        games = match.leg or (1 if self.black_minutes else self.games)  # teams play off on all boards
        if not match.leg and not 1 <= games <= MOST_GAMES:
            raise system_of(tournament).refusal(
                "play_off", said("A play-off has 1 to {most} games.", most=MOST_GAMES), "games"
            )
        seed = clean(self.seed)[:40]
        first = self.white or self._drawn(tournament, match, seed)
        if first not in match.contestants:
            raise system_of(tournament).refusal(
                "play_off", said("They do not play in match {match}.", match=self.match), "white"
            )
        colours = ("WB" if first == match.first else "BW") * games  # of teams board by board
        opened = SeriesOpened(
            self.round,
            self.match,
            colours[:games],
            self.minutes,
            self.increment,
            self.black_minutes,
            "" if self.white else seed,
        )
        if not opened.play_off or not opened.possible:
            raise system_of(tournament).refusal("play_off", said("A play-off cannot be played at these times."), "time")
        return (opened, *forfeited(tournament.imagine(opened), self.round, [self.match]))

    def _drawn(self, tournament: Tournament, match: Match, seed: str) -> ContestantId:
        if not seed:
            raise system_of(tournament).refusal("play_off", said("Lots need a seed: type one."), "seed")
        purpose = f"play-off {len(match.series) + 1}"  # no words: it is drawn with
        return _lot(tournament, self.round, match, seed, purpose)


@dataclass(frozen=True)
class DecideMatch(Command):
    """Say who goes on where the games do not say it: by lots, by forfeit, because the opponent has left."""

    round: int
    match: int
    how: How
    winner: ContestantId = NOBODY
    """With lots nobody where they are drawn here; otherwise nobody where both are out."""
    seed: str = ""
    reason: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a match that is decided, and lots of one that is being played."""
        match = match_to_decide(tournament, self.round, self.match)
        verdict = match.verdict
        if verdict.decided:
            raise system_of(tournament).refusal("play_off", _won(tournament, match))
        if self.winner and self.winner not in match.contestants:
            raise system_of(tournament).refusal(
                "play_off", said("They do not play in match {match}.", match=self.match), "winner"
            )
        winner, seed = self.winner, ""
        if self.how == "lots":
            if not verdict.drawn:
                wrong = said("Match {match} is not drawn: lots do not decide it.", match=self.match)
                raise system_of(tournament).refusal("play_off", wrong)
            seed = "" if winner else clean(self.seed)[:40]
            if not winner and not seed:
                raise system_of(tournament).refusal("play_off", said("Lots need a seed: type one."), "seed")
            winner = winner or _lot(tournament, self.round, match, seed, "lots")  # no words: it is drawn with
        made = MatchDecided(self.round, self.match, winner, self.how, seed, clean(self.reason))
        round_ = tournament.rounds[self.round - 1]
        return (made,) if round_.published else (RoundPublished(self.round), made)


def match_to_decide(tournament: Tournament, number: int, at: int) -> Match:
    """Return a match that somebody has to win; refuse one of a system or a round where nobody has to."""
    round_ = paired_round(tournament, number)
    match = round_.match(at)
    if match is None:
        raise Refusal(said("There is no such match in round {round}.", round=number))
    if not system_of(tournament).ends_early:
        raise Refusal(said("A match may be drawn here: nothing decides it but its games."))
    if fixed := system_of(tournament).law.may_write(tournament, number):
        raise fixed
    return match


def _won(tournament: Tournament, match: Match) -> Words:
    winner = match.verdict.winner
    if not winner:
        return said("Match {match} is decided: both are out.", match=match.number)
    return said("Match {match} is won by {player}.", match=match.number, player=tournament.label(winner))


def _lot(tournament: Tournament, number: int, match: Match, seed: str, purpose: str) -> ContestantId:
    opening = tournament.opening.digest if tournament.opening else ""
    drawn_with = f"stage {tournament.stage}: round {number} match {match.number}, {purpose}"  # no words: drawn with
    return ContestantId(int(draw_order(seed, opening, drawn_with, map(str, sorted(match.contestants)))[0]))
