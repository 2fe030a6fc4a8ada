"""Drawn matches of a cup: board values (D5), the highest board (K7), play-offs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.event.drawn_match import EQUAL, VALUES, ByHighestBoard, ByValues, Leg, Undecided, verdict
from paircard.core.rules import rule
from paircard.core.systems.kit.play_offs import DRAWN_CUP, DRAWN_MATCH, PLAY_OFFS, PlayOff
from paircard.core.values.rule_id import RuleId


def leg(*first: int) -> Leg:
    """A leg in which each board gave two half points."""
    return Leg(first, tuple(2 - each for each in first))


def test_the_examples_of_the_rulings() -> None:
    """K5: on six boards 1 and 6 drawn, 2 and 5 won, 3 and 4 lost, 103 each; K7: board 2 decides."""
    equal = verdict([leg(1, 2, 0, 0, 2, 1)])
    assert equal == ByHighestBoard(2, (2, 0), 103)
    assert (equal.winner, equal.article) == ("first", "B.VI K7")
    assert str(equal.said()) == "Both have values of 103: board 2 decides."
    # 1 and 4 of four boards are worth more than 2 and 3
    sums = verdict([leg(0, 2, 2, 0)])
    assert sums == ByValues(((106, 107),))
    assert (sums.winner, str(sums.said())) == ("second", "Values of the boards won: 106 to 107.")


def test_two_legs_are_summed_each_by_itself() -> None:
    """A win in one leg and a loss in the other count both, though the board is even over the match."""
    two = verdict([leg(2, 2, 0, 1), leg(0, 1, 1, 1)])
    assert two == ByValues(((115, 51), (0, 60)))
    assert two.winner == "first"
    turned = verdict([leg(2, 0, 1, 1), leg(0, 2, 1, 1)])
    assert turned == Undecided(4), "each board is even over both legs"
    higher = verdict([leg(1, 2, 0, 0, 2, 1), leg(0, 1, 1, 1, 1, 2), leg(2, 1, 1, 1, 1, 0)])
    assert higher == ByHighestBoard(2, (4, 2), 208)


def test_nothing_left() -> None:
    assert verdict([leg(1, 1, 1, 1)]) == Undecided(4)
    assert (
        str(verdict([leg(1, 1, 1, 1)]).said())
        == "On no board has either team more points: a play-off or lots, as announced."
    )
    for boards in (2, 3, 11):
        found = verdict([leg(2, *[1] * (boards - 2), 0)])
        assert found == Undecided(boards)
        assert found.winner is None
        assert str(found.said()).startswith(f"A match on {boards} boards has no values")


BOARDS = st.integers(4, 10).flatmap(
    lambda boards: st.lists(
        st.lists(st.sampled_from((0, 1, 2)), min_size=boards, max_size=boards), min_size=1, max_size=2
    )
)


@given(BOARDS)
def test_it_does_not_matter_which_team_is_named_first(points: list[list[int]]) -> None:
    legs = [leg(*each) for each in points]
    turned = [Leg(each.second, each.first) for each in legs]
    swapped = {"first": "second", "second": "first", None: None}
    assert verdict(turned).winner == swapped[verdict(legs).winner]


def test_play_offs_are_those_of_the_code() -> None:
    assert len(PLAY_OFFS) == 4 + 10 + 2
    assert str(PlayOff(5, 3).said()) == "5 minutes + 3 seconds a move"
    assert str(PlayOff(6, black=5).said()) == "one game, 6 minutes for White, who must win, 5 for Black"
    assert {each.article for each in PLAY_OFFS} == {DRAWN_CUP, DRAWN_MATCH}


@pytest.mark.parametrize("article", [VALUES, EQUAL, DRAWN_CUP, DRAWN_MATCH])
def test_every_article_named_is_in_the_texts(article: str) -> None:
    assert str(rule(RuleId.read(article)).id) == article
