"""`paircard table`: what it prints, and its exit codes."""

from __future__ import annotations

import csv
import json

import pytest

from paircard.core.systems.round_robin.berger import free, table
from paircard.tui.batch.table import TABLES
from paircard.tui.batch.table_options import KINDS
from paircard.tui.cli import main

Capture = pytest.CaptureFixture[str]


def printed(capsys: Capture, *arguments: str) -> str:
    """Run `paircard table berger` and return what it prints."""
    assert main(["table", "berger", *arguments]) == 0
    return capsys.readouterr().out


def refused(capsys: Capture, *arguments: str) -> str:
    """Run it and return the one sentence it refuses with."""
    assert main(["table", "berger", *arguments]) == 1
    said = capsys.readouterr()
    assert not said.out
    assert said.err.count("\n") == 1
    return said.err


def test_the_table_as_an_arbiter_reads_it(capsys: Capture) -> None:
    """FIDE's table for 5 or 6 with the seat of 6 empty."""
    assert printed(capsys, "5").splitlines()[3:] == [
        "Round   1    2    free",
        "    1   2-5  3-4  1",
        "    2   5-3  1-2  4",
        "    3   3-1  4-5  2",
        "    4   1-4  2-3  5",
        "    5   4-2  5-1  3",
    ]


@pytest.mark.parametrize("n", [3, 10, 23, 40])
def test_json_and_csv_are_the_table(capsys: Capture, n: int) -> None:
    document = json.loads(printed(capsys, str(n), "--format", "json"))
    assert document == {"rounds": [[list(pair) for pair in pairs] for pairs in table(n)], "free": list(free(n))}
    rows = list(csv.DictReader(printed(capsys, str(n), "--format", "csv").splitlines()))
    games = [(int(row["round"]), int(row["white"]), int(row["black"])) for row in rows if row["white"]]
    assert games == [(number, *pair) for number, pairs in enumerate(table(n), 1) for pair in pairs]
    assert [int(row["free"]) for row in rows if row["free"]] == [each for each in free(n) if each]


@pytest.mark.parametrize("arguments", [("40",), ("39", "--cycles", "2"), ("40", "--closed"), ("39", "--player", "7")])
def test_nothing_is_wider_than_80_columns(capsys: Capture, arguments: tuple[str, ...]) -> None:
    assert all(len(line) <= 80 for line in printed(capsys, *arguments).splitlines())


def test_html_has_every_pair_once(capsys: Capture) -> None:
    page = printed(capsys, "23", "--format", "html")
    assert all(page.count(f"<td>{white}-{black}</td>") == 1 for pairs in table(23) for white, black in pairs)
    assert "<th>free</th>" in page


def test_two_cycles_with_the_last_two_rounds_of_the_first_in_reverse_order(capsys: Capture) -> None:
    lines = printed(capsys, "4", "--cycles", "2", "--swap-last-two").splitlines()
    assert "Cycle 2, colours reversed" in lines
    assert [line.split() for line in lines if line[:5].strip().isdigit()] == [
        ["1", "1-4", "2-3"],
        ["2", "2-4", "3-1"],
        ["3", "4-3", "1-2"],
        ["4", "4-1", "3-2"],
        ["5", "3-4", "2-1"],
        ["6", "4-2", "1-3"],
    ]


def test_the_formulas_at_work(capsys: Capture) -> None:
    """The examples of the code: 3 and 9 of ten meet in round 2, 6 meets 11 in round 3 of fourteen."""
    out = printed(capsys, "10", "--closed")
    assert "9-3: 3 + 9 = 12, 12 - 10 = round 2. 3 + 9 is even: White is the larger, 9." in out
    assert printed(capsys, "10", "--pair", "3", "9").startswith("9-3: round 2, board 4.")
    assert "Round 3: 3 - 6 = -3, -3 + 14 = 11." in printed(capsys, "14", "--player", "6")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("2",), "Berger tables are for 3 to 40 players, not for 2."),
        (("41",), "Berger tables are for 3 to 40 players, not for 41."),
        (("8", "--cycles", "11"), "1 to 10 cycles"),
        (("8", "--swap-last-two"), "two cycles at least"),
        (("8", "--pair", "3", "9"), "There is no number 9 among 8 players."),
        (("8", "--pair", "3", "3"), "name two players"),
        (("8", "--closed", "--format", "json"), "text only"),
    ],
)
def test_one_sentence_for_what_cannot_be(capsys: Capture, arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused(capsys, *arguments)


def test_every_kind_on_the_command_line_has_its_table() -> None:
    assert set(KINDS) == set(TABLES)


# --- Scheveningen ----------------------------------------------------------------------------------------


def test_two_teams_as_json_as_text_and_on_the_wall(capsys: Capture) -> None:
    rounds = json.loads(table_of(capsys, "scheveningen", "4", "--format", "json"))["rounds"]
    assert rounds[:2] == [
        [["A1", "B4"], ["A2", "B3"], ["A3", "B2"], ["A4", "B1"]],
        [["B1", "A3"], ["B2", "A2"], ["B3", "A1"], ["B4", "A4"]],
    ]
    assert "    2   B1-A3  B2-A2  B3-A1  B4-A4" in table_of(capsys, "scheveningen", "4").splitlines()
    assert table_of(capsys, "scheveningen", "5", "--format", "csv").splitlines()[1] == "1,1,A1,B5,"
    assert table_of(capsys, "scheveningen", "8", "--format", "html").count("<td>A1-B8</td>") == 1
    assert max(map(len, table_of(capsys, "scheveningen", "60").splitlines())) <= 80


def test_two_teams_worked_out(capsys: Capture) -> None:
    """In the printed table of 8 boards A3 and B5 meet in round II, as B5-A3."""
    for pair in (("3", "5"), ("B5", "a3")):
        assert table_of(capsys, "scheveningen", "8", "--pair", *pair).splitlines() == [
            "B5-A3: round 2, board 5.",
            "B.VI F7: 3 + 5 = 8, 10 - 8 = round 2.",
            "B.VI F5: Round 2 is even: all of team B have White.",
        ]
    way = table_of(capsys, "scheveningen", "8", "--player", "A3").splitlines()
    assert way[1] == "Round 1: 10 - 1 - 3 = 6: White against B6."
    assert way[8] == "Round 8: 10 - 8 - 3 = -1, -1 + 8 = 7: Black against B7."
    assert "B8-A8: 8 + 8 = 16, 18 - 16 = round 2." in table_of(capsys, "scheveningen", "8", "--closed")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("scheveningen", "1"), "Scheveningen tables are for 2 to 60 boards, not for 1."),
        (("scheveningen", "8", "--cycles", "2"), "one cycle only"),
        (("scheveningen", "8", "--pair", "A1", "A2"), "A1 and A2 are of one team and never meet."),
        (("scheveningen", "8", "--player", "A9"), "There is no player A9: write A1 to A8 or B1 to B8."),
        (("sliding", "61"), "The sliding system is for 3 to 60 players, not for 61."),
        (("sliding", "8", "--pair", "3", "3"), "name two players"),
        (("knockout", "1"), "A knock-out is for 2 to 1024 players, not for 1."),
        (("knockout", "8", "--player", "9"), "There is no number 9 among 8 players."),
        (("knockout", "8", "--closed", "--format", "json"), "text only"),
        (("berger", "8", "--player", "A3"), "There is no number A3 among 8 players."),
    ],
)
def test_what_another_table_cannot_be_asked(capsys: Capture, arguments: tuple[str, ...], sentence: str) -> None:
    assert main(["table", *arguments]) == 1
    said = capsys.readouterr()
    assert sentence in said.err
    assert not said.out


def table_of(capsys: Capture, *arguments: str) -> str:
    """Run `paircard table` and return what it prints."""
    assert main(["table", *arguments]) == 0
    return capsys.readouterr().out


# --- sliding and cup -------------------------------------------------------------------------------------


def test_sliding_as_json_and_as_the_way_of_a_player(capsys: Capture) -> None:
    document = json.loads(table_of(capsys, "sliding", "7", "--format", "json"))
    assert document["rounds"][0] == [[1, 6], [5, 2], [3, 4]]
    assert document["free"] == [7, 1, 2, 3, 4, 5, 6]
    way = table_of(capsys, "sliding", "8", "--player", "1")
    assert "Round 2: board 1, near side, White against 2. Then stay, and turn the board." in way
    assert table_of(capsys, "sliding", "7", "--pair", "2", "7").startswith("2-7: round 2, board 1.")
    for arguments in (("60",), ("59", "--closed"), ("59", "--player", "7")):
        assert max(map(len, table_of(capsys, "sliding", *arguments).splitlines())) <= 80


def test_the_skeleton_of_a_cup(capsys: Capture) -> None:
    document = json.loads(table_of(capsys, "knockout", "22", "--format", "json"))
    assert document["preliminary"] == [[11, 22], [12, 21], [13, 20], [14, 19], [15, 18], [16, 17]]
    assert document["slots"] == [[1, 16], [8, 9], [5, 12], [4, 13], [3, 14], [6, 11], [7, 10], [2, 15]]
    assert "   1  1 - 16 (16-17)" in table_of(capsys, "knockout", "22").splitlines()
    assert table_of(capsys, "knockout", "6", "--format", "csv").splitlines()[1:] == [
        *("preliminary,1,3,6", "preliminary,2,4,5", "slots,1,1,4", "slots,2,2,3")
    ]
    page = table_of(capsys, "knockout", "22", "--format", "html")
    assert page.count("<tr>") == 18
    assert "<td>16 (16-17)</td>" in page
    assert "Quarterfinals" in table_of(capsys, "knockout", "22", "--pair", "1", "9")
    assert "Preliminary round: 16, for slot 16." in table_of(capsys, "knockout", "22", "--player", "17")
    assert "Semifinals: to 5" in table_of(capsys, "knockout", "8", "--closed").splitlines()
    assert max(map(len, table_of(capsys, "knockout", "1023", "--player", "7").splitlines())) <= 80
