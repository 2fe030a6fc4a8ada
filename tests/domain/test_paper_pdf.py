"""Papers as PDF, read back: they say what the paper says, on A4, in fonts of their own, with nothing over another."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.event.regulations import Details
from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import make_paper
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.data.papers.as_pdf import as_pdf
from paircard.data.papers.pdf import put_together
from paircard.data.papers.pdf.letters import UNPRINTABLE
from tests.support.any_event import cells_of, events
from tests.support.dose import examples, some
from tests.support.paper_events import LONG, full_hall, played_by, strange_names
from tests.support.paper_kinds import FLOWING, OF_PLAYERS
from tests.support.play import Play
from tests.support.read_pdf import MM, glyphs, overlaid, read_pdf

UPRIGHT, LYING = (210, 297), (297, 210)
EDGE = 7 * MM
"""Nothing is nearer to the edge than printers print."""
PLAIN = "aŁąžЖщÅößñ中日한İİ<>&\"'[]/!|\\-.`½ #$*_@{}~^"
"""Letters of which a reader of PDF makes the same again: each is one shape."""
NAMES = st.text(PLAIN, min_size=1, max_size=60)


def bare(text: str) -> str:
    """Return a text without spaces, breaks and lines to write on: what a reader of PDF cannot but guess."""
    return "".join(text.split()).replace("_", "")


def without_spared(section: Section) -> Section:
    """Return a section without the columns that the poster has no room for."""
    table = section.table
    assert table
    kept = [at for at, column in enumerate(table.columns) if not column.spare]
    rows = tuple(tuple(row[at] for at in kept) for row in table.rows)
    return replace(section, table=Table(tuple(table.columns[at] for at in kept), rows))


@cache
def hall() -> Tournament:
    """Sixty players after seven rounds of nine, the eighth paired."""
    return full_hall()


@cache
def room() -> Tournament:
    """The same with twenty players."""
    return full_hall(20)


@cache
def crammed(rounds: int) -> Tournament:
    """Thirty players with names as wide as can be, after most of the rounds."""
    names = [f"{each[:58].strip()}{at}" for at, each in enumerate(LONG * 3)]
    return played_by(names, Details("M" * 60), rounds, rounds * 4 // 5)


@pytest.mark.parametrize("name", some([*FLOWING], 3))
def test_every_cell_and_line_stands_in_order(name: str) -> None:
    """Heads stand again on every page, so what is read may hold more than the paper, but nothing less."""
    paper = make_paper(room(), name)
    read = read_pdf(as_pdf(paper).content)
    text, at = bare("".join(read.pages)), 0
    for section in paper.sections:
        section = without_spared(section) if name == "pairings-poster" else section
        for part in (section.title, *section.lines, *cells_of(Paper("", (), (section,))), *section.below):
            at = text.find(bare(part), at) + len(bare(part))
            assert at >= len(bare(part)), part
    for part in (*paper.head, paper.title, *paper.marks, *paper.foot):
        assert (name in ("slips", "start-cards") and part == paper.head[-1]) or bare(part) in text


@given(st.lists(NAMES, min_size=1, max_size=12))
@settings(max_examples=examples(25), deadline=None)
def test_what_is_read_is_the_paper_to_the_letter(names: list[str]) -> None:
    """Of a paper of one page nothing else stands there than what the paper says."""
    rows = tuple((str(at), name.strip(), name[::-1].strip()) for at, name in enumerate(names))
    table = Table((Column("No", "right", lead=True), Column("Name", roomy=True), Column("Club", roomy=True)), rows)
    paper = Paper("List", ("Event",), (Section("All", ("A line.",), table, ("Below.",)),), ("A mark.",), ("A note.",))
    (page,) = read_pdf(as_pdf(paper).content).pages
    said = (
        "Event",
        "List",
        "A mark.",
        "All",
        "A line.",
        *cells_of(paper),
        "Below.",
        "A note.",
        "Page 1 of 1",
    )
    assert bare(page) == bare("".join(said))


@given(events(), st.sampled_from(list(OF_PLAYERS)))
@settings(max_examples=examples(25), deadline=None)
def test_any_event_is_set_on_a4(tournament: Tournament, name: str) -> None:
    """With any names: A4, all fonts in the file, and (PDF/A) no letter shown as a box."""
    read = read_pdf(as_pdf(make_paper(tournament, name)).content)
    assert set(read.sizes) <= {UPRIGHT, LYING}
    assert read.embedded
    assert read.fonts


@pytest.mark.parametrize(
    ("name", "rounds"),
    some([*((name, 9) for name in OF_PLAYERS), *((name, 25) for name in ("crosstable", "wall-chart"))], 5),
)
def test_nothing_lies_over_another_or_beyond_the_page(name: str, rounds: int) -> None:
    """Names of sixty wide letters without a space, and tables too wide for any page."""
    content = as_pdf(make_paper(crammed(rounds), name)).content
    for page, (width, height) in enumerate(read_pdf(content).sizes[:3]):
        found = glyphs(content, page)
        for each in found:
            assert EDGE < each.left < each.right < width * MM - EDGE
            assert EDGE < each.bottom < each.top < height * MM - EDGE
        assert not list(overlaid(found))


def test_heads_and_the_event_stand_on_every_page() -> None:
    paper = make_paper(hall(), "standings")
    pages = read_pdf(as_pdf(paper).content).pages
    assert len(pages) == 2
    for number, page in enumerate(pages, 1):
        assert bare("PlaceNoTitleName") in bare(page)
        assert paper.head[0] in page
        assert f"Page {number} of 2" in page


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("standings", UPRIGHT),
        ("slips", UPRIGHT),
        ("crosstable", LYING),
        ("wall-chart", LYING),
        ("pairings-poster", LYING),
    ],
)
def test_paper_lies_where_a_table_is_wide(name: str, size: tuple[int, int]) -> None:
    assert set(read_pdf(as_pdf(make_paper(hall(), name)).content).sizes) == {size}


def test_a_pairing_on_the_wall_can_be_read_from_three_metres() -> None:
    """A small letter is 5 mm high: more than five minutes of arc at 3 m, what good eyes need."""
    content = as_pdf(make_paper(hall(), "pairings-poster")).content
    small = [each.top - each.bottom for each in glyphs(content, page=1) if each.letter in "aenorsz"]
    assert max(small) >= 5 * MM  # on the second page, where names are the largest letters


def test_a_pile_of_slips_is_cut_in_one_go() -> None:
    """On every page the slips begin at the same heights, though names of some take more lines."""
    paper = make_paper(crammed(9), "slips")
    content = as_pdf(paper).content
    capitals = [
        [each for each in glyphs(content, page) if each.letter == "R"] for page in range(len(read_pdf(content).sizes))
    ]
    titles = 0.95 * max(each.top - each.bottom for page in capitals for each in page)
    heights = [tuple(round(each.bottom) for each in page if each.top - each.bottom > titles) for page in capitals]
    assert sum(map(len, heights)) == len(paper.sections)
    assert all(each == heights[0][: len(each)] for each in heights)


@pytest.mark.parametrize(("players", "sheets"), [(50, 1), (80, 2), (274, 5)])
def test_so_many_boards_hang_on_a_sheet_of_the_wall(players: int, sheets: int) -> None:
    """25 boards on one, 137 on five, in type that is still read from three metres."""
    play = Play.evenly(players, 2600, 4)
    play.pair()
    pages = len(read_pdf(as_pdf(make_paper(play.tournament, "pairings-wall")).content).sizes)
    assert pages == sheets


@pytest.mark.parametrize(("name", "most"), [("slips", 16), ("start-cards", 4)])
def test_cards_fill_a_page(name: str, most: int) -> None:
    """Sixteen slips, three or four start cards."""
    play = Play.evenly(48, 2400, 10)
    play.pair()
    paper = make_paper(play.tournament, name)
    pages = len(read_pdf(as_pdf(paper).content).sizes)
    assert -(-len(paper.sections) // most) <= pages <= -(-len(paper.sections) // (most - 1))


@pytest.mark.parametrize("name", some(["slips", "start-cards", "fallback"], 1))
def test_a_long_paper_is_set_in_parts_and_reads_as_one(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card once, in its order, under one count of pages."""
    monkeypatch.setattr(put_together, "PILE", 10)
    play = Play.evenly(46, 2400, 10)
    play.pair()
    paper = make_paper(play.tournament, name)
    pages = read_pdf(as_pdf(paper).content).pages
    assert [f"Page {at} of {len(pages)}" in page for at, page in enumerate(pages, 1)] == [True] * len(pages)
    text, at = bare("".join(pages)), 0
    for section in paper.sections:
        at = text.find(bare(section.title), at) + 1
        assert at, section.title


def test_letters_of_many_scripts_find_their_fonts_and_the_others_are_told() -> None:
    pdf = as_pdf(make_paper(strange_names(), "alphabetical"))
    assert sorted(pdf.missing) == ["\u0331", "ꔀ", "𐎀", "𐎁"]
    read = read_pdf(pdf.content)
    scripts = ["Arabic", "Armenian", "CJKsc", "Devanagari", "Georgian", "Hebrew", "Tamil", "Thai"]
    for script in scripts:
        assert any(script.lower() in font.lower().replace(" ", "") for font in read.fonts), script
    assert "".join(read.pages).count(UNPRINTABLE) == 5
    for name in ("王, 小明", "김, 철수", "გაფრინდაშვილი, ნონა", "Պետրոսյան, Տիգրան", "Trần, Gia Lạc"):
        assert name in read.pages[0]


def test_nothing_is_written_that_readers_take_for_a_fault() -> None:
    """Poppler says "Suspects object is wrong type" where the value is the one it has without being written."""
    for content in (as_pdf(make_paper(room(), "standings")).content, as_pdf(make_paper(room(), "name-cards")).content):
        assert b"/Suspects" not in content
        assert b"/Marked true" in content


def test_the_same_paper_is_the_same_file() -> None:
    """In another process too, where hashes differ."""
    here = as_pdf(make_paper(full_hall(), "crosstable")).content
    probe = (
        "import sys; from paircard.core.papers.catalogue import make_paper; "
        "from paircard.data.papers.as_pdf import as_pdf; "
        "from tests.support.paper_events import full_hall; "
        "sys.stdout.buffer.write(as_pdf(make_paper(full_hall(), 'crosstable')).content)"
    )
    root = Path(__file__).parents[2]  # wherever the tests are started
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, cwd=root, check=False)
    assert done.returncode == 0, done.stderr.decode()
    assert here == done.stdout
