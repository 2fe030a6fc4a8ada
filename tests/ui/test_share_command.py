"""`paircard share`, and `paircard recover --with`: what they print, and their exit codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import EnterResult, PublishRound
from paircard.core.event.result import Result
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from tests.support.play import gold10

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """GOLD-10 with round 4 paired and published."""
    play = gold10(3)
    play.pair()
    play.do(PublishRound())
    return play.store(tmp_path / "open.json")


def entered(path: Path, board: int, result: Result, arbiter: str) -> None:
    """Enter a result of round 4."""
    with EventFile.open(path) as event:
        event.execute(EnterResult(4, board, result), arbiter=arbiter)


def test_share(path: Path, capsys: Capture) -> None:
    """One line on what was done; a group that is not there is refused, and a file too."""
    assert main(["share", str(path)]) == 0
    said = capsys.readouterr().out
    assert "may read and write: " in said
    assert all(name in said for name in ("open.json", "open.log", "open.lock", "open.backups"))
    assert main(["share", str(path), "--group", "knights-of-ni"]) == 1
    assert "There is no group knights-of-ni" in capsys.readouterr().err
    assert main(["share", str(path.with_name("none.json"))]) == 2
    assert "There is no file" in capsys.readouterr().err


def test_share_in_a_home(path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(path.parent))
    assert main(["share", str(path)]) == 1
    assert "move the event into one that is" in capsys.readouterr().err


def test_recover_with_a_log_that_was_set_aside(path: Path, capsys: Capture) -> None:
    """An older copy was gone on with: verify tells of the log, recover adds what fits and names what does not."""
    older = path.read_bytes()
    entered(path, 1, Result.WHITE, "Anna")
    entered(path, 2, Result.DRAW, "Anna")
    path.unlink()
    path.write_bytes(older)
    entered(path, 2, Result.BLACK, "Bo")
    assert main(["verify", str(path)]) == 0
    lack = "open.log.other-1 holds 2 entries that open.json lacks: paircard recover open.json --with open.log.other-1"
    assert lack in capsys.readouterr().out
    assert main(["recover", str(path)]) == 0
    assert lack in capsys.readouterr().out
    log = str(path.with_name("open.log.other-1"))
    content = path.read_bytes()
    assert main(["recover", str(path), "--with", log, "--dry-run"]) == 0
    told = capsys.readouterr().out
    assert "does not fit what is there: round 4 board 2: ½-½. Nothing was changed." in told
    assert path.read_bytes() == content
    assert main(["recover", str(path), "--with", log]) == 0
    assert "Brought together: 1 change added" in capsys.readouterr().out
    with EventFile.open(path) as event:
        assert [board.result for board in event.tournament.rounds[3].boards[:2]] == [Result.WHITE, Result.BLACK]
    assert main(["recover", str(path), "--with", str(path.with_name("nothing.json"))]) == 1
    assert "holds no event" in capsys.readouterr().err
