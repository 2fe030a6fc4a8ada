"""The sliding system: the examples of its rulings, the ring of seats, and closed forms against the table."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, pairwise

import pytest

from paircard.core.rules import rule
from paircard.core.systems.sliding.closed_forms import round_of
from paircard.core.systems.sliding.moves import Step, moves
from paircard.core.systems.sliding.seats import (
    EVEN,
    ODD,
    SLIDING,
    Seat,
    Side,
    boards,
    colour,
    opponent,
    rounds,
    seat,
    sitting,
)
from paircard.core.systems.sliding.table import free, table
from paircard.core.systems.sliding.words import sitting_said, way
from paircard.core.values.errors import Refusal
from paircard.core.values.rule_id import RuleId

SIZES = (*range(3, 14), 59, 60)


def met(n: int, number: int) -> list[set[int]]:
    """Who meet in a round, board by board."""
    return [set(pair) for pair in table(n)[number - 1]]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_seven_players_of_the_ruling(lang: str) -> None:
    pairs = [(int(one), int(two)) for one, two in re.findall(r"(\d)-(\d)", rule(RuleId.read(ODD), lang).text)]
    assert len(pairs) == 6
    assert met(7, 1) + met(7, 2) == [set(pair) for pair in pairs]
    assert free(7)[:2] == (7, 1)
    assert [seat(7, player, 1) for player in (1, 2, 3)] == [Seat(board, Side.NEAR) for board in (1, 2, 3)]


def test_an_even_number_by_its_ruling() -> None:
    """1 meets the last, 2 the last but one; 1 has Black first; the opponent of 1 goes to board 2 and has Black."""
    for n in (4, 6, 8, 18, 60):
        assert met(n, 1) == [{board, n + 1 - board} for board in range(1, n // 2 + 1)]
        whole = table(n)
        for number, pairs in enumerate(whole, 1):
            white, black = pairs[0]
            assert (black if number % 2 else white) == 1
            if number < rounds(n):
                assert seat(n, white + black - 1, number + 1) == Seat(2, Side.FAR)
                assert whole[number][1][1] == white + black - 1


@pytest.mark.parametrize("n", SIZES)
def test_everybody_meets_everybody_once_and_sits_at_one_board(n: int) -> None:
    games = Counter(frozenset(pair) for pairs in table(n) for pair in pairs)
    assert games == Counter(map(frozenset, combinations(range(1, n + 1), 2)))
    for pairs, rests in zip(table(n), free(n), strict=True):
        assert sorted([*(player for pair in pairs for player in pair), *([rests] if rests else [])]) == [
            *range(1, n + 1)
        ]


@pytest.mark.parametrize("n", SIZES)
def test_colours_are_in_balance(n: int) -> None:
    """As many whites as blacks with an odd number, one more or less with an even one."""
    whites = Counter(white for pairs in table(n) for white, _ in pairs)
    for player in range(1, n + 1):
        games = n - 1
        assert abs(2 * whites[player] - games) == (0 if n % 2 else 1)


@pytest.mark.parametrize("n", SIZES)
def test_colours_alternate_along_the_row_and_stay(n: int) -> None:
    for number in range(1, rounds(n) + 1):
        near = [colour(n, Seat(board, Side.NEAR), number) for board in range(1, boards(n) + 1)]
        moving = near if n % 2 else near[1:]
        assert all(one != two for one, two in pairwise(moving))
        assert not moving or moving[0] == "W"


@pytest.mark.parametrize("n", SIZES)
def test_seats_opponents_and_rounds_prove_each_other(n: int) -> None:
    for number, pairs in enumerate(table(n), 1):
        for board, (white, black) in enumerate(pairs, 1):
            assert opponent(n, white, number) == black
            assert opponent(n, black, number) == white
            assert round_of(n, white, black) == number
            where = seat(n, white, number)
            assert where is not None
            assert (where.board, colour(n, where, number)) == (board, "W")
            assert sitting(n, where, number) == white
        rests = free(n)[number - 1]
        assert rests is None or opponent(n, rests, number) is None


@pytest.mark.parametrize("n", SIZES)
def test_everybody_moves_one_board_to_the_left(n: int) -> None:
    """A near player towards board 1, a far one away from it; only the ends of the row are different."""
    for player in range(1, n + 1):
        for made in moves(n, player):
            before, after = seat(n, player, made.round), made.seat
            if made.step is Step.LEFT:
                assert before is not None
                assert after is not None
                assert after.side is before.side
                assert after.board - before.board == (-1 if before.side is Side.NEAR else 1)
            elif made.step is Step.ACROSS:
                assert (before, after) == (Seat(boards(n), Side.FAR), Seat(boards(n), Side.NEAR))
            elif made.step is Step.RESTS:
                assert (before, after) == (Seat(1, Side.NEAR), None)
            elif made.step is Step.RETURNS:
                assert (before, after) == (None, Seat(1, Side.FAR))
            elif made.step is Step.TO_ONE:
                assert (before, after) == (Seat(2, Side.NEAR), Seat(1, Side.FAR))
            else:
                assert player == 1
                assert before == after == Seat(1, Side.NEAR)


def test_where_do_i_go_next() -> None:
    assert sitting_said(7, 7, 1) == "Round 1: rests."
    assert way(7, 7, 1, 7) == "Round 1: rests. Then to the free place at board 1, on the far side."
    assert way(8, 2, 1, 7) == "Round 1: board 2, near side, White against 7. Then to board 1, opposite number 1."
    assert way(8, 2, 7, 7) == "Round 7: board 3, near side, Black against 5."


@pytest.mark.parametrize("n", [2, 61])
def test_other_numbers_are_refused(n: int) -> None:
    with pytest.raises(Refusal, match=f"3 to 60 players, not for {n}"):
        table(n)


@pytest.mark.parametrize("article", [SLIDING, ODD, EVEN])
def test_every_article_named_is_in_the_texts(article: str) -> None:
    assert str(rule(RuleId.read(article)).id) == article
