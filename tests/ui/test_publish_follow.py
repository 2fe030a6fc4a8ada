"""`paircard publish --follow`: a real process beside those that write the event."""

from __future__ import annotations

import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from paircard.core.commands import EnterResult, PublishRound
from paircard.core.event.result import Result
from paircard.data.storage.event_file import EventFile
from paircard.tui.batch.ctrl_c import CtrlC
from paircard.tui.cli import main
from tests.support.play import gold12
from tests.support.pty import Terminal

ROOT = Path(__file__).parents[2]


def following(file: Path, folder: Path, *, through: str = "", cold: bool = True) -> Terminal:
    """Start it, `through` a program in Python that ends as it; no sentence is cut, however long the path is."""
    start = [sys.executable, "-c", through] if through else []
    argv = [*start, sys.executable, "-m", "paircard", "publish", str(file), str(folder), "--follow"]
    columns = 200 + 4 * len(str(folder))
    return Terminal(argv, cwd=file.parent, columns=columns, env={"PYTHONPATH": str(ROOT)}, cold=cold)


def pages(folder: Path) -> dict[str, bytes]:
    """Return all pages."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_it_follows_every_writer_and_outlives_a_damaged_file(tmp_path: Path) -> None:
    play = gold12(1)
    play.pair()
    play.do(PublishRound())
    file, folder = play.store(tmp_path / "gold12.json"), tmp_path / "site"
    with following(file, folder) as terminal, EventFile.open(file) as one, EventFile.open(file) as other:
        terminal.wait_for("Ctrl+C ends it")
        one.execute(EnterResult(2, 1, Result.WHITE), arbiter="Anna")
        terminal.wait_for(lambda text: text.count("new or changed") == 2)
        other.execute(EnterResult(2, 2, Result.BLACK), arbiter="Jan")
        terminal.wait_for(lambda text: text.count("new or changed") == 3)
        good, whole = pages(folder), file.read_bytes()
        assert all(result in good["pairings.html"].decode() for result in ("1-0", "0-1"))

        file.write_bytes(whole[: len(whole) // 2])
        terminal.wait_for("The pages stay as they were.")
        file.write_bytes(whole[:100])
        terminal.read_for(1.0)
        file.unlink()
        terminal.wait_for("There is no file")
        assert pages(folder) == good

        file.write_bytes(whole)
        terminal.wait_for(lambda text: text.count("new or changed") == 4)
        assert pages(folder) == good
        terminal.kill(signal.SIGINT)
        assert terminal.wait_exit() == 0
        assert "stay, but no longer follow the event" in terminal.text()
        assert "Traceback" not in terminal.text()


def test_ctrl_c_ends_it_also_where_a_script_started_it_in_the_background(tmp_path: Path) -> None:
    play = gold12(1)
    file = play.store(tmp_path / "gold12.json")
    ignoring = "import os, sys\nfrom signal import *\nsignal(SIGINT, SIG_IGN)\nos.execv(sys.argv[1], sys.argv[1:])"
    with following(file, tmp_path / "site", through=ignoring, cold=False) as terminal:
        terminal.wait_for("Ctrl+C ends it")
        terminal.kill(signal.SIGINT)
        assert terminal.wait_exit() == 0
        assert "no longer follow the event" in terminal.text()


def test_a_ctrl_c_that_was_swallowed_is_remembered() -> None:
    with CtrlC() as ctrl_c:
        ctrl_c.need_unpressed()
        with suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            ctrl_c.need_unpressed()


def test_what_cannot_begin_ends_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["publish", str(tmp_path / "none.json"), str(tmp_path / "site"), "--follow"]) == 2
    assert capsys.readouterr().err.startswith("paircard: There is no file")
    assert not (tmp_path / "site").exists()
