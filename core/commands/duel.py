"""A match of two: lots, the colour that their winner chooses, play-offs, decisions that games do not give (E1)."""

from __future__ import annotations

from paircard.core.commands.base import Command
from paircard.core.event.announced_facts import LotsDrawn
from paircard.core.event.duel_facts import ColourChosen
from paircard.core.event.facts import Fact
from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.lots import draw_order
from paircard.core.event.series_facts import How, MatchDecided, SeriesOpened
from paircard.core.event.tournament import Tournament
from paircard.core.facets.asked.duel import Duel
from paircard.core.facets.system import system_of
from paircard.core.values.colour import Colour
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said
from paircard.core.values.text import clean

PAIR = 2
"""Games of a series, unless one decides."""


@dataclass(frozen=True)
class DrawForColour(Command):
    """Draw, before a series, who chooses the colour of its first game; or write down whom lots over the board gave."""

    seed: str = ""
    winner: ContestantId = NOBODY

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where no series is due, and lots that are neither drawn nor told."""
        duel, series = series_due(tournament)
        two = tuple(duel.two(tournament))
        seed = "" if self.winner else clean(self.seed)[:40]
        if self.winner and self.winner not in two:
            raise system_of(tournament).refusal("play_off", said("They do not play the match."), "winner")
        if not self.winner and not seed:
            raise system_of(tournament).refusal("play_off", said("Lots need a seed: type one."), "seed")
        purpose = duel.lots_purpose(tournament, series)
        first = self.winner or _drawn(tournament, seed, purpose, two)
        order = (first, *(id_ for id_ in two if id_ != first))
        return (LotsDrawn(purpose, order, seed),)


@dataclass(frozen=True)
class ChooseColour(Command):
    """Write down which colour the winner of the lots chose for game 1; the others follow by alternation."""

    colour: Colour

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse while no lots are drawn, and once games are made."""
        duel, series = series_due(tournament)
        if series:
            raise system_of(tournament).refusal(
                "play_off", said("The colour of a play-off is chosen when it is opened: o.")
            )
        return (ColourChosen(_chooser(tournament, duel, series), self.colour),)


@dataclass(frozen=True)
class OpenDuelSeries(Command):
    """Open a series of a play-off, with the colour that the winner of the lots before it chose."""

    colour: Colour
    minutes: int
    increment: int = 0
    black_minutes: int = 0

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse while the match is not drawn, lots are not drawn, and times that cannot be."""
        duel, series = series_due(tournament)
        if not series:
            raise system_of(tournament).refusal("play_off", said("No game is played yet: p makes the first."))
        by = _chooser(tournament, duel, series)
        match = tournament.rounds[-1].matches[0]
        games = 1 if self.black_minutes else PAIR
        colours = duel.colours_of_series(match.first, by, self.colour, games)
        opened = SeriesOpened(
            tournament.rounds[-1].number,
            match.number,
            colours,
            self.minutes,
            self.increment,
            self.black_minutes,
            chosen_by=by,
        )
        if not opened.play_off or not opened.possible:
            raise system_of(tournament).refusal("play_off", said("A play-off cannot be played at these times."), "time")
        return (opened,)


@dataclass(frozen=True)
class DecideDuel(Command):
    """Say who has won a match that its games leave drawn, or that somebody gave up: how is kept."""

    winner: ContestantId
    how: How
    reason: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a match that is decided or not begun, and points of an earlier event that were not announced."""
        duel = _duel(tournament)
        if not tournament.rounds or system_of(tournament).over(tournament):
            raise system_of(tournament).refusal(
                "play_off", said("There is no match to be decided: it is not begun, or it is over.")
            )
        if tournament.missing:
            raise system_of(tournament).refusal(
                "play_off", said("A game is open: type its result first, + or - where it is not played.")
            )
        if self.winner not in duel.two(tournament):
            raise system_of(tournament).refusal("play_off", said("They do not play the match."), "winner")
        if self.how in ("lots", "auxiliary") and duel.due(tournament) is None:
            raise system_of(tournament).refusal(
                "play_off", said("The match is not drawn: neither lots nor earlier points decide it."), "how"
            )
        if self.how == "auxiliary" and not duel.by_auxiliary(tournament):
            announced = said("That auxiliary points decide was not announced (If drawn, in the settings).")
            raise system_of(tournament).refusal("play_off", announced, "how")
        round_ = tournament.rounds[-1]
        return (MatchDecided(round_.number, round_.matches[0].number, self.winner, self.how, "", clean(self.reason)),)


def series_due(tournament: Tournament) -> tuple[Duel, int]:
    """Return the match and the series that is to begin; refuse where none is."""
    duel = _duel(tournament)
    if len(duel.two(tournament)) != PAIR:
        raise system_of(tournament).refusal("play_off", said("A match has two players: enter both first."))
    series = duel.due(tournament)
    if series is None:
        raise system_of(tournament).refusal("play_off", said("No lots are due: games go on, or the match is decided."))
    return duel, series


def _duel(tournament: Tournament) -> Duel:
    duel = system_of(tournament).duel
    if duel is None:
        raise Refusal(said("This event is no match of two players."))
    return duel


def _chooser(tournament: Tournament, duel: Duel, series: int) -> ContestantId:
    by = duel.chooser(tournament, series)
    if by == NOBODY:
        raise system_of(tournament).refusal("play_off", said("Draw the lots first: who wins them chooses."))
    return by


def _drawn(tournament: Tournament, seed: str, purpose: str, two: tuple[ContestantId, ...]) -> ContestantId:
    opening = tournament.opening.digest if tournament.opening else ""
    return ContestantId(int(draw_order(seed, opening, purpose, map(str, sorted(two)))[0]))
