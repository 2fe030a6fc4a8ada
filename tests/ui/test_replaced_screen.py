"""The screens, and a file that another one takes the place of: the question comes at once, and nothing is stored."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from paircard.core.commands import PublishRound
from paircard.core.event.result import Result
from paircard.data.storage.event_file import EventFile
from paircard.tui.app import PaircardApp
from tests.support.play import gold10, gold12
from tests.support.screen import comes, opened, screen_text


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """GOLD-10 with round 4 paired and published."""
    play = gold10(3)
    play.pair()
    play.do(PublishRound())
    return play.store(tmp_path / "open.json")


def put_in_place(path: Path, content: bytes) -> None:
    """Replace a file as programs do that sync folders."""
    arriving = path.with_name("arriving")
    arriving.write_bytes(content)
    os.replace(arriving, path)


def results(path: Path) -> list[Result | None]:
    """The first results of round 4 on disk."""
    with EventFile.open(path) as event:
        return [board.result for board in event.tournament.rounds[3].boards[:3]]


def in_the_dialog(app: PaircardApp) -> str:
    """What the frame holds, its lines joined: beside it the board is still seen."""
    rows = [line.split("│") for line in screen_text(app).split("\n")]
    return " ".join(word for row in rows if len(row) > 2 for word in row[1].split())


async def test_a_result_typed_after_the_file_was_replaced(path: Path) -> None:
    """Refused, asked at once; keys of results answer nothing; brought together, work goes on."""
    older = path.read_bytes()
    async with opened(path) as pilot:
        await pilot.press("1")
        put_in_place(path, older)
        await pilot.press("5")
        await comes(pilot, "t together d disk w write Esc cancel")
        said = in_the_dialog(pilot.app)
        assert "1 entry is missing in it: nothing was stored." in said
        assert "Missing on disk: round 4 board 1: 1-0." in said
        assert "What this program knows is kept as open.kept-1.json." in said
        await pilot.press("5", "0", "1")
        assert "The file was replaced" in screen_text(pilot.app)
        assert path.read_bytes() == older
        await pilot.press("t")
        await comes(pilot, "Brought together: 1 change added to the event on disk.")
        await pilot.press("5")
        await comes(pilot, "Board 2: 8 A8 ½-½")
    assert results(path) == [Result.WHITE, Result.DRAW, None]
    assert not path.with_name("open.kept-1.json").exists()


async def test_nobody_need_type_to_be_asked(path: Path) -> None:
    """The screen looks by itself. Undecided, it asks no more until something is to be stored."""
    older = path.read_bytes()
    async with opened(path) as pilot:
        await pilot.press("1")
        put_in_place(path, older)
        await comes(pilot, "The file was replaced")
        await pilot.press("escape")
        await comes(pilot, "Nothing is decided, and nothing is stored before it is")
        await pilot.pause(1.6)
        assert "The file was replaced" not in screen_text(pilot.app)
        await pilot.press("5")
        await comes(pilot, "The file was replaced")
        await pilot.press("d")
        await comes(pilot, "This is the event as it is on disk. What this program knows is kept as open.kept-1.json.")
        assert results(path) == [None, None, None]
    assert results(path.with_name("open.kept-1.json")) == [Result.WHITE, None, None]


async def test_the_question_waits_for_another_dialog(path: Path) -> None:
    """What is typed into a form is no answer to it."""
    older = path.read_bytes()
    async with opened(path) as pilot:
        await pilot.press("1", "E", "n")
        await comes(pilot, "Name")
        put_in_place(path, older)
        await pilot.press(*"Twdt")
        await pilot.pause(1.6)
        assert "The file was replaced" not in screen_text(pilot.app)
        await pilot.press("escape")
        await comes(pilot, "The file was replaced")


@pytest.mark.parametrize("there", [b"no event", None], ids=["garbage", "deleted"])
async def test_no_event_there_any_more(path: Path, there: bytes | None) -> None:
    """Looked at twice, for it may be on its way; then what the program knows can be written."""
    async with opened(path) as pilot:
        await pilot.press("1")
        whole = path.read_bytes()
        path.unlink()
        if there is not None:
            path.write_bytes(there)
        await comes(pilot, "The file is gone or damaged")
        await pilot.press("w")
        await comes(pilot, "The event is on disk again as this program knows it.")
        assert path.read_bytes() == whole
    assert results(path) == [Result.WHITE, None, None]
    assert there is None or path.with_name("open.damaged-1").read_bytes() == there


async def test_another_event_is_shown_as_one(path: Path, tmp_path: Path) -> None:
    other = gold12(2, rounds=7).store(tmp_path / "other.json")
    async with opened(path) as pilot:
        await pilot.press("1")
        os.replace(other, path)
        said = await comes(pilot, "was replaced by another event, Test, while Test was open")
        assert "t together" not in said
        await pilot.press("d")
        await comes(pilot, "round 2 of 7")
        assert pilot.app.need_tournament().revision == EventFile.open(path).tournament.revision
    assert results(path.with_name("open.kept-1.json")) == [Result.WHITE, None, None]


async def test_what_is_tried_stays_tried(path: Path) -> None:
    """Taken over where the file was replaced it is refused, asked about, and can be taken over then."""
    older = path.read_bytes()
    async with opened(path) as pilot:
        await pilot.press("1", "W", "0")
        put_in_place(path, older)
        await pilot.press("W")
        await comes(pilot, "t take over")
        await pilot.press("t")
        await comes(pilot, "The file was replaced")
        await pilot.press("t")
        await comes(pilot, "Brought together")
        assert "WHAT IF: 1 change tried" in screen_text(pilot.app)
        await pilot.press("W", "t")
        await comes(pilot, "1 change taken over and stored.")
    assert results(path) == [Result.WHITE, Result.BLACK, None]


async def test_a_file_that_is_damaged_behind_its_head_is_written_anew(path: Path) -> None:
    """Nobody is asked: the program knows all of it. It is said once, and what lay there is kept."""
    async with opened(path) as pilot:
        whole = path.read_bytes()
        path.write_bytes(whole[: len(whole) // 2])
        await comes(pilot, "it is written anew")
        assert path.read_bytes() == whole
        assert path.with_name("open.damaged-1").read_bytes() == whole[: len(whole) // 2]
        await pilot.press("1")
    assert results(path) == [Result.WHITE, None, None]
