"""Small figures of team events that must be counted as the rules count them: best boards, matches, games to come."""

from __future__ import annotations

from paircard.core.commands import EnterResult, HandLineUp, HandUsualLineUps, PairRound, WithdrawEntrant
from paircard.core.event.ids import NOBODY
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.catalogue import make_paper
from paircard.core.tables.best_boards import best_on_boards
from paircard.core.tables.table_words import games_finished
from paircard.data.papers.as_text import as_text
from tests.domain.test_team_cup import cup
from tests.support.teams import LEAGUE, did, entered, played


def first_round(*results: Result) -> Tournament:
    """A league of four teams on two boards: match 1 with these results, all else to come."""
    league = did(entered(4, system=LEAGUE, boards=2), PairRound(), HandUsualLineUps(1))
    return did(league, *(EnterResult(1, board, each) for board, each in enumerate(results, 1)))


def test_a_win_by_forfeit_is_no_game_of_a_board_prize() -> None:
    league = first_round(Result.WHITE_FORFEIT, Result.DRAW)
    found = best_on_boards(league, 1)
    assert 1 not in found
    assert [(row.points, row.games) for row in found[2]] == [(1, 1), (1, 1)]
    text = as_text(make_paper(league, "boards"))
    assert "a win by forfeit gives no point here" in " ".join(text.split())
    assert "while games are missing" in text


def test_the_second_leg_of_a_cup_is_played_on_the_same_boards() -> None:
    event = cup(2, 2, legs=2)
    event = did(event, *(EnterResult(1, board.number, Result.WHITE) for board in event.rounds[0].boards))
    assert [*best_on_boards(event, 1)] == [1, 2]


def test_who_leaves_a_league_has_played_matches() -> None:
    league = first_round(Result.WHITE, Result.DRAW)
    said = system_of(league).entry.leaving(league, league.rounds[0].matches[0].first)
    assert "has played 1 of 3 matches, fewer than half: all are annulled." in said
    assert " 0 of 3 matches" in system_of(league).entry.leaving(league, league.rounds[0].matches[1].first)


def test_what_is_annulled_is_no_game_to_come() -> None:
    league = first_round(Result.WHITE, Result.DRAW)
    assert games_finished(league) == (2, 12)
    gone = did(league, WithdrawEntrant(league.rounds[0].matches[1].first, "ill"))
    assert games_finished(gone) == (2, 6)
    assert "2 of 6 games finished" in as_text(make_paper(gone, "standings"))


def test_papers_of_a_schedule_name_no_round_while_games_are_missing() -> None:
    league = first_round(Result.WHITE, Result.DRAW)
    for paper in ("teams", "boards", "charts"):
        assert "while games are missing" in make_paper(league, paper).title
    assert make_paper(played(4, 1), "teams").title == "Teams after round 1"


def test_a_win_against_an_empty_board_is_a_win_in_the_table_of_a_team() -> None:
    league = did(entered(4, system=LEAGUE, boards=3), PairRound())
    match = league.rounds[0].matches[0]
    (one, two), full = league.teams[match.teams[0]].members[:2], league.teams[match.teams[1]].members[:3]
    league = did(league, HandLineUp(1, match.teams[0], (one, two, NOBODY)), HandLineUp(1, match.teams[1], full))
    assert league.rounds[0].boards[2].result in (Result.WHITE_FORFEIT, Result.BLACK_FORFEIT), "as soon as both are in"
    rows = as_text(make_paper(league, "teams")).splitlines()
    third = next(row for row in rows if league.name_of(full[2]) in row)
    assert " + " in third
