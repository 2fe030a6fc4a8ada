"""The papers of GOLD-12 say what the research prints of it: pairs, results, colours, points and tie-breaks."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import pytest

from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import ANNOUNCEMENT, make_paper
from paircard.core.papers.paper import Paper, Section
from paircard.core.review.explained_round import account_of
from paircard.core.systems.swiss1998.explain.lines import bracket_lines
from paircard.core.values.points import format_points
from tests.support.golden_papers import FOLDER, KEPT, OF_ROUND_ROBINS, drawn
from tests.support.paper_kinds import FLOWING
from tests.support.play import GOLD12_PAIRS, GOLD12_RESULTS, gold12

POINTS = {1: 7, 7: 7, 9: 7, 10: 7, 2: 5, 8: 5, 11: 5, 3: 4, 4: 4, 5: 4, 12: 3, 6: 2}
"""Half points, as the research prints them."""
BUCHHOLZ = "10 13½ 7 12½ 9 13½ 1 15½ 8 12½ 11 10 2 14½ 4 13 5 10½ 3 14 12 10 6 10½"
PROGRESS = "10 11½ 7 8 9 10½ 1 11 8 7½ 11 5½ 2 10 4 5½ 5 5½ 3 7 12 6 6 2"
COLOURS = "1 WBWBW 2 BWBWW 3 WBWBW 4 BWBWB 5 WBWBW 6 BWBWB 7 BBWWB 8 WBWBB 9 BWBWB 10 WWBBW 11 BWBBW 12 WBWWB"
SIGNS: Mapping[str, tuple[str, str]] = {"1": ("1", "0"), "=": ("½", "½"), "0": ("0", "1")}


@pytest.fixture(scope="module")
def event() -> Tournament:
    """GOLD-12 after five rounds."""
    return gold12().tournament


def told(text: str) -> dict[str, str]:
    """Read `1 WBWBW 2 BWBWW` by number."""
    words = text.split()
    return dict(zip(words[::2], words[1::2], strict=True))


def column(paper: Paper, head: str, at: int = 0) -> list[str]:
    """Return the cells of a column of the first table that is there."""
    table = next(section.table for section in paper.sections if section.table)
    return [row[[each.head for each in table.columns].index(head, at)] for row in table.rows]


def by_number(paper: Paper, head: str) -> dict[str, str]:
    """Return the cells of a column by pairing number."""
    return dict(zip(column(paper, "No"), column(paper, head), strict=True))


def cells() -> dict[str, list[str]]:
    """Return the crosstable of GOLD-12 by number, from its pairs and results alone."""
    made: dict[str, list[str]] = {str(number): [] for number in range(1, 13)}
    for pairs, results in zip(GOLD12_PAIRS, GOLD12_RESULTS, strict=True):
        for pair, result in zip(pairs.split(), results, strict=True):
            white, black = pair.split("-")
            made[white].append(f"{black}w{SIGNS[result][0]}")
            made[black].append(f"{white}b{SIGNS[result][1]}")
    return made


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    """All papers of GOLD-12 as they are drawn now."""
    return dict(drawn())


ROUND_ROBIN_FILES = sorted(
    f"{folder}/{file.name}" for folder in OF_ROUND_ROBINS for file in (FOLDER / folder).iterdir()
)


@pytest.mark.parametrize("file", [*(f"{name}.{kind}" for name in KEPT for kind in ("txt", "html")), *ROUND_ROBIN_FILES])
def test_golden(files: dict[str, str], file: str) -> None:
    """Every paper is the one that was read and found right; what it must say is tested below, paper by paper."""
    assert files[file] == (FOLDER / file).read_text(encoding="utf-8")


def test_start_list(event: Tournament) -> None:
    """Numbers follow the ratings, 2350 and 25 less each (A2)."""
    paper = make_paper(event, "start-list")
    assert column(paper, "No") == [str(number) for number in range(1, 13)]
    assert column(paper, "Rtg") == [str(2350 - 25 * at) for at in range(12)]
    assert not paper.marks
    assert "PROVISIONAL" in make_paper(gold12(0).tournament, "start-list").marks[0]


def test_alphabetical_list(event: Tournament) -> None:
    """By name, and at the board where round 5 seats them."""
    paper = make_paper(event, "alphabetical")
    assert column(paper, "Name") == sorted(column(paper, "Name"))
    boards: dict[str, tuple[str, str]] = {}
    for board, pair in enumerate(GOLD12_PAIRS[4].split(), 1):
        white, black = pair.split("-")
        boards |= {white: (str(board), "White"), black: (str(board), "Black")}
    seats = zip(column(paper, "Board"), column(paper, "Colour"), strict=True)
    assert dict(zip(column(paper, "No"), seats, strict=True)) == boards


@pytest.mark.parametrize("name", ["pairings", "pairings-wall"])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_pairing_sheets(event: Tournament, name: str, number: int) -> None:
    """The pairs in the order of publication, the score before the round, the result on the line."""
    paper = make_paper(event, name, number)
    table = paper.sections[0].table
    assert table
    second = [each.head for each in table.columns].index("Black") - 1
    whites, blacks = column(paper, "No"), [row[second] for row in table.rows]
    pairs = [f"{white}-{black}" for white, black in zip(whites, blacks, strict=True)]
    results = dict(zip(GOLD12_PAIRS[number - 1].split(), GOLD12_RESULTS[number - 1], strict=True))
    assert set(pairs) == set(results)
    assert column(paper, "Result") == ["-".join(SIGNS[results[pair]]) for pair in pairs]
    assert column(paper, "Pts") == [before(white, number) for white in whites]
    assert (paper.wall == "sheet") == (name == "pairings-wall")
    assert ("Rtg" in [each.head for each in table.columns]) == (not paper.hangs)


def before(player: str, number: int) -> str:
    """Return the score before a round, counted from the cells."""
    signs = [cell[-1] for cell in cells()[player][: number - 1]]
    return format_points(sum({"1": 2, "½": 1, "0": 0}[sign] for sign in signs))


def test_result_slips(event: Tournament) -> None:
    """A slip a board, White above Black."""
    paper = make_paper(event, "slips")
    slips = [[row[1] for row in section.table.rows] for section in paper.sections if section.table]
    assert ["-".join(slip) for slip in slips] == GOLD12_PAIRS[4].split()
    assert all(section.card for section in paper.sections)


@pytest.mark.parametrize("name", ["standings", "crosstable", "crosstable-numbers"])
def test_points_and_tie_breaks(event: Tournament, name: str) -> None:
    """Points, Buchholz and progressive score as printed in the research."""
    paper = make_paper(event, name)
    assert by_number(paper, "Pts") == {str(number): format_points(half) for number, half in POINTS.items()}
    assert by_number(paper, "Buch") == told(BUCHHOLZ)
    assert by_number(paper, "Prog") == told(PROGRESS)
    assert any("Buchholz (FIDE 1998" in note for note in paper.notes)


def test_places(event: Tournament) -> None:
    """More points stand higher, and among the four leaders the higher Buchholz, then the progressive score."""
    paper = make_paper(event, "standings")
    assert column(paper, "No")[:4] == ["1", "10", "9", "7"]
    assert column(paper, "Place") == [str(place) for place in range(1, 13)]


def test_shared_places_are_written_as_a_span() -> None:
    """Before round 1 nothing separates anybody."""
    assert set(column(make_paper(gold12(0).tournament, "standings"), "Place")) == {"1–12"}


@pytest.mark.parametrize("name", ["crosstable", "crosstable-numbers"])
def test_crosstables(event: Tournament, name: str) -> None:
    """Opponent, colour and result of every round, from the pairs and results of the research."""
    paper = make_paper(event, name)
    rounds = zip(*(column(paper, f"R{number}") for number in range(1, 6)), strict=True)
    assert dict(zip(column(paper, "No"), map(list, rounds), strict=True)) == cells()
    order = [int(number) for number in column(paper, "No")]
    assert (order == sorted(order)) == (name == "crosstable-numbers")


def test_progress_table(event: Tournament) -> None:
    """The running scores of a player add up to their progressive score (7 by 8, 10 by 11½)."""
    paper = make_paper(event, "progress")
    for number, total in told(PROGRESS).items():
        row = [by_number(paper, f"R{each}")[number] for each in range(1, 6)]
        assert sum(map(amount, row)) == amount(total)
        assert row == [before(number, each) for each in range(2, 7)]


def amount(text: str) -> Fraction:
    """Read `3½`."""
    return Fraction(int(text.rstrip("½") or 0)) + (Fraction(1, 2) if text.endswith("½") else 0)


def test_wall_chart(event: Tournament) -> None:
    """A cell is the crosstable's, and the score after the round."""
    paper = make_paper(event, "wall-chart")
    for number, row in cells().items():
        chart = [by_number(paper, f"R{each}")[number].split() for each in range(1, 6)]
        assert chart == [[cell, before(number, each)] for each, cell in enumerate(row, 2)]


def card_of(paper: Paper, number: int) -> Section:
    """Return the start card of a player."""
    return next(section for section in paper.sections if section.title.startswith(f"{number} "))


def test_start_cards(event: Tournament) -> None:
    """Colours as the research prints them, opponents, results, running score; floats where scores were unequal (A4)."""
    paper = make_paper(event, "start-cards")
    assert len(paper.sections) == 12
    for number, colours in told(COLOURS).items():
        table = card_of(paper, int(number)).table
        assert table
        assert "".join("W" if row[1] else "B" for row in table.rows) == colours
        assert all(bool(row[1]) != bool(row[2]) for row in table.rows)
        assert [
            f"{row[3]}{colour.lower()}{row[7]}" for row, colour in zip(table.rows, colours, strict=True)
        ] == cells()[number]
        for row in table.rows:
            mine, theirs = (amount(before(each, int(row[0]))) for each in (number, row[3]))
            assert row[4] == ("↓" if mine > theirs else "↑" if mine < theirs else "")
            assert row[6] == str(2350 - 25 * (int(row[3]) - 1))


def test_tie_break_sheet(event: Tournament) -> None:
    """The terms of Buchholz are the points of the opponents, and their sum is the figure of the research."""
    paper = make_paper(event, "tie-breaks")
    for number, total in told(BUCHHOLZ).items():
        section = next(each for each in paper.sections if f". {number} A{number}:" in each.title)
        line = next(line for line in section.lines if line.startswith("Buch:"))
        terms = [
            f"{format_points(POINTS[int(cell[:-2])])} (R{at}-{cell[:-2]})" for at, cell in enumerate(cells()[number], 1)
        ]
        assert line == f"Buch: {' + '.join(terms)} = {total}"


def test_pairing_protocol(event: Tournament) -> None:
    """Who has White in round 5; 3 floats down to 6 in the bracket of ½; every line of the explanation is there."""
    paper = make_paper(event, "protocol")
    colours = next(section for section in paper.sections if section.title == "Colours")
    assert {line.split()[0] for line in colours.lines} == {pair.split("-")[0] for pair in GOLD12_PAIRS[4].split()}
    assert paper.sections[-2].title.startswith("Bracket of ½: 3 moved down, 6.")
    assert "3 gets 6." in paper.sections[-2].lines
    told = account_of(event, 5).told
    assert told
    explained = [line.text.strip() for bracket in told.brackets for line in list(bracket_lines(bracket))[1:]]
    assert [line.strip() for section in paper.sections[1:-1] for line in section.lines] == explained
    assert sorted(map(int, column(paper, "No"))) == list(range(1, 13))


def test_arbiters_report(event: Tournament) -> None:
    """Results counted by kind are those of the research."""
    paper = make_paper(event, "report")
    for at, results in enumerate(GOLD12_RESULTS):
        counted = [column(paper, head)[at] for head in ("1-0", "½-½", "0-1")]
        assert counted == [str(results.count(sign)) for sign in "1=0"]
    assert paper.sections[1].lines[:2] == ("Players: 12", "Rated: 12")


@pytest.mark.parametrize("name", [name for name in FLOWING if name not in (ANNOUNCEMENT, "rounds")])
def test_each_player_once_in_each_list(event: Tournament, name: str) -> None:
    """Every list, table and set of cards holds all twelve, and nobody twice; some papers name nobody, or all rounds."""
    paper = make_paper(event, name)
    tables = [section.table for section in paper.sections if section.table]
    heads = [[column.head for column in table.columns] for table in tables]
    if name in ("pairings", "pairings-wall", "pairings-poster", "slips"):
        numbers = [
            row[at]
            for table, head in zip(tables, heads, strict=True)
            for row in table.rows
            for at in range(len(head))
            if head[at] == "No"
        ]
    elif name in ("start-cards", "tie-breaks", "rating-steps"):
        numbers = [section.title.split(" A")[1].split(":")[0] for section in paper.sections]
    elif name == "report":
        numbers = [row[heads[1].index("No")] for row in tables[1].rows]
    else:
        numbers = column(paper, "No")
    assert sorted(map(int, numbers)) == list(range(1, 13))
