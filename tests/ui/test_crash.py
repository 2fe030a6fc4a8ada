"""A fault of the program itself: one sentence on the screen, the rest in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.tui.app import PaircardApp
from paircard.tui.start.crash import sentence_about


def test_report(tmp_path: Path) -> None:
    """The sentence names the file, the file holds the traceback."""
    try:
        raise KeyError("board 77")
    except KeyError as error:
        said = sentence_about(error, tmp_path)
    (report,) = tmp_path.glob("fault-*.txt")
    assert str(report) in said
    assert "board 77" in report.read_text()
    assert "Traceback" not in said


def test_no_folder_for_the_report(tmp_path: Path) -> None:
    """A disk that takes no report is no second fault."""
    (tmp_path / "file").write_text("")
    assert "on disk" in sentence_about(KeyError(), tmp_path / "file" / "folder")


async def fail(app: PaircardApp) -> None:
    """Let a callback of the app divide by zero."""
    async with app.run_test(size=(80, 24)) as pilot:
        app.call_later(lambda: 1 // 0)
        await pilot.pause()


async def test_app_ends_with_the_sentence(capfd: pytest.CaptureFixture[str]) -> None:
    """A command that fails ends the app without a traceback on the terminal."""
    app = PaircardApp()
    with pytest.raises(ZeroDivisionError):
        await fail(app)
    shown = capfd.readouterr().err
    assert "fault of its own" in shown
    assert "Traceback" not in shown
