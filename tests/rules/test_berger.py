"""Berger tables: against the printed ones, and carousel and closed forms each against the other."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from paircard.core.rules import rule
from paircard.core.systems.round_robin import why as articles
from paircard.core.systems.round_robin.berger import Round, free, last_number, need_size, table
from paircard.core.systems.round_robin.closed_forms import opponent_of, round_of, white_of
from paircard.core.systems.round_robin.cycles import schedule
from paircard.core.systems.round_robin.why import ColourRule, why
from paircard.core.systems.round_robin.words import formulas, meeting_lines, opponent_working
from paircard.core.values.errors import Refusal
from paircard.core.values.rule_id import RuleId

PRINTED = Path(__file__).parent / "fixtures" / "berger" / "printed.txt"
SIZES = range(3, 41)


def printed_tables() -> dict[int, tuple[Round, ...]]:
    """The tables of the code as they are printed, misprint and all."""
    tables: dict[int, tuple[Round, ...]] = {}
    for part in PRINTED.read_text(encoding="utf-8").split("\n\n"):
        head, *rounds = part.strip().split("\n")
        tables[int(head.split()[0])] = tuple(tuple(map(pair, row.split()[1:])) for row in rounds)
    return tables


def pair(cell: str) -> tuple[int, int]:
    white, black = cell.split("-")
    return int(white), int(black)


def test_the_seven_printed_tables_cell_by_cell() -> None:
    """Everything is as printed but one cell: 16 players, round V, board 8 is 10-11 and not 10-1."""
    printed = printed_tables()
    assert sorted(printed) == [4, 6, 8, 10, 12, 14, 16]
    misprints = {
        (n, number, board): (wrong, right)
        for n, rounds in printed.items()
        for number, (there, ours) in enumerate(zip(rounds, table(n), strict=True), 1)
        for board, (wrong, right) in enumerate(zip(there, ours, strict=True), 1)
        if wrong != right
    }
    assert misprints == {(16, 5, 8): ((10, 1), (10, 11))}


@pytest.mark.parametrize("n", SIZES)
def test_everybody_meets_everybody_once(n: int) -> None:
    rounds = table(n)
    assert len(rounds) == last_number(n) - 1
    met = [frozenset(each) for pairs in rounds for each in pairs]
    assert sorted(map(sorted, met)) == [list(each) for each in combinations(range(1, n + 1), 2)]
    for pairs, rests in zip(rounds, free(n), strict=True):
        playing = [player for each in pairs for player in each]
        assert sorted([*playing, *([rests] if rests else [])]) == [*range(1, n + 1)]


@pytest.mark.parametrize("n", SIZES)
def test_carousel_and_closed_forms_prove_each_other(n: int) -> None:
    """The round, the colour and the opponent of every pair, from the table and without it."""
    rounds = table(n)
    for number, pairs in enumerate(rounds, 1):
        for white, black in pairs:
            assert round_of(n, white, black) == round_of(n, black, white) == number
            assert white_of(n, white, black) == white_of(n, black, white) == white
            assert opponent_of(n, white, number) == black
            assert opponent_of(n, black, number) == white
        rests = free(n)[number - 1]
        assert rests is None or opponent_of(n, rests, number) is None


@pytest.mark.parametrize("n", SIZES)
def test_the_carousel_goes_on_where_black_sat_on_the_last_board(n: int) -> None:
    """B.VI A4.3, by the boards of the even table."""
    rounds, last = table(last_number(n)), last_number(n)
    for number, (before, after) in enumerate(pairwise(rounds), 2):
        assert after[0] == ((before[-1][1], last) if number % 2 else (last, before[-1][1]))


@pytest.mark.parametrize("n", SIZES)
def test_colours_are_as_even_as_they_can_be(n: int) -> None:
    """Odd: all alike. Even: the upper half has one White more than Black, the lower half and the last one less."""
    whites = Counter(white for pairs in table(n) for white, _ in pairs)
    blacks = Counter(black for pairs in table(n) for _, black in pairs)
    for player in range(1, n + 1):
        more = 0 if n % 2 else 1 if player <= n // 2 else -1
        assert whites[player] - blacks[player] == more


@pytest.mark.parametrize("n", SIZES)
def test_two_cycles_with_the_last_two_rounds_in_reverse_order(n: int) -> None:
    """Every pair twice, colours exchanged; nobody has one colour three times in a row, which otherwise happens."""
    rounds = schedule(n, 2, swap_last_two=True)
    games = Counter(each for pairs in rounds for each in pairs)
    assert set(games.values()) == {1}
    assert all((black, white) in games for white, black in games)
    assert not thrice(n, rounds)
    assert n % 2 or thrice(n, schedule(n, 2))


def thrice(n: int, rounds: tuple[Round, ...]) -> bool:
    """Tell whether anybody has the same colour three times in a row."""
    for player in range(1, n + 1):
        colours = "".join(
            "W" if player == white else "B" for pairs in rounds for white, black in pairs if player in (white, black)
        )
        if "WWW" in colours or "BBB" in colours:
            return True
    return False


def test_cycles_beyond_two_keep_colours_even() -> None:
    rounds = schedule(6, 4)
    assert rounds[:5] == rounds[10:15] == table(6)
    assert rounds[5:10] == rounds[15:] == tuple(tuple((black, white) for white, black in each) for each in table(6))


def test_the_examples_of_the_code() -> None:
    """B.VI A4.4 (a) to (c)."""
    assert [white_of(10, *each) for each in ((2, 4), (3, 9), (3, 4), (2, 9))] == [4, 9, 3, 2]
    assert [round_of(10, 3, 9), round_of(10, 3, 4), round_of(16, 16, 12)] == [2, 6, 8]
    assert [opponent_of(14, 6, 8), opponent_of(14, 6, 3)] == [3, 11]


@pytest.mark.parametrize("n", [3, 4, 9, 10, 16])
@pytest.mark.parametrize(("cycle", "swapped"), [(1, False), (1, True), (2, False), (3, False)])
def test_why_finds_the_game_on_its_board(n: int, cycle: int, swapped: bool) -> None:
    """What the facts say stands so in the schedule."""
    rounds = schedule(n, max(cycle, 2 if swapped else 1), swap_last_two=swapped)
    for one, other in combinations(range(1, n + 1), 2):
        told = why(n, one, other, cycle, swapped=swapped)
        assert rounds[told.round - 1][told.board - 1] == (told.white, told.black)
        assert told.table_round == told.total - told.off


def test_why_in_words() -> None:
    assert " ".join(meeting_lines(why(10, 9, 3))) == (
        "9-3: round 2, board 4. B.VI A4.4b: 3 + 9 = 12, 12 - 10 = round 2. "
        "B.VI A4.4a: 3 + 9 is even: White is the larger, 9. "
        "B.VI A4.3: In round 2 of the table 6 sits beside 10, and the others are counted from there."
    )
    assert why(16, 12, 16).colour is ColourRule.LOWER_HALF
    assert "2 x 12 = 24, 24 - 16 = round 8. B.VI A4.4a: 12 is in the lower half (above 8): 16 has White." in " ".join(
        meeting_lines(why(16, 12, 16))
    )
    second = " ".join(meeting_lines(why(10, 9, 3, 2)))
    assert second.startswith("3-9: round 11, board 4.")
    assert "B.VI B1: cycle 2 is even, so colours are reversed." in second
    assert "in reverse order" in " ".join(meeting_lines(why(4, 4, 3, swapped=True)))


def test_opponents_in_words() -> None:
    assert str(opponent_working(14, 6, 8)) == "Round 8: 8 - 6 = 2, 2 + 1 = 3."
    assert str(opponent_working(14, 6, 3)) == "Round 3: 3 - 6 = -3, -3 + 14 = 11."
    assert str(opponent_working(14, 2, 3)).endswith("3 - 2 = 1, 1 + 1 = 2. That is 2: they meet 14.")
    assert str(opponent_working(13, 2, 3)).endswith("That is 2: they rest.")
    assert str(opponent_working(14, 14, 3)) == "Round 3: 3 - 2 = 1, 1 + 1 = 2. That is 2: they meet 14."
    assert any("rests" in line for line in formulas(9))


def test_every_article_named_can_be_read_in_the_rules() -> None:
    for id_ in (articles.ARTICLE, articles.CAROUSEL, articles.NEXT_ROUND, articles.COLOUR, articles.ROUND):
        assert str(rule(RuleId.read(id_)).id) == id_
    for id_ in (articles.OPPONENT, articles.ODD, articles.CYCLES):
        assert str(rule(RuleId.read(id_)).id) == id_


def test_a_table_is_for_three_to_forty() -> None:
    for n in (2, 41):
        with pytest.raises(Refusal, match="3 to 40"):
            need_size(n)
