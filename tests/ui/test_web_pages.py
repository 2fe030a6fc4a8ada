"""Pages that follow the open event: after every result, never waited for, and trouble with them harms nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event

import pytest

from paircard.core.commands import CreateTournament, EnterResult
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.pages.unchanged import Kept
from paircard.data.machine.page_folders import folder_of_pages
from paircard.data.pages import publishing
from paircard.data.papers import files
from paircard.data.storage.event_file import EventFile
from paircard.tui.publishing import publisher
from tests.support.line import Conversation, piped
from tests.support.play import gold12
from tests.support.screen import EventPilot, comes, opened


def playing(folder: Path) -> Path:
    """Store GOLD-12 with round 2 paired and published, no result typed yet."""
    play = gold12(1)
    play.pair()
    return play.store(folder / "gold12.json")


def shown(folder: Path) -> str:
    """Return the page of the pairings, empty while there is none."""
    page = folder / "pairings.html"
    return page.read_text(encoding="utf-8") if page.exists() else ""


async def until(condition: Callable[[], object], pause: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Wait for something that a thread does."""
    for _ in range(1200):
        if condition():
            return
        await pause(0.05)
    raise AssertionError("it did not come")


async def begin(pilot: EventPilot) -> None:
    """Switch the pages on, in the folder proposed."""
    await pilot.press("B", "enter")
    await comes(pilot, "From now on they follow every change")


async def test_each_result_is_in_the_pages_until_it_is_ended(tmp_path: Path) -> None:
    pages = tmp_path / "gold12-pages"
    async with opened(playing(tmp_path)) as pilot:
        await pilot.press("b")
        await begin(pilot)
        assert "1-0" not in shown(pages)
        await pilot.press("1")
        await until(lambda: "1-0" in shown(pages), pilot.pause)
        await pilot.press("B")
        await comes(pilot, "stay, but no longer follow the event")
        before = shown(pages)
        await pilot.press("0")
        await comes(pilot, "0-1")
        await pilot.pause(0.3)
        assert shown(pages) == before


async def test_what_others_do_is_in_the_pages(tmp_path: Path) -> None:
    file = playing(tmp_path)
    async with opened(file) as pilot:
        await pilot.press("b")
        await begin(pilot)
        with EventFile.open(file) as event:
            event.execute(EnterResult(2, 3, Result.BLACK), arbiter="Jan")
        await until(lambda: "0-1" in shown(tmp_path / "gold12-pages"), pilot.pause)


async def test_what_is_only_tried_is_not_in_the_pages(tmp_path: Path) -> None:
    pages = tmp_path / "gold12-pages"
    async with opened(playing(tmp_path)) as pilot:
        await pilot.press("b", "W")
        await begin(pilot)
        await pilot.press("1")
        await comes(pilot, "1-0")
        await pilot.pause(0.3)
        assert "1-0" not in shown(pages)


async def test_a_full_disk_is_told_once_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys typed ahead go on; the pages are written as soon as there is room again."""
    file, pages = playing(tmp_path), tmp_path / "gold12-pages"
    monkeypatch.setattr(publisher, "AGAIN", 0.1)
    async with opened(file) as pilot:
        await pilot.press("b")
        await begin(pilot)

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        told = counted_tells(pilot, monkeypatch)
        with monkeypatch.context() as patch:
            patch.setattr(files, "_replace", full)
            await pilot.press(*"101001")
            await until(lambda: told, pilot.pause)
            await pilot.pause(0.5)
        with EventFile.open(file) as event:
            current = event.tournament.current
            assert current is not None
            assert [board.result for board in current.boards] == [Result(sign) for sign in "101001"]
        await until(lambda: shown(pages).count("0-1") == 3, pilot.pause)
        await until(lambda: len(told) == 2, pilot.pause)
        assert "No space left on device. The pages stay as they were." in told[0]
        assert "follow every change" in told[1]


async def test_a_fault_of_ours_ends_the_pages_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What happened is kept for the makers, and results go on being stored."""

    def faulty(*_: object, **__: object) -> str:
        raise KeyError(7)

    monkeypatch.setattr(publishing, "publish", faulty)
    async with opened(playing(tmp_path)) as pilot:
        await pilot.press("b", "B", "enter")
        await comes(pilot, "KeyError: 7. No pages are written. Please send")
        assert list((tmp_path / "state").rglob("fault-*.txt"))
        await pilot.press("1")
        await comes(pilot, "1-0")
        assert pilot.app.publisher is None


def counted_tells(pilot: EventPilot, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list into which every notice goes from now on, besides the screen."""
    told: list[str] = []
    tell = pilot.app.tell

    def kept(notices: list[str]) -> None:
        told.extend(notices)
        tell(notices)

    monkeypatch.setattr(pilot.app, "tell", kept)
    return told


async def test_no_result_waits_for_the_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that hangs: all results are taken meanwhile, and only the last state is written when it goes on."""
    file, pages = playing(tmp_path), tmp_path / "gold12-pages"
    go_on, writing, states = Event(), Event(), list[Tournament]()
    written = publishing.publish

    def hanging(tournament: Tournament, folder: Path, *, kept: Kept) -> str:
        states.append(tournament)
        writing.set()
        assert go_on.wait(20)
        return written(tournament, folder, kept=kept)

    async with opened(file) as pilot:
        await pilot.press("b")
        await begin(pilot)
        monkeypatch.setattr(publishing, "publish", hanging)
        await pilot.press("1")
        await until(writing.is_set, pilot.pause)
        await pilot.press(*"01010")
        await until(lambda: not pilot.app.need_tournament().rounds[-1].missing, pilot.pause)
        assert "1-0" not in shown(pages)
        go_on.set()
        await until(lambda: shown(pages).count("1-0") == 3, pilot.pause)
        assert len(states) == 2


def test_line_mode_says_it_and_ends_with_everything_written(tmp_path: Path) -> None:
    script = "b\nweb pages site\n1 1\n2 0\nq\n"
    playing(tmp_path)
    done = piped(tmp_path, script, "gold12.json")
    assert done.returncode == 0, done.stderr
    assert "new or changed. From now on they follow every change" in done.stdout
    assert "1-0" in shown(tmp_path / "site")
    assert "0-1" in shown(tmp_path / "site")


def test_a_folder_of_another_event_is_refused(tmp_path: Path) -> None:
    """And left alone from then on, whatever happens in this one."""
    other = tmp_path / "other.json"
    with EventFile.create(other, CreateTournament(Details("Other"), Regulations()), arbiter="Anna") as event:
        publishing.publish(event.tournament, tmp_path / "site")
    before = {path.name: path.read_bytes() for path in (tmp_path / "site").iterdir()}
    talk = Conversation(playing(tmp_path))
    assert "shows another event, Other: name another folder. No pages are written." in talk.say(f"B {tmp_path}/site")
    talk.say("b", "1 1")
    assert talk.session.program.publisher is None
    assert {path.name: path.read_bytes() for path in (tmp_path / "site").iterdir()} == before


def test_the_folder_is_remembered_and_proposed(tmp_path: Path) -> None:
    file = playing(tmp_path)
    talk = Conversation(file)
    talk.say(f"B {tmp_path}/here")
    assert folder_of_pages(file) == tmp_path / "here"
    assert "stay, but no longer follow the event" in talk.say("B")
    again = Conversation(file, interactive=True)
    assert f"{tmp_path}/here" in again.say("B", "!")
    assert again.session.program.publisher is None


def test_another_event_ends_it(tmp_path: Path) -> None:
    """The pages of the one must not become those of the other."""
    talk = Conversation(playing(tmp_path))
    talk.say(f"B {tmp_path}/site")
    (tmp_path / "two").mkdir()
    talk.session.program.open_event(playing(tmp_path / "two"))
    assert talk.session.program.publisher is None
