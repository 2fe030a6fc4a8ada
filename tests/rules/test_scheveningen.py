"""Scheveningen tables: against the printed ones, the rules text, their invariants and their closed forms."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from paircard.core.rules import rule
from paircard.core.systems.scheveningen.closed_forms import opponent_of, round_of
from paircard.core.systems.scheveningen.table import COLOURS, TABLES, Side, need_size, table, white_in
from paircard.core.values.errors import Refusal
from paircard.core.values.rule_id import RuleId

PRINTED = Path(__file__).parent / "fixtures" / "scheveningen" / "printed.txt"
SIZES = (*range(2, 13), 20, 59, 60)


def as_printed(n: int) -> list[list[str]]:
    """Our table by rounds."""
    return [[f"{white}-{black}" for white, black in pairs] for pairs in table(n)]


def test_the_three_printed_tables_cell_by_cell() -> None:
    """A row of the print is a board, a column a round."""
    parts = [part.split("\n") for part in PRINTED.read_text(encoding="utf-8").strip().split("\n\n")]
    assert [int(head) for head, *_ in parts] == [4, 6, 8]
    for head, *rows in parts:
        printed = [list(column) for column in zip(*(row.split() for row in rows), strict=True)]
        assert as_printed(int(head)) == printed


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_table_of_the_rules_text(lang: str) -> None:
    example = rule(RuleId.read(TABLES), lang).text.partition("- ")[2]
    rounds = re.findall(r"[IV]+ ((?:[AB]\d-[AB]\d ?)+)", example)
    assert [row.split() for row in rounds] == as_printed(4)


@pytest.mark.parametrize("n", SIZES)
def test_everybody_meets_the_whole_other_team_once_and_nobody_sits_twice(n: int) -> None:
    rounds = table(n)
    assert len(rounds) == n
    met = Counter(frozenset(map(str, pair)) for pairs in rounds for pair in pairs)
    assert met == Counter(frozenset((f"A{one}", f"B{other}")) for one, other in product(range(1, n + 1), repeat=2))
    for pairs in rounds:
        assert len({member for pair in pairs for member in pair}) == 2 * n


@pytest.mark.parametrize("n", SIZES)
def test_a_team_has_one_colour_and_changes_it_after_every_round(n: int) -> None:
    """Of an odd number of rounds A has White in one more (B.VI F)."""
    whites = [{white.side for white, _ in pairs} for pairs in table(n)]
    assert whites == [{Side.A if number % 2 else Side.B} for number in range(1, n + 1)]
    assert sum(sides == {Side.A} for sides in whites) == (n + 1) // 2


@pytest.mark.parametrize("n", SIZES)
def test_rows_stand_by_the_number_of_white(n: int) -> None:
    assert all([white.number for white, _ in pairs] == [*range(1, n + 1)] for pairs in table(n))


@pytest.mark.parametrize("n", SIZES)
def test_table_and_closed_forms_prove_each_other(n: int) -> None:
    for number, pairs in enumerate(table(n), 1):
        for white, black in pairs:
            assert white_in(number) is white.side
            assert round_of(n, white.number, black.number) == round_of(n, black.number, white.number) == number
            assert opponent_of(n, white.number, number) == black.number
            assert opponent_of(n, black.number, number) == white.number


@pytest.mark.parametrize("n", [1, 61])
def test_sizes_without_a_table_are_refused(n: int) -> None:
    with pytest.raises(Refusal, match=f"2 to 60 boards, not for {n}"):
        need_size(n)


@pytest.mark.parametrize("article", [TABLES, COLOURS, "B.VI F1"])
def test_every_article_named_is_in_the_texts(article: str) -> None:
    assert str(rule(RuleId.read(article)).id) == article
