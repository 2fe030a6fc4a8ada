"""Files of other programs at the command line, on the screens and in line mode: said, asked, never taken in silence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from paircard.core.event.ids import ContestantId
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.reading.rules_named import other_system
from paircard.tui.batch.recorded_event import recorded_tournament as stored
from paircard.tui.cli import main
from tests.support import trf
from tests.support.line import Conversation
from tests.support.play import Play, gold12
from tests.support.screen import comes, opened, paste
from tests.support.stdin import Answering

Capture = pytest.CaptureFixture[str]
DUTCH = trf.document(
    "012 Dutch Open",
    "192 FIDE_LIM_2026",
    "XXR 3",
    *(trf.player(n, rating=2000 - n, cells=[f"   {n + 1 if n % 2 else n - 1} {'bw'[n % 2]} ="]) for n in range(1, 5)),
)
SWEDES = 'name,rating\r\n"Öberg, Åke",1900\r\n"Lis, Ewa",1800\r\n'.encode("cp1252")


@pytest.fixture
def dutch(tmp_path: Path) -> Path:
    """A report of an event paired by the rules of today."""
    file = tmp_path / "dutch.trf"
    file.write_bytes(DUTCH)
    return file


@pytest.fixture
def swedes(tmp_path: Path) -> Path:
    """A list of Swedes in CP1252."""
    file = tmp_path / "swedes.csv"
    file.write_bytes(SWEDES)
    return file


# --- another pairing system --------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [[], ["--yes"]])
def test_another_system_is_not_taken_over_unasked(dutch: Path, options: list[str], capsys: Capture) -> None:
    assert main(["import", str(dutch), *options]) == 1
    said = capsys.readouterr()
    assert "The report names another pairing system (FIDE_LIM_2026)" in said.out
    assert "--system dutch-2026 takes it over" in said.err
    assert not dutch.with_suffix(".json").exists()


def test_it_is_taken_over_by_the_option_or_by_an_answer(
    dutch: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Its round is not by either rules, which is asked for itself (Q55)."""
    assert main(["import", str(dutch), "--as-1998", "--yes", "--as-recorded"]) == 0
    assert stored(dutch.with_suffix(".json")).regulations.system == "swiss-1998"
    for name, typed, system in (
        ("no", "x\n", ""),
        ("yes", "\ny\ny\n", "dutch-2026"),
        ("old", "2\ny\ny\n", "swiss-1998"),
    ):
        monkeypatch.setattr(sys, "stdin", Answering(typed))
        file = dutch.with_name(f"{name}.json")
        assert main(["import", str(dutch), "--into", str(file)]) == (0 if system else 1)
        assert "By which rules shall it go on: 1 FIDE Dutch 2026 (C.04.3) (proposed), 2" in capsys.readouterr().out
        assert file.exists() is bool(system)
        assert not system or stored(file).regulations.system == system
    assert main(["export", str(dutch.with_name("yes.json")), "--format", "trf26"]) == 0
    assert "192 FIDE_LIM_2026" in dutch.with_name("yes.trf").read_text()


def test_reading_asks_nothing_and_judging_says_by_which_rules(dutch: Path, tmp_path: Path, capsys: Capture) -> None:
    for words in (["standings"], ["publish", str(tmp_path / "site")], ["export", "--out", str(tmp_path / "out.trf")]):
        assert main([words[0], str(dutch), *words[1:]]) == 0
    assert main(["print", str(dutch), "standings"]) == 0
    assert "FIDE_LIM" not in capsys.readouterr().err
    assert main(["check", str(dutch)]) == 3, "otherwise than by the rules of 2026"
    named = "The report names another pairing system (FIDE_LIM_2026)"
    assert capsys.readouterr().out.startswith(named)
    assert main(["explain", str(dutch)]) == 0
    assert capsys.readouterr().out.startswith(named)
    assert main(["pair", str(dutch)]) == 0
    said = capsys.readouterr()
    assert named in said.err
    assert "system" not in said.out, "the pairs are for scripts"


def test_check_reports_byes_that_no_pairing_gives(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "late.trf"
    players = [trf.player(1, rating=1900, cells=["   2 w 1"]), trf.player(2, rating=1800, cells=["   1 b 0"])]
    file.write_bytes(trf.document("092 Swiss system FIDE 1998", "XXC white1", *players,
                                  trf.player(3, rating=1700, cells=["0000 - U"]),
                                  trf.player(4, rating=1600, cells=["0000 - F"])))  # fmt: skip
    assert main(["check", str(file)]) == 1
    assert "Round 1: illegal, A5: 3 and 4 have a point without playing" in capsys.readouterr().out
    assert main(["standings", str(file)]) == 0


def test_more_rounds_than_are_paired_here_are_shown(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "match.trf"
    cells = [[f"   {3 - n} {'wb'[(n + round_) % 2]} =" for round_ in range(48)] for n in (1, 2)]
    file.write_bytes(trf.document("012 Match", *(trf.player(n, rating=2000, cells=cells[n - 1]) for n in (1, 2))))
    for words in (
        ["standings"],
        ["print", "crosstable"],
        ["print", "start-cards"],
        ["publish", str(tmp_path / "site")],
    ):
        assert main([words[0], str(file), *words[1:]]) == 0
    assert "48" in capsys.readouterr().out
    assert main(["import", str(file), "--yes"]) == 1, "the rules let nobody meet twice"
    assert main(["import", str(file), "--yes", "--as-recorded"]) == 0
    assert main(["pair", str(file.with_suffix(".json"))]) == 1


# --- encodings ---------------------------------------------------------------------------------------------


def test_a_guess_can_be_set_right_on_the_command_line(swedes: Path, capsys: Capture) -> None:
    assert main(["import", str(swedes), "--yes"]) == 0
    assert "CP1252 is a guess. Are these names right: Öberg, Åke?" in capsys.readouterr().out
    assert (
        main(["import", str(swedes), "--yes", "--into", str(swedes.with_name("b.json")), "--encoding", "cp1250"]) == 0
    )
    assert "Names read so: Öberg, Ĺke." in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["import", str(swedes), "--encoding", "cp12345"])
    assert "There is no encoding cp12345" in capsys.readouterr().err


@pytest.mark.parametrize("codec", ["idna", "punycode", "unicode_escape", "raw_unicode_escape", "undefined", "hex"])
def test_codecs_that_nobody_keeps_a_list_in_are_no_encodings(codec: str, swedes: Path, capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["import", str(swedes), "--yes", "--encoding", codec])
    assert f"There is no encoding {codec}" in capsys.readouterr().err


def test_a_report_that_is_only_read_says_its_guess_too(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "old.trf"
    file.write_bytes(trf.document("012 A", trf.player(1, "Стоянов, Цветан", rating=1900)).decode().encode("cp1251"))
    assert main(["standings", str(file)]) == 0
    said = capsys.readouterr()
    assert "Стоянов, Цветан" in said.out
    assert "CP1251 is a guess" in said.err
    assert main(["standings", str(file), "--encoding", "Windows-1251"]) == 0
    assert capsys.readouterr().err == ""


def test_a_national_list_says_its_guess(swedes: Path, capsys: Capture) -> None:
    assert main(["ratings", "import", str(swedes)]) == 0
    assert "CP1252 is a guess" in capsys.readouterr().out
    assert main(["ratings", "import", str(swedes), "--encoding", "latin-1"]) == 0
    assert "guess" not in capsys.readouterr().out
    assert main(["ratings", "find", "oberg"]) == 0
    assert "Öberg, Åke" in capsys.readouterr().out


async def test_a_guess_can_be_set_right_on_the_screen(swedes: Path) -> None:
    async with opened(Play([2000], rounds=3).store(swedes.with_name("event.json"))) as pilot:
        await pilot.press("E", "i")
        await paste(pilot, swedes, "enter")
        await comes(pilot, "CP1252 is a guess")
        await pilot.press("e", *"nonsense", "enter")
        await comes(pilot, "There is no encoding nonsense")
        await pilot.press(*["backspace"] * 8, *"cp1250", "enter")
        await comes(pilot, "Names read so: Öberg, Ĺke.")
        await pilot.press("y")
        await comes(pilot, "2 entered from")


def test_a_guess_can_be_set_right_in_line_mode(swedes: Path) -> None:
    talk = Conversation(Play([2000], rounds=3).store(swedes.with_name("event.json")))
    talk.session.program.switch_mode("entrants")
    said = talk.say(f"import {swedes}; e; cp1250; y")
    assert "CP1252 is a guess" in said
    assert "2 entered" in said
    assert talk.tournament.registrations[ContestantId(2)].entrant.name == "Öberg, Ĺke"


# --- what the federation wants -----------------------------------------------------------------------------


async def test_details_are_entered_on_the_screen(tmp_path: Path) -> None:
    path = Play([2000, 1900], rounds=3).store(tmp_path / "event.json")
    async with opened(path) as pilot:
        await pilot.press("E", "d")
        await comes(pilot, "Details for the report")
        await pilot.press(*"Poland", "enter")
        await comes(pilot, "Poland is not a code")
        await pilot.press(*["backspace"] * 6, *"pol", "tab", *"15+10", "enter")
        await comes(pilot, "The details are stored.")
    assert main(["export", str(path)]) == 0
    lines = path.with_suffix(".trf").read_text().splitlines()
    assert {"032 POL", "122 15+10"} <= {*lines}


def test_details_are_entered_in_line_mode_and_settings_leave_them(tmp_path: Path) -> None:
    talk = Conversation(Play([2000, 1900], rounds=3).store(tmp_path / "event.json"))
    talk.session.program.switch_mode("entrants")
    talk.say("details federation=swe; deputy arbiters=Lis, Ewa / Öberg, Åke")
    talk.say("settings name=Another Open")
    details = talk.tournament.details
    assert (details.name, details.federation, details.deputies) == ("Another Open", "SWE", ("Lis, Ewa", "Öberg, Åke"))


@pytest.mark.parametrize(("key", "first"), [("3", b"022 Lodz"), ("4", b"022 Lodz"), ("5", b"062 12")])
def test_the_export_menu_has_ascii_and_engines(key: str, first: bytes, tmp_path: Path) -> None:
    talk = Conversation(gold12(4).store(tmp_path / "event.json"))
    talk.session.program.switch_mode("entrants")
    talk.say("settings place=Łódź", "details federation=pol")
    talk.session.program.switch_mode("standings")
    talk.say(f"export {key}; {tmp_path / 'out.trf'}")
    data = (tmp_path / "out.trf").read_bytes()
    assert data.isascii()
    assert first in data
    assert read_trf(data).events
    assert other_system(data.decode().splitlines()) == ""
