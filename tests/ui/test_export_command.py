"""`paircard export`: what it writes, and what it never writes over."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import AnnounceAbsence
from paircard.core.event.ids import ContestantId
from paircard.data.exchange.trf.style import Edition, Style
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.play import Play, gold12

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12 after five rounds."""
    return gold12().store(tmp_path / "gold12.json")


@pytest.mark.parametrize("edition", Edition)
def test_the_report_lies_beside_the_event(event: Path, edition: Edition, capsys: Capture) -> None:
    assert main(["export", str(event), "--format", edition]) == 0
    target = event.with_suffix(".trf")
    assert target.read_bytes() == write_trf(gold12().tournament, edition)
    assert capsys.readouterr().out == f"{target} is written: {edition.upper()}, 12 players, 5 of 5 rounds.\n"


def test_one_edition_becomes_the_other(event: Path, tmp_path: Path) -> None:
    old, new = tmp_path / "old.trf", tmp_path / "new.trf"
    assert main(["export", str(event), "--out", str(old)]) == 0
    assert main(["export", str(old), "--format", "trf26", "--out", str(new)]) == 0
    assert new.read_bytes() == write_trf(gold12().tournament, Edition.TRF26)


def test_no_file_is_written_over(event: Path, capsys: Capture) -> None:
    before = event.read_bytes()
    event.with_suffix(".trf").write_text("mine")
    assert main(["export", str(event)]) == 1
    assert main(["export", str(event), "--out", str(event)]) == 1
    assert event.with_suffix(".trf").read_text() == "mine"
    assert event.read_bytes() == before
    assert capsys.readouterr().err.count("already exists: name another file.") == 2


def test_what_cannot_be_done_is_a_sentence(event: Path, tmp_path: Path, capsys: Capture) -> None:
    assert main(["export", str(event), "--out", str(tmp_path / "no" / "such.trf")]) == 1
    assert main(["export", str(tmp_path / "nothing.json")]) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 2
    assert "cannot be written (No such file or directory)" in told[0]
    assert "There is no file" in told[1]


def test_what_the_report_cannot_say_is_told(tmp_path: Path, capsys: Capture) -> None:
    play = Play([2300, 2200, 2100, 2000], first_name="A" * 40)
    play.pair()
    play.results("a1")
    play.do(AnnounceAbsence(ContestantId(2), 2))
    assert main(["export", str(play.store(tmp_path / "a.json"))]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        "1 adjourned game left blank: the format has no code for it (F9).",
        f"1 name cut to 33 characters, {'A' * 40} first.",
    ]


def test_from_the_standings(event: Path, tmp_path: Path) -> None:
    talk = Conversation(event)
    talk.session.program.switch_mode("standings")
    target = tmp_path / "club.trf"
    assert f"{target} is written: TRF26." in talk.say(f"export 2; {target}")
    assert target.read_bytes() == write_trf(gold12().tournament, Edition.TRF26)
    talk.say(f"export 1; {target}")
    assert talk.refused
    assert target.read_bytes() == write_trf(gold12().tournament, Edition.TRF26)


def test_a_server_that_takes_no_comments_gets_none_from_the_standings_either(event: Path, tmp_path: Path) -> None:
    """The same as `--records-only` at the command line, by its number in the question."""
    talk = Conversation(event)
    talk.session.program.switch_mode("standings")
    target = tmp_path / "club.trf"
    talk.say(f"x 6; {target}")
    assert target.read_bytes() == write_trf(gold12().tournament, Edition.TRF26, Style(comments=False))
