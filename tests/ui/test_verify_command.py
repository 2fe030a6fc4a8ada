"""`paircard verify` and `paircard recover`: what they print, and their exit codes."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from tests.support.play import gold12

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """GOLD-12 after two rounds."""
    return gold12(2).store(tmp_path / "gold12.json")


def change(path: Path, number: int, old: bytes, new: bytes) -> None:
    """Change one entry by hand, as an editor does: the backups, which are the same file, stay as they are."""
    lines = path.read_bytes().split(b"\n")
    index = next(at for at, line in enumerate(lines) if line.startswith(b'"%d":' % number))
    assert old in lines[index]
    lines[index] = lines[index].replace(old, new, 1)
    path.unlink()
    path.write_bytes(b"\n".join(lines))


def test_right(path: Path, capsys: Capture) -> None:
    """One line about the file, one about the log."""
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "gold12.json: 30 entries; seal, hash chain and fold are right.",
        "The log agrees.",
    ]
    assert main(["verify", str(path.with_suffix(".log"))]) == 0
    assert "checksums, hash chain and fold are right" in capsys.readouterr().out


def test_the_first_bad_entry(path: Path, capsys: Capture) -> None:
    """Number, time, who, what, and what to do; recover brings the right one back and keeps the other."""
    whole = path.read_bytes()
    change(path, 20, b'"result":"', b'"result":"x')
    assert main(["verify", str(path)]) == 1
    change(path, 20, b'"result":"x', b'"result":"')
    assert path.read_bytes() == whole
    change(path, 17, b"Anna", b"Bert")
    assert main(["verify", str(path)]) == 1
    out = capsys.readouterr().out.splitlines()[-3:]
    assert out[0] == "gold12.json: entry 17 was changed: the hash chain breaks there."
    assert out[1].startswith("The first bad entry is 17, ")
    assert out[1].endswith(", Bert: round 1 board 1: 1-0.")
    assert out[2].startswith("Entries before it: 16. paircard recover gold12.json")


def test_recover(path: Path, capsys: Capture) -> None:
    """First what would be done, then it is done; the damaged file stays beside it."""
    change(path, 17, b"Anna", b"Bert")
    damaged = path.read_bytes()
    assert main(["recover", str(path), "--dry-run"]) == 0
    assert "would be restored to entry 30" in capsys.readouterr().out
    assert path.read_bytes() == damaged
    assert main(["recover", str(path)]) == 0
    assert "is restored to entry 30" in capsys.readouterr().out
    assert path.with_name("gold12.damaged-1").read_bytes() == damaged
    with EventFile.open(path) as event:
        assert event.tournament.revision == 30
    assert main(["verify", str(path)]) == 0
    assert main(["recover", str(path)]) == 0
    assert "is whole and up to date" in capsys.readouterr().out


def test_nothing_to_work_on(tmp_path: Path, capsys: Capture) -> None:
    """One sentence, and another exit code."""
    assert main(["verify", str(tmp_path / "none.json")]) == 2
    assert "There is no file" in capsys.readouterr().err
    assert main(["recover", str(tmp_path / "none.json")]) == 1
    assert "no good backup and no log" in capsys.readouterr().err


def test_an_event_without_a_log(path: Path, capsys: Capture) -> None:
    path.with_suffix(".log").unlink()
    assert main(["verify", str(path)]) == 0
    told = "There is no log beside it: it is written anew when the event is opened."
    assert capsys.readouterr().out.splitlines()[-1] == told


BROKEN = Path(__file__).parents[1] / "storage" / "crafted" / "system-of-teams.json"


@pytest.mark.parametrize("command", ["standings", "check", "export", "explain", "pair", "line", "recover"])
def test_what_cannot_be_followed_is_said_by_all_with_the_cure(command: str, tmp_path: Path, capsys: Capture) -> None:
    path = Path(shutil.copy(BROKEN, tmp_path / "open.json"))
    assert main([command, str(path)]) == (1 if command == "recover" else 2)
    said = capsys.readouterr().err
    assert "open.json cannot be followed to its end: entry 4 cannot have happened: teams play here" in said
    assert "paircard recover open.json --set-aside keeps it as it is in a file beside and goes on from entry 3." in said
    assert re.search(r"Entry 4 is of 20\d\d-.*, by root: regulations changed: 5 rounds", said)


def test_what_cannot_be_followed_is_set_aside(tmp_path: Path, capsys: Capture) -> None:
    path = Path(shutil.copy(BROKEN, tmp_path / "open.json"))
    assert main(["verify", str(path)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == (
        "paircard recover open.json --set-aside keeps it as it is in a file beside and goes on from entry 3."
    )
    assert main(["recover", str(path), "--set-aside", "--dry-run"]) == 0
    assert main(["recover", str(path), "--set-aside"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Entry 4 of open.json would be set aside. Nothing was changed.",
        (
            "Entry 4 of open.json is set aside: the file with it is kept as open.set-aside-1. "
            "The event goes on from entry 3."
        ),
    ]
    assert main(["verify", str(path)]) == 0
    assert main(["standings", str(path)]) == 0
