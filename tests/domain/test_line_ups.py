"""Line-ups as commands hold them to the law, the regulations of reserves, and what a match can still become."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.commands import (
    ChangeRegulations,
    CorrectLineUp,
    CorrectResult,
    EnterResult,
    ForfeitMatch,
    HandLineUp,
    HandUsualLineUps,
    NoteStart,
    PairRound,
    PostSchedule,
)
from paircard.core.commands.line_up_law import short_of_games
from paircard.core.event.board import Board
from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.match import Match
from paircard.core.event.result import Result
from paircard.core.event.team_facts import Admission, StartNoted
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.teams.outlook import may_draw, to_win
from paircard.core.teams.start_noted import told
from paircard.core.values.errors import Refusal
from tests.support.dose import examples
from tests.support.ids import team_id
from tests.support.teams import did, entered, results

FIRST, SECOND = team_id(1), team_id(2)


def handing(state: Tournament, *places: int) -> HandLineUp:
    """The line-up of T1 for the last round by places in its order."""
    members = state.teams[team_id(1)].members
    return HandLineUp(len(state.rounds), team_id(1), tuple(members[each - 1] if each else NOBODY for each in places))


@pytest.mark.parametrize(
    ("reserves", "places", "said"),
    [
        ("fixed-order", (1, 3, 2, 4), "B.VI E2: 3 T1-3 on board 2 plays above 2 T1-2"),
        ("last-boards", (1, 5, 3, 4), "B.VI E2c: 5 T1-5, a reserve, on board 2 plays above 3 T1-3"),
        ("any-place", (1, 3, 4, 5), "B.VI E2c: 3 T1-3 plays on board 2: regulars play only on their own"),
        ("fixed-order", (1, 2, 0, 0), "B.VI E2e: 2 of 4 boards are taken"),
    ],
)
def test_a_line_up_is_held_to_the_method_of_the_event(reserves: str, places: tuple[int, ...], said: str) -> None:
    state = did(entered(2, reserves=reserves), PairRound())
    with pytest.raises(Refusal) as caught:
        did(state, handing(state, *places))
    assert said in str(caught.value)


def test_an_event_has_one_method_of_reserves() -> None:
    state = did(entered(2), PairRound())
    options = replace(team_options(state.regulations), reserves="any-place")
    other = ChangeRegulations(replace(state.regulations, options=options))
    assert team_options(did(state, other).regulations).reserves == "any-place"
    state = did(state, handing(state, 1, 2, 3, 4))
    with pytest.raises(Refusal, match="Line-ups are in"):
        did(state, other)


def test_reserves_play_as_often_as_they_may() -> None:
    """A second game is refused, also where the reserve plays as usual; who is left out too often is told."""
    state = did(entered(2, rounds=3, most_reserve_games=1, least_regular_games=3), PairRound())
    (match,) = state.rounds[0].matches
    short = short_of_games(state, 1, match, team_id(1), handing(state, 1, 2, 3, 5).players)
    assert short == ("4 T1-4 is a regular and can reach 2 of the 3 games that are the least.",)
    state = did(state, handing(state, 1, 2, 3, 5), HandUsualLineUps(1))
    state = did(state, *results(state, 1))
    other = entered(4, rounds=3, most_reserve_games=1)
    other = did(other, PairRound(), handing(did(other, PairRound()), 1, 2, 3, 5), HandUsualLineUps(1))
    other = did(other, *results(other, 1), PairRound())
    with pytest.raises(Refusal, match="5 T1-5 is a reserve and has played 1 game: that is the most"):
        did(other, handing(other, 2, 3, 4, 5))


def test_a_result_needs_both_line_ups_and_a_forfeit_none() -> None:
    state = did(entered(2), PairRound())
    with pytest.raises(Refusal, match=r"Board 1\.1: the line-ups of T1 and T2 are not in"):
        did(state, EnterResult(1, 1, Result.WHITE))
    state = did(state, handing(state, 1, 2, 3, 4))
    with pytest.raises(Refusal, match=r"Board 1\.2: the line-up of T2 is not in"):
        did(state, EnterResult(1, 2, Result.WHITE))
    lost = did(state, ForfeitMatch(1, 1, (team_id(7),)))
    assert [lost.cards[each].score for each in (ContestantId(1), ContestantId(7))] == [4, 0]
    with pytest.raises(Refusal, match="All line-ups"):
        did(lost, HandUsualLineUps(1))
    with pytest.raises(Refusal, match="the line-up of T2 is not in"):
        did(lost, CorrectResult(1, 1, Result.DRAW, "they came"))
    did(lost, CorrectResult(1, 1, Result.BLACK_FORFEIT, "it was T1 who did not come"))


def test_a_corrected_record_changes_players_and_no_team() -> None:
    state = did(entered(2), PairRound(), HandUsualLineUps(1))
    state = did(state, *(EnterResult(1, board, Result.WHITE) for board in range(1, 5)))
    members = state.teams[team_id(1)].members
    after = did(state, CorrectLineUp(1, team_id(1), (*members[:2], *members[3:5]), "protocol misread"))
    assert {id_: card.score for id_, card in after.cards.items()} == {id_: c.score for id_, c in state.cards.items()}
    assert [after.player_cards[each].score for each in members] == [2, 0, 0, 2, 0]
    assert Tournament.fold(SYSTEMS, after.entries).world == after.world


@pytest.mark.parametrize(
    ("system", "article"),
    [("team-swiss-1998", "B.VI E2c"), ("team-round-robin", "B.VI E2c"), ("team-swiss-2026", "")],
)
def test_each_event_refuses_a_line_up_by_its_own_book(system: str, article: str) -> None:
    """FIDE has nothing on reserves: there the refusal is plain sense, and names no other code."""
    state = entered(4, system=system, reserves="last-boards")
    state = did(state, PostSchedule() if SYSTEMS[system].rounds.beforehand else PairRound())
    with pytest.raises(Refusal, match="5 T1-5, a reserve, on board 2 plays above 3 T1-3") as caught:
        did(state, replace(handing(state, 1, 5, 3, 4), round=1))
    assert caught.value.article == article


@pytest.mark.parametrize(
    ("begun", "first", "second", "now", "said"),
    [
        ("17:00", "", "", "17:30", "control clock shows 30 minutes"),
        (
            "17:00",
            "17:40",
            "",
            "17:40",
            "set 20 minutes as gone on both sides of all clocks, and start those",
        ),
        ("17:00", "17:00", "", "17:59", "T2 may be admitted until 18:00."),
        ("17:00", "17:00", "", "18:01", "The second team was not admitted by 18:00: it has lost by forfeit."),
        ("23:30", "23:30", "", "00:31", "The second team was not admitted by 00:30: it has lost by forfeit."),
        ("17:00", "", "", "18:01", "Neither team was admitted by 18:00: both have lost."),
    ],
)
def test_what_follows_from_a_late_team(begun: str, first: str, second: str, now: str, said: str) -> None:
    state = did(entered(2), PairRound(), HandUsualLineUps(1))
    match = state.rounds[0].matches[0]
    came = zip(match.teams, (first, second), strict=True)
    state = did(state, NoteStart(1, 1, begun, 60, tuple(Admission(team, at, 3) for team, at in came if at)))
    assert said in " ".join(told(state, match, state.rounds[0].starts[1], now))
    assert Tournament.fold(SYSTEMS, state.entries).world == state.world


@pytest.mark.parametrize(
    ("begun", "allowed", "said"),
    [("25:00", 60, "25:00 is not a time"), ("17", 60, "17 is not a time"), ("17:00", 0, "Type the minutes")],
)
def test_a_start_at_no_time_is_refused(begun: str, allowed: int, said: str) -> None:
    """By the command, and by a journal that somebody else has written."""
    state = did(entered(2), PairRound(), HandUsualLineUps(1))
    with pytest.raises(Refusal, match=said):
        did(state, NoteStart(1, 1, begun, allowed))
    with pytest.raises(ValueError, match="no such time"):
        state.imagine(StartNoted(1, 1, begun, allowed))


@settings(max_examples=examples(60))
@given(played=st.lists(st.sampled_from([Result.WHITE, Result.DRAW, Result.BLACK]), max_size=5), still=st.integers(1, 4))
def test_what_is_still_possible_is_what_the_open_boards_can_bring(played: list[Result], still: int) -> None:
    """Held against every way in which the open boards can end."""
    made = [*played, *[None] * still]
    match = Match(1, FIRST, SECOND, tuple(Board(at, FIRST, SECOND, result=each) for at, each in enumerate(made, 1)))
    own, other = match.game_points(FIRST), match.game_points(SECOND)
    ends = [own + sum(each) for each in product((0, 1, 2), repeat=still)]
    whole = own + other + 2 * still
    wins = [end - own for end in ends if 2 * end > whole]
    if not match.decided:
        assert to_win(match, FIRST) == (min(wins) if wins else None)
        assert may_draw(match, FIRST) == (not wins and any(2 * end == whole for end in ends))
    assert match.decided == (all(2 * end > whole for end in ends) or all(2 * end < whole for end in ends))
