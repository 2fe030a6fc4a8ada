"""What teams did, in TRF26: 300 line-ups, 320 byes, 330 forfeits; 352 and 362, colours and points of matches."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.limits import MOST_BOARDS
from paircard.core.event.regulations import ROUNDS_READ
from paircard.core.event.result import Result
from paircard.core.event.team_options import team_options
from paircard.core.facets.system import system_of
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import mark, tr
from paircard.core.values.points import WIN, format_decimal
from paircard.data.exchange.import_report import BadRow
from paircard.data.exchange.trf.field import FORFEIT, PLAYER, POINTS, ROUND, TEAM, Field, Line, need_in_place
from paircard.data.exchange.trf.records.team import number_in, numbers_of, points_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from paircard.core.event.board import Board
    from paircard.core.event.match import Match
    from paircard.core.event.round import Round
    from paircard.core.event.tournament import Tournament
    from paircard.data.exchange.trf.outgoing import Outgoing

LINE_UP_ROUND = Field(mark("round"), 5, 7, shape=ROUND)
LINE_UP_TEAM = Field(mark("team"), 9, 11, shape=TEAM)
LINE_UP_OPPONENT = Field(mark("opponent"), 13, 15, shape=TEAM)
ON_BOARD = Field(mark("player"), 17, 20, shape=PLAYER, every=5)
COLUMNS_300 = (LINE_UP_ROUND, LINE_UP_TEAM, LINE_UP_OPPONENT, ON_BOARD)

BYE_MATCH_POINTS = Field(mark("match points"), 5, 8, shape=POINTS)
BYE_GAME_POINTS = Field(mark("game points"), 10, 13, shape=POINTS)
BYE = Field(mark("team"), 15, 17, shape=TEAM, every=4)
"""Of each round."""
COLUMNS_320 = (BYE_MATCH_POINTS, BYE_GAME_POINTS, BYE)

SIGN = Field(mark("forfeit"), 5, 6, shape=FORFEIT)
FORFEIT_ROUND = Field(mark("round"), 8, 10, shape=ROUND)
FORFEIT_WHITE = Field(mark("White team"), 12, 14, shape=TEAM)
FORFEIT_BLACK = Field(mark("Black team"), 16, 18, shape=TEAM)
COLUMNS_330 = (SIGN, FORFEIT_ROUND, FORFEIT_WHITE, FORFEIT_BLACK)

COLOURS = Field(mark("colours"), 5, 103)
STANDARD_362: Mapping[str, float] = {"TW": 2, "TD": 1, "TL": 0}


# --- 300: line-ups ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LineUpRecord:
    """One record 300."""

    line: int
    round: int
    team: int
    opponent: int
    players: tuple[int, ...]
    """Start numbers by board, 0 for nobody."""


def read_300(line: int, text: str) -> LineUpRecord:
    """Return the line-up of a record; raise `BadRow` with the columns of what cannot be."""
    need_in_place(COLUMNS_300, text)
    boards = list(ON_BOARD.each(text))
    if len(boards) > MOST_BOARDS:
        sentence = tr("found {count} boards, expected {most} at most", count=len(boards), most=MOST_BOARDS)
        raise BadRow(ON_BOARD.at(MOST_BOARDS).place, sentence)
    players = tuple(int(board.of(text) or 0) for board in boards)
    for at, number in enumerate(players):
        if number and number in players[:at]:
            raise BadRow(boards[at].place, tr("player {number} stands on two boards", number=number))
    team, opponent = number_in(LINE_UP_TEAM, text), number_in(LINE_UP_OPPONENT, text)
    return LineUpRecord(line, _round_in(LINE_UP_ROUND, text), team, opponent, players)


def write_300(out: Outgoing) -> Iterator[str]:
    """Yield a record for every line-up that the games do not tell by themselves."""
    if out.of_teams and not out.old:
        yield from line_ups(out.tournament)


def line_ups(tournament: Tournament) -> Iterator[str]:
    """Yield the records, whatever the edition."""
    for round_ in tournament.rounds:
        for match in _told_here(round_):
            paired = any(board.white_player and board.black_player for board in match.boards)
            for team in match.teams:
                seats = [board.player_of(team) for board in match.boards]
                if not paired or _unexpected(tournament.teams[team].members, match, team, seats):
                    yield _line_up(tournament, round_, match, team, seats)


def _told_here(round_: Round) -> Iterator[Match]:
    """Yield the matches of a round that no report of an earlier stage has."""
    yield from (
        replace(match, boards=match.boards[: match.seats])  # of a cup the first leg, as the games are told
        for match in round_.matches
        if not any(board.same_as for board in match.boards)
    )


def _unexpected(
    members: Sequence[ContestantId], match: Match, team: ContestantId, seats: Sequence[ContestantId]
) -> bool:
    """Whether others played, or elsewhere, than the order of the members lets expect."""
    present = {each for each in seats if each}
    usual = [each for each in members if each in present]
    expected = [*usual, *(NOBODY,) * (len(seats) - len(usual))]
    return list(seats) != expected or any(_untold(board, team) for board in match.boards)


def _untold(board: Board, team: ContestantId) -> bool:
    """Whether the record of who sat alone at a board looks like that of somebody who did not play."""
    player, opponent = sorted((board.white_player, board.black_player), reverse=True)
    alone = bool(player and not opponent and board.player_of(team))
    won = {board.white: Result.WHITE_FORFEIT, board.black: Result.BLACK_FORFEIT}[team]
    return alone and board.result is not won


def _line_up(
    tournament: Tournament, round_: Round, match: Match, team: ContestantId, seats: Sequence[ContestantId]
) -> str:
    line = Line("300")
    line.put(LINE_UP_ROUND, round_.number)
    line.put(LINE_UP_TEAM, tournament.numbers[team])
    line.put(LINE_UP_OPPONENT, tournament.numbers[match.opponent(team)])
    line.put_each(ON_BOARD, numbers_of(tournament, seats))
    return line.text


# --- 320: byes of the pairing ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ByeRecord:
    """One team of the record 320 with its round."""

    line: int
    field: Field
    round: int
    team: int
    game_points: float
    match_points: float | None = None


def read_320(line: int, text: str) -> tuple[ByeRecord, ...]:
    """Return the teams of a record with their rounds; raise `BadRow` with the columns of what cannot be."""
    need_in_place(COLUMNS_320, text)
    games, matches = points_in(BYE_GAME_POINTS, text) or 0, points_in(BYE_MATCH_POINTS, text)
    fields = [field for field in map(BYE.at, range(ROUNDS_READ)) if field.first <= len(text)]
    teams = [int(field.of(text) or 0) for field in fields]
    return tuple(
        ByeRecord(line, field, round_, team, games, matches)
        for round_, (field, team) in enumerate(zip(fields, teams, strict=True), start=1)
        if team
    )


def write_320(out: Outgoing) -> Iterator[str]:
    """Yield the one record of the byes that the pairing gave."""
    tournament = out.tournament
    byes = {round_.number: round_.bye for round_ in tournament.rounds if round_.bye is not None}
    if not byes or out.old or not out.of_teams:
        return
    line = Line("320")
    worth = system_of(tournament).bye_worth(tournament)
    options = team_options(tournament.regulations)
    games, matches = options.bye_game_points * worth // WIN, options.match_scale.of_bye(worth)
    line.put(BYE_MATCH_POINTS, format_decimal(matches))
    line.put(BYE_GAME_POINTS, format_decimal(games))
    teams = (byes.get(number) for number in range(1, max(byes) + 1))
    line.put_each(BYE, ("000" if who is None else tournament.numbers[who] for who in teams))
    yield line.text


# --- 330: matches that were not played -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ForfeitRecord:
    """One record 330: a match that was not played."""

    line: int
    sign: str
    """`+-`, `-+` or `--`."""
    round: int
    white: int
    black: int


def read_330(line: int, text: str) -> ForfeitRecord:
    """Return the match of a record; raise `BadRow` with the columns of what cannot be."""
    need_in_place(COLUMNS_330, text)
    sign = SIGN.of(text)
    if not sign:
        raise SIGN.bad(sign, FORFEIT.expected)
    white, black = number_in(FORFEIT_WHITE, text), number_in(FORFEIT_BLACK, text)
    return ForfeitRecord(line, sign, _round_in(FORFEIT_ROUND, text), white, black)


def write_330(out: Outgoing) -> Iterator[str]:
    """Yield a record for every match that was not played."""
    if out.of_teams and not out.old:
        yield from forfeits(out.tournament)


def forfeits(tournament: Tournament) -> Iterator[str]:
    """Yield the records, whatever the edition."""
    for round_ in tournament.rounds:
        for match in _told_here(round_):
            if sign := _forfeited(match):
                line = Line("330")
                line.put(SIGN, sign)
                line.put(FORFEIT_ROUND, round_.number)
                line.put(FORFEIT_WHITE, tournament.numbers[match.first])
                line.put(FORFEIT_BLACK, tournament.numbers[match.second])
                yield line.text


def _forfeited(match: Match) -> str:
    """Return how a match ended that was not played; nothing where a game was, or each team won some boards."""
    if not match.complete or match.played:
        return ""
    points = [match.game_points(each) for each in match.contestants]
    if all(points):
        return ""
    return "+-" if points[0] else "-+" if points[1] else "--"


def _round_in(columns: Field, text: str) -> int:
    number = int(columns.of(text) or 0)
    if not 1 <= number <= ROUNDS_READ:
        found = mark("found {found}, expected a round from 1 to {most}")
        raise columns.bad(columns.of(text), found, most=ROUNDS_READ)
    return number


# --- 352 and 362: colours of the boards, points of a match -----------------------------------------------


@dataclass(frozen=True, slots=True)
class BoardColours:
    """One record 352."""

    colours: str
    """A letter a board, of the team with White on the first."""


def read_352(_line: int, text: str) -> BoardColours:
    """Return the colours of the boards; raise `BadRow` for what are none."""
    colours = text[4:].strip().upper()
    if not re.fullmatch(f"[WB]{{1,{MOST_BOARDS}}}", colours):
        raise COLOURS.bad(colours, mark("found {found}, expected a letter W or B a board"))
    return BoardColours(colours)


def write_352(out: Outgoing) -> Iterator[str]:
    """Yield the colours of the boards."""
    if out.of_teams and not out.old:
        yield f"352 {_colours_of_boards(out.tournament)}"


def _colours_of_boards(tournament: Tournament) -> str:
    """Return the colours of the team that has White on the first board, as matches have them."""
    match = next((match for round_ in tournament.rounds for match in round_.matches), None)
    if match is None:
        return "".join("WB"[board % 2] for board in range(team_options(tournament.regulations).boards))
    return "".join("W" if board.white == match.first else "B" for board in match.boards[: match.seats])


@dataclass(frozen=True, slots=True)
class MatchPoints:
    """One record 362."""

    line: int
    other: str
    """What a match gives, won, drawn and lost, such as `3-1-0`; empty where that is 2, 1 and 0."""


def read_362(line: int, text: str) -> MatchPoints:
    """Return what matches give.

    >>> read_362(1, "362 TW 3.0   TD 1.0   TL 0.0").other, read_362(1, "362 TW 2.0   TD 1.0").other
    ('3-1-0', '')
    """
    told = match_points(text)
    other = "" if told == STANDARD_362 else "-".join(f"{told[symbol]:g}" for symbol in STANDARD_362)
    return MatchPoints(line, other)


def match_points(text: str) -> Mapping[str, float]:
    """Return what a record 362 says that a match won, drawn and lost gives.

    >>> match_points("362 TW 3.0"), match_points("")
    ({'TW': 3.0, 'TD': 1, 'TL': 0}, {'TW': 2, 'TD': 1, 'TL': 0})
    """
    found = re.findall(r"(T[WDL]) *([0-9]+(?:\.[0-9]+)?)", text[4:].upper())
    return {**STANDARD_362, **{symbol: float(value) for symbol, value in found}}


def write_362(out: Outgoing) -> Iterator[str]:
    """Yield what a match gives."""
    if out.of_teams and not out.old:
        scale = team_options(out.tournament.regulations).match_scale
        worth = {"TW": scale.win, "TD": scale.draw, "TL": scale.loss}
        yield "362 " + "   ".join(f"{code}{points / 2:4.1f}" for code, points in worth.items())
