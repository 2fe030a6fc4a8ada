"""The event of teams that a report tells, as facts: what was recorded, nothing is paired again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from paircard.core.event.announced_facts import FirstColourSet, KeptRecord, RecordsKept, TournamentCreated
from paircard.core.event.bye import Bye, ByeKind
from paircard.core.event.entrant_facts import AbsenceAnnounced, EntrantRegistered
from paircard.core.event.facts import Fact
from paircard.core.event.ids import NOBODY, ContestantId, PlayerId, TeamId
from paircard.core.event.incident_facts import IncidentsTold
from paircard.core.event.made_now import ordered_for_publication, pair_made
from paircard.core.event.numbering import as_recorded
from paircard.core.event.regulations import Regulations
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import PairMade, RoundPaired, RoundPublished
from paircard.core.event.team import Team
from paircard.core.event.team_facts import LineUpHanded, TeamRegistered
from paircard.core.event.team_options import ByeGames, Primary, TeamOptions
from paircard.core.event.tournament import Tournament
from paircard.core.facets.asked.exchange import Recognised
from paircard.core.facets.byes import allocated
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.frozen import dataclass
from paircard.data.exchange.trf.reading.head import Head
from paircard.data.exchange.trf.reading.lists import pairs_forbidden
from paircard.data.exchange.trf.reading.teams.matches import Match, TeamRound
from paircard.data.exchange.trf.records import incidents
from paircard.data.exchange.trf.records.apart import Forbidden
from paircard.data.exchange.trf.records.byes import Byes
from paircard.data.exchange.trf.records.player_read import Kind, Player
from paircard.data.exchange.trf.records.system import BY_HAND
from paircard.data.exchange.trf.records.team import TeamRecord

READ_AS = "team-swiss-1998"
"""The system that takes over the matches of a report, unless a table made them all."""


@dataclass(frozen=True, slots=True)
class RecordedTeams:
    """All that a report without errors says of an event of teams; teams by their number, in that order."""

    head: Head
    players: Mapping[int, Player]
    teams: Mapping[int, TeamRecord]
    rounds: Sequence[TeamRound]
    boards: int
    number_of_rounds: int
    byes: Sequence[Byes] = ()
    """Of teams, for rounds still to be paired."""
    kept: Sequence[KeptRecord] = ()
    primary: Primary = "match"
    bye_games: ByeGames = "half"
    tie_breaks: tuple[str, ...] | None = None
    system: str = READ_AS
    table: Recognised | None = None
    """The table of the system that made all its rounds beforehand."""
    chosen: TeamOptions | None = None
    """What a report says of the options of the system that it names."""
    match_points: str = ""
    """What matches give, where that is other than 2, 1 and 0."""
    forbidden: Sequence[Forbidden] = ()
    """Which teams do not meet."""
    group_a_open: bool = False
    """Whether the event is accelerated, and who is in group A is not told."""

    def events(self) -> tuple[Fact, ...]:
        """Return the facts of the whole event, its opening first, what comments tell last: numbers of teams stay."""
        told = tuple(incidents.read((each.text for each in self.kept), {}))
        return (*self._played(), *((IncidentsTold(told),) if told else ()))

    def _played(self) -> tuple[Fact, ...]:
        ids = {number: TeamId(ContestantId(id_)) for id_, number in enumerate(self.teams, start=1)}
        named = {
            number: PlayerId(ContestantId(id_))
            for id_, number in enumerate(
                (player for team in self.teams.values() for player in team.members), start=len(ids) + 1
            )
        }
        events = [*self._opening(ids, named), *self._announced(ids)]
        if self.table:
            return (*events, *(self._by_table(self.table, ids, named) if self.rounds else ()))
        tournament = Tournament.beginning(SYSTEMS).imagine(*events)
        for round_ in self.rounds:
            made = tuple(self._round(tournament, round_, ids, named))
            tournament = tournament.imagine(*made)
            events += made
        return tuple(events)

    def _opening(self, ids: Mapping[int, TeamId], named: Mapping[int, PlayerId]) -> Iterator[Fact]:
        yield TournamentCreated(self.head.details, self._regulations())
        if kept := tuple(each for each in self.kept if not incidents.is_incident(each.text)):
            yield RecordsKept(kept)
        colour = self.head.first_colour or ("W" if self.rounds else None)
        if colour and SYSTEMS[self.system].entry.draws_colour:
            yield FirstColourSet(colour)
        for number, team in self.teams.items():
            yield TeamRegistered(ids[number], Team(team.name, short=team.short).cleaned())
            for member in team.members:
                yield EntrantRegistered(named[member], self.players[member].entrant, team=ids[number])
        yield from pairs_forbidden(self.forbidden, ids, self.number_of_rounds)

    def _regulations(self) -> Regulations:
        system = SYSTEMS[self.system]
        chosen = self.table.options if self.table else system.options() if system.options else None
        if self.chosen:
            chosen = self.chosen
        elif isinstance(chosen, TeamOptions):
            # a system that always ranks by games needs no report to say so
            primary: Primary = "game" if "game" in (self.primary, chosen.primary) else "match"
            chosen = replace(chosen, boards=self.boards, primary=primary, bye_games=self.bye_games)
            chosen = chosen.with_match_points(self.match_points) or chosen
        half = any(each.half_byes for each in self.rounds) or any(each.kind is Kind.HALF_BYE for each in self.byes)
        tie_breaks = system.tie_breaks if self.tie_breaks is None else self.tie_breaks
        return Regulations(
            self.number_of_rounds, self.system, half_point_byes=half, tie_breaks=tie_breaks, options=chosen
        )

    def _announced(self, ids: Mapping[int, TeamId]) -> Iterator[Fact]:
        points = {Kind.ABSENT: 0, Kind.HALF_BYE: 1, Kind.FULL_BYE: 2}
        for byes in self.byes:
            if len(self.rounds) < byes.round <= self.number_of_rounds:
                for team in byes.players:
                    yield AbsenceAnnounced(ids[team], byes.round, points[byes.kind])

    # --- round by round ----------------------------------------------------------------------------------

    def _round(
        self, tournament: Tournament, round_: TeamRound, ids: Mapping[int, TeamId], named: Mapping[int, PlayerId]
    ) -> Iterator[Fact]:
        for half_points, teams in ((0, round_.absent), (1, round_.half_byes)):
            for team in teams:
                yield AbsenceAnnounced(ids[team], round_.number, half_points)
        for team in (*round_.byes[1:], *round_.full_byes):
            yield AbsenceAnnounced(ids[team], round_.number, 2)
        by_pair: dict[tuple[ContestantId, ContestantId], Match] = {
            (ids[match.first], ids[match.second]): match for match in round_.matches
        }
        before = tournament if tournament.rounds else as_recorded(tournament, tuple(ids.values()))
        matches = [by_pair[pair] for pair in ordered_for_publication(before, by_pair)]
        whole, byes = allocated(tournament, next((ids[team] for team in round_.byes), None))
        yield RoundPaired(
            round_.number,
            tuple(
                replace(pair_made(tournament, ids[match.first], ids[match.second]), colours=match.colours)
                for match in matches
            ),
            whole,
            tuple(ids[team] for team in round_.half_byes),
            () if tournament.rounds else tuple(ids.values()),
            BY_HAND,
            further_byes=tuple(ids[team] for team in round_.byes[1:]),
            full_point_byes=tuple(ids[team] for team in round_.full_byes),
            byes=byes,
        )
        yield from _told(round_.number, matches, ids, named)

    def _by_table(self, table: Recognised, ids: Mapping[int, TeamId], named: Mapping[int, PlayerId]) -> Iterator[Fact]:
        """Yield the whole schedule in the order of its table, then line-ups and results that are known."""
        numbers = dict(enumerate(ids.values(), start=1))
        worth = SYSTEMS[self.system].worth.free_round
        known = {
            (round_.number, frozenset((ids[match.first], ids[match.second]))): match
            for round_ in self.rounds
            for match in round_.matches
        }
        usual = "W" * self.boards if table.seats else "".join("WB"[board % 2] for board in range(self.boards))
        for number, pairs in enumerate(table.rounds, start=1):
            made = [(numbers[white], numbers[black]) for white, black in pairs]
            matches = [known.get((number, frozenset(pair))) for pair in made]
            seats = table.seats[number - 1] if table.seats else ()
            free = {*numbers.values()} - {each for pair in made for each in pair}
            yield RoundPaired(
                number,
                tuple(
                    PairMade(*pair, colours=match.colours if match else usual, seats=seats)
                    for pair, match in zip(made, matches, strict=True)
                ),
                numbers=tuple(numbers.values()) if number == 1 else (),
                byes=tuple(Bye(each, ByeKind.FREE, worth) for each in sorted(free)),
            )
            yield from _told(number, matches, ids, named, seats)


def _told(
    number: int,
    matches: Sequence[Match | None],
    ids: Mapping[int, TeamId],
    named: Mapping[int, PlayerId],
    seats: Sequence[int] = (),
) -> Iterator[Fact]:
    """Yield who played on which board of the matches of a round, in their order, and the results."""
    yield RoundPublished(number)
    for place, match in enumerate(matches, start=1):
        if match is None:
            continue
        for team, players in match.line_ups.items():
            if seats and team == match.second:
                # a line-up is handed in by seats, the report tells who sat on which board
                players = tuple(player for _, player in sorted(zip(seats, players, strict=True)))
            yield LineUpHanded(number, ids[team], tuple(named.get(player, NOBODY) for player in players))
        for board, result in enumerate(match.results, start=1):
            if result:
                yield ResultEntered(number, place, result, board)
