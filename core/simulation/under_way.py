"""An event that goes on by itself: what happens is told to its wall chart, and folded when somebody looks at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from paircard.core.commands.base import Command
from paircard.core.commands.pairing import PairRound
from paircard.core.event.entrant_facts import EntrantWithdrawn
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.proposal import Proposal
from paircard.core.event.registration import Registration
from paircard.core.event.regulations import Regulations
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.facets.wall_chart import WallChart
from paircard.core.values.errors import Refusal

_FEWEST = 2
"""Nobody is paired with themselves: then the fold says what is wrong."""


class Game(NamedTuple):
    """A game that waits for its result, as the journal names it."""

    match: int
    game: int
    white: ContestantId
    black: ContestantId


class UnderWay:
    """An event, state after state. What is asked here is cheap; `tournament` folds what is not folded."""

    def __init__(self, tournament: Tournament) -> None:
        """Begin with a state."""
        self._folded = tournament
        self._to_fold: list[Fact] = []
        self._chart: WallChart | None = None

    @property
    def tournament(self) -> Tournament:
        """The event as it stands."""
        if self._to_fold:
            self._folded, self._to_fold = self._folded.imagine(*self._to_fold), []
        return self._folded

    def before_pairing(self) -> Tournament:
        """Return the event as it stands; the next round, where anybody asks, is the one found from the chart."""
        chart, tournament = self.chart, self.tournament
        if chart is not None:
            with suppress(Refusal):  # whoever asks hears it
                tournament.keep_proposal(chart.proposal())
        return tournament

    # --- what happens ----------------------------------------------------------------------------------------------

    def do(self, command: Command) -> None:
        """Let a command decide, and what it decides happen."""
        self.happen(command.decide(self.tournament))

    def happen(self, facts: Sequence[Fact]) -> None:
        """Go on to the event in which these have happened."""
        self._to_fold += facts
        if self._chart is not None and not self._chart.follow(facts):
            self._chart = None

    def publish(self, number: int) -> None:
        """Post a round where it is not posted yet."""
        fresh = self._chart is not None and self._chart.playing is not None
        if fresh or not self.tournament.rounds[number - 1].published:
            self.happen((RoundPublished(number),))

    def see(self, stage: int) -> None:
        """Go to another stage."""
        self._folded, self._chart = self.tournament.seen(stage), None

    def found(self) -> Proposal:
        """Return the next round as it would be paired now; raise `Refusal` where none can be."""
        chart = self.chart
        return self.tournament.proposal if chart is None else chart.proposal()

    def pair(self, seed: str = "") -> Proposal | None:
        """Make the next round, or all of a table, and return what was proposed; raise `Refusal` where none can be.

        Lots for colours are drawn from a seed, where the system draws some.
        """
        if (chart := self.chart) is not None:
            proposal = chart.proposal()
            self.happen((chart.made(proposal),))
            return proposal
        before = self.tournament
        self.happen(PairRound(seed).decide(before))
        return None if system_of(before).rounds.beforehand else before.proposal

    # --- what is asked ---------------------------------------------------------------------------------------------

    @property
    def regulations(self) -> Regulations:
        """What is announced."""
        return self.tournament.regulations if self._chart is None else self._chart.begun.regulations

    @property
    def of_teams(self) -> bool:
        """Whether teams contest it."""
        return (self._chart or self.tournament).of_teams

    @property
    def scheduled(self) -> int:
        """How many rounds are made, whether they are being played or not."""
        chart = self._chart
        return self.tournament.scheduled if chart is None else chart.round - (chart.playing is None)

    @property
    def games(self) -> int:
        """How many games of these rounds were made, played or not."""
        chart = self._chart
        return sum(len(made.boards) for made in self.tournament.rounds) if chart is None else chart.games

    @property
    def registrations(self) -> Mapping[ContestantId, Registration]:
        """Everybody who entered, players or teams, by id."""
        return self.tournament.registrations if self._chart is None else self._chart.registrations

    @property
    def next_round(self) -> int:
        """Number of the round to be paired next."""
        return self.scheduled + 1

    @property
    def all_paired(self) -> bool:
        """Whether no round is left to be paired."""
        chart = self._chart
        return self.tournament.all_paired if chart is None else self.next_round > chart.begun.regulations.rounds

    @property
    def to_pair(self) -> tuple[ContestantId, ...]:
        """Ids to be paired in the next round, in the order A2."""
        chart = self._ready()
        return self.tournament.to_pair if chart is None else chart.to_pair

    def withdrawn(self, id_: ContestantId) -> Sequence[Fact]:
        """Return what it records that somebody leaves before the next round."""
        if self._chart is not None:  # no game of theirs is made yet
            return (EntrantWithdrawn(id_, self.next_round),)
        return system_of(self.tournament).entry.withdrawn(self.tournament, id_, "")

    def missing(self, number: int) -> Sequence[Game]:
        """Return the games of a round that have no result; of teams those who sit at the boards."""
        chart = self._chart
        if chart is not None and not chart.of_matches and number <= chart.round:
            made = enumerate(chart.playing.pairs if chart.playing and number == chart.round else (), start=1)
            return [Game(match, 1, each.white, each.black) for match, each in made if match not in chart.results]
        tournament = self.tournament
        of_teams, boards = tournament.of_teams, tournament.rounds[number - 1].missing
        return [
            Game(board.match, board.game, *((board.white_player, board.black_player) if of_teams else board.players))
            for board in boards
        ]

    @property
    def chart(self) -> WallChart | None:
        """The chart from which the next round is paired; None where the fold is asked."""
        chart = self._ready()
        able = chart is not None and chart.round <= chart.begun.regulations.rounds and len(chart.to_pair) >= _FEWEST
        return chart if able else None

    def _ready(self) -> WallChart | None:
        """Return the chart from which the next round can be paired; None where there is none."""
        if self._chart is None:
            self._chart = system_of(self.tournament).rounds.wall_chart(self.tournament)
        elif self._chart.playing is not None and not self._chart.read(self.tournament):
            self._chart = None
        if self._chart is not None and self._chart.outdated:
            self._chart.rest_on(self.tournament)
        return self._chart
