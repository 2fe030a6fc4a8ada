"""`paircard print`: where a paper goes, what is refused, and its exit codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.papers.catalogue import PAPERS
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.tui.cli import main
from tests.support.golden_papers import FOLDER
from tests.support.markup import read_page
from tests.support.paper_kinds import OF_PLAYERS
from tests.support.play import gold12

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12 after five rounds."""
    return gold12().store(tmp_path / "gold12.json")


def test_every_paper_is_listed(capsys: Capture) -> None:
    assert main(["print", "--list"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(PAPERS)


def test_text_goes_to_standard_output(event: Path, capsys: Capture) -> None:
    assert main(["print", str(event), "crosstable"]) == 0
    assert capsys.readouterr().out == (FOLDER / "crosstable.txt").read_text(encoding="utf-8")


def test_html_is_written_to_a_file(event: Path, tmp_path: Path) -> None:
    out = tmp_path / "table.html"
    assert main(["print", str(event), "standings", "--format", "html", "--out", str(out)]) == 0
    assert out.read_bytes() == (FOLDER / "standings.html").read_bytes()
    assert "A10" in read_page(out.read_text(encoding="utf-8")).cells


@pytest.mark.parametrize("name", OF_PLAYERS)
def test_a_report_prints_like_the_event(event: Path, tmp_path: Path, name: str, capsys: Capture) -> None:
    """From a TRF report every paper comes out as well; the one on the event itself knows less."""
    report = tmp_path / "gold12.trf"
    report.write_bytes(write_trf(gold12().tournament))
    assert main(["print", str(report), name, "--columns", "132"]) == 0
    from_report = capsys.readouterr().out
    assert main(["print", str(event), name, "--columns", "132"]) == 0
    if name == "protocol":
        from_report = from_report.replace("! Not paired by the program: as recorded in the TRF report\n\n", "")
    if name != "report":
        assert from_report == capsys.readouterr().out


def test_nothing_is_written_over(event: Path, tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "notes.txt"
    out.write_text("my notes")
    assert main(["print", str(event), "standings", "--out", str(out)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"paircard: {out} already exists: name another file.\n"
    assert out.read_text() == "my notes"
    out.unlink()
    assert main(["print", str(event), "standings", "--out", str(out)]) == 0


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (("standings", "--round", "6"), 1, "Round 6 is not paired: the last one is round 5."),
        (("standing",), 1, "There is no paper standing: try standings"),
        (("standings", "--out", "/nowhere/x"), 2, "/nowhere/x cannot be written (No such file or directory)"),
    ],
)
def test_refusals(event: Path, arguments: tuple[str, ...], code: int, says: str, capsys: Capture) -> None:
    assert main(["print", str(event), *arguments]) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert says in said.err
    assert said.err.count("\n") == 1


def test_a_file_that_is_no_event(tmp_path: Path, capsys: Capture) -> None:
    assert main(["print", str(tmp_path / "none.json"), "standings"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("arguments", [(), ("x.json",), ("x.json", "standings", "--columns", "100")])
def test_options_that_make_no_sense(arguments: tuple[str, ...], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["print", *arguments])
    assert ended.value.code == 2
    assert "paircard print: error:" in capsys.readouterr().err
