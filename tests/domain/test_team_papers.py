"""Papers of teams: counted again from the boards, and read as an arbiter hands them out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paircard.core.commands import CorrectResult, HandLineUp, PairRound, PostSchedule
from paircard.core.event.ids import TeamId
from paircard.core.event.result import Result
from paircard.core.pages.site import site
from paircard.core.papers.catalogue import make_paper, offered
from paircard.core.tables.best_boards import best_on_boards
from paircard.core.tables.standings import standings
from paircard.core.tables.team_table import member_rows, team_total
from paircard.core.values.errors import Refusal
from paircard.core.values.points import format_points
from paircard.data.papers.as_text import as_text
from tests.support.play import gold12
from tests.support.teams import LEAGUE, did, entered, played


def test_members_add_up_to_their_team() -> None:
    state = played(6, 3, boards=3, members=4)
    for team in state.teams:
        rows = [*member_rows(state, team, 3)]
        assert len(rows) == 4
        assert sum(row.points for row in rows) == sum(team_total(state, team, number) or 0 for number in (1, 2, 3))
        assert sum(row.games for row in rows) == 9


def test_the_table_of_a_team_as_it_is_printed() -> None:
    state = played(4, 1, boards=2, members=2)
    match = state.rounds[0].matches[0]
    text = as_text(make_paper(state, "teams"))
    total = next(line for line in text.splitlines() if "Total" in line)
    best = TeamId(standings(state).rows[0].card.id)
    assert format_points(team_total(state, best, 1) or 0) in total.split()
    assert all(state.name_of(board.player_of(match.first)) in text for board in match.boards)


def test_the_square_of_a_league_asks_no_norms_of_teams() -> None:
    state = played(4, 1, system=LEAGUE, boards=2, members=2)
    text = as_text(make_paper(state, "crosstable"))
    assert "*" in text
    assert "Norms" not in text
    assert "players rated" not in text


def test_everybody_who_played_is_on_one_board_of_the_best() -> None:
    state = played(6, 3, boards=3, members=4)
    listed = [row.card.id for rows in best_on_boards(state, 3).values() for row in rows]
    assert sorted(listed) == sorted(id_ for id_, card in state.player_cards.items() if card.lines)
    first = best_on_boards(state, 3)[1]
    assert [row.points for row in first] == sorted((row.points for row in first), reverse=True)


def test_names_stay_secret_until_both_line_ups_are_in() -> None:
    state = did(entered(2, boards=2, members=3), PairRound())
    match = state.rounds[0].matches[0]
    one, other = (state.teams[each].members[:2] for each in match.teams)
    state = did(state, HandLineUp(1, match.teams[0], one))
    assert "T1-1" not in as_text(make_paper(state, "pairings"))
    assert "T1-1" not in as_text(make_paper(state, "match-protocols"))
    assert "T1-1" not in as_text(make_paper(state, "slips"))
    state = did(state, HandLineUp(1, match.teams[1], other))
    for paper in ("pairings", "match-protocols", "slips"):
        text = as_text(make_paper(state, paper))
        assert "T1-1" in text
        assert "T2-2" in text


def test_results_are_written_from_the_side_of_the_team_named_first() -> None:
    state = played(2, 1, boards=2, members=2)
    lines = [line for line in as_text(make_paper(state, "pairings")).splitlines() if " Black " in line]
    board = state.rounds[0].boards[1]
    assert board.result is not None
    turned = {Result.WHITE: "0-1", Result.DRAW: "½-½", Result.BLACK: "1-0"}[board.result]
    assert turned in lines[0]


def test_standings_rank_by_match_points_then_games() -> None:
    state = played(6, 3)
    table = standings(state, tie_breaks=())
    assert [row.points for row in table.rows] == sorted((row.points for row in table.rows), reverse=True)
    regulations = replace(state.regulations, tie_breaks=("MPvGP",))
    ranked = standings(state.with_facts(replace(state.facts, regulations=regulations)))
    merits = [(row.points, sum(line.match.game_points for line in row.card.lines if line.match)) for row in ranked.rows]
    assert merits == sorted(merits, reverse=True)


def test_a_wrong_result_corrected_changes_both_tables() -> None:
    state = played(4, 2)
    board = next(each for each in state.rounds[0].boards if each.result is not Result.WHITE)
    before = {id_: card.points() for id_, card in state.player_cards.items()}
    state = did(state, CorrectResult(1, board.number, Result.WHITE, "slip misread"))
    after = {id_: card.points() for id_, card in state.player_cards.items()}
    assert {id_ for id_ in after if after[id_] != before[id_]} == {board.white_player, board.black_player}


@pytest.mark.parametrize("system", ["team-swiss-1998", LEAGUE])
def test_every_paper_that_is_offered_can_be_made(system: str) -> None:
    state = played(4, 1) if system != LEAGUE else did(entered(4, system=system), PostSchedule())
    for name in offered(state):
        assert as_text(make_paper(state, name))


def test_papers_of_teams_are_for_teams() -> None:
    state = gold12(1).tournament
    assert not {"teams", "boards", "match-protocols"} & {*offered(state)}
    with pytest.raises(Refusal, match="plays for a team"):
        make_paper(state, "teams")


def test_pages_lead_to_the_teams() -> None:
    pages = {page.name: as_text(page.paper) for page in site(played(5, 2)).pages}
    assert "Total" in pages["teams"]
    assert "Table 1" in pages["pairings"]
    assert "T1-1" in pages["player-1"]
