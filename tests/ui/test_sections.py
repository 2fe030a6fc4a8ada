"""Several sections in one event: V shows another one on every screen, and what is typed goes where one looks."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.commands import EnterResult, OpenStage
from core.event.regulations import Regulations
from core.event.result import Result
from data.storage.store import EventFile
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.screen import comes, opened, screen_text
from tests.support.sections import two_sections
from tui.app import PaircardApp
from tui.screens.common import ShowStage

SCREENS = [screen for mode, screen in PaircardApp.MODES.items() if mode != "home"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Round 1 of A and B is paired and published."""
    return two_sections(tmp_path / "open.json", paired=True)


def results(path: Path, stage: int) -> list[Result | None]:
    """Return the results of round 1 of a section as they are on disk."""
    return [board.result for board in EventFile.open(path).tournament.seen(stage).rounds[0].boards]


def test_every_screen_offers_it() -> None:
    assert all(ShowStage in screen.OFFERS for screen in SCREENS)  # type: ignore[union-attr]


@pytest.mark.parametrize("mode", ["entrants", "groups"])
async def test_one_key_on_every_screen(mode: str, path: Path) -> None:
    async with opened(path) as pilot:
        assert "Open · A · " in screen_text(pilot.app).splitlines()[0]
        pilot.app.switch_mode(mode)
        await pilot.pause(0.1)
        await pilot.press("V", "b", "enter")
        await comes(pilot, "Open · B · ")
        assert pilot.app.need_tournament().stage == 2
        assert pilot.app.screen.mode == mode  # type: ignore[attr-defined]


async def test_typed_and_undone_where_one_looks(path: Path) -> None:
    async with opened(path) as pilot:
        await pilot.press("1")
        await pilot.press("V", "b", "enter")
        await comes(pilot, "B1")
        await pilot.press("0", "0", "u")
        await comes(pilot, "Undone: B: round 1 board 2: 0-1")
        await pilot.press("V", "a", "enter")
        await comes(pilot, "A1")
    assert results(path, 1) == [Result.WHITE, None, None]
    assert results(path, 2) == [Result.BLACK, None, None]


async def test_what_others_do_leaves_the_section_shown(path: Path) -> None:
    async with opened(path) as pilot:
        await pilot.press("V", "b", "enter")
        with EventFile.open(path) as other:
            other.execute(EnterResult(1, 3, Result.DRAW), arbiter="Bo", stage=1)
            other.execute(EnterResult(1, 3, Result.WHITE), arbiter="Bo", stage=2)
        await pilot.pause(1.0)
        shown = pilot.app.need_tournament()
        assert (shown.stage, shown.rounds[0].board(3).result) == (2, Result.WHITE)


async def test_looking_back_and_what_if_keep_the_section(path: Path) -> None:
    async with opened(path) as pilot:
        await pilot.press("V", "b", "enter")
        await pilot.press("1", "W", "0")
        await pilot.press("V")
        await comes(pilot, "Section")
        await pilot.press("a", "enter")
        await comes(pilot, "You are trying something in B: end it with W first.")
        await pilot.press("escape", "W", "t")
        await comes(pilot, "1 change taken over and stored.")
        await pilot.press("J", "down", "enter")
        await comes(pilot, "AS OF ENTRY")
        assert pilot.app.need_tournament().stage == 2
        await pilot.press("escape")
        await comes(pilot, "Open · B · ")
    assert results(path, 1) == [None, None, None]
    assert results(path, 2) == [Result.WHITE, Result.BLACK, None]


async def test_a_section_whose_opening_is_undone_is_shown_no_more(path: Path) -> None:
    with EventFile.open(path) as event:
        event.execute(OpenStage("C", Regulations(3)), arbiter="Anna", stage=1)
    async with opened(path) as pilot:
        await pilot.press("V", "c", "enter")
        await comes(pilot, "Open · C · ")
        await pilot.press("u", "y")
        await comes(pilot, "Open · A · ")


async def test_the_journal_says_which_section_an_entry_is_of(path: Path) -> None:
    async with opened(path) as pilot:
        await pilot.press("1", "V", "b", "enter", "1", "J")
        said = await comes(pilot, "B: round 1 board 1: 1-0")
        assert "A: round 1 board 1: 1-0" in said
        assert "section B opened, 3 rounds" in said
        await pilot.press("slash", *"#sections", "enter")
        await comes(pilot, "section 1 is called A now")


async def test_an_event_of_one_section_has_no_other(tmp_path: Path) -> None:
    async with opened(gold12(2).store(tmp_path / "gold12.json")) as pilot:
        assert "Stage" not in screen_text(pilot.app)
        await pilot.press("V")
        await comes(pilot, "! This event has one section only.")


def test_in_line_mode(path: Path) -> None:
    talk = Conversation(path)
    assert "A, " in talk.session.program.prompt()
    assert "Every screen shows B now." in talk.say("V b")
    assert talk.tournament.stage == 2
    assert talk.session.program.prompt().startswith("B, ")
    talk.say("V Z")
    assert "No section is called Z: there are A, B." in talk.refused
    talk.say("1 1-0")
    assert results(path, 2) == [Result.WHITE, None, None]
    assert results(path, 1) == [None, None, None]
    with EventFile.open(path) as other:
        other.execute(EnterResult(1, 2, Result.DRAW), arbiter="Bo", stage=1)
    assert "Meanwhile Bo: A: round 1 board 2: ½-½." in talk.say("where")
    talk.say("undo")
    assert results(path, 2) == [None, None, None]
    assert results(path, 1) == [None, Result.DRAW, None]
