"""An event whose last entry cannot be followed: screen and lines say which, and go on before it if that is wanted."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.support.line import Conversation
from tests.support.screen import comes, opened

BROKEN = Path(__file__).parents[1] / "storage" / "crafted" / "system-of-teams.json"
WHICH = "Entry 4 is of 20"
DONE = "Entry 4 of open.json is set aside: the file with it is kept as open.set-aside-1."


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return Path(shutil.copy(BROKEN, tmp_path / "open.json"))


async def test_the_screen_asks_and_goes_on(path: Path) -> None:
    async with opened(None) as pilot:
        pilot.app.open_event(path)
        text = await comes(pilot, "y set it aside")
        assert WHICH in text
        assert "go on from entry 3 of 4?" in text
        await pilot.press("y")
        text = await comes(pilot, DONE)
        assert "[Entrants]" in text
    assert path.with_name("open.set-aside-1").read_bytes() == BROKEN.read_bytes()


async def test_who_does_not_want_to_leaves_it_as_it_is(path: Path) -> None:
    async with opened(None) as pilot:
        pilot.app.open_event(path)
        await comes(pilot, "y set it aside")
        await pilot.press("escape")
        await comes(pilot, "open.json cannot be followed to its end")
        assert pilot.app.event is None
    assert path.read_bytes() == BROKEN.read_bytes()


def test_a_person_at_lines_is_asked_too(path: Path) -> None:
    talk = Conversation(interactive=True)
    said = talk.say(f"open {path}", "y")
    assert WHICH in said
    assert DONE in said
    assert talk.tournament.revision == 3


def test_a_change_of_system_is_refused_in_lines(tmp_path: Path) -> None:
    talk = Conversation()
    talk.say(f"new Open; system=Swiss 2026; file={tmp_path / 'new.json'}", "E", "new Aden", "new Bern")
    talk.say("t System=Team Swiss 2026")
    assert "Players are entered, and FIDE Team Swiss 2026 (C.04.6) pairs teams" in talk.refused
    talk.say("t System=Round robin")
    assert talk.tournament.regulations.system == "round-robin"
