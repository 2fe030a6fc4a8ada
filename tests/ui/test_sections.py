"""Several sections in one event: V shows another one on every screen, and what is typed goes where one looks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paircard.core.commands import (
    CloseStage,
    CreateTournament,
    EnterResult,
    EnterStage,
    MoveEntrant,
    OpenStage,
    PostSchedule,
)
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.round_robin.options import RoundRobinOptions
from paircard.data.pages.publishing import publish
from paircard.data.storage.errors import EventExists
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from paircard.tui.commands.common import ShowSection
from paircard.tui.line.places.of_room import place_of
from paircard.tui.rooms import ROOMS
from tests.support.ids import ids
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.screen import comes, opened, screen_text
from tests.support.sections import players, two_sections


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Round 1 of A and B is paired and published."""
    return two_sections(tmp_path / "open.json", paired=True)


def results(path: Path, stage: int) -> list[Result | None]:
    """Return the results of round 1 of a section as they are on disk."""
    return [board.result for board in EventFile.open(path).tournament.seen(stage).rounds[0].boards]


def test_every_screen_offers_it() -> None:
    assert all(ShowSection in place_of(room).OFFERS for room in ROOMS if room.mode != "home")


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
    people = {f"person-{id_}.html" for id_ in range(1, 13)}
    names = {each.name for each in pages.iterdir() if each.suffix not in (".css", ".js")}  # what all pages share
    assert names == {"index.html", "section-1", "section-2", *people}
    index = (pages / "index.html").read_text()
    assert '<a href="section-2/index.html">B</a>' in index
    assert "B1" in (pages / "section-2" / "pairings.html").read_text()
    assert "B1" not in (pages / "section-1" / "pairings.html").read_text()
    assert "0 of them new or changed" in publish(EventFile.open(path).tournament, pages)
    with pytest.raises(EventExists):
        publish(EventFile.open(path).tournament, tmp_path / "other")


def test_somebody_in_two_sections_has_one_page_to_which_both_lead(path: Path, tmp_path: Path) -> None:
    """C is a final of A1 and B1, a round robin: its numbers are not those of A and B."""
    pages = tmp_path / "pages"
    with EventFile.open(path) as event:
        event.execute(OpenStage("C", Regulations(3, "round-robin", options=RoundRobinOptions())), arbiter="Al", stage=1)
        event.execute(EnterStage(3, ids(7, 1, 2), 0), PostSchedule(), arbiter="Al", stage=3)
        publish(event.tournament, pages)
    person = (pages / "person-7.html").read_text()
    assert [person.count(f"<h2>Open, {name}</h2>") for name in "ABC"] == [0, 1, 1]
    for part, links in {"section-2": "../", "section-3": "../"}.items():
        assert f'<a href="{links}person-7.html">B1</a>' in (pages / part / "players.html").read_text()
    written = [*pages.glob("*.html"), *pages.glob("section-*/*.html")]
    ways = {(page, to) for page in written for to in re.findall(r'href="([^"#]+)', page.read_text())}
    assert [(page.name, to) for page, to in ways if not (page.parent / to).is_file()] == []


def test_pages_of_a_closed_section_go_away(tmp_path: Path) -> None:
    path, pages = two_sections(tmp_path / "open.json"), tmp_path / "pages"
    with EventFile.open(path) as event:
        event.execute(OpenStage("C", Regulations(3)), arbiter="Anna", stage=1)
        publish(event.tournament, pages)
        (pages / "section-9").mkdir()
        (pages / "section-9" / "index.html").write_text("somebody else's")
        event.execute(CloseStage(3), arbiter="Anna", stage=1)
        publish(event.tournament, pages)
        assert {each.name for each in pages.iterdir() if each.is_dir()} == {"section-1", "section-2", "section-9"}
        event.execute(
            *(MoveEntrant(ContestantId(id_), 2, 1) for id_ in range(7, 13)), CloseStage(2), arbiter="Anna", stage=1
        )
        publish(event.tournament, pages)
    assert [each.name for each in pages.iterdir() if each.is_dir()] == ["section-9"]
    assert (pages / "player-1.html").is_file()
    assert not [*pages.glob("person-*")]


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
        await pilot.press("A", "B", "down", "down", "3", "down", "A", "enter")
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


def test_a_section_has_a_system_of_its_own(tmp_path: Path) -> None:
    """What means nothing in the other system is not taken along."""
    path = two_sections(tmp_path / "open.json")
    talk = Conversation(path)
    talk.say("A C; System=Round robin; Cycles=2")
    regulations = talk.tournament.regulations
    assert (talk.tournament.stage, regulations.system, regulations.options) == (
        3,
        "round-robin",
        RoundRobinOptions(2, fide="on"),
    )
    assert regulations.tie_breaks == SYSTEMS["round-robin"].tie_breaks
    talk.say("A D; 4; C; System=swiss")
    assert (talk.tournament.regulations.system, talk.tournament.regulations.options) == ("swiss-1998", None)
    assert talk.tournament.regulations.tie_breaks == Regulations().tie_breaks
    talk.say("A E; 4; D; System=Molter")
    assert "System: type Swiss 2026; Swiss 1998; " in talk.refused
    assert "not Molter." in talk.refused
    assert "section C opened: Round robin (Berger tables)" in talk.say("J", "list")


async def test_a_section_is_renamed_and_closed_by_keys(tmp_path: Path) -> None:
    path = two_sections(tmp_path / "open.json")
    async with opened(path) as pilot:
        await pilot.press("E", "k")
        await comes(pilot, "! The event began with section A: it cannot be closed.")
        await pilot.press("A", "C", "enter", "r", "end", *("backspace",), *"U14", "enter")
        await comes(pilot, "This is section U14 now.")
        await comes(pilot, "Open · U14 · ")
        await pilot.press("k")
        await comes(pilot, "Nobody is entered in section U14: close it?")
        await pilot.press("y")
        await comes(pilot, "Closed: section U14. u opens it again.")
        await comes(pilot, "Open · A · ")
        await pilot.press("u")
        await comes(pilot, "Open again: section U14.")
        await pilot.press("y", "V", "u", "enter", "k")
        await comes(pilot, "close it?")
        await pilot.press("y", "V", "b", "enter", "k")
        await comes(pilot, "! There are 6 entrants in section B: move them to another section first.")


def test_a_list_goes_into_the_section_named(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    list_ = tmp_path / "late.csv"
    list_.write_text("name\nB7\n", encoding="utf-8")
    code, said = run(capsys, "import", str(list_), "--into", str(path), "--yes")
    assert (code, "has several sections, A, B: name one with --section." in said) == (2, True)
    assert run(capsys, "import", str(list_), "--into", str(path), "--section", "B", "--yes")[0] == 0
    event = EventFile.open(path).tournament
    assert [len(event.seen(stage).registrations) for stage in (1, 2)] == [6, 7]
    assert event.seen(2).registrations[ContestantId(13)].first_round == 2
    code, said = run(capsys, "import", str(list_), "--section", "B", "--yes")
    assert (code, "A new event has one section only: leave --section out." in said) == (1, True)


async def test_import_goes_into_the_section_shown(path: Path, tmp_path: Path) -> None:
    (tmp_path / "late.csv").write_text("name\nB7\n", encoding="utf-8")
    async with opened(path) as pilot:
        await pilot.press("V", "b", "enter", "E", "i", *str(tmp_path / "late.csv"), "enter")
        await comes(pilot, "1 taken")
        await pilot.press("y")
        await comes(pilot, "Open · B · ")
    event = EventFile.open(path).tournament
    assert [len(event.seen(stage).registrations) for stage in (1, 2)] == [6, 7]


async def test_the_start_screen_and_what_is_waiting_tell_of_every_section(path: Path) -> None:
    with EventFile.open(path) as event:
        event.execute(EnterResult(1, 1, Result.DRAW), arbiter="Bo", stage=2)
    async with opened(path) as pilot:
        await comes(pilot, "B: 1 of 3 results of round 1 are in: go on with board 2.")
        await pilot.press("escape", "H")
        await comes(pilot, "A 1/5 B 1/3")
    assert "Open, 12 players. A: round 1 of 5; B: round 1 of 3." in Conversation(None).say("list")
