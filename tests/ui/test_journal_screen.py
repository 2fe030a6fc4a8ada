"""The Journal screen by keys: who did what, when and why; the way back to any moment, to look or to stay."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.text import Text

from paircard.core.commands import EnterResult, PublishRound, Undo, UndoBackTo
from paircard.core.event.journal import Entry
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.text import folded
from paircard.data.storage.event_file import EventFile
from paircard.tui.screens.journal.book import Book, Line
from paircard.tui.screens.journal.filtering import fitting
from paircard.tui.screens.journal.listing import Listing
from paircard.tui.screens.journal.screen import Journal
from tests.support.play import Play, gold12
from tests.support.screen import EventPilot, comes, opened, paste, screen_text


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A wall clock two hours ahead of UTC."""
    monkeypatch.setenv("TZ", "EET-2")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """GOLD-12, round 4 published and half played, every command at 10:00:00 UTC."""
    play = half_played()
    place = tmp_path / "gold12.json"
    EventFile.create(place, *play.commands, arbiter="Zoë", clock=lambda: "2026-01-01T10:00:00Z").close()
    return place


def half_played() -> Play:
    """Three boards of round 4 have results."""
    play = gold12(3)
    play.pair()
    play.do(PublishRound(), *(EnterResult(4, board, Result.WHITE) for board in (1, 2, 3)))
    return play


def listed(pilot: EventPilot) -> list[int]:
    """Numbers of the entries shown."""
    screen = pilot.app.screen
    assert isinstance(screen, Journal)
    return [line.entry.number for line in screen.shown()]


async def test_who_when_what(path: Path) -> None:
    """Newest first, in local time, with the players; `o` turns the order."""
    async with opened(path) as pilot:
        await pilot.press("J")
        await pilot.pause(0.2)
        text = screen_text(pilot.app)
        last = listed(pilot)[0]
        assert f"{last}   01-01 12:00 Zoë      round 4 board 3: 1-0, 7 A7 - 3 A3" in text
        assert "2026-01-01 12:00:00, Zoë: round 4 board 3" in text
        await pilot.press("o", "home")
        assert listed(pilot)[0] == 1
        await pilot.pause(0.2)
        assert "event Test opened" in screen_text(pilot.app)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("r4 #results", {"round 4 board 1", "round 4 board 2", "round 4 board 3"}),
        ("r4 #pair", {"round 4 paired", "round 4 published"}),
        ("@zoe a12 r3", {"round 3 board 4"}),
        ("@bo", set()),
        ("opened", {"event Test opened"}),
    ],
)
async def test_one_filter_line(path: Path, typed: str, expected: set[str]) -> None:
    """Live with every key; Enter keeps it, Escape drops it."""
    async with opened(path) as pilot:
        await pilot.press("J", "slash", *typed)
        screen = pilot.app.screen
        assert isinstance(screen, Journal)
        assert {line.what.split(",")[0].split(": ")[0] for line in screen.shown()} == expected
        await pilot.press("enter", "down")
        assert len(listed(pilot)) == len(expected)
        await pilot.press("slash", "escape")
        assert len(listed(pilot)) == screen.program.now().revision


async def test_every_screen_as_it_was(path: Path) -> None:
    """Enter looks back: an unmistakable banner everywhere, nothing can be changed, Escape returns."""
    async with opened(path) as pilot:
        await pilot.press("J", "slash", *"round 3 paired", "enter", "enter")
        number = pilot.app.looking_back
        banner = f"AS OF ENTRY {number}, 12:00 - read only - Esc returns to now"
        for key in "JEGPSH":
            await pilot.press(key)
            await pilot.pause(0.1)
            assert screen_text(pilot.app).splitlines()[0].strip() == banner, key
        await pilot.press("P")
        assert pilot.app.tournament is not None
        assert len(pilot.app.tournament.rounds) == 3
        before = pilot.app.now()
        for key in ("1", "full_stop", "c", "e", "p", "b", "t", "h", "r", "u", "U", "E", "e", "n", "w", "f", "i"):
            await pilot.press(key)
            await pilot.pause(0.05)
            assert len(pilot.app.screen_stack) == 1, key
            if key != "E":
                assert "! You are looking at an earlier state" in screen_text(pilot.app), key
        assert pilot.app.now() is before
        await pilot.press("P", "escape", "5")
        await pilot.pause(0.2)
        assert "AS OF" not in screen_text(pilot.app)
        assert pilot.app.now().rounds[3].board(4).result is Result.DRAW


async def test_others_go_on_meanwhile(path: Path) -> None:
    """What a colleague types does not disturb the look back, and is there afterwards."""
    async with opened(path) as pilot:
        await pilot.press("J", "down", "enter")
        with EventFile.open(path) as other:
            other.execute(EnterResult(4, 5, Result.DRAW), arbiter="Bo")
        await pilot.pause(1.0)
        assert pilot.app.tournament is not None
        assert pilot.app.tournament.rounds[3].board(5).result is None
        await pilot.press("escape")
        assert pilot.app.tournament.rounds[3].board(5).result is Result.DRAW


async def test_back_to_here_and_forth(path: Path) -> None:
    """`b` undoes all that is later, after saying what leaves; on what was undone it redoes."""
    async with opened(path) as pilot:
        facts = pilot.app.now().facts
        await pilot.press("J", "slash", *"r3 board 6", "enter", "b")
        await pilot.pause(0.2)
        assert "Round 4 is taken back with 3 results." in screen_text(pilot.app)
        await pilot.press("escape")
        assert pilot.app.now().facts == facts
        await pilot.press("b", "y")
        assert len(pilot.app.now().rounds) == 3
        await pilot.press("slash", "ctrl+u", *"r4 board 3", "enter", "b")
        await pilot.pause(0.2)
        assert "Round 4 is restored with 3 results." in screen_text(pilot.app)
        await pilot.press("y")
        assert pilot.app.now().facts == facts


async def test_export(path: Path, tmp_path: Path) -> None:
    """The lines shown, in full; never over a file without a question."""
    target = tmp_path / "out.txt"
    async with opened(path) as pilot:
        await pilot.press("J", "slash", *"r4", "enter", "o", "x", "ctrl+u")
        await paste(pilot, target, "enter")
        lines = target.read_text(encoding="utf-8").splitlines()
        assert lines[0] == "Test"
        assert lines[-1].endswith("2026-01-01 12:00:00  Zoë  round 4 board 3: 1-0, 7 A7 - 3 A3")
        assert len(lines) == 3 + 5
        target.write_text("mine")
        await pilot.press("x", "ctrl+u")
        await paste(pilot, target, "enter")
        await comes(pilot, "already exists")
        await pilot.press("escape")
        assert target.read_text() == "mine"
        await pilot.press("x", "ctrl+u")
        await paste(pilot, tmp_path, "enter", "y")
        await comes(pilot, "was not written")


async def test_names_there_is_no_room_for_are_cut_to_family_names(tmp_path: Path) -> None:
    """Both players are told in 80 columns; in 120 by their whole names."""
    long = "Wiśniewska-Kowalczyk, Aleksandra Małgorzata"
    play = Play([2000, 1900, 1800, 1700], first_name=long)
    play.pair()
    play.results("1=")
    path = play.store(tmp_path / "long.json")
    for width, shown in ((80, "board 1: 1-0, 1 Wiśniewska-Kowalcz… - 3 A3"), (120, f"board 1: 1-0, 1 {long} - 3 A3")):
        async with opened(path, size=(width, 24)) as pilot:
            await pilot.press("J")
            await pilot.pause()
            assert shown in screen_text(pilot.app).split("UNDONE")[0]


def test_a_line_names_those_who_sat_there_then() -> None:
    """Through undo and redo: the pair of a board is that of the pairing in force when the entry was written."""
    play = half_played()
    before = play.tournament.timeline.done[-6]
    play.do(UndoBackTo(before), Undo())
    book = Book()
    book.follow(play.tournament)
    numbers = play.tournament.numbers
    for line in book.lines:
        board = getattr(line.entry.event, "board", 0)
        if board:
            then = play.tournament.as_of(line.entry.number).rounds[line.round - 1].board(board)
            assert f"{numbers[then.white]} A{numbers[then.white]} - {numbers[then.black]} " in f"{line.what} "
            assert f", {numbers[then.white]}-{numbers[then.black]}" in line.brief
        assert book.stands(line) == (line.kind == "undo" or line.entry.command in play.tournament.timeline.done)


def test_the_book_grows_as_if_read_anew() -> None:
    """Entry by entry or at once: the same lines. Another event begins a new book."""
    play, grown = half_played(), Book()
    for number in range(0, play.tournament.revision + 1, 7):
        grown.follow(play.tournament.as_of(number))
    grown.follow(play.tournament)
    whole = Book()
    whole.follow(play.tournament)
    assert [line.text for line in grown.lines] == [line.text for line in whole.lines]
    grown.follow(gold12(1).tournament.as_of(3))
    assert len(grown.lines) == 3


def test_every_word_is_found() -> None:
    """Whatever stands in a line finds it."""
    book = Book()
    book.follow(half_played().tournament)
    for line in book.lines:
        words = [word for word in folded(line.what).split() if word[0] not in "@#" and not word[1:].isdigit()]
        assert line in fitting(book.lines, " ".join(words))


async def test_only_rows_that_are_seen_are_made(tmp_path: Path) -> None:
    """3,000 entries: the list asks for the rows on the screen."""
    play = half_played()
    tournament = play.tournament
    while tournament.revision < 3000:
        last = tournament.entries[-1]
        tournament = Tournament(
            SYSTEMS,
            tournament.world,
            (*tournament.entries, Entry(last.number + 1, last.time, "Anna", last.number + 1, last.event, last.digest)),
            tournament.timeline,
        )
    path = play.store(tmp_path / "long.json")
    async with opened(path) as pilot:
        await pilot.press("J")
        screen = pilot.app.screen
        assert isinstance(screen, Journal)
        book = Book()
        book.follow(tournament)
        listing = screen.query_one(Listing)
        asked: list[int] = []

        def row(line: Line) -> Text:
            asked.append(line.entry.number)
            return Text(line.text)

        listing._row = row
        listing.show(book.lines)
        await pilot.pause(0.2)
        screen_text(pilot.app)
        assert listing.chosen is not None
        assert 0 < len(set(asked)) <= 24
        asked.clear()
        await pilot.press("end")
        await pilot.pause(0.2)
        screen_text(pilot.app)
        assert max(asked) == 3000
        assert len(set(asked)) <= 48
