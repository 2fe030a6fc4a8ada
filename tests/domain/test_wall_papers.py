"""What hangs on the wall: never cut into parts, one size of type in a column, as large as the sheets allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count, cycle
from pathlib import Path

import pypdfium2
import pypdfium2.raw as pdfium
import pytest

from paircard.core.event.regulations import Details
from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import make_paper, offered
from paircard.core.papers.paper import Paper, Section
from paircard.core.values.errors import Refusal
from paircard.core.values.language import LANGUAGES, speaking
from paircard.data.languages import load
from paircard.data.papers.as_pdf import as_pdf
from paircard.data.storage.journal_file import JournalFile
from tests.support.dose import some
from tests.support.paper_events import played_by
from tests.support.read_pdf import glyphs, read_pdf

JOURNALS = sorted((Path(__file__).parents[1] / "golden" / "journals").glob("*.json"))
LONG = (
    "Anandakumaraswamy, Ramanathan Venkatesh",
    "Nowak, Jan",
    "Wojciechowski-Brzęczyszczykiewicz, Jan",
    "Kot, Ala",
    "Papadopoulos-Konstantinidis, Aleksandros Konstantinos Maria",
)
ALL_LANGUAGES = ("plain", "team-swiss-2026", "display")
"""Journals of which every paper is looked at in every language; of the others each in one."""
USUAL = ("Wójtowicz, Bartosz", "Öhrnberg, Sixten", "Trần, Gia Lạc", "Penkov, Asparuh", "Kovandžić, Vuk")
HEADING = {14.0, 26.0, 11.0, 9.0, 8.5, 12.0, 9.5, 19.0, 10.0}
"""Sizes of type of what is around the table."""
CAPITAL = 0.714
"""How tall a capital is, in parts of the size of the type."""


def bare(text: str) -> str:
    """Return a text without spaces, breaks and lines to write on; in Polish a hyphen stands again after a break."""
    return "".join(text.split()).replace("_", "").replace("--", "-")


def with_long_names(paper: Paper) -> Paper:
    """Return a paper as it would be if all names in it were long, each another one."""
    names = (f"{name}{at}" for at, name in zip(count(1), cycle(LONG), strict=False))

    def renamed(section: Section) -> Section:
        if (table := section.table) is None:
            return section
        rows = tuple(
            tuple(next(names) if column.roomy else cell for column, cell in zip(table.columns, row, strict=True))
            for row in table.rows
        )
        return replace(section, table=replace(table, rows=rows))

    return replace(paper, sections=tuple(map(renamed, paper.sections)))


def on_the_wall(tournament: Tournament) -> Iterator[Paper]:
    """Yield the papers of an event, of each of its stages, that are read from more than arm's length."""
    for stage in tournament.stages:
        seen = tournament.seen(stage)
        for name in offered(seen):
            try:
                paper = make_paper(seen, name)
            except Refusal:  # of a round before one is paired
                continue
            if paper.hangs:
                yield paper


def sizes_of_type(content: bytes) -> Counter[float]:
    """Return how many letters stand in each size of type, without those around the table."""
    found: Counter[float] = Counter()
    document = pypdfium2.PdfDocument(content)
    for page in range(len(document)):
        text = document[page].get_textpage()
        for at in range(text.count_chars()):
            size = round(pdfium.FPDFText_GetFontSize(text, at), 1)
            if chr(pdfium.FPDFText_GetUnicode(text, at)).isalpha() and size not in HEADING:
                found[size] += 1
    return found


def of_players(names: Sequence[str], boards: int) -> Tournament:
    """Return an event with so many boards in its second round."""
    every = [f"{name}{at // len(names) or ''}" for at, name in zip(range(2 * boards), cycle(names), strict=False)]
    return played_by(every, Details("Open", "Łódź"), 9, 1)


@pytest.mark.parametrize("journal", some([*JOURNALS], 6), ids=lambda path: str(path.stem))
def test_no_table_on_the_wall_is_cut_into_parts(journal: Path) -> None:
    """Of every system and in every language, with long names: row by row, every name of a row beside the other."""
    tournament = JournalFile(journal).tournament
    for at, code in enumerate(LANGUAGES):
        with speaking(load(code)):
            papers = list(on_the_wall(tournament))
            for paper in map(
                with_long_names, papers if journal.stem in ALL_LANGUAGES else papers[at :: len(LANGUAGES)]
            ):
                text, place = bare("".join(read_pdf(as_pdf(paper).content).pages)), 0
                for section in paper.sections:
                    for row in section.table.rows if section.table else ():
                        for column, cell in zip(section.table.columns, row, strict=True) if section.table else ():
                            if column.roomy or column.lead:
                                place = text.find(bare(cell), place) + len(bare(cell))
                                assert place >= len(bare(cell)), (code, paper.title, cell)


@pytest.mark.parametrize("name", ["pairings-wall", "pairings-poster"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_column_has_one_size_of_type(code: str, name: str) -> None:
    """A name is broken at the comma rather than set smaller than others; what stands beside it is nearly as large."""
    with speaking(load(code)):
        sizes = sizes_of_type(as_pdf(make_paper(of_players(LONG, 10), name)).content)
    assert len(sizes) <= 2
    assert min(sizes) > 0.8 * max(sizes)


def test_a_long_name_is_broken_at_the_comma() -> None:
    (page,) = read_pdf(as_pdf(make_paper(of_players(LONG[:2], 2), "pairings-wall")).content).pages
    assert "Anandakumaraswamy, \n" in page
    assert "Nowak, Jan" in page


@pytest.mark.parametrize(
    ("name", "boards", "least"),
    [
        ("pairings-wall", 3, 30),
        ("pairings-wall", 10, 22),
        ("pairings-wall", 25, 16),
        ("pairings-wall", 70, 16),
        ("pairings-poster", 10, 28),
        ("alphabetical", 10, 17),
        ("alphabetical", 70, 11),
        ("standings", 10, 12),
        ("pairings", 10, 15),
    ],
)
def test_type_fills_the_sheet(name: str, boards: int, least: float) -> None:
    """Capitals of 14 pt are the limit of good eyes at three metres: what is on the wall is larger."""
    content = as_pdf(make_paper(of_players(USUAL, boards), name)).content
    assert max(heights_of(content, "K")) >= CAPITAL * least * 0.98


def heights_of(content: bytes, capital: str) -> list[float]:
    """Return how tall a capital stands on all pages, in points."""
    pages = range(len(pypdfium2.PdfDocument(content)))
    return [each.top - each.bottom for page in pages for each in glyphs(content, page) if each.letter == capital]


def test_points_are_left_out_rather_than_names_too_small() -> None:
    """With names as long as these only the poster has no room for points."""
    event = of_players(LONG, 10)
    words = {
        name: read_pdf(as_pdf(make_paper(event, name)).content).pages[0]
        for name in ("pairings-wall", "pairings-poster")
    }
    assert "Pts" in words["pairings-wall"]
    assert "Pts" not in words["pairings-poster"]


def test_names_on_slips_are_larger_than_before() -> None:
    for names in (USUAL, LONG[:4]):
        (size, _), *_ = sizes_of_slips(as_pdf(make_paper(of_players(names, 10), "slips")).content).most_common()
        assert size >= 9


def sizes_of_slips(content: bytes) -> Counter[float]:
    """Return how many letters stand in each size of type."""
    text = pypdfium2.PdfDocument(content)[0].get_textpage()
    return Counter(round(pdfium.FPDFText_GetFontSize(text, at), 1) for at in range(text.count_chars()))


def test_who_is_not_paired_stands_smaller_beside_each_other() -> None:
    """Fifteen who are absent take less room than the six boards."""
    paper = make_paper(of_players(USUAL, 6), "pairings-wall")
    table = paper.sections[0].table
    assert table
    rows = tuple((str(at), f"Zebra {at}", "0", "absent: 0") for at in range(15))
    columns = (*table.columns[1:4], replace(table.columns[4], head="This round"))
    aside = Section("Not paired", table=replace(table, columns=columns, rows=rows), aside=True)
    content = as_pdf(replace(paper, sections=(paper.sections[0], aside))).content
    assert len(read_pdf(content).sizes) == 1
    assert max(heights_of(content, "Z")) < 0.7 * max(heights_of(content, "K"))


@pytest.mark.parametrize("boards", some([13, 26, 35, 40, 45, 52], 2))
def test_the_last_sheet_is_no_rest(boards: int) -> None:
    """Room is reckoned as it is: type that grows never spills a few boards onto one sheet more."""
    content = as_pdf(make_paper(of_players(("Zo", "Zu"), boards), "pairings-wall")).content
    sheets = len(read_pdf(content).sizes)
    on_the_last = sum(each.letter == "Z" for each in glyphs(content, sheets - 1)) / 2
    assert on_the_last >= boards / sheets * 0.6
