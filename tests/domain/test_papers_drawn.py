"""Papers of an event with any names: no line too wide, no column broken, nothing unescaped, nobody missing."""

from __future__ import annotations

from typing import get_args

from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from core.commands import CreateTournament, EnterResult, PairRound, PublishRound, RegisterEntrants, SetFirstColour
from core.entrant import Entrant, RatingSource, Title
from core.papers.catalogue import PAPERS, make_paper
from core.papers.paper import Align, Column, Paper, Section, Table
from core.papers.site import site
from core.regulations import Details, Regulations
from core.result import Result
from core.text import clean
from core.tournament import Tournament
from data.papers.as_html import as_html
from data.papers.as_site import as_site
from data.papers.as_text import as_text, cell
from data.papers.layout import bands
from tests.support.markup import read_page
from tests.support.play import TIME

SCRIPTS = "aŁąžЖщÅößñ中日한नमعبאπİ<>&\"'[]/!|\\-.` \u0301\u0323\u200d\u200f👩🏽♜½"
TEXTS = st.one_of(st.text(max_size=60), st.text(SCRIPTS, max_size=60))
NAMES = TEXTS.map(lambda text: clean(f"A{text}")[:60])
WIDTHS = st.sampled_from([80, 132])


@st.composite
def events(draw: st.DrawFn) -> Tournament:
    """An event of five with two rounds: byes, a result missing, any names, clubs and tie-breaks."""
    entrants = [
        Entrant.of(
            draw(NAMES),
            rating=draw(st.sampled_from([0, 1000, 2500])),
            title=draw(st.sampled_from(Title)),
            rating_source=draw(st.sampled_from(RatingSource)),
            federation=draw(TEXTS),
            club=draw(TEXTS),
            category=draw(TEXTS),
            fide_id=f"{number}{draw(TEXTS)}",
            national_id=draw(TEXTS),
        )
        for number in range(5)
    ]
    details = Details(draw(NAMES), draw(TEXTS), draw(TEXTS), draw(TEXTS), draw(TEXTS)).cleaned()
    codes = draw(st.sampled_from([(), ("BH", "PS"), ("BH/C1", "SB", "DE", "ARO", "TPR", "KS", "LOTS", "RUZ", "SSFBH")]))
    tournament = Tournament()
    for command in (
        CreateTournament(details, Regulations(rounds=draw(st.integers(2, 30)), tie_breaks=codes)),
        RegisterEntrants(tuple(entrants)),
        SetFirstColour("W"),
        PairRound(),
        PublishRound(),
        EnterResult(1, 1, Result.WHITE),
        EnterResult(1, 2, draw(st.sampled_from(Result))),
        PairRound(),
        EnterResult(2, 1, Result.DRAW),
    ):
        tournament = tournament.record(command.decide(tournament), arbiter="Anna", time=TIME)
    return tournament


@given(events(), st.sampled_from(list(PAPERS)), WIDTHS)
@settings(max_examples=150, deadline=None)
def test_no_line_is_wider_than_the_paper(tournament: Tournament, name: str, width: int) -> None:
    for line in as_text(make_paper(tournament, name), width).split("\n"):
        assert cell_len(line) <= width


@given(TEXTS.map(clean), st.integers(2, 40), st.sampled_from(get_args(Align)))
def test_a_cell_is_as_wide_as_its_column(text: str, width: int, align: Align) -> None:
    """So that what stands right of a long, wide or combining name stands where it should."""
    assert cell_len(cell(text, width, align)) == width


@given(events(), st.sampled_from(list(PAPERS)))
@settings(max_examples=100, deadline=None)
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
@settings(max_examples=40, deadline=None)
def test_public_pages_say_what_their_papers_say(tournament: Tournament) -> None:
    shown = site(tournament)
    drawn = as_site(shown)
    for each in shown.pages:
        page = read_page(drawn[f"{each.name}.html"])
        assert [cell.strip() for cell in page.cells] == [cell.strip() for cell in cells_of(each.paper)]
        assert set(page.links) <= set(drawn)


def cells_of(paper: Paper) -> list[str]:
    """Return all heads and cells of a paper in order."""
    cells: list[str] = []
    for table in (section.table for section in paper.sections if section.table):
        heads = [column.head for column in table.columns]
        cells += [*(heads if any(heads) else ()), *(cell for row in table.rows for cell in row)]
    return cells


@given(events(), st.sampled_from(["start-list", "alphabetical", "standings", "crosstable", "progress", "wall-chart"]))
@settings(max_examples=60, deadline=None)
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
