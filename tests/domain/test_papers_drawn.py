"""Papers of an event with any names: no line too wide, no column broken, nothing unescaped, nobody missing."""

from __future__ import annotations

from typing import get_args

from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from paircard.core.event.tournament import Tournament
from paircard.core.pages.in_parts import PaperInParts
from paircard.core.pages.site import site
from paircard.core.papers.catalogue import make_paper
from paircard.core.papers.paper import Align, Column, Paper, Section, Table
from paircard.core.values.text import clean
from paircard.data.pages.as_site import as_site
from paircard.data.papers.as_html import as_html
from paircard.data.papers.as_text import as_text, cell
from paircard.data.papers.layout import bands
from tests.support.any_event import TEXTS, cells_of, events
from tests.support.dose import examples
from tests.support.markup import read_page
from tests.support.paper_kinds import OF_PLAYERS

WIDTHS = st.sampled_from([80, 132])


@given(events(), st.sampled_from(list(OF_PLAYERS)), WIDTHS)
@settings(max_examples=examples(150), deadline=None)
def test_no_line_is_wider_than_the_paper(tournament: Tournament, name: str, width: int) -> None:
    for line in as_text(make_paper(tournament, name), width).split("\n"):
        assert cell_len(line) <= width


@given(TEXTS.map(clean), st.integers(2, 40), st.sampled_from(get_args(Align)))
def test_a_cell_is_as_wide_as_its_column(text: str, width: int, align: Align) -> None:
    """So that what stands right of a long, wide or combining name stands where it should."""
    assert cell_len(cell(text, width, align)) == width


@given(events(), st.sampled_from(list(OF_PLAYERS)))
@settings(max_examples=examples(100), deadline=None)
def test_html_says_what_the_paper_says(tournament: Tournament, name: str) -> None:
    """Read back, every cell and line is there to the letter: all is escaped, every tag closed."""
    paper = make_paper(tournament, name)
    page = read_page(as_html(paper))
    assert [cell.strip() for cell in page.cells] == [cell.strip() for cell in cells_of(paper)]
    assert paper.title in page.lines
    assert not page.links
    for line in (*paper.head, *paper.marks, *paper.notes, *(each.title for each in paper.sections if each.title)):
        assert line in page.lines


@given(events())
@settings(max_examples=examples(40), deadline=None)
def test_public_pages_say_what_their_papers_say(tournament: Tournament) -> None:
    shown = site(tournament)
    drawn = as_site(shown)
    for each in shown.pages:
        page = read_page(drawn[f"{each.name}.html"], scripts=1)
        assert set(page.links) <= set(drawn)
        if not isinstance(each.paper, PaperInParts):
            assert [cell.strip() for cell in page.cells] == [cell.strip() for cell in cells_of(each.paper)]
        if each.name in ("index", "standings"):
            assert all(row.entrant.name.strip() in page.text for row in tournament.registrations.values())


@given(events(), st.sampled_from(["start-list", "alphabetical", "standings", "crosstable", "progress", "wall-chart"]))
@settings(max_examples=examples(60), deadline=None)
def test_everybody_stands_once_in_a_list(tournament: Tournament, name: str) -> None:
    table = make_paper(tournament, name).sections[0].table
    assert table
    at = [column.head for column in table.columns].index("Name")
    assert sorted(row[at] for row in table.rows) == sorted(
        each.entrant.name for each in tournament.registrations.values()
    )


@given(st.integers(1, 40), st.integers(1, 9), TEXTS.map(clean), WIDTHS)
def test_a_table_too_wide_goes_on_below(columns: int, digits: int, name: str, width: int) -> None:
    """Every column stands in one part only, but for the leading ones, which stand in all."""
    heads = (Column("No", "right", lead=True), Column("Name", lead=True, roomy=True))
    table = Table((*heads, *(Column(f"R{n}") for n in range(columns))), (("1", name, *["9" * digits] * columns),))
    gap, parts = bands(table, width)
    assert all({0, 1} <= set(part) for part in parts)
    assert sorted(at for part in parts for at in part if at > 1) == list(range(2, columns + 2))
    assert all(sum(part.values()) + gap * (len(part) - 1) <= width for part in parts)


def test_cards_stay_on_one_page() -> None:
    """A form feed comes before the card that would cross the page; no page has more than 60 lines."""
    cards = tuple(Section(f"Card {n}", ("a line",) * 17, card=True) for n in range(7))
    pages = as_text(Paper("Cards", ("Event",), cards)).split("\f")
    assert len(pages) > 2
    assert all(page.strip("\n").count("\n") < 60 for page in pages)
    assert sum(page.count("Card ") for page in pages) == 7


def test_letters_of_every_alphabet_stand_in_text_and_html() -> None:
    names = ("Łódźka, Żaneta", "Пенковски, Аспарух", "Åkerström, Örjan", "王, 小明", "Trần, Gia Lạc")
    paper = Paper("List", ("Event",), (Section(table=Table((Column("Name", lead=True),), tuple((n,) for n in names))),))
    for name in names:
        assert name in as_text(paper).split("\n")
        assert f"<td>{name}</td>" in as_html(paper)
