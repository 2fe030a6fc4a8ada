"""The tournament of a TRF report as events: what was recorded becomes facts, nothing is paired again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from core.event.announced_facts import FirstColourSet, KeptRecord, LotsDrawn, RecordsKept, TournamentCreated
from core.event.bye import allocated
from core.event.entrant_facts import AbsenceAnnounced, EntrantRegistered
from core.event.facts import Fact
from core.event.ids import PersonId, PlayerId, TeamId
from core.event.numbering import as_recorded
from core.event.order_of_equals import PURPOSE as EQUALS
from core.event.regulations import Regulations
from core.event.result_facts import ResultEntered
from core.event.round_facts import RoundPaired, RoundPublished
from core.event.team import Team
from core.event.team_facts import TeamRegistered
from core.event.tournament import Tournament
from core.systems.catalogue import SYSTEMS
from core.values.colour import Colour
from core.values.frozen import dataclass
from data.exchange.trf.byes_to_come import Byes
from data.exchange.trf.event_head import coded_time_control
from data.exchange.trf.forbidden import CODES as LISTS
from data.exchange.trf.forbidden import Forbidden, pairs_forbidden
from data.exchange.trf.going_on import Choices, GoesOn, choices
from data.exchange.trf.head import Head
from data.exchange.trf.opaque_records import is_worth_keeping
from data.exchange.trf.player import Cell, Kind, Player
from data.exchange.trf.replay import Replay
from data.exchange.trf.rounds import Game, Round
from data.exchange.trf.schedule import Schedule, schedule_events
from data.exchange.trf.systems import BY_HAND, NAMING, READ_AS, is_of_teams, is_ours, points_of
from data.exchange.trf.teams.records import TeamRecord
from data.exchange.trf.virtual_points import CODES as VIRTUAL


@dataclass(frozen=True)
class RecordedEvent:
    """All that a TRF report without errors says; players by start number, in that order."""

    head: Head
    players: Mapping[int, Player]
    rounds: Sequence[Round]
    byes: Sequence[Byes] = ()
    kept: Sequence[KeptRecord] = ()
    """Records without a place in the event, in the order of the file."""
    replay: Replay | None = None
    """As what it is taken over, where a system of ours makes its rounds again from its results."""
    schedule: Schedule | None = None
    """The table that made all its rounds beforehand, where a system of ours has it."""
    teams: Sequence[TeamRecord] = ()
    """Those that the players have beside their own event (013)."""
    forbidden: Sequence[Forbidden] = ()
    """Who does not meet, where the system has such lists."""
    going_on: GoesOn = GoesOn(READ_AS)
    """By which rules it goes on where no system of ours has made its rounds."""

    @property
    def number_of_rounds(self) -> int:
        """As announced, but never fewer than are paired; else as many as the longest record holds."""
        written = max((player.columns for player in self.players.values()), default=0)
        announced = max((each.round for each in self.byes), default=0)
        return max(self.head.rounds or max(written, announced), len(self.rounds), 1)

    @property
    def half_point_byes(self) -> bool:
        """Whether anybody has one, so that the event must allow them (R18)."""
        kinds = [cell.kind for player in self.players.values() for cell in player.cells]
        return Kind.HALF_BYE in kinds or any(each.kind is Kind.HALF_BYE for each in self.byes)

    @property
    def first_colour(self) -> Colour | None:
        """Colour of odd numbers in round 1: as announced, else as the first odd number had it."""
        return self.head.first_colour or next(
            (
                colour
                for pairing_number, player in enumerate(self.players.values(), start=1)
                if pairing_number % 2 and (colour := player.cell(1).colour)
            ),
            None,
        )

    def events(self) -> tuple[Fact, ...]:
        """Return the events of the whole tournament, its opening first."""
        ids = self.ids
        events = [*self._opening(), *(() if self.replay else self._announced(ids))]
        if self.schedule:
            return (*events, *schedule_events(self, self.schedule, ids))
        if self.replay:
            return (*events, *self.replay.facts)
        tournament = Tournament().imagine(*events)
        for round_ in self.rounds:
            made = tuple(_round_events(tournament, round_, ids))
            tournament = tournament.imagine(*made)
            events += made
        return tuple(events)

    def _opening(self) -> Iterator[Fact]:
        regulations = Regulations(rounds=self.number_of_rounds, half_point_byes=self.half_point_byes)
        if self.schedule:
            regulations = replace(_by_table(self.schedule), points=self.points)
        elif self.replay:
            regulations = self.replay.regulations
        else:
            system = self.going_on.system
            usual = SYSTEMS[system].tie_breaks or regulations.tie_breaks
            chosen = self.choices
            regulations = replace(
                regulations, system=system, tie_breaks=usual, options=chosen.options, points=chosen.points
            )
        if self.head.tie_breaks is not None:
            regulations = replace(regulations, tie_breaks=self.head.tie_breaks)
        if self.equals:
            regulations = replace(regulations, last_criterion="list")
        yield TournamentCreated(self.head.details, regulations)
        if kept := tuple(each for each in self.kept if self._goes_back(each)):
            yield RecordsKept(kept)
        # once round 1 is paired nobody can be asked any more, and R7 needs a colour
        colour = self.first_colour or ("W" if self.rounds else None)
        if colour and not self.schedule and (self.replay is None or self.replay.first_colour):
            yield FirstColourSet(colour)
        for id_, player in enumerate(self.players.values(), start=1):
            yield EntrantRegistered(PlayerId(id_), player.entrant)
        if self.equals:
            yield LotsDrawn(EQUALS, self.equals)
        yield from self._teams()
        yield from pairs_forbidden(self.forbidden, self.ids, self.number_of_rounds)

    @cached_property
    def without_gaps(self) -> bool:
        """Whether the start numbers are 1, 2, 3 ..., so that everybody keeps theirs."""
        return list(self.players) == list(range(1, len(self.players) + 1))

    @cached_property
    def equals(self) -> tuple[PlayerId, ...]:
        """Whom rating and title leave equal, in the order of their start numbers; empty where the alphabet says it."""
        known = {self.ids[number]: each.entrant for number, each in self.players.items()}
        groups: dict[tuple[int, int, int], list[PlayerId]] = {}
        for id_, entrant in known.items():
            groups.setdefault(entrant.a2_strength, []).append(id_)
        if all(sorted(each, key=lambda id_: known[id_].a2_key()) == each for each in groups.values()):
            return ()
        return tuple(id_ for id_ in known if len(groups[known[id_].a2_strength]) > 1)

    @property
    def of_another_system(self) -> bool:
        """Whether it names a system of players that is no Swiss of ours: a table or a tree may have made its rounds."""
        if is_of_teams(each.text[:3] for each in self.kept) or not self.without_gaps:
            return False
        return bool(self.going_on.other) or (self.going_on.chosen and SYSTEMS[self.going_on.system].explain is None)

    @cached_property
    def ids(self) -> Mapping[int, PlayerId]:
        """Id of every start number."""
        return {number: PlayerId(id_) for id_, number in enumerate(self.players, start=1)}

    @cached_property
    def choices(self) -> Choices:
        """What the rules by which it goes on take over of what it tells."""
        return choices(self.going_on.system, [each.text for each in self.kept], self.ids, self.number_of_rounds)

    @cached_property
    def points(self) -> str:
        """What results give, as the event has announced it; empty for 1, ½ and 0, and where no system counts it."""
        if self.schedule:
            return points_of((each.text for each in self.kept), self.schedule.system)
        return self.choices.points

    def _teams(self) -> Iterator[Fact]:
        ids = self.ids
        for id_, team in enumerate(self.teams, start=len(ids) + 1):
            members = tuple(PersonId(ids[each]) for each in team.members)
            yield TeamRegistered(TeamId(PlayerId(id_)), Team(team.name, members).cleaned())

    def _goes_back(self, record: KeptRecord) -> bool:
        # records may name players, whose numbers are fixed only once round 1 is paired
        stay = bool(self.rounds) and self.without_gaps
        if record.text == f"222 {coded_time_control(self.head.details.time_control)}":
            return False  # told by 122 as well, and written again from it
        if (self.schedule or self.replay or self.going_on.named) and record.text[:3] in NAMING:
            return False  # it is named anew by the system that has taken it over
        if record.text[:3] in VIRTUAL and not (
            self.schedule or self.replay or record.text[:3] in self.choices.left_out
        ):
            return False  # its system writes them again
        if self.forbidden and record.text[:3] in LISTS:
            return False
        return not is_ours(record.text) and is_worth_keeping(record.text[:3], numbers_stay=stay)

    def _announced(self, ids: Mapping[int, PlayerId]) -> Iterator[Fact]:
        """Yield the absences and half-point byes written out for rounds still to be paired."""
        announced = {
            (round_, number): cell.half_points
            for number, player in self.players.items()
            for round_, cell in enumerate(player.cells, start=1)
            if cell.kind in (Kind.HALF_BYE, Kind.FULL_BYE) or cell.sign == "Z"
        }
        for byes in self.byes:
            announced |= {(byes.round, number): Cell(byes.kind).half_points for number in byes.players}
        for (round_, number), half_points in sorted(announced.items()):
            if len(self.rounds) < round_ <= self.number_of_rounds:
                yield AbsenceAnnounced(ids[number], round_, half_points)


def _by_table(schedule: Schedule) -> Regulations:
    """Return the regulations of an event by a table: as many rounds as that has."""
    tie_breaks = SYSTEMS[schedule.system].tie_breaks or Regulations().tie_breaks
    rounds = len(schedule.table.rounds)
    return Regulations(rounds, schedule.system, tie_breaks=tie_breaks, options=schedule.table.options)


def _round_events(tournament: Tournament, round_: Round, ids: Mapping[int, PlayerId]) -> Iterator[Fact]:
    for number in round_.absent:
        yield AbsenceAnnounced(ids[number], round_.number)
    for number in round_.half_byes:
        yield AbsenceAnnounced(ids[number], round_.number, 1)
    for number in (*round_.byes[1:], *round_.full_byes):
        yield AbsenceAnnounced(ids[number], round_.number, 2)
    before = tournament if tournament.rounds else as_recorded(tournament, tuple(ids.values()))
    games = _published(before, round_.games, ids)
    # one value for all of the event (C.04.1 3)
    whole, worth_less = allocated(tournament, next((ids[number] for number in round_.byes), None))
    yield RoundPaired(
        round_.number,
        tuple(tournament.pair_made(ids[game.white], ids[game.black]) for game in games),
        whole,
        tuple(ids[number] for number in round_.half_byes),
        () if tournament.rounds else tuple(ids.values()),
        BY_HAND,
        further_byes=tuple(ids[number] for number in round_.byes[1:]),
        full_point_byes=tuple(ids[number] for number in round_.full_byes),
        byes=worth_less,
    )
    yield RoundPublished(round_.number)
    for board, game in enumerate(games, start=1):
        if game.result:
            yield ResultEntered(round_.number, board, game.result)


def _published(tournament: Tournament, games: Sequence[Game], ids: Mapping[int, PlayerId]) -> list[Game]:
    """Return the games in the order of publication (F1)."""
    by_pair = {(ids[game.white], ids[game.black]): game for game in games}
    return [by_pair[pair] for pair in tournament.in_order_of_publication(by_pair)]
