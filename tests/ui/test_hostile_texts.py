"""Texts that try to steer a terminal, a page or a spreadsheet, as everything a file can say, through every way out."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import sqlite3
import subprocess
import sys
import unicodedata
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.segment import Segment
from textual.color import Color

from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import make_paper
from paircard.core.tables.standings import standings
from paircard.core.values.text import MARKS_LIMIT, aligned, clean, harmless
from paircard.data.exchange.csv_entrants import read_entrants
from paircard.data.exchange.standings import standings_csv
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.papers.as_html import as_html
from paircard.data.papers.as_text import as_text
from paircard.data.papers.pdf.typst_data import as_typst
from paircard.tui.start.streams import HarmlessOutput, steer
from paircard.tui.terminal.harmless import HarmlessText
from tests.support.dose import some
from tests.support.fuzz.program import said, written_in
from tests.support.hostile_event import hostile_event, hostile_list, hostile_report
from tests.support.hostile_texts import STEERS, TEXTS, what_steers
from tests.support.paper_kinds import OF_PLAYERS
from tests.support.play import Play
from tests.support.pty import Terminal


@pytest.fixture
def event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An event that somebody sent; what the program keeps for itself stays in the folder, too."""
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setenv("PAIRCARD_ARBITER", "Anna")
    return hostile_event(tmp_path / "na\x1b]52;c;aGk=\x07me\u202e.json")


def test_no_command_says_what_steers(event: Path, tmp_path: Path) -> None:
    commands: list[Sequence[object]] = [
        ["verify", event],
        ["recover", event],
        ["pair", event],
        ["explain", event],
        ["check", event],
        *[["standings", event, "--format", shape] for shape in ("text", "json", "csv")],
        *[["print", event, paper, "--format", form] for paper in OF_PLAYERS for form in ("text", "html")],
        *[["export", event, "--format", each, "--out", tmp_path / f"{each}.trf"] for each in ("trf16", "trf26")],
        ["publish", event, tmp_path / "pages"],
        ["ratings", "compare", event],
        ["standings", tmp_path / TEXTS[0]],
        ["print", event, TEXTS[1]],
        ["rules", TEXTS[0]],
        [TEXTS[0], TEXTS[1]],
        ["standings", event, "--tiebreaks", TEXTS[1]],
    ]
    for command in commands:
        assert not what_steers(said(*command)), command
    assert not what_steers(written_in(tmp_path))


def test_line_mode_says_nothing_that_steers(event: Path) -> None:
    lists = "".join(f"{place}\nlist\n1\n" for place in "PEGSJR")
    assert not what_steers(said("line", "--keep-going", event, typed=f"{lists}{TEXTS[0]}\nfind {TEXTS[1]}\n"))


@pytest.mark.parametrize("ending", ["trf", "csv"])
def test_nothing_comes_in_that_steers(event: Path, tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"sent.{ending}"
    file.write_bytes(hostile_report() if ending == "trf" else hostile_list())
    assert not what_steers(said("import", file, "--into", tmp_path / "in.json", "--yes"))
    file.unlink()
    stored = (tmp_path / "in.json").read_text(encoding="utf-8")
    assert not STEERS.search(re.sub(r"\\u([0-9a-f]{4})", lambda found: chr(int(found[1], 16)), stored))
    for edition in ("trf16", "trf26"):
        report = tmp_path / f"out-{edition}.trf"
        assert not what_steers(said("export", tmp_path / "in.json", "--format", edition, "--out", report))
        assert not what_steers(said("import", report, "--into", tmp_path / f"{edition}.json", "--yes"))
        assert (tmp_path / f"{edition}.json").exists(), "what is written is read"
    event.unlink()
    assert not what_steers(written_in(tmp_path))


@pytest.mark.usefixtures("event")
def test_rating_lists_keep_nothing_that_steers(tmp_path: Path) -> None:
    file = tmp_path / "federation.csv"
    file.write_bytes(hostile_list())
    assert not what_steers(said("ratings", "import", file))
    names = [clean(text) for text in TEXTS]
    assert not any(what_steers(said("ratings", "find", name)) for name in names if name)
    with closing(sqlite3.connect(tmp_path / "home" / "paircard" / "ratings" / "federation.sqlite")) as index:
        kept = index.execute("SELECT name, club, federation, national_id FROM player").fetchall()
    assert len(kept) > len(TEXTS) / 2
    assert not any(STEERS.search("".join(row)) for row in kept)


def test_no_spreadsheet_computes_a_name_and_it_comes_back_as_it_was(tmp_path: Path) -> None:
    names = (
        "=cmd|' /C calc'!A0",
        "+SUM(1)-1, Plus",
        "@SUM(A1)",
        "-2+3 Minus",
        "'t Hooft, Jan",
        "'=x",
        "x;=1+1",
        "\uff1dA1",
    )
    for name in names:
        play = Play([2000, 1900], first_name=name)
        table = said("standings", play.store(tmp_path / f"{names.index(name)}.json"), "--format", "csv").decode()
        cells = next(row for row in csv.reader(io.StringIO(table)) if row[1] == "1")
        assert not re.search(r"(?:^|[;\t])\s*[=+\-@\uff1d]", cells[2])
        assert cells[4] == "0"
        assert read_entrants(table.encode()).entrants[0].name == name


@pytest.fixture(scope="module")
def uncleaned() -> Tournament:
    """An event in memory that no reader has cleaned: each way out must hold by itself."""
    play = Play.evenly(len(TEXTS) // 2 * 2, 2400, 10)
    play.pair()
    for registration, text in zip(play.tournament.registrations.values(), TEXTS, strict=False):
        object.__setattr__(registration.entrant, "name", text)
    object.__setattr__(play.tournament.details, "place", "".join(TEXTS))
    return play.tournament


@pytest.mark.parametrize("name", some([*OF_PLAYERS], 6))
def test_no_paper_holds_what_steers(uncleaned: Tournament, name: str) -> None:
    paper = make_paper(uncleaned, name)
    for drawn in (
        as_text(paper),
        as_html(paper),
        json.dumps(as_typst(paper, cast("Any", Letters())), ensure_ascii=False),
    ):
        assert not STEERS.search(drawn)


class Letters:
    """Fonts that have every letter."""

    def pieces(self, text: str) -> list[list[tuple[int, str]]]:
        """Return the text as one piece in the first font."""
        return [[(0, text)]]


def test_no_file_for_other_programs_holds_what_steers(uncleaned: Tournament) -> None:
    assert not what_steers(standings_csv(standings(uncleaned)).encode(errors="replace"))
    for edition in Edition:
        report = write_trf(uncleaned, edition)
        assert not what_steers(report)
        assert report.count(b"\n001 ") == len(uncleaned.registrations), "a name begins no record"


def test_what_a_stream_is_given_comes_out_as_text() -> None:
    written = io.BytesIO()
    below = io.TextIOWrapper(written, encoding="utf-8")
    stream = HarmlessOutput.over(below)
    print(*TEXTS, file=stream)
    stream.writelines(TEXTS)
    steer(stream, "\r")
    stream.flush()
    assert not what_steers(written.getvalue().removesuffix(b"\r"))
    assert written.getvalue().endswith(b"\r")
    assert "عبد الله".encode() in written.getvalue()


@pytest.mark.parametrize("text", TEXTS)
def test_no_line_of_a_widget_steers_and_its_width_stays(text: str) -> None:
    drawn = HarmlessText().apply([Segment(text)], Color(0, 0, 0))
    assert not STEERS.search(drawn[0].text.replace("\n", "\x00").replace("\t", "\x00").replace("\f", "\x00"))
    assert sum(segment.cell_length for segment in drawn) >= Segment(text).cell_length


@pytest.mark.parametrize(
    "name",
    [
        "Nguyễn Thị Ngọc Hân", "ณัฐพงษ์ ตั้งศิริ", "ปิ่นเกล้า", "श्रीकृष्ण", "मुहम्मद्", "مُحَمَّدٌ", "דָּוִד בֶּן־שָׁלוֹם",
        "བསྒྲུབས་རྒྱུད", "ကျွန်ုပ်", "ສົມສັກ", "Ẋ́Ẏ́", "O’Brien-Ångström",
    ],
)  # fmt: skip
def test_names_of_the_world_stay_as_they_are_written(name: str) -> None:
    assert clean(name) == unicodedata.normalize("NFC", name)
    assert harmless(name) == name


@settings(deadline=None)
@given(st.text(st.characters() | st.sampled_from("e\u0301\u0489\u200d\u200b\u202e \x1b"), max_size=40))
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    assert clean(clean(text)) == clean(text)
    assert aligned(aligned(text)) == aligned(text)
    assert len(aligned(text)) == len(text)
    assert harmless(clean(text)) == clean(text)
    assert harmless(aligned(text)) == aligned(text)


def test_a_flood_of_marks_is_cut() -> None:
    assert clean("Zo" + "\u0489\u200b" * 59 + "e") == "Zo" + "\u0489" * MARKS_LIMIT + "e"
    assert clean("Zo" + "\u0489" * 59 + "e") == "Zo" + "\u0489" * MARKS_LIMIT + "e"
    assert clean("e" + "\u0301\u200d" * 59) == clean("e" + "\u0301\u200d" * 59)[:20]


_OURS = re.compile(rb"\x1b\[[?<>=]?[0-9;]*\$?[HmhlupXrC]|\x1bM|\x1b\]22;default\x07|\r|\n")
"""What the program sends: it never asks where the cursor is, erases nothing but blanks, copies nothing; the screen
library names the mouse pointer."""
WALK = {
    "E": "[Entrants]", "enter": "Correct 1 ", "G": "[Groups]", "S": "[Standings]", "J": "[Journal]", "X": "[eXplain]",
    "T": "[Teach]", "O": "lines · Paper", "R": "[Rules]", "W": "WHAT IF", "P": "[Pairings]", "?": "Keys on this screen",
}  # fmt: skip
"""Keys, each with what it brings up."""
DIALOGS = ("enter", "?")


def test_no_screen_sends_what_steers(event: Path) -> None:
    """One walk over all screens on a real terminal; whatever is left of the bytes is text."""
    folder = event.parent
    event = event.rename(folder / "sent.json")
    own = {"XDG_STATE_HOME": str(folder), "PYTHONPATH": os.getcwd(), "PAIRCARD_ARBITER": "Anna"}
    with Terminal(
        [sys.executable, "-m", "paircard", event.name], cwd=folder, env=own, columns=120, rows=40
    ) as terminal:
        terminal.wait_for(lambda text: "Round" in text or "cannot be trusted" in text)
        for key, brought in WALK.items():
            terminal.press(key)
            terminal.wait_for(brought)
            if key in DIALOGS:
                terminal.press("escape")
                terminal.wait_for(lambda text, gone=brought: gone not in text)  # type: ignore[misc]
        terminal.settle()  # what is sent ends within no sequence
        sent = terminal.sent
    left = _OURS.sub(b"", sent)
    assert b"\x1b" not in left, left[max(0, left.index(b"\x1b") - 40) :][:80]
    assert not what_steers(left)


def test_a_fault_of_a_command_is_a_sentence(event: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise KeyError("\x1b[31m")

    monkeypatch.setattr("paircard.tui.batch.standings.recorded_tournament", fails)
    told = said("standings", event).decode()
    assert told.startswith("paircard has met a fault of its own")
    assert "Traceback" not in told
    assert "KeyError" in next((event.parent / "home" / "paircard").glob("fault-*.txt")).read_text(encoding="utf-8")


@pytest.mark.parametrize("command", [["standings"], ["line"]])
def test_an_output_that_is_full_is_a_sentence(event: Path, command: list[str]) -> None:
    plain = event.rename(event.parent / "sent.json")
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        argv = [sys.executable, "-m", "paircard", *command, str(plain)]
        done = subprocess.run(
            argv, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    wrong = "paircard: The output cannot be written (No space left on device): free some space where it goes.\n"
    assert (done.returncode, done.stderr) == (1, wrong)
