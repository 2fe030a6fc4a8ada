"""The time on every screen: of the day, of the round, of the next one; stopped by one variable."""

from __future__ import annotations

import os
import sys
from datetime import datetime, timedelta
from pathlib import Path
from threading import Event

import pytest

from paircard.core.commands import EnterResult, PairRound, PublishRound, TimeRounds, WithdrawEntrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.event.when import When
from paircard.core.review.explained_round import Account
from paircard.data.storage.event_file import EventFile
from paircard.tui.screens.pairings.explained import explained
from paircard.tui.sentences.local_time import CLOCK, since
from paircard.tui.widgets.detail import REST
from tests.support.line import Conversation
from tests.support.play import Play, gold12
from tests.support.pty import Terminal
from tests.support.screen import comes, opened, screen_text
from tests.support.sections import two_sections

PUBLISHED = datetime(2026, 5, 1, 14, 2)
LATER = PUBLISHED + timedelta(minutes=100)


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """Round 3 was published at 14:02, its first result came at 14:32; round 4 is to begin at 17:00."""
    play = gold12(2)
    play.pair()
    path = tmp_path / "gold12.json"
    EventFile.create(path, *play.commands, arbiter="Anna", clock=lambda: PUBLISHED.isoformat()).close()
    doings = (
        TimeRounds(((4, When("2026-05-01", "17:00")),)),
        PublishRound(),
        EnterResult(3, 2, Result.BLACK),
    )
    times = (PUBLISHED, PUBLISHED, PUBLISHED + timedelta(minutes=30))
    for doing, time in zip(doings, times, strict=True):
        with EventFile.open(path, clock=lambda at=time: at.isoformat()) as file:  # type: ignore[misc]
            file.execute(doing, arbiter="Anna")
    return path


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_clocks_go_on_by_the_minute(
    event: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setenv(CLOCK, LATER.isoformat())
    async with opened(event, size) as pilot:
        await comes(pilot, "published 14:02, 1:40 ago")
        assert screen_text(pilot.app).split("\n")[0].endswith("●●◐○○  next 17:00  15:42")
        await comes(pilot, "slowest board")
        line = next(line for line in screen_text(pilot.app).split("\n") if line.startswith(" Bd 1  "))
        assert line.endswith("slowest boards 1 3 4 +2: 1:40")
        monkeypatch.setenv(CLOCK, (LATER + timedelta(minutes=1)).isoformat())
        await comes(pilot, "published 14:02, 1:41 ago")
        await comes(pilot, "+2: 1:41")
        assert screen_text(pilot.app).split("\n")[0].endswith("15:43")
        # once nobody plays the round has no clock any more, only the board that took longest
        await pilot.press(*"150015")
        await comes(pilot, "complete · published 14:02")
        assert "ago" not in screen_text(pilot.app)


async def test_next_to_a_wide_table_stand_who_plays_and_what_they_are(event: Path) -> None:
    async with opened(event, (120, 40)) as pilot:
        text = await comes(pilot, "Col Pts")
        assert "still playing 1 3 4 5 6 1/6 ·B····" in text
        rows = [line.split() for line in text.split("Pts", 2)[2].split("\n")]
        assert rows
        first = next(line for line in screen_text(pilot.app).split("\n") if line.startswith("  1  "))
        numbers = [int(word) for word in first.split() if word.isdigit()]
        assert {each > 1800 for each in numbers} == {True, False}, "ratings stand beside the numbers"
        assert "White by E" in await comes(pilot, "White by"), "the article that gave the colours"
        assert first.count("WB") + first.count("BW") == 2, "and the colours of two rounds"


async def test_nothing_is_told_of_an_event_that_has_changed_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The articles of the colours come when another section, with fewer boards, is shown on another screen."""
    gate, asked = Event(), Event()

    def slowly(tournament: Tournament, number: int) -> Account | None:
        asked.set()
        gate.wait(20)
        return explained(tournament, number)

    monkeypatch.setattr("paircard.tui.screens.pairings.screen.explained", slowly)
    path = two_sections(tmp_path / "open.json")
    with EventFile.open(path) as file:
        file.execute(*(WithdrawEntrant(ContestantId(id_)) for id_ in range(9, 13)), arbiter="Bo", stage=2)
        for stage in (1, 2):
            file.execute(PairRound(), PublishRound(), arbiter="Anna", stage=stage)
    async with opened(path, (120, 40)) as pilot:
        app = pilot.app
        await pilot.press("P", "down", "down")
        while not asked.is_set():
            await pilot.pause(0.05)
        await pilot.press("S")
        assert app.tournament is not None
        app.tournament = app.tournament.seen(2)
        assert len(app.tournament.rounds[0].boards) == 1
        gate.set()
        await pilot.pause(3 * REST)
        await pilot.press("P")
        await comes(pilot, "White by")


def test_line_mode_tells_the_same(event: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CLOCK, LATER.isoformat())
    talk = Conversation(event)
    said = talk.say("P", "list")
    assert "5 missing, published 14:02, 1:40 ago" in said
    assert "Slowest boards 1 3 4 +2: 1:40." in said


async def test_without_a_clock_nothing_tells_the_time(event: Path) -> None:
    """As in pictures and in tests that hold one screen against another."""
    async with opened(event) as pilot:
        text = await comes(pilot, "5 missing · published")
        assert "ago" not in text
        assert "slowest" not in text


def test_a_time_that_is_none_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CLOCK, "2026-05-01T15:42:00")
    assert since("2026-05-01T15:41:59") == "0:00"
    assert [since(each) for each in ("", "yesterday", "2026-05-01T15:43:00")] == ["", "", ""]


def test_few_bytes_over_the_line(tmp_path: Path) -> None:
    """In 80 columns and all colours: the first paint below 10 KB, a result with all it moves below 1 KB."""
    play = Play.evenly(40, 2400, 5, rounds=9)
    for signs in ("10=1" * 5, "01=1" * 5, "1=10" * 5):
        play.pair()
        play.results(signs)
    play.pair()
    play.do(PublishRound())
    play.store(tmp_path / "event.json")
    environment = {
        "XDG_STATE_HOME": str(tmp_path), "PYTHONPATH": os.getcwd(), "SSH_CONNECTION": "a 1 b 2",
        "COLORTERM": "truecolor", CLOCK: "",
    }  # fmt: skip
    with Terminal([sys.executable, "-m", "paircard", "event.json"], cwd=tmp_path, env=environment) as terminal:
        terminal.wait_for("Bd 1")
        terminal.settle(0.5)
        first = terminal.byte_count
        terminal.type("1")
        terminal.wait_for("Bd 2")
        terminal.settle(0.5)
        result = terminal.byte_count - first
    assert first < 10_000
    assert result < 1_000
