"""A file whose headings say nothing: which column is what is asked once, on the screen and in line mode."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.event.ids import ContestantId
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.screen import comes, opened, paste

SEPTEMBER = "Lp.;Zawodnik;Pkt 9/26;Kraj;Telefon\n1;Lis, Ewa;1500;POL;1\n2;Łoś, Jan;A1600;POL;2\n"
OCTOBER = "Lp.;Zawodnik;Pkt 10/26;Kraj;Telefon\n1;Gal, Iva;1700;BUL;\n"


@pytest.fixture
def event(tmp_path: Path) -> Path:
    (tmp_path / "09.csv").write_text(SEPTEMBER)
    (tmp_path / "10.csv").write_text(OCTOBER)
    return gold12(0).store(tmp_path / "event.json")


async def test_asked_on_the_screen_and_not_again_next_month(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("i")
        await paste(pilot, event.with_name("09.csv"), "enter")
        said = await comes(pilot, "Which column of 09.csv is what?")
        assert "2 Zawodnik Lis, Ewa Łoś, Jan" in said
        await pilot.press("enter")
        await comes(pilot, "! Name: say in which column the names stand, or the surnames.")
        await pilot.press("2", "tab", "tab", "tab", "9")
        await comes(pilot, "! Rating: 9 is not a column of this file: type 1 to 5, or its heading.")
        await pilot.press("backspace", *"pk", "tab", "tab", "4")
        said = await comes(pilot, "Lis, Ewa: 1500, POL")
        assert "Łoś, Jan: 1600, POL ! rating: A1600 read as 1600" in said
        await pilot.press("enter")
        await comes(pilot, "2 rows: 2 taken (1 clean, 1 to check), 0 refused.")
        await pilot.press("y")
        await comes(pilot, "2 entered from")
        await pilot.press("i")
        await paste(pilot, event.with_name("10.csv"), "enter")
        await comes(pilot, "1 row: 1 taken")
        # and what was said wrongly is said anew
        await pilot.press("c", "tab", "tab", "tab", "backspace", "enter")
        await comes(pilot, "There is no column rating")
        await pilot.press("escape")
        await comes(pilot, "Nothing was imported.")
        names = [each.entrant.name for each in pilot.app.need_tournament().registrations.values()]
        assert names[12:] == ["Lis, Ewa", "Łoś, Jan"]


def test_asked_line_by_line(event: Path) -> None:
    talk = Conversation(event, interactive=True)
    talk.session.program.switch_mode("entrants")
    said = talk.say(f"import {event.with_name('09.csv')}", "zaw", "", "", "3", ".", "y")
    assert "The file has 5 columns:\n1 Lp.: 1; 2\n2 Zawodnik: Lis, Ewa; Łoś, Jan" in said
    assert "The first of them then read:\nLis, Ewa: 1500\nŁoś, Jan: 1600" in said
    assert len(talk.tournament.registrations) == 14
    talk.say(f"import {event.with_name('10.csv')}; y")
    assert talk.tournament.registrations[ContestantId(15)].entrant.rating == 1700


def test_answers_on_the_line_are_named(event: Path) -> None:
    talk = Conversation(event)
    talk.session.program.switch_mode("entrants")
    talk.say(f"import {event.with_name('09.csv')}; y")
    assert "Name: say in which column the names stand" in talk.refused
    talk.say(f"import {event.with_name('09.csv')}; name=2; rating=7; y")
    assert "Rating: 7 is not a column of this file" in talk.refused
    said = talk.say(f"import {event.with_name('09.csv')}; rating=3; name=zawodnik; y")
    assert "2 entered from" in said
    assert [talk.tournament.registrations[ContestantId(id_)].entrant.rating for id_ in (13, 14)] == [1500, 1600]


def test_the_batch_commands_share_what_was_said(event: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Told to `import`, known to `ratings import`, and to the screens."""
    into = ["--into", str(event), "--yes"]
    assert main(["import", str(event.with_name("09.csv")), *into]) == 2
    assert "not clear which column of 09.csv holds the names: say so with --columns" in capsys.readouterr().err
    assert main(["import", str(event.with_name("09.csv")), *into, "--columns", "name=Zawodnik,rating=Pkt 9/26"]) == 0
    assert main(["ratings", "import", str(event.with_name("10.csv"))]) == 0
    assert main(["ratings", "find", "gal"]) == 0
    assert "1700" in capsys.readouterr().out


def test_a_report_in_which_nobody_can_be_entered_offers_other_columns(event: Path) -> None:
    event.with_name("a.csv").write_text("name;who\n;Lis\n")
    talk = Conversation(event)
    talk.session.program.switch_mode("entrants")
    said = talk.say(f"import {event.with_name('a.csv')}; c; name=who; y")
    assert "nobody to enter" in said
    assert talk.tournament.registrations[ContestantId(13)].entrant.name == "Lis"
