"""The bar of a long import: on a terminal only, and gone at the end."""

from __future__ import annotations

import io
import sys

import pytest

from tui.batch.progress_bar import ProgressBar


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


def test_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    with ProgressBar(0) as bar:
        bar.at(5, 5)
    assert capsys.readouterr().err == ""
