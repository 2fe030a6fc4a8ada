"""Best players per board, and the three remedies of a tied Scheveningen match."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.rule_id import RuleId
from core.rules import rule
from core.systems.scheveningen.remedies import TIES, Record, Remedy, outcome, resolve
from core.systems.scheveningen.table import Side
from core.teams.best_players import BoardGame, best_on_boards

GAMES = (
    # 1 has 2 of 3 on board 1, 2 has 2 of 2 there, 3 has 2 of 3 against stronger ones and a win by forfeit
    *(BoardGame(1, 1, 2, True, 2000), BoardGame(1, 1, 2, True, 2000), BoardGame(1, 1, 0, True, 2000)),
    *(BoardGame(2, 1, 2, True, 1900), BoardGame(2, 1, 2, True, 1900), BoardGame(2, 2, 0, True, 1900)),
    *(BoardGame(3, 1, 2, True, 2100), BoardGame(3, 1, 1, True, 2100), BoardGame(3, 1, 1, True, 2100)),
    BoardGame(3, 1, 2, False, 2400),
)


def test_the_best_on_each_board() -> None:
    """All three have 2 points on board 1: of 2 games before 3, then the better performance: 2100 + 125."""
    first = [score for score in best_on_boards(GAMES) if score.board == 1]
    assert [(score.place, score.player, score.half_points, score.games) for score in first] == [
        (1, 2, 4, 2),
        (2, 3, 4, 3),
        (3, 1, 4, 3),
    ]
    assert first[1].performance == 2100 + 125  # 67 %
    assert first[1].percentage == Fraction(200, 3)
    assert [(score.board, score.player) for score in best_on_boards(GAMES)][3:] == [(2, 2)]


def test_enough_games_forfeits_and_percentage_as_announced() -> None:
    assert {score.player for score in best_on_boards(GAMES, least_games=3)} == {1, 3}
    assert best_on_boards(GAMES, forfeits=True)[0].player == 3
    percentage = best_on_boards(GAMES, forfeits=True, by="percentage")
    assert [score.player for score in percentage if score.board == 1] == [2, 3, 1]
    equal = best_on_boards([BoardGame(player, 1, 2) for player in (7, 8, 9)])
    assert [(score.place, score.player) for score in equal] == [(1, 7), (1, 8), (1, 9)]


def records(a: tuple[tuple[int, ...], ...], b: tuple[tuple[int, ...], ...], reserves: int = 0) -> list[Record]:
    """The results of both teams, the last players of each being reserves."""
    return [
        Record(100 * at + number, side, results, number >= len(team) - reserves)
        for at, (side, team) in enumerate(zip(Side, (a, b), strict=True))
        for number, results in enumerate(team)
    ]


def test_the_three_remedies() -> None:
    """3 players a team, 9 half points each: the best of A has 2 wins; the worst two of B have 4, of A 4."""
    match = records(((2, 2, 1), (1, 1, 1), (0, 1, 0)), ((2, 1, 1), (2, 1, 0), (0, 1, 1)), reserves=1)
    best = outcome(match, Remedy.BEST_PLAYERS)
    assert (best.winner, best.place, best.figures) == (Side.A, 1, {Side.A: 2, Side.B: 1})
    assert str(best.said()) == "more wins by the best players: player 1 of both teams has 2 to 1 wins."
    regulars = outcome(match, Remedy.REGULARS)
    assert (regulars.winner, regulars.figures) == (Side.A, {Side.A: 8, Side.B: 7})
    assert str(regulars.said()) == "points of the regulars alone: 4 to 3½."
    worst = outcome(match, Remedy.WITHOUT_WORST)
    assert (worst.winner, worst.figures) == (Side.A, {Side.A: 5, Side.B: 4})


def test_they_are_asked_in_the_order_announced_until_one_decides() -> None:
    match = records(((2, 1, 1), (1, 1, 1), (0, 1, 1)), ((2, 1, 1), (2, 1, 0), (0, 1, 1)))
    asked = resolve(match, (Remedy.WITHOUT_WORST, Remedy.BEST_PLAYERS, Remedy.REGULARS))
    assert [(each.remedy, each.winner) for each in asked] == [
        (Remedy.WITHOUT_WORST, None),
        (Remedy.BEST_PLAYERS, Side.B),  # the second best: nothing against one win
    ]
    assert asked[1].place == 2


TEAM = st.lists(st.tuples(*[st.sampled_from((0, 1, 2))] * 3), min_size=3, max_size=4)


@given(TEAM, TEAM, st.sampled_from(Remedy))
def test_the_letters_of_the_teams_do_not_matter(
    a: list[tuple[int, ...]], b: list[tuple[int, ...]], remedy: Remedy
) -> None:
    one, two = outcome(records((*a,), (*b,)), remedy).winner, outcome(records((*b,), (*a,)), remedy).winner
    assert two == (None if one is None else one.other)


def test_the_article_is_in_the_texts() -> None:
    assert str(rule(RuleId.read(TIES)).id) == TIES


@pytest.mark.parametrize("remedy", Remedy)
def test_equal_teams_stay_equal(remedy: Remedy) -> None:
    same = ((2, 1), (0, 1))
    assert outcome(records(same, same), remedy).winner is None
