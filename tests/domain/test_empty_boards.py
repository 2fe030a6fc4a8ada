"""Nobody plays against nobody: boards that a line-up leaves empty, in every system of teams."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import (
    ClearResult,
    CorrectLineUp,
    CorrectResult,
    EnterResult,
    ForfeitMatch,
    HandLineUp,
    HandUsualLineUps,
    OpenSeries,
    PairRound,
    PostSchedule,
)
from paircard.core.event.board import Board
from paircard.core.event.ids import NOBODY, ContestantId, TeamId
from paircard.core.event.match import Match
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.team_facts import LineUpHanded
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.exchange.trf.writing.left_out import lost_in_report
from tests.support.line import Conversation
from tests.support.teams import did, entered, opening, stored

OF_TEAMS = [key for key, system in SYSTEMS.items() if system.contestants == "teams"]
WON = (Result.WHITE_FORFEIT, Result.BLACK_FORFEIT)


def paired(system: str) -> tuple[Tournament, Match]:
    """Two teams of five members on four boards, round 1 made; the match they play."""
    event = entered(2 if system in ("scheveningen", "team-knockout") else 4, system=system)
    if SYSTEMS[system].rounds.beforehand:
        event = did(event, PostSchedule())
    else:
        event = did(event, PairRound("slip") if SYSTEMS[system].ends_early else PairRound())
    match = event.rounds[0].match_of(ContestantId(1))
    assert match is not None
    return event, match


def hand(event: Tournament, team: TeamId, *places: int) -> HandLineUp:
    """The line-up of a team for round 1 by places in its order, 0 for a board that stays empty."""
    members = event.teams[team].members
    return HandLineUp(1, team, tuple(members[place - 1] if place else NOBODY for place in places))


def empty_ones(event: Tournament) -> list[Board]:
    """The boards of the match of T1 on which somebody is missing."""
    match = event.rounds[0].match_of(ContestantId(1))
    assert match is not None
    return [board for board in match.boards if not (board.white_player and board.black_player)]


@pytest.mark.parametrize("short", [0, 1])
@pytest.mark.parametrize("system", OF_TEAMS)
def test_an_empty_board_is_a_forfeit_once_both_line_ups_are_in(system: str, short: int) -> None:
    """Secret until then, whichever team left it and whichever handed in first."""
    event, match = paired(system)
    team, other = match.teams[short], match.teams[1 - short]
    event = did(event, hand(event, team, 1, 2, 3, 0))
    assert not any(board.result for board in event.rounds[0].boards)
    event = did(event, hand(event, other, 1, 2, 3, 4))
    (board,) = empty_ones(event)
    assert board.result in WON
    assert event.rounds[0].match_of(team).game_points(other) == 2  # type: ignore[union-attr]
    assert event.rounds[0].published
    wrong = [each for each in Result if each not in (board.result, Result.DOUBLE_FORFEIT)]
    for result in wrong:
        for command in (
            EnterResult(1, board.number, result),
            CorrectResult(1, board.number, result, "typed in haste"),
        ):
            with pytest.raises(Refusal) as caught:
                did(event, command)
            assert caught.value.article == ("" if system == "team-swiss-2026" else "B.VI E2")
            assert "has nobody there, and no game was played" in str(caught.value)
    with pytest.raises(Refusal, match="stays a forfeit"):
        did(event, ClearResult(1, board.number))
    assert did(event, EnterResult(1, board.number, Result.DOUBLE_FORFEIT)).rounds[0].board(board.number).result == "x"


@pytest.mark.parametrize("system", OF_TEAMS)
def test_where_nobody_is_on_either_side_both_have_lost(system: str) -> None:
    event, match = paired(system)
    for team in match.teams:
        event = did(event, hand(event, team, 1, 2, 3, 0))
    for board in empty_ones(event):
        expected = Result.DOUBLE_FORFEIT if not (board.white_player or board.black_player) else None
        assert board.result == expected or board.result in WON
    assert all(board.result for board in empty_ones(event))


@pytest.mark.parametrize("system", OF_TEAMS)
def test_a_match_lost_gives_no_points_to_an_empty_board(system: str) -> None:
    """Who named three for four boards has three points where the opponents stay away."""
    event, match = paired(system)
    team, absent = match.teams
    event = did(event, hand(event, team, 1, 2, 3, 0), hand(event, absent, 1, 2, 3, 4))
    event = did(event, ForfeitMatch(1, match.number, (absent,)))
    lost = event.rounds[0].match_of(team)
    assert lost is not None
    assert (lost.game_points(team), lost.game_points(absent)) == (6, 0)


def test_usual_line_ups_of_a_team_too_small() -> None:
    event = did(entered(2, boards=4, members=3), PairRound(), HandUsualLineUps(1))
    assert [board.result for board in event.rounds[0].boards] == [None, None, None, Result.DOUBLE_FORFEIT]


def test_a_corrected_record_makes_forfeits_and_unmakes_no_game() -> None:
    """Who never sat there is taken from an open board, not from one with the result of a game."""
    event, match = paired("team-swiss-1998")
    team, other = match.teams
    event = did(event, hand(event, team, 1, 2, 3, 4), hand(event, other, 1, 2, 3, 4))
    members = event.teams[team].members
    correction = CorrectLineUp(1, team, (*members[:3], NOBODY), "they did not come")
    forfeited = did(event, correction)
    (board,) = empty_ones(forfeited)
    assert board.result in WON
    played = did(event, EnterResult(1, board.number, Result.DRAW))
    with pytest.raises(Refusal, match="a game that somebody played: name who, or correct it to a forfeit first"):
        did(played, correction)
    other_way = CorrectLineUp(1, team, (NOBODY, *members[1:4]), "board 1 stayed empty")
    moved = did(forfeited, other_way)
    points = moved.rounds[0].match_of(team)
    assert points is not None
    assert (points.game_points(team), points.game_points(other)) == (0, 4), "the forfeit of board 4 stays until typed"


def test_a_play_off_has_the_empty_boards_of_its_line_ups() -> None:
    event, match = paired("team-knockout")
    first, second = match.teams
    event = did(event, hand(event, first, 1, 2, 3, 0), hand(event, second, 1, 2, 3, 4))
    for board in event.rounds[0].boards:
        if board.result is None:
            event = did(event, EnterResult(1, board.number, Result.DRAW))
    assert event.rounds[0].matches[0].verdict.winner == second
    event = drawn_match("team-knockout")
    opened = did(event, OpenSeries(1, 1, 10, seed="again"))
    boards = [each for each in opened.rounds[0].boards if each.series]
    (board,) = (each for each in boards if not (each.white_player and each.black_player))
    assert board.result in WON


def drawn_match(system: str) -> Tournament:
    """A match of three boards, for which there are no values, drawn with an empty board."""
    event = entered(2, system=system, boards=3)
    event = did(event, PairRound("slip"))
    first, second = event.rounds[0].matches[0].teams
    event = did(event, hand(event, first, 1, 2, 0), hand(event, second, 1, 2, 3))
    for number, result in ((1, Result.WHITE), (2, Result.DRAW)):
        board = event.rounds[0].board(number)
        mine = result if board.white == first else result.turned
        event = did(event, EnterResult(1, number, mine))
    return event


@pytest.mark.parametrize("result", [Result.DRAW, Result.WHITE, Result.BLACK])
def test_a_game_against_nobody_of_an_older_file_stays_and_is_told_as_it_counts(result: Result) -> None:
    """Earlier versions took any result there: such a journal opens as it was, and its report adds up."""
    event, match = paired("team-swiss-1998")
    short, full = match.teams
    facts = [
        LineUpHanded(1, team, hand(event, team, *places).players)
        for team, places in ((short, (1, 2, 3, 0)), (full, (1, 2, 3, 4)))
    ]
    old = event.imagine(*facts, *(ResultEntered(1, match.number, result, game) for game in range(1, 5)))
    board = old.rounds[0].board(4)
    assert board.result is result
    player = board.white_player or board.black_player
    lines = write_trf(old, Edition.TRF26).decode().split("\r\n")
    number = old.player_cards[player].number
    record = next(line for line in lines if line.startswith(f"001 {number:>4}"))
    gives = old.player_cards[player].score
    assert float(record[80:84]) == gives / 2
    assert record[91:].split()[:3] == ["0000", "-", {0: "-", 1: "H", 2: "+"}[gives]]
    assert any("1 game against nobody: its points are with the teams (310)" in line for line in lost_in_report(old))
    report = read_trf("\r\n".join(lines).encode())
    again = Tournament.beginning(SYSTEMS).imagine(*report.events)
    points = {card.entrant.name: card.score for card in again.player_cards.values()}
    assert points == {card.entrant.name: card.score for card in old.player_cards.values()}


def test_a_slip_costs_no_board(tmp_path: Path) -> None:
    """Three names for four boards are asked about; a hyphen says that a board stays empty."""
    commands = [*opening(4, system="team-round-robin"), PostSchedule()]
    talk = Conversation(stored(tmp_path / "league.json", commands))
    talk.say("P", "1 line-up 1; 1 2 3")
    assert "B.VI E2e: " in talk.refused
    assert "Board 4 stays empty? Then type it: 1 2 3 -." in talk.refused
    talk.say("1 line-up 1; 1 2")
    assert "Boards 3 and 4 stay empty? Then type it: 1 2 - -." in talk.refused
    assert "It is secret until" in talk.say("1 line-up 1; 1 2 3 -")
    said = talk.say("1 line-up 2; 1 2 3 4")
    assert "Both are in, and final (B.VI E2d). Board 1.4 is - +:" in said
    assert "has nobody there." in said
    talk.say("1.4 5")
    assert "B.VI E2: Board 1.4: T1 has nobody there, and no game was played. Only - can stand there" in talk.refused
    assert talk.tournament.rounds[0].board(4).result in WON


def test_the_time_after_which_an_absent_team_has_lost_is_announced_and_offered(tmp_path: Path) -> None:
    commands = [*opening(4, system="team-round-robin", lost_after=30), PostSchedule()]
    talk = Conversation(stored(tmp_path / "league.json", commands))
    said = talk.say("P", "1 line-up 1; 1 2 3 4", "1 k 17:00; 17:10 4; now=17:20")
    assert "may be admitted until 17:30." in said, talk.refused
