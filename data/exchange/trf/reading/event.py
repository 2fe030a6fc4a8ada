"""The tournament of a report as events: what was recorded becomes facts, nothing is paired again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from paircard.core.event.entrant_facts import AbsenceAnnounced
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.incident import Kind as IncidentKind
from paircard.core.event.incident_facts import IncidentsTold
from paircard.core.event.kept_before_rounds import BeforeRound, Kept
from paircard.core.event.regulations import Regulations
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import RoundPaired, RoundPublished
from paircard.core.event.scores_so_far import ScoresSoFar
from paircard.core.event.swiss_facts import FideModeLeft
from paircard.core.event.tournament import Tournament
from paircard.core.facets.byes import allocated
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.frozen import dataclass, maker
from paircard.data.exchange.trf.reading.fide_mode import leaving_told, with_fide_mode
from paircard.data.exchange.trf.reading.opening import Opening
from paircard.data.exchange.trf.reading.rated_otherwise import told_again
from paircard.data.exchange.trf.reading.recorded import Recorded
from paircard.data.exchange.trf.reading.replay import Replay
from paircard.data.exchange.trf.reading.rounds import Round
from paircard.data.exchange.trf.reading.schedule import Schedule
from paircard.data.exchange.trf.records import incidents
from paircard.data.exchange.trf.records.player_read import Cell, Kind
from paircard.data.exchange.trf.records.system import BY_HAND

AS_TOLD = "the report says so"  # no words: the journal keeps it


@dataclass(frozen=True, slots=True)
class _Followed:
    """Events, the state they lead to, and the worlds before each round."""

    events: tuple[Fact, ...]
    tournament: Tournament
    kept: Kept


@dataclass(frozen=True)
class RecordedEvent:
    """What a report of players says, and as what it is taken over."""

    recorded: Recorded
    made: Schedule | Replay | None = None
    """Where a system of ours made its rounds: the table that has them all, or the event played again."""

    @property
    def schedule(self) -> Schedule | None:
        """The table that made all its rounds beforehand."""
        return self.made if isinstance(self.made, Schedule) else None

    @property
    def replay(self) -> Replay | None:
        """The event of a system that makes its rounds again from its results."""
        return self.made if isinstance(self.made, Replay) else None

    @cached_property
    def points(self) -> str:
        """What results give, as the event has announced it; empty for 1, ½ and 0, and where no system counts it."""
        return self.schedule.points(self.recorded) if self.schedule else self.recorded.choices.points

    def events(self) -> tuple[Fact, ...]:
        """Return the events of the whole tournament, its opening first."""
        # once its rounds are there: what is told of one goes with it
        played, recorded = self._played(), self.recorded
        return (*played, *_rated(played, recorded), *_told(recorded), *self.fide_mode_left)

    @cached_property
    def fide_mode_left(self) -> tuple[FideModeLeft, ...]:
        """That the event has left FIDE mode, as its report tells; nothing where it does not (Q56)."""
        told = tuple(incidents.read(self.recorded.texts, self.recorded.ids))
        return leaving_told(told, AS_TOLD) if self.fide_mode else ()

    @property
    def fide_mode(self) -> bool:
        """Whether it comes in in FIDE mode, left since or not."""
        chosen = None if self.replay else self._opening().regulations.options
        return chosen is not None and chosen.fide_mode

    def _played(self) -> tuple[Fact, ...]:
        recorded = self.recorded
        if isinstance(self.made, Replay):
            return (*self.made.opening(recorded).facts(), *self.made.facts)
        if isinstance(self.made, Schedule):
            return (*self._announced_first(), *self.made.facts(recorded))
        return self._followed.events

    def _announced_first(self) -> tuple[Fact, ...]:
        return (*self._opening().facts(), *_announced(self.recorded))

    @cached_property
    def _followed(self) -> _Followed:
        """Its rounds one after the other: the order of each follows from those before it."""
        events, ids, kept = self._announced_first(), self.recorded.ids, dict[int, BeforeRound[Tournament]]()
        tournament = Tournament.beginning(SYSTEMS).imagine(*events)
        scores = ScoresSoFar(ids.values())  # a round that came from elsewhere was paired by the numbers printed there
        for round_ in self.recorded.rounds:
            away, (paired, results) = tuple(_away(round_, ids)), _round_told(tournament, scores, round_, ids)
            before = tournament.imagine(*away)
            events += away
            kept[len(events)] = BeforeRound(before.world)
            tournament = before.imagine_played(paired, results)
            events += (paired, RoundPublished(round_.number), *results)
            scores.add(tournament)
            if round_.number == 1:
                scores.go_by(tournament.order_of_equals)
        return _Followed(events, tournament, kept)

    def tournament(self, events: Sequence[Fact]) -> Tournament:
        """Return the tournament of its events, which are not followed a second time where they were already."""
        if self.made is not None:
            return Tournament.told(SYSTEMS, events)
        played = self._followed
        return played.tournament.imagine(*events[len(played.events) :]).told_by(events, played.kept)

    def _opening(self) -> Opening:
        recorded = self.recorded
        if self.schedule:
            by_table = with_fide_mode(self.schedule.regulations(recorded))
            return Opening(recorded, by_table, colour_drawn=False, made_by_us=True)
        system, chosen = recorded.going_on.system, recorded.choices
        regulations = Regulations(
            recorded.number_of_rounds,
            system,
            half_point_byes=recorded.half_point_byes,
            tie_breaks=SYSTEMS[system].tie_breaks or Regulations().tie_breaks,
            options=chosen.options,
            points=chosen.points,
        )
        return Opening(recorded, with_fide_mode(regulations))


def _told(recorded: Recorded) -> Iterator[Fact]:
    """Yield what the report tells in comments of our forms; what is rated otherwise is told by facts of its own."""
    read = incidents.read(recorded.texts, recorded.ids)
    if told := tuple(each for each in read if not (recorded.rated and each.kind is IncidentKind.RATING_CORRECTION)):
        yield IncidentsTold(told)


def _rated(played: Sequence[Fact], recorded: Recorded) -> Iterator[Fact]:
    """Yield what goes out for rating alone."""
    if recorded.rated:
        yield from told_again(Tournament.beginning(SYSTEMS).imagine(*played), recorded.rated, recorded.ids)


def _announced(recorded: Recorded) -> Iterator[Fact]:
    """Yield the absences and half-point byes written out for rounds still to be paired."""
    paired = len(recorded.rounds)
    announced = {
        (round_, number): cell.half_points
        for number, player in recorded.players.items()
        for round_, cell in enumerate(player.cells[paired:], start=paired + 1)
        if cell.kind in (Kind.HALF_BYE, Kind.FULL_BYE) or cell.sign == "Z"
    }
    for byes in recorded.byes:
        known = recorded.ids.keys() & byes.players.keys()
        announced |= {(byes.round, number): Cell(byes.kind).half_points for number in known}
    for (round_, number), half_points in sorted(announced.items()):
        if paired < round_ <= recorded.number_of_rounds:
            yield AbsenceAnnounced(recorded.ids[number], round_, half_points)


def _away(round_: Round, ids: Mapping[int, ContestantId]) -> Iterator[Fact]:
    """Yield who has no part in a round, or half a point or a whole one without playing."""
    for number in round_.absent:
        yield AbsenceAnnounced(ids[number], round_.number)
    for number in round_.half_byes:
        yield AbsenceAnnounced(ids[number], round_.number, 1)
    for number in (*round_.byes[1:], *round_.full_byes):
        yield AbsenceAnnounced(ids[number], round_.number, 2)


def _round_told(
    tournament: Tournament, scores: ScoresSoFar, round_: Round, ids: Mapping[int, ContestantId]
) -> tuple[RoundPaired, tuple[ResultEntered, ...]]:
    """Return how a round was paired, and its results in the order of its boards."""
    by_pair = {(ids[game.white], ids[game.black]): game.result for game in round_.games}
    pairs = scores.ordered_for_publication(by_pair)
    # one value for all of the event (C.04.1 3)
    whole, worth_less = allocated(tournament, next((ids[number] for number in round_.byes), None))
    paired = RoundPaired(
        round_.number,
        scores.pairs_made(pairs),
        whole,
        tuple(ids[number] for number in round_.half_byes),
        () if tournament.rounds else tuple(ids.values()),
        BY_HAND,
        further_byes=tuple(ids[number] for number in round_.byes[1:]),
        full_point_byes=tuple(ids[number] for number in round_.full_byes),
        byes=worth_less,
    )
    entered = maker(ResultEntered, len(pairs))
    results = [
        entered(round_.number, board, result)
        for board, pair in enumerate(pairs, start=1)
        if (result := by_pair[pair]) is not None
    ]
    return paired, tuple(results)
