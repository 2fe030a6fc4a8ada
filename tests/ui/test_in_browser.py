"""All pages in a real browser, on a phone, on a screen in the hall and on A4: measured there. See README.md here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import cycle, islice
from pathlib import Path
from random import Random

import pytest

from paircard.core.commands import (
    Command,
    CreateTournament,
    EnterResult,
    PairRound,
    PublishRound,
    RegisterEntrants,
    SetFirstColour,
)
from paircard.core.event.entrant import Entrant, Title
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.pages.site import site
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.pages.as_site import as_site
from paircard.data.pages.publishing import publish
from paircard.data.papers.as_html import as_html
from paircard.data.storage.journal_file import JournalFile
from paircard.tui.cli import main
from tests.support.browser import HALL, PHONE, WHY_NOT, Browser, Size, found_browser
from tests.support.paper_kinds import OF_PLAYERS
from tests.support.play import TIME

PROGRAM = found_browser()
pytestmark = pytest.mark.skipif(PROGRAM is None, reason=WHY_NOT)

LAST = ("Brzęczyszczykiewicz", "Żak", "Müller-Lüdenscheidt", "Петров", "Ramírez-González", "Lis", "O’Brien", "Åkesson")
FIRST = ("Władysława Maria", "Jan", "Christo Димитров", "Ewa", "Maximilian", "Bo")
CLUBS = ("KSz Hetman Politechnika Śląska Gliwice", "Wieża", "")
SITE = (
    "index",
    "pairings",
    "pairings-1",
    "standings",
    "standings-clubs",
    "crosstable",
    "players",
    "player-1",
    "player-37",
    "hall-1",
    "hall-2",
    "hall-4",
)
EXAM = ("exam/questions", "exam/answers", "exam/cards", "exam/grading", "exam/key")
PAGES = (*(f"site/{name}" for name in SITE), *(f"papers/{name}" for name in OF_PLAYERS), *EXAM)
MARGIN = 0.5
"""Pixels: browsers round."""


def event(players: int = 37, rounds: int = 9) -> Tournament:
    """Return an event of long names with a bye in each round, and the last round half played."""
    draw, tournament = Random(1), Tournament.beginning(SYSTEMS)
    names = islice(cycle(f"{last}, {first}" for last in LAST for first in FIRST), players)
    titles, clubs = cycle(Title), cycle(CLUBS)
    entrants = tuple(
        Entrant.of(name, rating=2600 - 11 * number, title=next(titles), federation="POL", club=next(clubs))
        for number, name in enumerate(names)
    )
    details = Details("Międzynarodowe Mistrzostwa Mazowsza", "Warszawa", "2026-05-01", "2026-05-09", "Jan Kowalski")

    def do(*commands: Command) -> None:
        nonlocal tournament
        for command in commands:
            tournament = tournament.record(command.decide(tournament), arbiter="Anna", time=TIME)

    do(CreateTournament(details, Regulations(rounds=rounds)), RegisterEntrants(entrants), SetFirstColour("W"))
    for number in range(1, rounds + 1):
        do(PairRound(), PublishRound())
        for board in tournament.rounds[-1].boards[:: 1 if number < rounds else 2]:
            do(EnterResult(number, board.number, draw.choice((Result.WHITE, Result.DRAW, Result.BLACK))))
    return tournament


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    assert PROGRAM is not None
    with Browser(PROGRAM) as started:
        yield started


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Path]:
    """All pages as files, by name."""
    folder, tournament = tmp_path_factory.mktemp("pages"), event()
    files = as_site(site(tournament))
    drawn = {f"site/{name.removesuffix('.html')}": text for name, text in files.items() if name.endswith(".html")}
    drawn |= {f"papers/{name}": as_html(make_paper(tournament, name)) for name in OF_PLAYERS}
    paths = {name: folder / f"{name}.html" for name in drawn}
    for name, path in paths.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(drawn[name], encoding="utf-8")
    for name in (name for name in files if name.endswith((".css", ".js"))):
        (folder / "site" / name).write_text(files[name], encoding="utf-8")
    assert main(["exam", "--seed", "3", "--out", str(folder / "exam"), "--format", "html"]) == 0
    return paths | {name: folder / f"{name}.html" for name in EXAM}


@pytest.mark.parametrize("size", [PHONE, Size(320, 568, phone=True), HALL], ids=["phone", "small phone", "hall"])
@pytest.mark.parametrize("name", PAGES)
def test_no_page_is_wider_than_the_window(browser: Browser, pages: Mapping[str, Path], name: str, size: Size) -> None:
    """What is wide scrolls in its own box. A phone would zoom out: its window would be wider than itself."""
    browser.open(pages[name], size)
    assert browser.measure("[innerWidth, document.documentElement.scrollWidth]") == [size.width, size.width]


@pytest.mark.parametrize("name", PAGES)
def test_no_name_is_broken_letter_by_letter(browser: Browser, pages: Mapping[str, Path], name: str) -> None:
    """On a phone a name of 36 letters takes five lines at most, and what names stand in is never tiny."""
    browser.open(pages[name], PHONE)
    lines = "Math.round((e.clientHeight - 8) / parseFloat(getComputedStyle(e).lineHeight))"
    assert browser.measure(f"Math.max(0, ...[...document.querySelectorAll('td.roomy')].map(e => {lines}))") <= 5
    assert browser.measure("Math.min(99, ...[...document.querySelectorAll('td, p')].map(e => "
                           "parseFloat(getComputedStyle(e).fontSize)))") >= 11  # fmt: skip


@pytest.mark.parametrize("name", ["site/crosstable"])
def test_names_stay_while_a_table_is_scrolled(browser: Browser, pages: Mapping[str, Path], name: str) -> None:
    """They move to the edge of their box and no further."""
    browser.open(pages[name], PHONE)
    box, cell = "document.querySelector('.box')", "document.querySelector('td.name')"
    left = f"{cell}.getBoundingClientRect().left - {box}.getBoundingClientRect().left"
    before = browser.measure(left)
    browser.measure(f"{box}.scrollLeft = 9999")
    scrolled = browser.measure(f"{box}.scrollLeft")
    assert scrolled > 0
    edge = browser.measure(f"{box}.clientLeft")
    assert browser.measure(left) == pytest.approx(max(edge, before - scrolled), abs=MARGIN)


@pytest.mark.parametrize("size", [HALL, Size(1280, 720), Size(1024, 768), Size(3840, 2160)], ids=str)
@pytest.mark.parametrize("name", ["site/hall-1", "site/hall-2", "site/hall-3"])
def test_a_hall_screen_shows_its_page_whole_and_large(
    browser: Browser, pages: Mapping[str, Path], name: str, size: Size
) -> None:
    """Nobody scrolls there: all rows are to be seen, each in type of a fortieth of the height or the width allows."""
    browser.open(pages[name], size)
    assert browser.measure("document.documentElement.scrollHeight") <= size.height
    type_ = browser.measure("parseFloat(getComputedStyle(document.querySelector('td')).fontSize)")
    assert type_ >= min(size.height / 40, size.width / 60)


@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_cut_off_on_paper(browser: Browser, pages: Mapping[str, Path], name: str) -> None:
    """No table, and nothing else, goes beyond the width between the margins that the page is made for."""
    browser.open(pages[name], Size(1200, 1000), printed=True)
    right = "Math.max(...[...document.querySelectorAll('body *')].map(e => e.getBoundingClientRect().right))"
    assert browser.measure(right) <= browser.measure("document.body.getBoundingClientRect().right") + MARGIN


def test_links_are_far_enough_apart_for_a_thumb(browser: Browser, pages: Mapping[str, Path]) -> None:
    """On a phone each name in the list is at least as high as the smallest target of WCAG 2.2, 24 pixels."""
    browser.open(pages["site/index"], PHONE)
    assert browser.measure("Math.min(...[...document.querySelectorAll('a')].map("
                           "e => e.getBoundingClientRect().height))") >= 24  # fmt: skip


GOLDEN = Path(__file__).parents[1] / "golden" / "journals"


def published(journal: str, folder: Path) -> Path:
    """Return the folder of pages of an event that was kept."""
    publish(JournalFile(GOLDEN / f"{journal}.json").tournament, folder)
    return folder


@pytest.mark.parametrize("name", ["pairings", "matches"])
def test_a_match_is_whole_on_a_phone(browser: Browser, tmp_path: Path, name: str) -> None:
    """Nothing of it is to be scrolled to the side."""
    browser.open(published("team-swiss-2026", tmp_path) / f"{name}.html", PHONE)
    beyond = "[...document.querySelectorAll('.pairs')].map(e => e.scrollWidth - e.clientWidth)"
    assert set(browser.measure(beyond)) == {0}


@pytest.mark.parametrize("size", [PHONE, Size(320, 568, phone=True)], ids=["phone", "small phone"])
def test_the_tree_of_a_cup_is_read_on_a_phone(browser: Browser, tmp_path: Path, size: Size) -> None:
    """Type of eleven pixels at least, as drawn in a picture that is as wide as the window allows."""
    browser.open(published("cup", tmp_path) / "tree.html", size)
    scale = "document.querySelector('svg.tree').getBoundingClientRect().width / 390"
    type_ = "parseFloat(getComputedStyle(document.querySelector('svg.tree text')).fontSize)"
    assert browser.measure(f"{type_} * {scale}") >= 11
