"""The manual is shown where there is no web, in every way the program is used, and what it says is so."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path

import pytest

from paircard.data.manual import PAGES, Page
from paircard.data.manual.as_text import WIDTH, as_facts, as_lines
from paircard.tui.cli import main
from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.every_key import room_title, text_of
from paircard.tui.looks.signs import PLAIN, Signs
from paircard.tui.rooms import ROOMS
from paircard.tui.screens.manual.drawn import draw
from paircard.tui.screens.of_room import screen_of
from paircard.tui.start.parsers import COMMANDS, parser_of
from tests.support.acceptance_page import names_of_tests
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.pty import Terminal
from tests.support.screen import comes, opened, screen_text

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = {**{page.name: page.text for page in PAGES}, "README": README}
Capture = pytest.CaptureFixture[str]
ARCHITECTURE = [page.name for page in PAGES].index("architecture") + 1
"""Its number in the list: the last but one."""


# --- how it is shown -----------------------------------------------------------------------------------------


def test_the_list(capsys: Capture) -> None:
    """Each page in one line, in the language of the reader."""
    assert main(["manual"]) == 0
    told = capsys.readouterr().out
    for page in PAGES:
        assert re.search(rf"^{page.name} .*{page.title}\. {page.what}\.$", told, re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_on_eighty_columns(page: Page, capsys: Capture) -> None:
    """Whole, no line too long, nothing left of Markdown but what is typed."""
    assert main(["manual", page.name]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"{page.title}\n{'=' * len(page.title)}\n")
    assert max(map(len, told.split("\n"))) <= WIDTH
    assert not re.search(r"^#+ [A-Z\d]|\*\*|^\||<!--|\]\(", told, re.MULTILINE)
    words = re.findall(r"[A-Za-z]{4,}", re.sub(r"!\[.*?\]|\]?\([^)]*/[^)]*\)|```\w+|<!--.*", "", page.text))
    assert [word for word in words if word not in told] == []


def test_a_page_that_is_not_there(capsys: Capture) -> None:
    assert main(["manual", "nothing"]) == 1
    assert "no page called nothing: its pages are start, keys," in capsys.readouterr().err


def test_a_long_page_goes_to_the_pager(tmp_path: Path) -> None:
    """At a terminal, as the settings or the system name it; a pipe gets the page itself."""
    pager = tmp_path / "pager"
    pager.write_text("#!/bin/sh\necho paged: $(head -1 $1)\n")
    pager.chmod(0o755)
    program = [sys.executable, "-m", "paircard", "manual"]
    with Terminal([*program, "architecture"], cwd=ROOT, env={"PAGER": str(pager)}) as terminal:
        terminal.wait_for("paged: Architecture")
        assert terminal.wait_exit() == 0


async def test_on_the_screen(tmp_path: Path) -> None:
    """`M` from anywhere; scrolled, chosen, and Esc goes back to where one was."""
    async with opened(gold12(2).store(tmp_path / "gold12.json")) as pilot:
        await pilot.press("S", "M")
        await comes(pilot, f"page 1 of {len(PAGES)}: An event in a day")
        assert "[" not in screen_text(pilot.app).split("\n")[1]
        await pilot.press("space", "space")
        await comes(pilot, "Each round")
        await pilot.press("n", "n")
        await comes(pilot, f"page 3 of {len(PAGES)}: Without a screen")
        assert "1-" in screen_text(pilot.app).split("\n")[2]
        await pilot.press("c", *"arch", "enter")
        await comes(pilot, f"page {ARCHITECTURE} of {len(PAGES)}: Architecture")
        await pilot.press("escape")
        await comes(pilot, "[Standings]")


async def test_without_an_event() -> None:
    async with opened(None) as pilot:
        await pilot.press("M")
        await comes(pilot, "An event in a day")
        await pilot.press("escape")
        await comes(pilot, "[Home]")


def test_in_lines() -> None:
    """The list, a page by name or number, a fact a line."""
    talk = Conversation()
    assert "Manual: list tells the pages" in talk.say("manual")
    told = talk.say("list")
    assert all(f" {page.name}: {page.title}." in told for page in PAGES)
    told = talk.say("files")
    assert told.count("`NAME.log`: a second copy of the journal, one line an entry; the event") == 1
    assert f"page {ARCHITECTURE} of {len(PAGES)}: Architecture" in talk.say(str(ARCHITECTURE))
    assert "page 1 of" in talk.say(*["next"] * (len(PAGES) + 1 - ARCHITECTURE))
    assert "no page called nothing" in (talk.say("nothing") + talk.refused)
    assert "Home" in talk.say("esc")


def test_every_key_is_listed() -> None:
    """Room by room, as the commands themselves say it."""
    told = " ".join(as_facts(text_of(next(page for page in PAGES if page.name == "keys"))))
    for room in ROOMS:
        assert room_title(room) in told
        for offer in screen_of(room).OFFERS:
            assert f"`{offer.keys()}` {offer.title()}: {offer.help()}" in told


def test_a_table_keeps_its_cells() -> None:
    """What is too long for a column has a line of its own; what is said stands beside it."""
    table = "| a | b |\n|---|---|\n| `x` | one |\n| `much longer than there is room` | " + "two " * 30 + "|\n"
    assert as_lines(table, 40)[2:4] == ["`x`  one", "`much longer than there is room`"]
    assert next(iter(as_facts(table))) == "`x`: one"


# --- that it is so -------------------------------------------------------------------------------------------


def test_every_page_has_a_row() -> None:
    """And every row a page, which begins with the title that the list has."""
    assert {path.stem for path in (ROOT / "data" / "manual").glob("*.md")} == {page.name for page in PAGES}
    for page in PAGES:
        assert page.text.startswith(f"# {page.title}\n")


@cache
def source() -> str:
    """All code of the program."""
    return "\n".join(
        path.read_text(encoding="utf-8") for folder in ("core", "data", "tui") for path in (ROOT / folder).rglob("*.py")
    )


@pytest.mark.parametrize("name", DOCUMENTS)
def test_what_is_named_is_there(name: str) -> None:
    """Every folder, file and module; every class; every command of the command line with its options."""
    wrong = []
    page = DOCUMENTS[name]
    spans = re.findall(r"`([^`\n]+)`", page)
    typed = re.findall(r"^(?:\$ )?(paircard [^|\n]+)", page, re.MULTILINE)
    for span in (*spans, *typed):
        if span.startswith("paircard"):
            wrong += [span] if not runs(span) else []
        elif re.match(r"(core|data|tui|tests|screenshots|\.ci)/", span):
            wrong += [span] if not (ROOT / re.sub("[A-Z]{4,}", "pl", span)).exists() else []
        elif re.fullmatch(r"\w+\.py", span):
            wrong += [span] if not any(ROOT.glob(f"[cdt]*/**/{span}")) else []
        elif re.fullmatch(r"[A-Z][a-z]+([A-Z][a-z]+)+", span):
            wrong += [span] if not re.search(rf"^(class {span}\b|{span} = NewType\()", source(), re.MULTILINE) else []
    folder = ROOT if name == "README" else ROOT / "data" / "manual"
    linked = re.findall(r"\]\((?!http)([^)#]+)\)", page)
    assert wrong + [link for link in linked if not (folder / link).exists()] == []


def runs(line: str) -> bool:
    """Whether the command line has such a command, and the options that are named."""
    words = line.split()[1:]
    if not words or words[0] not in COMMANDS:
        return not words or not words[0].islower() or "." in words[0]
    known = parser_of(words[0]).format_help() + _help_of(words[0])
    return all(option in known for option in re.findall(r"--[a-z0-9-]+", line))


def _help_of(command: str) -> str:
    """Return the help of a command and of the commands below it."""
    parsers = [parser_of(command)]
    told = ""
    while parsers:
        parser = parsers.pop()
        told += parser.format_help()
        for action in parser._actions:
            if isinstance(action.choices, dict):
                parsers += [each for each in action.choices.values() if each is not None]
    return told


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_key_named_with_its_command_is_the_key_of_it(page: Page) -> None:
    """As in: `p` (Pair next round)."""
    offers: set[type[ScreenCommand]] = {offer for room in ROOMS for offer in screen_of(room).OFFERS}
    there = {(key, offer.title()) for offer in offers for key in offer.keys().split()}
    named = re.findall(r"`(\S)`\s\(([A-Z][a-z]+[a-z\s]*)\)", page.text)
    assert {(key, " ".join(title.split())) for key, title in named} <= there
    assert named or page.name != "start"


def test_what_lies_beside_an_event_is_named(tmp_path: Path) -> None:
    """Every file that an evening makes."""
    play = gold12(2)
    play.pair()
    play.store(tmp_path / "club.json")
    files = next(page for page in PAGES if page.name == "files").text
    for path in tmp_path.iterdir():
        assert f"`{path.name.replace('club', 'NAME')}{'/' if path.is_dir() else ''}`" in files


def test_every_room_page_and_command_is_listed() -> None:
    """The rooms with a key and the words of the command line on pages of theirs, every page on the first of them."""
    rooms = re.findall(r"^\| ([A-Z][a-z ]+) \| `([A-Z])` \|", DOCUMENTS["arbiter"], re.MULTILINE)
    assert {key for _, key in rooms} == {room.key for room in ROOMS if room.key}
    labels = {room.key: room.label for room in ROOMS}
    assert [name for name, key in rooms if labels[key].lower() not in name.lower()] == []
    pages = re.findall(r"\[`(\S+)`\]\((\S+)\.md\)", DOCUMENTS["start"])
    assert sorted(pages) == sorted((page.name, page.name) for page in PAGES if page.name != "start")
    commands = set(re.findall(r"^\| `paircard ([a-z]+)", DOCUMENTS["commands"], re.MULTILINE))
    assert commands == COMMANDS - {"open"}


def test_every_test_that_the_acceptance_names_exists() -> None:
    """A requirement is held by what is there, under the name it has."""
    named = re.findall(r"`(test_[\w:]+)`", DOCUMENTS["acceptance"])
    assert len(named) > 20
    assert [each for each in named if each not in names_of_tests()] == []


# --- drawn ---------------------------------------------------------------------------------------------------

DRAWN = """# Title

Press `p` in Pairings (`P`), or type `paircard manual keys`; see [`files`](files.md) and [tests](../tests/README.md).

- one that is longer than a line of forty cells has room for

| key | what it does |
|---|---|
| `P` | Pairings, and a sentence that goes on below its own column |
"""


def test_a_page_is_drawn_by_its_marks() -> None:
    """Nothing of Markdown is left; what goes on stands under its own column; links are pages and rooms."""
    leaf = draw(DRAWN, 40, Signs())
    said = [line.plain.rstrip() for line in leaf.lines]
    assert said[:2] == [" Title", ""]
    assert " • one that is longer than a line of" in said
    assert "   forty cells has room for" in said
    assert said[-2:] == ["P    Pairings, and a sentence that goes", "     on below its own column"]
    assert not re.search(r"[`|#\[]", "\n".join(said))
    rooms = [link.to.mode for link in leaf.links if not isinstance(link.to, Page)]
    pages = [link.to.name for link in leaf.links if isinstance(link.to, Page)]
    assert (rooms, pages) == (["pairings", "pairings"], ["keys", "files"])
    marked = leaf.marked(1, 2)
    assert [row for row, line in enumerate(marked) if line.plain.startswith(">")] == [leaf.rows_of(1)[0]]


@pytest.mark.parametrize("width", [60, 77])
def test_every_page_fits(width: int) -> None:
    """With plain signs, in a window too narrow and in one of 80 columns."""
    for page in PAGES:
        leaf = draw(text_of(page), width, PLAIN)
        assert [line.plain for line in leaf.lines if line.cell_len > width] == []
        assert not re.search(r"\*\*|^\||\]\(|<!--", "\n".join(line.plain for line in leaf.lines), re.MULTILINE)


async def test_links_and_contents() -> None:
    """Tab chooses the first link in sight, Enter opens the page, Backspace returns; a key leads to its room."""
    async with opened(None, (120, 40)) as pilot:
        await pilot.press("M", "tab")
        said = await comes(pilot, "> • Arbiters go on with arbiter")
        assert "1 An event in a day" in said
        await pilot.press("enter")
        await comes(pilot, "page 4 of")
        await pilot.press("backspace", "tab", "enter")
        await comes(pilot, "page 4 of")
        await pilot.press(*["tab"] * 5, "enter")
        await comes(pilot, "[Home]")


def test_links_in_lines() -> None:
    talk = Conversation()
    talk.say("manual")
    assert "arbiter" in talk.say("next page link")
    assert "page 4 of" in talk.say("follow page link")
    assert "page 1 of" in talk.say("back to page")
