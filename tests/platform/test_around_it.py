"""What stands beside the room and has to do with a system: the end of line mode, its keys, paths as typed."""

from __future__ import annotations

import os
import threading
from pathlib import Path
from types import ModuleType

import pytest

from paircard.data.platform.leaving import HANG_UP
from paircard.tui.dialogs.on_screen.ask_file import PathCompletion
from paircard.tui.line import completion
from paircard.tui.line.interrupts import Ended, Interrupts


class Gone(Exception):
    """The process has ended with a code."""


def test_a_window_closed_while_a_line_is_waited_for_ends_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows tells it in a thread of its own, from which nothing reaches whoever waits."""

    def gone(code: int) -> None:
        raise Gone(code)

    monkeypatch.setattr(os, "_exit", gone)
    interrupts = Interrupts(interactive=True)
    with interrupts.reading(), pytest.raises(Gone, match="129"):
        interrupts._from_outside(HANG_UP)


def test_a_window_closed_in_the_middle_of_a_command_lets_it_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then nothing more is read; a watchdog ends what would not end by itself."""
    begun: list[float] = []
    monkeypatch.setattr(threading.Timer, "start", lambda timer: begun.append(timer.interval))
    interrupts = Interrupts(interactive=True)
    interrupts._from_outside(HANG_UP)
    assert begun == [3.0]
    with pytest.raises(Ended), interrupts.reading():
        pass


@pytest.mark.parametrize(
    ("library", "first"),
    [
        ("line editing using GNU readline", "tab: complete"),
        ("libedit readline", "bind ^I rl_complete"),
    ],
)
def test_tab_completes_by_the_library_that_is_there(monkeypatch: pytest.MonkeyPatch, library: str, first: str) -> None:
    """Python on macOS comes with libedit, which takes the settings of the other for nothing."""
    bound: list[str] = []
    module = ModuleType("readline", library)
    vars(module).update(
        set_completer_delims=lambda _text: None, set_completer=lambda _function: None, parse_and_bind=bound.append
    )
    monkeypatch.setattr(completion, "_readline", lambda: module)
    with completion.complete_from(["withdraw"]):
        assert bound[0] == first


async def test_paths_are_completed_behind_either_sign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows both stand between folders; the stand-in has the second one under a name of its own."""
    (tmp_path / "players.csv").touch()
    (tmp_path / "lists").mkdir()
    paths = PathCompletion(frozenset({".csv"}))
    assert await paths.get_suggestion(f"{tmp_path}/pl") == f"{tmp_path}/players.csv"
    assert await paths.get_suggestion(f"{tmp_path}/li") == f"{tmp_path}/lists/"
    monkeypatch.setattr(os, "altsep", "\\")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lists\\").mkdir()
    (tmp_path / "lists\\" / "juniors.csv").touch()
    assert await paths.get_suggestion("lists\\ju") == "lists\\juniors.csv"
