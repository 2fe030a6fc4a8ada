"""The start screen: what is known of the events opened last, and that an event named at the start is being opened."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from paircard.core.commands import ChangeDetails
from paircard.core.event.regulations import Details
from paircard.core.event.standing_of_rounds import finished
from paircard.data.storage.event_file import EventFile
from paircard.tui.app import PaircardApp
from paircard.tui.commands.common import ShowSection
from paircard.tui.rooms import ROOMS
from paircard.tui.screens.home.next_steps import ENTER, PAIR, PUBLISH, SECTION, TABLE, TYPE, VERIFY, todays
from paircard.tui.screens.of_room import screen_of
from paircard.tui.screens.opening import OPENING
from paircard.tui.screens.pairings.pairing import PairNextRound, PublishPairing
from paircard.tui.screens.pairings.verifying import VerifyResults
from paircard.tui.widgets.celltable import CellTable
from tests.support.dose import some
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.screen import comes, opened, screen_text


async def test_recent_events_say_how_they_stood(tmp_path: Path) -> None:
    """Name, round, players and first day, as they are when one leaves, and the sample only once; line mode says so."""
    play = gold12(2)
    play.do(ChangeDetails(Details("Club Cup", start="2026-05-01")))
    path = play.store(tmp_path / "club.json")
    async with opened(path) as pilot:
        await pilot.press("p", "H", "d")
        await pilot.pause(0.3)
        await pilot.press("H", "d")
        await pilot.pause(0.3)
        await pilot.press("H")
        await pilot.pause()
        text = screen_text(pilot.app)
        assert re.search(r"2 +Club Cup +●●◐○○ +publish round 3 +12 +2026-05-01", text)
        assert "demo-open.json" in text, "the file of the event under the cursor"
        assert text.partition("Recent events")[2].count("Demo Open ") == 1
        assert "Enter Open recent" in text
    told = Conversation().say("list")
    assert "club.json in " in told
    assert "Club Cup: round 3 of 5, 12 players, 2026-05-01. Next: publish round 3." in told


async def test_the_day_of_the_open_event(tmp_path: Path) -> None:
    """Its card and its work follow it from the pairing to the next; every key named does what it says."""
    path = gold12(2).store(tmp_path / "gold12.json")
    async with opened(path) as pilot:
        await pilot.press("H")
        text = await comes(pilot, "Next pair round 3 P p")
        assert "●●○○○ round 2 of 5" in text
        assert "✓ all results of round 2 are in" in text
        assert "verify the results of round 2 P v" in text
        await pilot.press(*"Pp", "H")
        text = await comes(pilot, "Next publish round 3 P b")
        assert "●●◐○○ round 3 of 5" in text
        assert "0/6 ······ NOT PUBLISHED" in text
        await pilot.press(*"Pb1", "0", "5", "H")
        text = await comes(pilot, "Next 3 results to come: boards 4 5 6 P")
        assert "3/6 WB½···" in text
        assert "✓ round 3 published" in text
        assert "· pair round 4" in text
    told = Conversation(path).say("H", "list")
    assert "round 3 of 5, 12 players, 3 of 6 results in, published" in told
    assert "To do now: 3 results to come: boards 4 5 6; P." in told
    assert "To do then: pair round 4; P p." in told


async def test_the_card_in_plain_signs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal without UTF-8 is sent nothing that it cannot show."""
    monkeypatch.setenv("LC_ALL", "C")
    async with opened(gold12(2).store(tmp_path / "gold12.json")) as pilot:
        await pilot.press("H")
        text = await comes(pilot, "> pair round 3")
        assert "##... round 2 of 5" in text
        assert "ok all results of round 2 are in" in text
        assert "".join(screen_text(pilot.app).splitlines()[1:]).isascii()


async def test_the_work_of_every_section(tmp_path: Path) -> None:
    """What waits in another section is on the list, with the key that leads there."""
    shutil.copy("tests/golden/journals/groups.json", path := tmp_path / "groups.json")
    async with opened(path) as pilot:
        await pilot.press("H")
        event = pilot.app.tournament
        assert event is not None
        waiting = [each for each in todays(event) if " V" in each.keys]
        text = await comes(pilot, "Recent events")
        assert all(each.said in text for each in waiting)
        others = [event.seen(stage) for stage in event.stages if stage != event.stage]
        assert len(waiting) == sum(not finished(other) for other in others)


async def test_a_number_opens_a_recent_event(tmp_path: Path) -> None:
    """One key; a number nobody has does nothing, and what is gone from the disk is gone from the list."""
    first, second = gold12(1).store(tmp_path / "first.json"), gold12(2).store(tmp_path / "second.json")
    for path in (first, second):
        async with opened(path):
            pass
    async with opened(None) as pilot:
        await pilot.press("9", "2")
        await pilot.pause(0.2)
        assert pilot.app.event is not None
        assert pilot.app.event.path == first
        second.unlink()
        await pilot.press("H", "2")
        await pilot.pause()
        assert "second.json" not in screen_text(pilot.app)
        assert pilot.app.screen.query(CellTable).first().row_count == 1


@pytest.mark.parametrize(
    ("keys", "system", "rounds"),
    some(
        [
            ("to", "dutch-2026", 7),
            ("tc", "dutch-2026", 5),
            ("tr", "round-robin", 5),
            ("tk", "knockout", 5),
            ("tl", "team-round-robin", 5),
            ("tt", "team-swiss-2026", 7),
            ("ts", "dutch-2026", 7),
            ("tm", "match", 6),
            ("tb", "sliding", 5),
            ("td", "simultaneous", 5),
        ],
        4,
    ),
)
async def test_new_from_a_template(
    keys: str, system: str, rounds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two keys, the name and Enter; the same in one line of line mode."""
    monkeypatch.chdir(tmp_path)
    async with opened(None) as pilot:
        await pilot.press(*keys, *"Mine", "enter")
        await pilot.pause(0.3)
        made = pilot.app.tournament
        assert made is not None
        assert (made.regulations.system, made.regulations.rounds) == (system, rounds)
        assert made.regulations.half_point_byes is (keys == "tc")
        school = made.regulations.apart, made.regulations.team_best
        assert school == (("team", 4) if keys == "ts" else ("", 0))
    Conversation().say(f"t {keys[1]}; Yours")
    with EventFile.open(tmp_path / "yours.json") as event:
        assert event.tournament.regulations == made.regulations


def test_the_keys_of_the_day_are_those_of_the_commands() -> None:
    """What the list of work names is what the rooms answer to."""
    rooms = {room.key: room for room in ROOMS}
    named = {PAIR: PairNextRound, PUBLISH: PublishPairing, VERIFY: VerifyResults}
    for keys, command in named.items():
        room, key = keys.split()
        assert command in screen_of(rooms[room]).OFFERS
        assert command.key == key
    assert {ENTER, TYPE, TABLE} <= set(rooms)
    assert ShowSection.key == SECTION


async def test_an_event_that_is_being_opened_is_named(tmp_path: Path) -> None:
    """Until it is there, or cannot be opened: then the start screen is shown."""
    app = PaircardApp(tmp_path / "nothing.json", arbiter="Anna")
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.current_mode != OPENING or "Opening nothing.json" in screen_text(app)
        for _ in range(100):
            await pilot.pause(0.02)
            if app.screen.query(".bad"):
                break
        text = screen_text(app)
        assert "Opening" not in text
        assert "No recent events yet" in text


async def test_a_low_window_keeps_the_first_row_of_keys(tmp_path: Path) -> None:
    """Results stay in sight; the second row comes with the 24th row of the window."""
    path = gold12(2).store(tmp_path / "gold12.json")
    async with opened(path, size=(80, 23)) as pilot:
        text = await comes(pilot, "1 1-0")
        assert "v Verify" not in text
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        await pilot.pause()
        assert "v Verify" in screen_text(pilot.app).splitlines()[-1]
