"""A search that takes long: after two seconds it is told what is done, keys work on, and Escape or Ctrl+C stops it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from paircard.core.systems.swiss1998 import engine
from paircard.core.systems.swiss1998.explain import round as explaining
from paircard.core.values import waiting
from paircard.data.storage.event_file import EventFile
from paircard.tui.program import keyed, searching
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.pty import Terminal
from tests.support.screen import comes, opened

STOPPED = "Stopped: nothing was changed."


class Slow:
    """A search that does not go on before it is let go."""

    def __init__(self) -> None:
        self.go_on = Event()
        self.meanwhile: Callable[[], None] = lambda: None

    def of(self, search: Callable[..., Any]) -> Callable[..., Any]:
        """Return what waits, then searches."""

        def waited(*asked: Any) -> Any:
            while not self.go_on.wait(0.01):
                self.meanwhile()
                waiting.bracket(7, 12)
            return search(*asked)

        return waited


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    """Let nothing be paired at once, and somebody wonder soon."""
    search = Slow()
    monkeypatch.setattr(engine, "_searched", search.of(engine._searched))
    monkeypatch.setattr(explaining, "_explain", search.of(explaining._explain))
    monkeypatch.setattr(searching, "MOMENT", 0.05)
    for place in (keyed, searching):
        monkeypatch.setattr(place, "LONG", 0.4)
    searching._ANSWERS.clear()
    return search


@pytest.fixture
def event(tmp_path: Path) -> Path:
    return gold12(2).store(tmp_path / "gold12.json")


async def test_escape_stops_a_pairing_and_nothing_is_stored(event: Path, slow: Slow) -> None:
    whole = event.read_bytes()
    async with opened(event) as pilot:
        await pilot.press("p")
        told = await comes(pilot, "Score group 3½, 12 to pair ...")
        assert "Pairing round 3" in told
        assert "Esc stops" in told
        await pilot.press("escape")
        await comes(pilot, STOPPED)
        assert event.read_bytes() == whole
        await pilot.press("S")
        await comes(pilot, "Standings")
        slow.go_on.set()
        await pilot.press("P", "p")
        await comes(pilot, "Round 3 is paired, not published yet.")


async def test_keys_typed_meanwhile_wait(event: Path, slow: Slow) -> None:
    async with opened(event) as pilot:
        await pilot.press("p")
        await comes(pilot, "Pairing round 3")
        await pilot.press("b")
        slow.go_on.set()
        await comes(pilot, "Published.")
    with EventFile.open(event) as stored:
        assert stored.tournament.current is not None
        assert (stored.tournament.scheduled, stored.tournament.current.published) == (3, True)


async def test_rounds_are_explained_and_compared_in_time(event: Path, slow: Slow) -> None:
    async with opened(event) as pilot:
        await pilot.press("X")
        await comes(pilot, "Round 3: the pairing is being worked out ...")
        assert "Esc stops" in await comes(pilot, "Round 3: Score group 3½, 12 to pair ...")
        await pilot.press("escape")
        await comes(pilot, "Round 3: stopped. c begins anew")
        await pilot.press("c")
        await comes(pilot, "Round 3: the pairing is being worked out ...")
        await pilot.press("[")
        await comes(pilot, "Round 2: the pairing is being worked out ...")
        slow.go_on.set()
        await comes(pilot, "Round 2: as it was paired")
        await pilot.press("]")
        await comes(pilot, "Round 3: as it would be paired now")
        slow.go_on.clear()
        await pilot.press("d")
        await comes(pilot, "Pairing round 3")
        await pilot.press("escape")
        await comes(pilot, STOPPED)


async def test_other_rooms_open_while_a_round_is_worked_out(event: Path, slow: Slow) -> None:
    """Explain and Groups hold nobody up, and what has come meanwhile is there."""
    async with opened(event) as pilot:
        await pilot.press("X")
        assert "Esc stops" in await comes(pilot, "Round 3: Score group 3½, 12 to pair ...")
        await pilot.press("S")
        await comes(pilot, "Standings")
        await pilot.press("G")
        assert "Esc stops" in await comes(pilot, "Score group 3½, 12 to pair ...")
        await pilot.press("escape")
        await comes(pilot, "Round 3: stopped.")
        slow.go_on.set()
        await pilot.press("v")
        await comes(pilot, "Round 3 as it would be paired now")
        await pilot.press("X")
        await comes(pilot, "Round 3: as it would be paired now")


def test_ctrl_c_stops_a_line(event: Path, slow: Slow) -> None:
    conversation = Conversation(event, interactive=True)
    interrupts, before = conversation.session.talk.interrupts, conversation.tournament
    slow.meanwhile = lambda: interrupts._arrived(signal.SIGINT)
    conversation.say("pairings", "pair")
    assert STOPPED in conversation.heard
    assert "Refused" not in conversation.heard
    assert conversation.tournament is before
    slow.go_on.set()
    assert "Round 3 is paired" in conversation.say("pair")


SCRIPT = """
import sys, time
from paircard.core.systems.swiss1998 import engine
from paircard.core.values import waiting
from paircard.tui.cli import main

def slow(position, tries):
    while True:
        waiting.bracket(7, 12)
        time.sleep(0.01)

engine._searched = slow
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("command", ["pair", "check"])
def test_a_command_says_where_it_is_and_ends_with_one_sentence(command: str, event: Path) -> None:
    whole = event.read_bytes()
    with Terminal([sys.executable, "-c", SCRIPT, command, str(event)], cwd=event.parent) as terminal:
        terminal.wait_for("Score group 3½, 12 to pair ... 2 s  Ctrl+C stops")
        terminal.kill(signal.SIGINT)
        assert terminal.wait_exit() == 130
        assert "paircard: Stopped." in terminal.text()
        assert "Traceback" not in terminal.text()
    assert event.read_bytes() == whole
