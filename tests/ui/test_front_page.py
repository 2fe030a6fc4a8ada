"""Home where there is room: who leads, what was done last, recent events and templates as cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from paircard.data.machine.recent_events import Recent, recent_events, remember
from paircard.tui.program import program
from paircard.tui.widgets.event_cards import EventCards
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.screen import comes, opened, screen_text


@pytest.fixture
def events(tmp_path: Path) -> list[Path]:
    """Five events, the last one opened last, with round 3 under way."""
    plays = [gold12(rounds) for rounds in (0, 1, 3, 4)]
    last = gold12(2)
    last.pair()
    return [play.store(tmp_path / f"event{at}.json") for at, play in enumerate([*plays, last])]


async def test_all_of_it_in_120_columns(events: list[Path]) -> None:
    for path in events[:-1]:
        async with opened(path):
            pass
    async with opened(events[-1], (120, 40)) as pilot:
        await pilot.press(*"Pb10", "H")
        await comes(pilot, "Last done")
        lines = screen_text(pilot.app).split("\n")
        text = "\n".join(lines)
        # place, player, the squares of two rounds and the result just typed, points
        assert lines[3].split("│")[-2].split()[0] == "1"
        assert "board 2   0-1" in text
        assert "board 1   1-0" in text
        assert "P u  takes the last one back" in text
        assert all(f"─ {number} Test" in text for number in range(1, 6))
        assert "─ t o Open" in text
        assert "a knock-out" in text
        # the arrows choose a card, Enter opens it, a number opens it at once
        await pilot.press("right")
        await comes(pilot, str(events[3]))
        await pilot.press("down")
        await comes(pilot, str(events[0]))
        await pilot.press("enter")
        await pilot.pause(0.3)
        assert pilot.app.event is not None
        assert pilot.app.event.path == events[0]
        # in a smaller window the same one is chosen in the table
        await pilot.press("H", "right")
        await pilot.pause()
        chosen = pilot.app.screen.query_one(EventCards).row_key_at_cursor
        await pilot.resize_terminal(80, 24)
        await comes(pilot, "Recent events Event Round")
        assert chosen is not None
        assert chosen[-40:] in screen_text(pilot.app)
        assert "Last done" not in screen_text(pilot.app)


def test_line_mode_tells_what_was_done_last(events: list[Path]) -> None:
    talk = Conversation(events[-1])
    talk.say("P", "publish", "1 1")
    assert "board 1 1-0, Anna." in talk.say("H", "list").partition("Done last")[2].partition("\n")[0]


async def test_results_do_not_rewrite_the_list_each_time(
    events: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once when the round is published, then when somebody looks, or at the end: nothing is lost."""
    written: list[int] = []

    def count(seen: Recent) -> None:
        written.append(seen.results)
        remember(seen)

    monkeypatch.setattr(program, "remember", count)
    async with opened(events[-1]) as pilot:
        await pilot.press(*"Pb")
        await pilot.pause()
        before = len(written)
        await pilot.press(*"1010")
        await pilot.pause(0.2)
        assert len(written) == before
        await pilot.press("H")
        await comes(pilot, "4/6 in")
        assert len(written) == before + 1
        await pilot.press(*"P5")
        await pilot.pause(0.2)
    assert recent_events()[0].results == 5
    stored = json.loads((tmp_path / "state" / "paircard" / "recent.json").read_text(encoding="utf-8"))
    assert stored[0]["results"] == 5
