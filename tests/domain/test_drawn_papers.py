"""Papers that are drawn: every text stands on its sheet, whole, in every language; the tree of a cup on its sheets."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from paircard.core.commands import (
    CreateTournament,
    EnterResult,
    PairRound,
    PostSchedule,
    PublishRound,
    RegisterEntrants,
    SetPrizes,
)
from paircard.core.event.entrant import Entrant, Sex
from paircard.core.event.prize_facts import Fund, PrizesSet
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.event.when import When
from paircard.core.facets.system import system_of
from paircard.core.pages.site import site
from paircard.core.papers.catalogue import make_paper, offered
from paircard.core.papers.drawing import Sheet, Size, Text
from paircard.core.papers.paper import Paper
from paircard.core.papers.table_numbers import read_boards
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.prize_list import categories, funds_typed, read_funds
from paircard.core.tables.standings import standings
from paircard.core.values.errors import Refusal
from paircard.core.values.language import LANGUAGES, speaking
from paircard.data.languages import load
from paircard.data.pages.as_site import as_site
from paircard.data.papers.as_html import as_html
from paircard.data.papers.as_pdf import as_pdf
from paircard.data.papers.as_text import as_text
from paircard.data.papers.drawing_svg import POINT, breadth, set_in_box
from paircard.data.storage.journal_file import JournalFile
from tests.support.dose import long, some
from tests.support.markup import read_page
from tests.support.paper_events import LONG, played_by
from tests.support.paper_kinds import DRAWN
from tests.support.play import TIME, gold12
from tests.support.read_pdf import MM, glyphs, overlaid, read_pdf

JOURNALS = sorted((Path(__file__).parents[1] / "golden" / "journals").glob("*.json"))
A4, A3 = ((210, 297), (297, 210)), ((297, 420), (420, 297))


def bare(text: str) -> str:
    """Return a text without blanks and breaks."""
    return "".join(text.split())


def texts(sheet: Sheet) -> list[str]:
    """Return what stands on a sheet."""
    return [shape.text for shape in sheet.shapes if isinstance(shape, Text)]


def sheets_of(paper: Paper, size: Size = "A4") -> tuple[Sheet, ...]:
    """Return the sheets of a paper that has some."""
    assert paper.sheets is not None
    return paper.sheets(size)


def crammed() -> Tournament:
    """Ten with names of sixty letters, and an event that is called as long."""
    return played_by(LONG, Details("Ev" * 30, "P" * 60, "2026/05/01", "2026/05/09", "A" * 60), 5, 3)


@pytest.mark.parametrize("name", DRAWN)
def test_every_text_stands_whole_on_its_sheet(name: str) -> None:
    """As PDF, in A4 and in A3, and nothing over another."""
    paper = make_paper(crammed(), name)
    for size, formats in (("A4", A4), ("A3", A3)):
        sheets = sheets_of(paper, size)  # type: ignore[arg-type]
        content = as_pdf(paper, size).content  # type: ignore[arg-type]
        read = read_pdf(content)
        assert set(read.sizes) <= set(formats)
        assert len(read.pages) == len(sheets)
        for sheet, page in zip(sheets, read.pages, strict=True):
            said = bare(page)
            assert all(bare(text) in said for text in texts(sheet))
    assert not list(overlaid(glyphs(as_pdf(paper).content, 0)))


@pytest.mark.parametrize("name", DRAWN)
def test_no_text_of_a_picture_leaves_its_box(name: str) -> None:
    """In HTML by the breadth of letters in a broad font; what is drawn is text that can be read and found."""
    paper = make_paper(crammed(), name)
    for shape in (shape for sheet in sheets_of(paper) for shape in sheet.shapes):
        if isinstance(shape, Text):
            size, lines = set_in_box(shape)
            assert size <= shape.size * POINT
            assert all(breadth(line) * size <= shape.width for line in lines)
            assert " ".join(lines) == " ".join(shape.text.split())
    page = read_page(as_html(paper))
    assert all(bare(text) in bare(page.text) for sheet in sheets_of(paper) for text in texts(sheet))


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str) -> None:
    event = crammed()
    with speaking(load(language)):
        for name in ("diplomas", "charts"):
            content = as_pdf(make_paper(event, name)).content
            for page, (width, height) in enumerate(read_pdf(content).sizes[:1]):
                found = glyphs(content, page)
                assert all(0 < each.left < each.right < width * MM for each in found)
                assert all(0 < each.bottom < each.top < height * MM for each in found)


def test_a_diploma_for_the_first_three_and_for_those_with_prizes() -> None:
    event = gold12().tournament
    places = [section.title for section in make_paper(event, "diplomas").sections]
    assert places == ["Place 1", "Place 2", "Place 3"]
    event = with_prizes(event, PrizesSet((Fund((50,)), Fund((20, 10), "born -1990"))))
    assert "born" not in "".join(section.title for section in make_paper(event, "diplomas").sections)  # nobody was


def with_prizes(tournament: Tournament, given: PrizesSet) -> Tournament:
    """Return the event with prizes."""
    return tournament.with_facts(replace(tournament.facts, prizes=given))


def of_eight() -> Tournament:
    """Eight, of whom 2, 5 and 8 are women; after one round 1 to 4 have a point."""
    tournament = Tournament.beginning(SYSTEMS)
    women = (2, 5, 8)
    entrants = tuple(
        Entrant.of(f"A{n}", rating=2400 - n, sex=Sex.WOMAN if n in women else Sex.MAN, category="U16" if n > 5 else "")
        for n in range(1, 9)
    )
    for command in (
        CreateTournament(Details("Open"), Regulations(rounds=2, system="round-robin", tie_breaks=())),
        RegisterEntrants(entrants),
    ):
        tournament = tournament.record(command.decide(tournament), arbiter="Anna", time=TIME)
    return tournament


def test_who_gets_which_prize() -> None:
    """Equal points share what their places have (F10); who has a prize is left out below, where that is announced."""
    event = gold12().tournament
    table = standings(event)
    first = [row.points for row in table.rows]
    leaders = first.count(first[0])
    for one_each in (False, True):
        given = PrizesSet((Fund((120,) + (0,) * 0), Fund((60, 30))), "none", one_each)
        main, second = categories(table, given)
        assert [prize.id for prize in main.prizes] == [table.rows[0].card.id]
        assert (table.rows[0].card.id in {prize.id for prize in second.prizes}) != one_each
    (shared,) = categories(table, PrizesSet((Fund((120,)),)))
    assert len(shared.prizes) == leaders
    assert sum(prize.amount for prize in shared.prizes) == 120


def test_the_prize_sheet_tells_the_rule_and_the_sum() -> None:
    event = with_prizes(gold12().tournament, PrizesSet((Fund((120, 60)), Fund((30,), "women")), one_each=True))
    said = as_text(make_paper(event, "prizes"))
    assert "Sum: 180 of 210." in said  # nobody is a woman there
    assert "Money shared among all with equal points" in said
    assert "Whoever has a prize takes none of those that stand below it." in said
    assert "prizes" not in offered(gold12().tournament)
    with pytest.raises(Refusal, match="No prizes are set: z on the papers"):
        make_paper(gold12().tournament, "prizes")


def test_prizes_as_they_are_typed() -> None:
    typed = "1000 600 / women: 200 / cat U16, born 2010-: 100 50"
    funds = read_funds(typed)
    assert funds == (Fund((1000, 600)), Fund((200,), "women"), Fund((100, 50), "cat U16 born 2010-"))
    assert read_funds(funds_typed(PrizesSet(funds))) == funds
    for wrong in ("women", "women: x", "10 x", "dogs: 100", "women: ", "10.5"):
        with pytest.raises(Refusal):
            read_funds(wrong)
    event = gold12()
    with pytest.raises(Refusal, match="Nothing was changed"):
        event.do(SetPrizes(()))
    event.do(SetPrizes(funds))
    assert event.tournament.facts.prizes == PrizesSet(funds)


def test_a_category_with_a_prize_has_its_standings_on_the_pages() -> None:
    """And only that: who is of which age or class is told where it is announced, and nowhere else."""
    event = of_eight()
    for command in (PostSchedule(), SetPrizes(read_funds("100 / cat U16: 0 0 / women: 50 / cat U8: 5"))):
        assert "U16" not in "".join(as_site(site(event)).values())
        event = event.record(command.decide(event), arbiter="Anna", time=TIME)
    pages = as_site(site(event))
    assert {name for name in pages if name.startswith("standings-")} == {
        "standings-women.html",
        "standings-category-1.html",
    }
    page = read_page(pages["standings-category-1.html"], scripts=1)
    assert all((f"A{n}" in page.text) == (n > 5) for n in range(1, 9))


def test_what_was_changed_of_the_times_is_told() -> None:
    event = of_eight()
    event = event.with_facts(replace(event.facts, times={1: When("2026-05-01", "09:30")}))
    assert "Fri 1 May" in as_text(make_paper(event, "times"))
    assert "times" not in offered(gold12().tournament)


def test_table_numbers_begin_where_the_boards_do() -> None:
    event = gold12().tournament
    event = event.with_facts(replace(event.facts, regulations=replace(event.regulations, first_board=41)))
    paper = make_paper(event, "table-numbers")
    assert paper.sections[0].lines == ("41 42 43 44 45 46",)
    assert [texts(sheet)[0] for sheet in sheets_of(paper)] == ["41", "43", "45"]
    paper = make_paper(event, "table-numbers", boards=range(9, 12))
    assert paper.title == "Table numbers 9 to 11"
    with pytest.raises(Refusal, match="Only of the paper table-numbers"):
        make_paper(event, "slips", boards=range(1, 3))
    for wrong in ("0", "5-4", "a", "1-", "-3"):
        with pytest.raises(Refusal, match="does not name boards"):
            read_boards(wrong)


# --- the address of the pages ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["pairings", "pairings-wall", "standings", "announcement"])
def test_the_address_stands_on_what_hangs_on_the_wall(name: str) -> None:
    """In words beside the square; without an address there is neither."""
    event = gold12(3).tournament
    assert "QR" not in as_html(make_paper(event, name))
    address = "https://club.example/open/2026/"
    paper = make_paper(event.with_facts(replace(event.facts, details=replace(event.details, address=address))), name)
    assert f"All pages: {address}" in as_text(paper)
    html = as_html(paper)
    assert f'aria-label="QR: {address}"' in html
    assert address in bare(read_page(html).text)
    assert bare(address) in bare(read_pdf(as_pdf(paper).content).pages[0])


def test_an_address_is_one() -> None:
    assert Details("Open", address=" club.example/open ").cleaned().address == "https://club.example/open"
    assert Details("Open", address="http://10.0.0.7:8000/").cleaned().address == "http://10.0.0.7:8000/"
    for wrong in ("javascript://x%0aalert(1)", "our page", "https://", "https://a b", "ftp://club.example", "x" * 300):
        with pytest.raises(Refusal, match="no address of pages"):
            Details("Open", address=wrong).cleaned()


# --- the tree of a cup ----------------------------------------------------------------------------------------


def cup(players: int, played: int = 1) -> Tournament:
    """A cup after some rounds, in which White has won every game; its names are as long as names can be."""
    tournament = Tournament.beginning(SYSTEMS)
    entrants = tuple(Entrant.of(f"{LONG[at % len(LONG)][:56]}{at:03}", rating=2800 - at) for at in range(players))
    commands = [
        CreateTournament(Details("Cup"), Regulations(rounds=9, system="knockout", tie_breaks=())),
        RegisterEntrants(entrants),
    ]
    for _ in range(played):
        commands += [PairRound("seed"), PublishRound()]
    for command in commands:
        tournament = tournament.record(command.decide(tournament), arbiter="Anna", time=TIME)
        if isinstance(command, PublishRound):
            last = tournament.rounds[-1]
            for board in last.boards:
                enter = EnterResult(last.number, board.number, Result.WHITE)
                tournament = tournament.record(enter.decide(tournament), arbiter="Anna", time=TIME)
    return tournament


@pytest.mark.parametrize(
    ("players", "size", "sheets"),
    [(2, "A4", 1), (22, "A4", 1), (32, "A4", 1), (33, "A4", 3), (64, "A3", 1), (100, "A4", 5), (128, "A3", 3)],
)
def test_the_sheets_of_a_tree_hold_every_name(players: int, size: Size, sheets: int) -> None:
    """Each in the first round once; who has won stands in the next; so many matches a sheet that they can be read."""
    event = cup(players)
    paper = make_paper(event, "crosstable")
    drawn = sheets_of(paper, size)
    assert len(drawn) == sheets
    found = [text for sheet in drawn for text in texts(sheet)]
    for id_, number in event.numbers.items():
        who = f"{number} {event.name_of(id_)}"
        assert 1 <= found.count(who) <= 3
    for sheet in drawn:
        for shape in sheet.shapes:
            if isinstance(shape, Text):
                assert 0 <= shape.x < shape.x + shape.width <= sheet.width
                assert 0 <= shape.y < shape.y + shape.height <= sheet.height
    tops = [shape.text for sheet in drawn for shape in sheet.shapes if isinstance(shape, Text)]
    assert len(drawn) == 1 or sum(bool(re.fullmatch(r"Sheet \d+ of \d+", text)) for text in tops) == sheets


@long
def test_a_tree_as_pdf() -> None:
    event = cup(40, 2)
    paper = make_paper(event, "crosstable")
    content = as_pdf(paper).content
    read = read_pdf(content)
    assert set(read.sizes) <= set(A4)
    for sheet, page in zip(sheets_of(paper), read.pages, strict=True):
        assert all(bare(text) in bare(page) for text in texts(sheet))
    assert not list(overlaid(glyphs(content, 1)))
    assert {*read_pdf(as_pdf(paper, "A3").content).sizes} <= set(A3)


@pytest.mark.parametrize("path", some([*JOURNALS], 10), ids=lambda path: path.stem)
def test_every_system_has_them(path: Path) -> None:
    """All systems, all sections: where a paper is offered it is made; a match of two has no places."""
    event = JournalFile(path).tournament
    for stage in event.stages:
        section = event.seen(stage)
        made = [name for name in (*DRAWN, "crosstable") if name in offered(section)]
        if len(section.registrations) < 2:
            made.remove("table-numbers")
        papers = {name: make_paper(section, name) for name in made}
        assert ("diplomas" in papers) == (system_of(section).score is None)
        for paper in papers.values():
            text = bare(as_text(paper))
            assert all(bare(line)[:40] in text for each in paper.sections for line in each.lines)
            read_page(as_html(paper))
