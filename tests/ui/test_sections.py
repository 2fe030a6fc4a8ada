"""Several sections in one event: V shows another one on every screen, and what is typed goes where one looks."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.commands import CreateTournament, EnterResult, OpenStage
from core.event.regulations import Details, Regulations
from core.event.result import Result
from data.errors import EventExists
from data.papers.publishing import publish
from data.storage.store import EventFile
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.screen import comes, opened, screen_text
from tests.support.sections import players, two_sections
from tui.cli import main
from tui.rooms import ROOMS
from tui.screens.common import ShowSection


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Round 1 of A and B is paired and published."""
    return two_sections(tmp_path / "open.json", paired=True)


def results(path: Path, stage: int) -> list[Result | None]:
    """Return the results of round 1 of a section as they are on disk."""
    return [board.result for board in EventFile.open(path).tournament.seen(stage).rounds[0].boards]


def test_every_screen_offers_it() -> None:
    assert all(ShowSection in room.place().OFFERS for room in ROOMS if room.mode != "home")


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
        await comes(pilot, "You are trying something in section B: end it with W first.")
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
        await pilot.press("u")
        await comes(pilot, "There is no section C any more.")
        await pilot.press("y")
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
    assert "Every screen shows section B now." in talk.say("V b")
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


# --- commands of the shell, papers, pages ---------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Run a command of the shell; return its exit code and all it says."""
    code = main(list(arguments))
    heard = capsys.readouterr()
    return code, heard.out + heard.err


def test_a_command_of_the_shell_is_told_the_section(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "pair", str(path), "--round", "1")
    assert code == 2
    assert "has several sections, A, B: name one with --section." in said
    code, said = run(capsys, "pair", str(path), "--round", "1", "--section", "b")
    assert (code, said.split()) == (0, ["4-1", "2-5", "6-3"])
    code, said = run(capsys, "check", str(path), "--section", "A")
    assert (code, "1 of 1 rounds are as the rules pair them" in said) == (0, True)
    code, said = run(capsys, "print", str(path), "pairings", "--section", "B")
    assert "Open, B" in said
    assert "A1" not in said
    assert run(capsys, "export", str(path), "--section", "B")[0] == 0
    report = path.with_name("open-section-2.trf")
    assert report.read_text().startswith("012 Open, B\n")
    # a report is of one section: nothing has to be named
    assert run(capsys, "pair", str(report), "--round", "1")[1].split() == ["4-1", "2-5", "6-3"]


def test_pages_of_several_sections_have_a_folder_each(path: Path, tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    publish(EventFile.open(gold12(2).store(tmp_path / "gold12.json")).tournament, tmp_path / "other")
    publish(EventFile.open(path).tournament, pages)
    assert {each.name for each in pages.iterdir()} == {"index.html", "section-1", "section-2"}
    index = (pages / "index.html").read_text()
    assert '<a href="section-2/index.html">B</a>' in index
    assert "B1" in (pages / "section-2" / "pairings.html").read_text()
    assert "B1" not in (pages / "section-1" / "pairings.html").read_text()
    assert "0 of them new or changed" in publish(EventFile.open(path).tournament, pages)
    with pytest.raises(EventExists):
        publish(EventFile.open(path).tournament, tmp_path / "other")


async def test_papers_are_of_the_section_shown(path: Path) -> None:
    async with opened(path) as pilot:
        await pilot.press("V", "b", "enter", "O")
        await comes(pilot, "Open, B")
        await pilot.press("f")
        await comes(pilot, "Write the paper to a file")
        await pilot.press("t")
        await comes(pilot, "open-section-2-pairings-1")


# --- opening sections, moving people -----------------------------------------------------------------------------


async def test_opened_and_filled_by_keys(tmp_path: Path) -> None:
    """An event of one section becomes one of two; one player is moved over."""
    path = tmp_path / "open.json"
    EventFile.create(path, CreateTournament(Details("Open"), Regulations(5)), players("A"), arbiter="Anna").close()
    async with opened(path) as pilot:
        await pilot.press("C")
        await comes(pilot, "! This event has one section only: A opens another.")
        await pilot.press("A", "B", "tab", "3", "tab", "A", "enter")
        await comes(pilot, "Section B is open: n enters its players.")
        await comes(pilot, "Open · B · 0 entrants · 3 rounds, none paired")
        await pilot.press("V", "a", "enter")
        await comes(pilot, "A1")
        await pilot.press("C", "enter")
        await comes(pilot, "A1 is in section B now.")
        await pilot.press("V", "b", "enter")
        await comes(pilot, "Open · B · 1 entrant · ")
        assert [each.entrant.name for each in pilot.app.need_tournament().registrations.values()] == ["A1"]


def test_opened_and_filled_in_line_mode(tmp_path: Path) -> None:
    path = tmp_path / "open.json"
    EventFile.create(path, CreateTournament(Details("Open"), Regulations(5)), players("A"), arbiter="Anna").close()
    talk = Conversation(path)
    assert "Section B is open" in talk.say("A B; 3; A")
    talk.say("V A", "2", "C B")
    assert talk.tournament.seen(2).registrations.keys() == {2}
    assert talk.tournament.stage == 1
    talk.say("A b; 3; A")
    assert "There is a section b already." in talk.refused
