"""Teams: their matches, their line-ups, their cards and those of their members."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.commands import (
    CorrectLineUp,
    CorrectTeam,
    EnterResult,
    HandLineUp,
    HandUsualLineUps,
    PairRound,
    PostSchedule,
    RegisterEntrants,
    RegisterMembers,
    RegisterTeam,
    RemoveEntrant,
    Undo,
    WithdrawEntrant,
)
from paircard.core.event.card import Kind
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.result import Result
from paircard.core.event.team import Team
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from tests.support.dose import examples
from tests.support.ids import person_id, team_id
from tests.support.teams import LEAGUE, did, entered, entering, played, played_round


def team_ids(tournament: Tournament) -> dict[str, TeamId]:
    return {team.name: id_ for id_, team in tournament.teams.items()}


def test_teams_are_entered_with_their_members_and_ranked_by_strength() -> None:
    state = entered(4, boards=2, members=3)
    ids = team_ids(state)
    assert [state.label(id_) for _, id_ in sorted(state.ids.items())] == ["1 T1", "2 T2", "3 T3", "4 T4"]
    # T2: 2459 and 2458 on two boards, halves up; the reserve is not counted
    assert state.registrations[ids["T2"]].entrant.rating == 2459
    assert len(state.players) == 12
    assert not set(state.players) & set(state.registrations)


def test_strength_of_all_members_where_that_was_announced() -> None:
    state = entered(2, boards=2, members=3, strength="all")
    assert state.registrations[team_ids(state)["T2"]].entrant.rating == 2458


def test_odd_boards_have_the_colour_of_the_pair() -> None:
    state = did(entered(4), PairRound())
    first = state.rounds[0].matches[0]
    assert [board.white == first.first for board in first.boards] == [True, False, True, False]
    assert {state.name_of(each) for each in first.contestants} == {"T1", "T3"}
    assert state.cards[first.first].colours == "W"
    assert state.cards[first.second].colours == "B"


def test_a_line_up_puts_players_on_their_boards() -> None:
    state = did(entered(4), PairRound())
    match = state.rounds[0].matches[0]
    members = state.teams[match.teams[0]].members
    state = did(state, HandLineUp(1, match.teams[0], (*members[1:4], members[4])))
    # secret until that of the opponents is in
    assert [board.player_of(match.first) for board in state.rounds[0].matches[0].boards] == [0] * 4
    state = did(state, HandLineUp(1, match.teams[1], state.teams[match.teams[1]].members[:4]))
    seats = [board.player_of(match.first) for board in state.rounds[0].matches[0].boards]
    assert seats == list(members[1:5])
    with pytest.raises(Refusal, match="final"):
        did(state, HandLineUp(1, match.teams[0], members[:4]))
    corrected = did(state, CorrectLineUp(1, match.teams[0], members[:4], "boards 1 and 2 sat wrongly"))
    assert corrected.rounds[0].line_ups[match.teams[0]] == members[:4]


@pytest.mark.parametrize(
    ("players", "said"),
    [((1, 1, 0, 0), "two boards"), ((999, 0, 0, 0), "no member"), ((1, 2), "4 boards")],  # places in the order
)
def test_line_ups_that_cannot_be(players: tuple[int, ...], said: str) -> None:
    state = did(entered(2), PairRound())
    id_ = state.rounds[0].matches[0].teams[0]
    members = state.teams[id_].members
    named = tuple(members[each - 1] if 0 < each < 10 else person_id(each) for each in players)
    with pytest.raises(Refusal, match=said):
        did(state, HandLineUp(1, id_, named))


@settings(max_examples=examples(15))
@given(seed=st.integers(0, 10_000), teams=st.integers(4, 7), boards=st.integers(1, 5), game=st.booleans())
def test_match_and_game_points_add_up(seed: int, teams: int, boards: int, game: bool) -> None:
    state = played(teams, 3, seed, boards=boards, members=boards + 1, primary="game" if game else "match")
    games = dict.fromkeys(state.registrations, 0)
    matches = dict(games)
    for round_ in state.rounds:
        for match in round_.matches:
            for one, other in (match.contestants, match.contestants[::-1]):
                own, theirs = (
                    sum(board.result.half_points[board.white != each] for board in match.boards if board.result)
                    for each in (one, other)
                )
                games[one] += own
                matches[one] += 4 if own > theirs else 2 if own == theirs else 0
        if round_.bye is not None:
            games[round_.bye] += boards
            matches[round_.bye] += 4
    for id_, card in state.cards.items():
        scores = [line.match for line in card.lines]
        assert sum(score.game_points for score in scores if score) == games[id_]
        assert sum(score.match_points for score in scores if score) == matches[id_]
        assert card.score == (games if game else matches)[id_]
    # members have what their boards gave
    assert sum(card.score for card in state.player_cards.values()) == sum(games.values()) - sum(
        boards for round_ in state.rounds if round_.bye is not None
    )
    assert Tournament.fold(SYSTEMS, state.entries).world == state.world


def test_nobody_meets_twice_and_a_match_is_one_line() -> None:
    state = played(6, 3)
    for card in state.cards.values():
        assert len(card.lines) == 3
        assert len(card.opponents) == 3


def test_a_match_that_neither_team_came_to_is_lost_by_both() -> None:
    state = did(entered(2, boards=2), PairRound(), HandUsualLineUps(1))
    state = did(state, *(EnterResult(1, board, Result.DOUBLE_FORFEIT) for board in (1, 2)))
    assert [line.kind for card in state.cards.values() for line in card.lines] == [Kind.FORFEIT_LOSS] * 2
    assert [card.score for card in state.cards.values()] == [0, 0]
    assert not any(card.opponents for card in state.cards.values())


def test_a_match_won_by_forfeit_is_no_meeting() -> None:
    state = did(entered(2, boards=2), PairRound(), HandUsualLineUps(1))
    match = state.rounds[0].matches[0]
    signs = [Result.WHITE_FORFEIT if board.white == match.first else Result.BLACK_FORFEIT for board in match.boards]
    state = did(state, *(EnterResult(1, board, sign) for board, sign in enumerate(signs, start=1)))
    assert state.cards[match.first].bye_barred
    assert [state.cards[each].score for each in match.contestants] == [4, 0]


def test_a_league_posts_all_its_rounds() -> None:
    state = did(entered(4, system=LEAGUE, boards=3), PostSchedule())
    assert [len(round_.boards) for round_ in state.rounds] == [6, 6, 6]
    assert [len(round_.matches) for round_ in state.rounds] == [2, 2, 2]


def test_players_are_entered_for_a_team_only() -> None:
    state = entered(2)
    with pytest.raises(Refusal, match="member of a team"):
        did(state, RegisterEntrants((Entrant.of("Lone"),)))
    id_ = team_ids(state)["T1"]
    state = did(state, RegisterMembers(id_, (Entrant.of("New", rating=2600),)))
    assert state.players[state.teams[id_].members[-1]].name == "New"
    with pytest.raises(Refusal, match="before round 1"):
        did(did(state, PairRound()), RegisterMembers(id_, (Entrant.of("Late"),)))
    later = did(played(4, 1, late_members=3), RegisterMembers(team_id(1), (Entrant.of("Late"),)))
    assert later.players[later.teams[team_id(1)].members[-1]].name == "Late"


def test_the_order_of_the_boards_is_fixed_with_round_1() -> None:
    state = entered(2)
    id_ = team_ids(state)["T1"]
    team = state.teams[id_]
    turned = replace(team, members=team.members[::-1])
    assert did(state, CorrectTeam(id_, turned)).teams[id_].members == team.members[::-1]
    paired = did(state, PairRound())
    with pytest.raises(Refusal, match="reason"):
        did(paired, CorrectTeam(id_, turned))
    assert did(paired, CorrectTeam(id_, turned, "typed wrongly")).teams[id_].members == team.members[::-1]
    assert did(paired, CorrectTeam(id_, replace(team, captain="Other"))).teams[id_].captain == "Other"


def test_a_team_is_struck_out_with_its_members() -> None:
    state = entered(3)
    id_ = team_ids(state)["T3"]
    state = did(state, RemoveEntrant(id_))
    assert id_ not in state.teams
    assert not any(name.name.startswith("T3") for name in state.players.values())


def test_a_member_is_struck_out_of_the_team() -> None:
    state = entered(2)
    member = state.teams[team_id(1)].members[0]
    state = did(state, RemoveEntrant(member))
    assert member not in state.players
    assert member not in state.teams[team_id(1)].members


def test_a_late_team_joins_and_one_that_leaves_is_paired_no_more() -> None:
    state = played_round(did(played(4, 1), entering(5, 5), WithdrawEntrant(ContestantId(1))))
    assert state.cards[team_ids(state)["T5"]].lines[0].kind is Kind.NOT_ENTERED
    assert state.cards[ContestantId(1)].lines[1].kind is Kind.WITHDRAWN


def test_names_and_members_belong_to_one_team() -> None:
    state = entered(2)
    with pytest.raises(Refusal, match="T1 already"):
        did(state, RegisterTeam(Team("t1")))
    with pytest.raises(Refusal, match="plays for T1"):
        did(state, RegisterTeam(Team("Other", members=state.teams[team_id(1)].members[:1])))


def test_undo_takes_a_team_back() -> None:
    state = did(entered(3), Undo())
    before = did(state, Undo())
    assert len(before.teams) == 2
    assert len(before.players) == 10
