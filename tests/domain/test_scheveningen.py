"""A Scheveningen match: two teams, everybody of one against everybody of the other."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from paircard.core.commands import (
    ChangeRegulations,
    CorrectTeam,
    EnterResult,
    HandLineUp,
    HandUsualLineUps,
    PostSchedule,
    Undo,
)
from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.catalogue import make_paper, offered
from paircard.core.systems.scheveningen.table import table
from paircard.core.tables.standings import standings
from paircard.core.values.errors import Refusal
from paircard.data.papers.as_text import as_text
from tests.support.teams import did, entered, entering

KEY = "scheveningen"


def posted(boards: int, members: int = 0) -> Tournament:
    state = did(entered(2, system=KEY, boards=boards, members=members or boards, rounds=1), PostSchedule())
    return did(state, *(HandUsualLineUps(number) for number in range(1, boards + 1)))


@pytest.mark.parametrize("boards", [2, 3, 4, 6, 7])
def test_everybody_meets_everybody_of_the_other_team(boards: int) -> None:
    state = posted(boards)
    first, second = (state.teams[TeamId(state.ids[number])].members for number in sorted(state.ids))
    pairs = Counter(
        frozenset((board.white_player, board.black_player)) for round_ in state.rounds for board in round_.boards
    )
    assert pairs == Counter(frozenset((one, other)) for one in first for other in second)
    for round_ in state.rounds:
        assert len({board.white for board in round_.boards}) == 1
        seated = [player for board in round_.boards for player in (board.white_player, board.black_player)]
        assert len(set(seated)) == 2 * boards


def test_the_pairs_are_those_of_the_printed_table() -> None:
    state = posted(4)
    named = {
        member: f"{side}{place}"
        for side, number in zip("AB", sorted(state.ids), strict=True)
        for place, member in enumerate(state.teams[TeamId(state.ids[number])].members, start=1)
    }
    made = [[(named[board.white_player], named[board.black_player]) for board in each.boards] for each in state.rounds]
    assert made == [[(str(white), str(black)) for white, black in pairs] for pairs in table(4)]


def test_a_reserve_sits_where_the_regular_would() -> None:
    state = did(entered(2, system=KEY, boards=3, members=4, rounds=1), PostSchedule())
    second = TeamId(state.ids[sorted(state.ids)[1]])
    members = state.teams[second].members
    state = did(state, HandLineUp(1, second, (members[3], *members[1:3])), HandUsualLineUps(1))
    # round 1: A1-B3 A2-B2 A3-B1
    assert [board.player_of(second) for board in state.rounds[0].boards] == [members[2], members[1], members[3]]


def drawn() -> Tournament:
    """A match of two boards: A1 wins both, B1 beats nobody, everything else so that it ends 2 - 2."""
    state = posted(2)
    one = state.teams[TeamId(state.ids[sorted(state.ids)[0]])].members
    for round_ in state.rounds:
        for board in round_.boards:
            first = one[0] in (board.white_player, board.black_player)
            white_wins = (board.white_player in one) == first
            result = Result.WHITE if white_wins else Result.BLACK
            state = did(state, EnterResult(round_.number, board.number, result))
    return state


@pytest.mark.parametrize(
    ("code", "figures"),
    [("WBP", [4, 2]), ("REG", [4, 4]), ("DROP2", [0, 0])],
)
def test_what_decides_a_drawn_match(code: str, figures: list[int]) -> None:
    state = drawn()
    regulations = replace(state.regulations, tie_breaks=(code,))
    state = did(state, ChangeRegulations(regulations, "as announced"))
    table_ = standings(state)
    assert [row.points for row in table_.rows] == [4, 4]
    assert sorted((int(row.figures[0].value or 0) for row in table_.rows), reverse=True) == figures
    assert table_.rows[0].shared is (code != "WBP")


def test_two_teams_and_no_third() -> None:
    state = entered(2, system=KEY, boards=3, members=3, rounds=1)
    with pytest.raises(Refusal, match="both are entered"):
        did(state, entering(3, 3))
    with pytest.raises(Refusal, match="two teams"):
        did(entered(1, system=KEY, boards=3, members=3, rounds=1), PostSchedule())


def test_papers_can_be_made_and_the_schedule_undone() -> None:
    state = posted(4)
    for name in offered(state):
        assert as_text(make_paper(state, name))
    meetings = system_of(state).meetings
    assert meetings is not None
    lines = [line.text for line in meetings.round_lines(state, 2)]
    assert any("team B have White" in line for line in lines)
    for _ in range(5):
        state = did(state, Undo())
    assert not state.rounds


def test_members_of_a_correction_keep_their_games() -> None:
    state = drawn()
    id_ = TeamId(state.ids[sorted(state.ids)[0]])
    team = state.teams[id_]
    changed = did(state, CorrectTeam(id_, replace(team, members=team.members[:1]), "never came back"))
    left = ContestantId(team.members[1])
    assert changed.player_cards[left].score == state.player_cards[left].score
