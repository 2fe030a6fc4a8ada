"""The law of teams: line-ups by the methods of reserves, limits of games, and when a late team has lost."""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.rules import rule
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.scheveningen.options import ScheveningenOptions
from paircard.core.teams.admission import (
    HOUR,
    ClocksRun,
    ControlClock,
    LostByForfeit,
    SetClocks,
    Start,
    enough,
    time_allowed,
)
from paircard.core.teams.board_order import BoardOrder, Reserves
from paircard.core.teams.limits import games_of, regulars_short, reserves_over
from paircard.core.teams.line_up_faults import faults
from paircard.core.teams.polish_code import OF_TEAMS
from paircard.core.values.rule_id import RuleId

MEMBERS = (11, 12, 13, 14, 15, 16)
"""Four regulars and the reserves 15 and 16."""


def told(reserves: Reserves, *line_up: int) -> list[str]:
    """What is wrong with a line-up of four boards."""
    return [
        f"{OF_TEAMS[each.matter]}: {each.said(lambda id_: f'P{id_}')}"
        for each in faults(BoardOrder(MEMBERS, 4, 4, reserves), line_up)
    ]


# --- line-ups --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reserves", "line_up"),
    [
        ("last-boards", (11, 12, 13, 14)),
        ("last-boards", (12, 13, 14, 15)),
        ("last-boards", (11, 14, 15, 16)),
        ("last-boards", (11, 12, 13, 0)),
        ("any-place", (15, 12, 16, 14)),
        ("any-place", (16, 15, 13, 14)),
        ("any-place", (11, 0, 13, 14)),
        ("fixed-order", (12, 13, 15, 16)),
    ],
)
def test_line_ups_that_may_be_handed_in(reserves: Reserves, line_up: tuple[int, ...]) -> None:
    assert told(reserves, *line_up) == []


@pytest.mark.parametrize(
    ("reserves", "line_up", "sentences"),
    [
        (
            "last-boards",
            (11, 15, 13, 14),
            ["B.VI E2c: P15, a reserve, on board 2 plays above P13 on board 3: regulars move up."],
        ),
        (
            "last-boards",
            (11, 12, 16, 15),
            ["B.VI E2: P16 on board 3 plays above P15 on board 4, who stands before them in the order."],
        ),
        (
            "last-boards",
            (0, 11, 12, 13),
            [
                "B.VI E2c: Board 1 is empty above board 2: only the last boards may be.",
                "B.VI E2c: P11 plays on board 2 and was entered for board 1: regulars never move down.",
                "B.VI E2c: P12 plays on board 3 and was entered for board 2: regulars never move down.",
                "B.VI E2c: P13 plays on board 4 and was entered for board 3: regulars never move down.",
            ],
        ),
        (
            "any-place",
            (12, 15, 13, 14),
            ["B.VI E2c: P12 plays on board 1: regulars play only on their own, here board 2."],
        ),
        (
            "fixed-order",
            (12, 11, 13, 14),
            ["B.VI E2: P12 on board 1 plays above P11 on board 2, who stands before them in the order."],
        ),
        ("fixed-order", (11, 0, 13, 14), ["B.VI E2: Board 2 is empty above board 3: only the last boards may be."]),
        ("fixed-order", (11, 12, 0, 0), ["B.VI E2e: 2 of 4 boards are taken: more than half have to be."]),
        ("any-place", (11, 12, 99, 14), ["B.VI E2: P99 on board 3 is not in this team."]),
        ("any-place", (11, 15, 15, 14), ["B.VI E2: P15 plays on boards 2 and 3: on one only."]),
        ("last-boards", (11, 12, 13, 14, 15), ["B.VI E2: The match has 4 boards, and 5 are named."]),
    ],
)
def test_what_is_wrong_with_a_line_up(reserves: Reserves, line_up: tuple[int, ...], sentences: list[str]) -> None:
    assert told(reserves, *line_up) == sentences


@given(st.sets(st.sampled_from(MEMBERS), min_size=4, max_size=4))
def test_in_order_is_always_allowed_where_anybody_may_be_left_out(chosen: set[int]) -> None:
    """And behind regulars it is, too: they only move up."""
    assert told("fixed-order", *sorted(chosen)) == told("last-boards", *sorted(chosen)) == []


def test_in_a_scheveningen_match_reserves_take_any_place_by_its_own_article() -> None:
    """F4, and not the choice that other events of teams have (E2c)."""
    system = SYSTEMS["scheveningen"]
    assert ScheveningenOptions().reserves == "any-place"
    order = BoardOrder(MEMBERS, 4, 4, "any-place")
    assert faults(order, (11, 16, 15, 14)) == ()
    assert [system.article(each.matter) for each in faults(order, (12, 11, 13, 14))] == ["B.VI F4"] * 2


def test_a_regular_for_whom_there_is_no_board_plays_where_a_reserve_may() -> None:
    six_regulars = BoardOrder(MEMBERS, 4, 6, "any-place")
    assert faults(six_regulars, (15, 12, 13, 16)) == ()
    assert len(faults(six_regulars, (12, 15, 13, 14))) == 1


def test_limits_of_games() -> None:
    order = BoardOrder(MEMBERS, 4, 4, "any-place")
    played = games_of([(11, 15, 13, 14), (11, 15, 13, 14), (11, 12, 13, 16), (11, 12, 0, 14)])
    assert played == {11: 4, 12: 2, 13: 3, 14: 3, 15: 2, 16: 1}
    over = list(reserves_over(order, played, (11, 15, 16, 14), 2))
    assert [str(each.said(lambda id_: f"P{id_}")) for each in over] == [
        "P15 is a reserve and has played 2 games: that is the most."
    ]
    assert not list(reserves_over(order, played, (11, 15, 16, 14), 0))
    short = list(regulars_short(order, played, 1, 4))
    assert [str(each.said(lambda id_: f"P{id_}")) for each in short] == [
        "P12 is a regular and can reach 3 of the 4 games that are the least."
    ]


# --- late teams ------------------------------------------------------------------------------------------

TEN = datetime(2002, 10, 5, 10, 0)


def at(minutes: float) -> datetime:
    """So many minutes after ten."""
    return TEN + timedelta(minutes=minutes)


def test_a_team_is_admitted_with_more_than_half_present() -> None:
    assert [present for present in range(9) if enough(present, 8)] == [5, 6, 7, 8]
    assert [present for present in range(6) if enough(present, 5)] == [3, 4, 5]


def test_both_in_time() -> None:
    assert Start(TEN, HOUR, at(-5), TEN).consequences(at(90)) == ()


def test_one_team_late() -> None:
    """Its clocks run, all of them, until it is admitted; after the hour it has lost."""
    late = Start(TEN, HOUR, at(-5), at(25))
    assert late.consequences(at(20)) == (ClocksRun("second", timedelta(minutes=20), admitted=False),)
    assert late.consequences(at(90)) == (ClocksRun("second", timedelta(minutes=25), admitted=True),)
    assert not [each for each in Start(TEN, HOUR, TEN, at(60)).consequences(at(90)) if isinstance(each, LostByForfeit)]
    for never in (None, at(61)):
        lost = Start(TEN, HOUR, never, at(0)).consequences(at(61))
        assert lost == (ClocksRun("first", HOUR, admitted=False), LostByForfeit(("first",), at(60)))
        assert str(lost[1].said()) == "The first team was not admitted by 11:00: it has lost by forfeit."


def test_the_control_clock() -> None:
    """The example of the code: 40 minutes shown, 20 are set; and the other team's clocks start."""
    start = Start(TEN, HOUR, None, at(40))
    assert start.consequences(at(30)) == (ControlClock(TEN, timedelta(minutes=30)),)
    half, runs = start.consequences(at(50))
    assert half == SetClocks(("second",), timedelta(minutes=40))
    assert isinstance(half, SetClocks)
    assert half.to_set == timedelta(minutes=20)
    assert runs == ClocksRun("first", timedelta(minutes=30), admitted=False)
    assert str(half.said()) == (
        "The control clock showed 40 minutes: set 20 minutes as gone on both sides of all clocks, "
        "and start those of the first team."
    )
    assert start.consequences(at(61))[-1] == LostByForfeit(("first",), at(60))
    both = Start(TEN, HOUR, at(15), at(15)).consequences(at(16))
    assert both == (SetClocks(("first", "second"), timedelta(minutes=15)),)


def test_neither_team_comes() -> None:
    assert Start(TEN, HOUR).consequences(at(-1)) == ()
    clock, lost = Start(TEN, HOUR).consequences(at(75))
    assert clock == ControlClock(TEN, HOUR)
    assert lost == LostByForfeit(("first", "second"), at(60))
    assert str(lost.said()) == "Neither team was admitted by 11:00: both have lost."


def test_in_rapid_and_blitz_half_of_the_time_is_allowed() -> None:
    assert time_allowed(timedelta(minutes=90), fast=False) == HOUR
    blitz = Start(TEN, time_allowed(timedelta(minutes=5), fast=True), TEN)
    assert blitz.consequences(at(2)) == (ClocksRun("second", timedelta(minutes=2), admitted=False),)
    assert str(blitz.consequences(at(3))[0].said()).endswith("gone so far: 2 minutes 30 s.")


@given(*[st.none() | st.integers(-30, 90)] * 2, st.integers(-40, 120))
def test_nobody_loses_who_was_there_in_time_and_everybody_else_does(one: int | None, two: int | None, now: int) -> None:
    come = [None if each is None else at(each) for each in (one, two)]
    found = Start(TEN, HOUR, *come).consequences(at(now))
    lost = {team for each in found if isinstance(each, LostByForfeit) for team in each.teams}
    late = {team for team, each in zip(("first", "second"), (one, two), strict=True) if each is None or each > 60}
    assert lost == (late if now > 60 else set())
    runs = [each.team for each in found if isinstance(each, ClocksRun)]
    assert len(runs) == len(set(runs))


@pytest.mark.parametrize("article", OF_TEAMS.values())
def test_every_article_named_is_in_the_texts(article: str) -> None:
    assert str(rule(RuleId.read(article)).id) == article


def test_there_are_as_many_line_ups_in_order_as_ways_to_choose() -> None:
    order = BoardOrder(MEMBERS, 4, 4, "fixed-order")
    assert sum(not faults(order, each) for each in combinations(MEMBERS, 4)) == 15
