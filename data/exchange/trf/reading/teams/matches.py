"""The matches that the games tell: which teams meet, who sits on which board, and what became of each board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from paircard.core.event.result import Result
from paircard.core.values.language import tr
from paircard.data.exchange.import_report import Remark, Verdict
from paircard.data.exchange.trf.reading.findings import Finding
from paircard.data.exchange.trf.reading.rounds import Game, Round
from paircard.data.exchange.trf.records.player_columns import fields_of_round
from paircard.data.exchange.trf.records.player_read import Kind, Player
from paircard.data.exchange.trf.records.team import TeamRecord
from paircard.data.exchange.trf.records.team_rounds import (
    FORFEIT_WHITE,
    LINE_UP_TEAM,
    ON_BOARD,
    ForfeitRecord,
    LineUpRecord,
)

Seats = dict[int, int]
"""Boards by start number."""


@dataclass(frozen=True, slots=True)
class Match:
    """One match; teams by their number, players by start number."""

    first: int
    """Who has White on the first board."""
    second: int
    colours: str
    """Of the first, a letter a board."""
    line_ups: Mapping[int, tuple[int, ...]]
    """By team, who plays on which board, 0 for nobody; without those who have handed nothing in."""
    results: tuple[Result | None, ...]
    """Board by board, of who has White there."""


@dataclass
class TeamRound:
    """The matches of one round, and the teams without one by what they have for it."""

    number: int
    matches: list[Match] = field(default_factory=list)
    byes: list[int] = field(default_factory=list)
    full_byes: list[int] = field(default_factory=list)
    half_byes: list[int] = field(default_factory=list)
    absent: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Report:
    """All records from which matches are read."""

    teams: Mapping[int, TeamRecord]
    players: Mapping[int, Player]
    rounds: Sequence[Round]
    """The games as the players' records tell them."""
    line_ups: Sequence[LineUpRecord]
    forfeits: Sequence[ForfeitRecord]
    colours: str
    """Of record 352; empty without one."""

    def owners(self) -> Mapping[int, int]:
        """Return the team of every player who has one."""
        return {player: team.number for team in self.teams.values() for player in team.members}


class Unclear(ValueError):
    """What cannot be understood of a match; `finding` says where and why."""

    def __init__(self, line: int, sentence: str, place: str) -> None:
        super().__init__(sentence)
        self.finding = Finding(line, Remark(place, sentence), Verdict.REFUSED)


@dataclass(frozen=True)
class Seated:
    """A match with who sits where; the first team of the two is that with the lower number until colours are seen."""

    number: int
    one: int
    two: int
    boards: tuple[tuple[int, int], ...]
    """Start numbers of both teams by board; 0 for nobody."""
    handed: frozenset[int]
    """The teams whose line-up is known."""
    forfeit: ForfeitRecord | None
    white: int = 0
    """Which of the two is named first, where a record says so."""


def seated_matches(report: Report, number: int) -> tuple[list[Seated], list[Finding]]:
    """Return the matches of a round with who sits where, and what is to be said of them."""
    reader = _RoundReader(report, number)
    try:
        return list(reader.seated()), reader.findings
    except Unclear as unclear:
        return [], [*reader.findings, unclear.finding]


def most_boards(matches: Sequence[Seated]) -> int:
    """Return how many boards the longest match has."""
    return max((len(match.boards) for match in matches), default=0)


def match_of(report: Report, seated: Seated, boards: int) -> Match:
    """Return a match with its colours and results, on so many boards."""
    rows = (*seated.boards, *((0, 0),) * (boards - len(seated.boards)))
    games = {
        frozenset((game.white, game.black)): game
        for round_ in report.rounds[seated.number - 1 : seated.number]
        for game in round_.games
    }
    usual = (report.colours or "WB" * boards)[:boards].ljust(boards, "W")
    colours = _colours(usual, _colours_seen(rows, games), seated)
    one_first = colours[:1] != "B"
    first, second = (seated.one, seated.two) if one_first else (seated.two, seated.one)
    results = _results(report, seated, rows, colours, games)
    line_ups = {
        team: tuple(row[side] for row in rows)
        for side, team in enumerate((seated.one, seated.two))
        # a line-up is shown once both are in, and who has forfeited the match hands none in any more
        if team in seated.handed or (seated.forfeit and seated.handed)
    }
    return Match(first, second, colours if one_first else _turned(colours), line_ups, results)


def _colours_seen(rows: Sequence[tuple[int, int]], games: Mapping[frozenset[int], Game]) -> Mapping[int, str]:
    """Return what the one team had on the boards on which games were played."""
    return {
        at: "W" if game.white == row[0] else "B"
        for at, row in enumerate(rows)
        if all(row) and (game := games.get(frozenset(row)))
    }


def _turned(colours: str) -> str:
    """Return the colours of the other team."""
    return "".join("BW"[letter == "B"] for letter in colours)


def _colours(usual: str, seen: Mapping[int, str], seated: Seated) -> str:
    """Return the colours of the one team by board: as they were, elsewhere as the boards go."""
    other = _turned(usual)
    if seen:
        agree = sum(usual[at] == letter for at, letter in seen.items())
        chosen = usual if 2 * agree >= len(seen) else other
    else:
        chosen = other if seated.white == seated.two else usual
    return "".join(seen.get(at, letter) for at, letter in enumerate(chosen))


def _results(
    report: Report,
    seated: Seated,
    rows: Sequence[tuple[int, int]],
    colours: str,
    games: Mapping[frozenset[int], Game],
) -> tuple[Result | None, ...]:
    results: list[Result | None] = []
    for row, letter in zip(rows, colours, strict=True):
        game = games.get(frozenset(row)) if all(row) else None
        results.append(game.result if game else _unplayed(report, seated, row, letter))
    empty = [at for at, row in enumerate(rows) if not any(row)]
    told = [result for at, result in enumerate(results) if at not in empty]
    if told and None not in told:
        # nobody on a board of a match that is over: neither team has it
        results = [Result.DOUBLE_FORFEIT if at in empty else each for at, each in enumerate(results)]
    return tuple(results)


def _unplayed(report: Report, seated: Seated, row: tuple[int, int], letter: str) -> Result | None:
    """Return what a board gave on which no two players met."""
    alone = row[0] or row[1]
    if alone and not all(row):
        cell = report.players[alone].cell(seated.number)
        if cell.kind in (Kind.BYE, Kind.FULL_BYE):
            return _won_by(letter if row[0] else "BW"[letter == "B"])
        if cell.kind is Kind.HALF_BYE:
            return Result.DRAW
        if cell.sign:
            return Result.DOUBLE_FORFEIT
    if seated.forfeit is None:
        return None
    match seated.forfeit.sign:
        case "--":
            return Result.DOUBLE_FORFEIT
        case sign:
            winner = seated.forfeit.white if sign == "+-" else seated.forfeit.black
            return _won_by(letter if winner == seated.one else "BW"[letter == "B"])


def _won_by(colour: str) -> Result:
    return Result.WHITE_FORFEIT if colour == "W" else Result.BLACK_FORFEIT


class _RoundReader:
    """Reads the matches of one round."""

    def __init__(self, report: Report, number: int) -> None:
        self.findings: list[Finding] = []
        self._report = report
        self._number = number
        self._owners = report.owners()
        self._games = report.rounds[number - 1].games if number <= len(report.rounds) else []
        self._line_ups = {each.team: each for each in report.line_ups if each.round == number}
        self._forfeits = [each for each in report.forfeits if each.round == number]

    def seated(self) -> Iterator[Seated]:
        """Yield the matches with who sits where; raise `Unclear` for the first that cannot be."""
        meets: dict[int, int] = {}
        for one, two, line, place in self._meetings():
            for team, other in ((one, two), (two, one)):
                if meets.setdefault(team, other) != other:
                    sentence = tr(
                        "team {team} meets team {one} and team {two} in round {round}: a team has one match a round",
                        team=team,
                        one=meets[team],
                        two=other,
                        round=self._number,
                    )
                    raise Unclear(line, sentence, place)
        for one, two in meets.items():
            if one < two:
                yield self._match(one, two)

    def _meetings(self) -> Iterator[tuple[int, int, int, str]]:
        """Yield which teams meet, with the line that says so and the columns."""
        for game in self._games:
            line = self._report.players[game.white].line
            place = fields_of_round(self._number).opponent.place
            for player in (game.white, game.black):
                if player not in self._owners:
                    record = self._report.players[player].line
                    raise Unclear(record, tr("player {number} plays and is in no team", number=player), place)
            one, two = self._owners[game.white], self._owners[game.black]
            if one == two:
                sentence = tr("opponent {number} is of the same team, {team}", number=game.black, team=one)
                raise Unclear(line, sentence, place)
            yield one, two, line, place
        records: tuple[LineUpRecord | ForfeitRecord, ...] = (*self._line_ups.values(), *self._forfeits)
        for each in records:
            one, two = (each.team, each.opponent) if isinstance(each, LineUpRecord) else (each.white, each.black)
            for team in (one, two):
                if team not in self._report.teams:
                    raise Unclear(each.line, tr("team {number} is not among the teams", number=team), _place(each))
            if one == two:
                raise Unclear(each.line, tr("team {number} cannot meet itself", number=one), _place(each))
            yield one, two, each.line, _place(each)

    def _match(self, one: int, two: int) -> Seated:
        opponents = self._opponents(one, two)
        named = {team: self._line_ups.get(team) for team in (one, two)}
        told = {team for team, record in named.items() if record and any(record.players)}
        here = {team: self._present(team, opponents) for team in (one, two)}
        seats = {team: self._seats(team, here[team], named[team]) for team in (one, two)}
        boards = self._side_by_side(one, two, seats, here, named, opponents)
        forfeit = next((each for each in self._forfeits if {each.white, each.black} == {one, two}), None)
        white = forfeit.white if forfeit else self._named_first(one, two)
        handed = frozenset(team for team in (one, two) if here[team] or team in told)
        return Seated(self._number, one, two, boards, handed, forfeit, white)

    def _named_first(self, one: int, two: int) -> int:
        """Return the team that the first of the line-ups of a match names, which has White; 0 without one."""
        return next((each.team for each in self._line_ups.values() if each.team in (one, two)), 0)

    def _opponents(self, one: int, two: int) -> Mapping[int, int]:
        """Return whom everybody of two teams met."""
        both = [(game.white, game.black) for game in self._games]
        both += [(black, white) for white, black in both]
        return {player: other for player, other in both if self._owners[player] in (one, two)}

    def _present(self, team: int, opponents: Mapping[int, int]) -> list[int]:
        """Return who of a team played, or won by sitting there, in the order of its members."""
        record = self._line_ups.get(team)
        members = self._report.teams[team].members
        return [
            player
            for player in members
            if player in opponents
            or (record and player in record.players)
            or self._report.players[player].cell(self._number).kind in (Kind.BYE, Kind.FULL_BYE, Kind.HALF_BYE)
        ]

    def _seats(self, team: int, here: Sequence[int], record: LineUpRecord | None) -> Seats:
        """Return the boards of those who are there: as a record 300 says, else in the order of the members."""
        if record is None:
            return {player: board for board, player in enumerate(here, start=1)}
        for player in filter(None, record.players):
            if player not in self._report.teams[team].members:
                sentence = tr("player {number} is no member of team {team}", number=player, team=team)
                raise Unclear(record.line, sentence, _place_of(record, player))
        if missing := [player for player in here if player not in record.players]:
            sentence = tr(
                "player {number} plays in round {round}, but stands on no board here",
                number=missing[0],
                round=self._number,
            )
            raise Unclear(record.line, sentence, LINE_UP_TEAM.place)
        return {player: board for board, player in enumerate(record.players, start=1) if player}

    def _side_by_side(
        self,
        one: int,
        two: int,
        seats: Mapping[int, Seats],
        here: Mapping[int, Sequence[int]],
        named: Mapping[int, LineUpRecord | None],
        opponents: Mapping[int, int],
    ) -> tuple[tuple[int, int], ...]:
        """Return both teams board by board, so that opponents sit at the same one."""
        pairs = [(player, opponents[player]) for player in here[one] if player in opponents]
        apart = [pair for pair in pairs if seats[one][pair[0]] != seats[two][pair[1]]]
        if not apart:
            return _rows(seats[one], seats[two])
        if named[one] and named[two]:
            mine, theirs = apart[0]
            sentence = tr(
                "player {one} is on board {board}, but the opponent {two} on board {other}: the records 300 do not fit",
                one=mine,
                board=seats[one][mine],
                two=theirs,
                other=seats[two][theirs],
            )
            record = named[two]
            raise Unclear(record.line if record else 0, sentence, LINE_UP_TEAM.place)
        if named[one] or named[two]:
            leading = one if named[one] else two
            return self._led(one, two, leading, seats, here, pairs)
        return self._merged(one, two, here, opponents)

    def _led(
        self,
        one: int,
        two: int,
        leading: int,
        seats: Mapping[int, Seats],
        here: Mapping[int, Sequence[int]],
        pairs: Sequence[tuple[int, int]],
    ) -> tuple[tuple[int, int], ...]:
        """Return the boards as the line-up of one team has them, the other at those of its opponents."""
        follower = two if leading == one else one
        led: Seats = {}
        for pair in pairs:
            own, other = pair if leading == one else pair[::-1]
            led[other] = seats[leading][own]
        for player in here[follower]:
            if player not in led:
                taken = {*led.values(), *seats[leading].values()}
                led[player] = next(board for board in range(1, len(taken) + 2) if board not in taken)
        return _rows(seats[one], led) if leading == one else _rows(led, seats[two])

    def _merged(
        self, one: int, two: int, here: Mapping[int, Sequence[int]], opponents: Mapping[int, int]
    ) -> tuple[tuple[int, int], ...]:
        """Return the boards in an order that is that of both teams, somebody alone where nobody sat opposite."""
        rows: list[tuple[int, int]] = []
        waiting = list(here[two])
        for player in here[one]:
            opponent = opponents.get(player, 0)
            if opponent in waiting:
                while waiting[0] != opponent and waiting[0] not in opponents:
                    rows.append((0, waiting.pop(0)))
                if waiting[0] != opponent:
                    self._say_out_of_order(one, two)
                waiting.remove(opponent)
            rows.append((player, opponent))
        return (*rows, *((0, player) for player in waiting))

    def _say_out_of_order(self, one: int, two: int) -> None:
        sentence = tr(
            "the boards against team {other} in round {round} are out of order, and no record 300 says how: taken in "
            "the order of team {team}",
            other=two,
            round=self._number,
            team=one,
        )
        finding = Finding(self._report.teams[one].line, Remark("", sentence), Verdict.FLAGGED)
        if finding not in self.findings:
            self.findings.append(finding)


def _place(record: LineUpRecord | ForfeitRecord) -> str:
    """Return the columns in which a record names its teams first."""
    return (LINE_UP_TEAM if isinstance(record, LineUpRecord) else FORFEIT_WHITE).place


def _place_of(record: LineUpRecord, player: int) -> str:
    return ON_BOARD.at(record.players.index(player)).place


def _rows(one: Seats, two: Seats) -> tuple[tuple[int, int], ...]:
    mine, theirs = ({board: player for player, board in seats.items()} for seats in (one, two))
    last = max((*mine, *theirs), default=0)
    return tuple((mine.get(board, 0), theirs.get(board, 0)) for board in range(1, last + 1))
