"""`paircard print --format pdf`: the file, the letters no font has, and what is said where the extra is missing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from paircard.core.commands import CreateTournament, RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.data.papers.pdf.fonts import PACKAGES, PROGRAMS
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from tests.support.dose import some
from tests.support.paper_kinds import OF_PLAYERS
from tests.support.play import gold12
from tests.support.read_pdf import read_pdf

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12 after five rounds."""
    return gold12().store(tmp_path / "gold12.json")


@pytest.mark.parametrize("name", some([*OF_PLAYERS], 6))
def test_every_paper_is_written_to_a_file(event: Path, tmp_path: Path, name: str, capsys: Capture) -> None:
    out = tmp_path / "paper.pdf"
    assert main(["print", str(event), name, "--format", "pdf", "--out", str(out)]) == 0
    assert capsys.readouterr() == ("", "")
    of_the_event = ("announcement", "protocol", "table-numbers")  # they name no player
    assert name in of_the_event or "A10" in "".join(read_pdf(out.read_bytes()).pages)


@pytest.mark.parametrize("missing", [*PROGRAMS, *PACKAGES])
def test_without_the_extra_a_sentence_says_what_to_install(
    event: Path, tmp_path: Path, missing: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is written, and text and HTML do without it."""
    monkeypatch.setitem(sys.modules, missing, None)
    out = tmp_path / "paper.pdf"
    assert main(["print", str(event), "standings", "--format", "pdf", "--out", str(out)]) == 2
    assert capsys.readouterr().err == (
        "paircard: A PDF needs Typst and fonts, which are not installed: "
        "run pip install 'paircard[pdf]', or print the paper as text or HTML.\n"
    )
    assert not out.exists()
    for words in (["no-such.json", "standings", "--out", str(out)], [str(event), "no-such-paper"]):
        assert main(["print", *words, "--format", "pdf"]) == 2
        assert "run pip install 'paircard[pdf]'" in capsys.readouterr().err
    for form in ("text", "html"):
        assert main(["print", str(event), "standings", "--format", form]) == 0


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("Ꮳ ᏣᎳᎩ",), "the letters Ꮳ (U+13E3), Ꮃ (U+13B3) and Ꭹ (U+13A9): the sign � stands for each."),
        (("Li\u0952 ꔀ",), "the letters \u25cc\u0952 (U+0952) and ꔀ (U+A500): the sign � stands for each."),
        (("ꔀ ꔀ", "Li"), "the letter ꔀ (U+A500): the sign � stands for it."),
    ],
)
def test_letters_that_could_not_be_printed_are_told(
    tmp_path: Path, names: tuple[str, ...], said: str, capsys: Capture
) -> None:
    """The paper is printed all the same."""
    entrants = RegisterEntrants(tuple(map(Entrant.of, names)))
    path, out = tmp_path / "event.json", tmp_path / "list.pdf"
    EventFile.create(path, CreateTournament(Details("Open"), Regulations(5)), entrants, arbiter="Anna").close()
    assert main(["print", str(path), "start-list", "--format", "pdf", "--out", str(out)]) == 0
    assert capsys.readouterr().err == f"paircard: No font has {said}\n"
    assert "\ufffd" in read_pdf(out.read_bytes()).pages[0]


def test_a_pdf_needs_a_file(event: Path, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["print", str(event), "standings", "--format", "pdf"])
    assert ended.value.code == 2
    assert "name the file of the PDF: --out FILE" in capsys.readouterr().err


def test_nothing_is_written_over(event: Path, tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "notes.pdf"
    out.write_text("my notes")
    assert main(["print", str(event), "standings", "--format", "pdf", "--out", str(out)]) == 1
    assert "already exists" in capsys.readouterr().err
    assert out.read_text() == "my notes"
