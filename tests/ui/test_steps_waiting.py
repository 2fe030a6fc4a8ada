"""Steps that take long: the screen says so and its keys go on working; after some seconds the decisions are offered."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from threading import Event

import pytest

from paircard.core.commands import CreateTournament
from paircard.core.event.regulations import Details, Regulations
from paircard.core.facets.position import Position
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.swiss1998.facets import steps
from paircard.core.systems.swiss1998.from_tournament import position
from paircard.data.storage.event_file import EventFile
from paircard.tui.screens.steps.patience import SECONDS, Left, Patience, TookTooLong
from paircard.tui.screens.steps.reel import reel_of
from paircard.tui.screens.steps.screen import FASTEST
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.screen import comes, opened


@pytest.fixture
def event(tmp_path: Path) -> Path:
    return gold12(2).store(tmp_path / "gold12.json")


class Blocked:
    """A procedure that does not go on before it is let go, and notes how it ended."""

    def __init__(self) -> None:
        self.go_on, self.left = Event(), Event()

    def __call__(self, state: Position, *, pulse: Callable[[], None], **more: object) -> object:
        """Wait, then pair."""
        try:
            while not self.go_on.wait(0.01):
                pulse()
        except Left:
            self.left.set()
            raise
        return pair(state, pulse=pulse, **more)  # type: ignore[arg-type]


@pytest.fixture
def blocked(monkeypatch: pytest.MonkeyPatch) -> Blocked:
    procedure = Blocked()
    monkeypatch.setattr(steps, "pair", procedure)
    return procedure


async def test_keys_work_while_the_steps_are_being_worked_out(event: Path, blocked: Blocked) -> None:
    async with opened(event) as pilot:
        await pilot.press("X", "s")
        await comes(pilot, "Round 3: the steps are being worked out ... Esc leaves.")
        await pilot.press("n")
        await comes(pilot, "! Round 3: the steps are being worked out ... Esc leaves.")
        await pilot.press("question_mark")
        await comes(pilot, "Keys on this screen: steps")
        await pilot.press("escape", "escape")
        await comes(pilot, "Round 3: as it would be paired now")
        assert blocked.left.wait(10)
        blocked.go_on.set()
        await pilot.press("s")
        await comes(pilot, "Round 3 · step 1 of")


async def test_another_event_waits_for_nothing_of_the_one_before(event: Path, tmp_path: Path, blocked: Blocked) -> None:
    empty = tmp_path / "empty.json"
    EventFile.create(empty, CreateTournament(Details("Empty"), Regulations()), arbiter="Anna").close()
    async with opened(event) as pilot:
        await pilot.press("X", "s")
        await comes(pilot, "being worked out")
        pilot.app.open_event(empty)
        await pilot.press("X", "s")
        await comes(pilot, "There is no round to step through yet.")
        assert blocked.left.wait(10)
        blocked.go_on.set()
        await pilot.pause(0.3)
        await comes(pilot, "There is no round to step through yet.")


async def test_they_are_shown_when_they_are_there(event: Path, blocked: Blocked) -> None:
    async with opened(event) as pilot:
        await pilot.press("X", "s")
        await comes(pilot, "being worked out")
        blocked.go_on.set()
        await comes(pilot, "Round 3 · step 1 of")
        assert not blocked.left.is_set()


async def test_what_runs_waits_for_other_steps(event: Path, blocked: Blocked) -> None:
    """While every try runs, the tries that cannot succeed are left out: no step is due before that is worked out."""
    blocked.go_on.set()
    async with opened(event) as pilot:
        await pilot.press("X", "s", "v")
        await comes(pilot, "all tries")
        blocked.go_on.clear()
        await pilot.press("plus", "plus", "plus", "p", "v")
        await pilot.pause(3 * FASTEST)
        await comes(pilot, "being worked out")
        blocked.go_on.set()
        await comes(pilot, "Tries that cannot succeed are left out")
        await pilot.press("p")
        await comes(pilot, "Stopped.")


async def test_keys_typed_ahead_wait_for_what_comes_at_once(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("X", "s", "n", "n")
        await comes(pilot, "Round 3 · step 3 of")


def test_after_some_seconds_the_decisions_are_offered() -> None:
    """Every look at this clock takes a second: the procedure of twelve players looks more often than ten times."""
    ticks = count()
    state, of_1998 = position(gold12(2).tournament), SYSTEMS["swiss-1998"].steps
    assert of_1998 is not None
    found = reel_of("Round 3", state, {}, Patience(clock=lambda: next(ticks)), by=of_1998)
    assert found.playback is None
    assert found.obstacle == "The steps were not found in 10 seconds: X shows the decisions."
    assert next(ticks) > SECONDS
    assert reel_of("Round 3", state, {}, Patience(), by=of_1998).steps


def test_line_mode_has_the_same_limit(event: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(_state: Position, **_more: object) -> None:
        raise TookTooLong

    monkeypatch.setattr(steps, "pair", endless)
    talk = Conversation(event)
    talk.session.program.switch_mode("explain")
    assert "Round 3: The steps were not found in 10 seconds: X shows" in talk.say("steps")
    talk.say("next")
    assert "not found in 10 seconds" in talk.refused
    assert "Round 3" in talk.say("esc")
