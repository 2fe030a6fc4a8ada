"""The bar of a long import: on a terminal only, and gone at the end."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from paircard.tui.batch import compare, papers
from paircard.tui.batch.progress_bar import ProgressBar
from paircard.tui.cli import main
from paircard.tui.dialogs.working import Working
from paircard.tui.line import questions
from paircard.tui.line.interrupts import Interrupts
from paircard.tui.line.talk import Talk
from paircard.tui.line.typed_ahead import Answers
from tests.support.play import gold12


class Screen(io.StringIO):
    """A standard error that says it is a terminal."""

    def isatty(self) -> bool:
        """Somebody is looking."""
        return True


def test_the_bar_grows_by_per_cents_and_is_wiped_out(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    with ProgressBar(1000) as bar:
        for done in range(0, 1201, 3):
            bar.at(done, done)
    drawn = [each for each in screen.getvalue().split("\r") if each.strip()]
    assert [each.split(" %")[0].split()[-1] for each in drawn] == [str(percent) for percent in range(101)]
    assert drawn[50].startswith(f"{'━' * 15}╸{'─' * 14}  50 %  ")
    assert all(each.endswith("Ctrl+C stops") for each in drawn)
    assert max(map(len, drawn)) < 80
    assert screen.getvalue().split("\r")[-2:] == [" " * (len(screen.getvalue().split("\r")[-2])), ""]
    assert len(screen.getvalue().split("\r")[-2]) >= max(map(len, drawn))


def percents(drawn: str) -> list[int]:
    """Return what was shown, one after the other."""
    return [int(each.split(" %")[0].split()[-1]) for each in drawn.split("\r") if each.strip()]


@pytest.mark.parametrize(
    ("command", "fewest", "last"),
    [
        ("publish EVENT PAGES", 20, 90),
        ("print EVENT fallback --format pdf --out PAPER", 3, 100),
        ("compare EVENT", 2, 66),
    ],
)
def test_pages_and_papers_tell_how_far_they_are(
    command: str, fewest: int, last: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bar only grows, and is wiped out before anything is said."""
    event = gold12(2).store(tmp_path / "gold12.json")
    places = {"EVENT": event, "PAGES": tmp_path / "site", "PAPER": tmp_path / "1.pdf"}
    for module in (papers, compare):
        monkeypatch.setattr(module, "PATIENCE", 0.0)
    monkeypatch.setattr(sys, "stderr", screen := Screen())
    assert main([str(places.get(word, word)) for word in command.split()]) == 0
    shown = percents(screen.getvalue())
    assert shown == sorted(shown)
    assert len(shown) >= fewest
    assert shown[-1] >= last
    assert screen.getvalue().endswith("\r")


def test_what_is_done_at_once_shows_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", screen := Screen())
    with ProgressBar(patience=60) as bar:
        bar.far(1, 2)
    assert screen.getvalue() == ""


def test_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    with ProgressBar(0) as bar:
        bar.at(5, 5)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("interactive", "said"), [(True, ["25 %", "50 %", "75 %"]), (False, [])])
def test_line_mode_tells_quarters_to_a_person(
    interactive: bool, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bar drawn over itself would be read out a hundred times."""
    monkeypatch.setattr(questions, "PATIENCE", 0)
    out = io.StringIO()
    talk = Talk(
        io.StringIO(), out, out, interactive=interactive, ascii_only=False, interrupts=Interrupts(interactive=False)
    )

    def job(at: Callable[[int, int], None]) -> str:
        for done in range(0, 1001, 3):
            at(done, done)
        return "done"

    assert questions.answer(Working("Load", 1000, job), talk, Answers("")) == "done"
    assert [line.split(",")[0] for line in out.getvalue().splitlines()] == said
