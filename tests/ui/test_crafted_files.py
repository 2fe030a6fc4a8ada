"""Every command on event files that somebody made up: a sentence and an exit code, or a clean answer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paircard.tui.cli import main
from tests.support.forged import forge
from tests.support.play import gold12

Capture = pytest.CaptureFixture[str]
CRAFTED = Path(__file__).parents[1] / "storage" / "crafted"
REFUSED = ["round-0", "round-below-0", "player-below-0", "rounds-without-end", "tie-break", "kind", "field"]
COMMANDS = [
    ["verify", "FILE"],
    ["recover", "FILE", "--dry-run"],
    ["standings", "FILE"],
    ["check", "FILE"],
    ["explain", "FILE"],
    ["pair", "FILE"],
    ["print", "FILE", "report"],
    ["print", "FILE", "fallback"],
    ["publish", "FILE", "site"],
    ["export", "FILE"],
    ["line", "FILE"],
]
COMMANDING = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def ran(command: list[str], file: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Run a command on a copy of the file; return its exit code."""
    monkeypatch.chdir(folder)
    Path("event.json").write_bytes(file.read_bytes())
    return main(["event.json" if word == "FILE" else word for word in command])


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: "-".join(command))
@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_is_one_sentence(
    command: list[str], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    code = ran(command, CRAFTED / f"{name}.json", tmp_path, monkeypatch)
    told = capsys.readouterr()
    assert code in (1, 2)
    assert "Traceback" not in told.err
    assert len((told.out + told.err).splitlines()) == 1 or command[0] == "verify"
    assert not COMMANDING.search(told.out + told.err)


@pytest.mark.parametrize("command", COMMANDS[2:-1], ids=lambda command: "-".join(command))
@pytest.mark.parametrize("name", ["name", "place", "arbiter"])
def test_what_is_shown_commands_no_terminal(
    command: list[str], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert ran(command, CRAFTED / f"{name}.json", tmp_path, monkeypatch) == 0
    told = capsys.readouterr()
    written = [each.read_text("utf-8") for each in (*tmp_path.glob("*.trf"), *tmp_path.glob("site/*.html"))]
    assert told.out or written
    for text in (told.out, told.err, *written):
        assert not COMMANDING.search(text.replace("\r\n", "\n").replace("\f", ""))


def test_entries_that_command_a_terminal_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert ran(["verify", "FILE"], CRAFTED / "name.json", tmp_path, monkeypatch) == 0
    assert capsys.readouterr().out.splitlines()[-1] == (
        "1 entry (2) holds characters that a terminal would take for commands: it is shown without them."
    )
    assert ran(["verify", "FILE"], CRAFTED / "arbiter.json", tmp_path, monkeypatch) == 0
    assert capsys.readouterr().out.splitlines()[-1] == (
        "12 entries (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ...) hold characters that a terminal would take for commands: "
        "they are shown without them."
    )


def test_the_first_bad_entry_is_told_without_its_commands(tmp_path: Path, capsys: Capture) -> None:
    """What `verify` prints of an entry is as bad as the entry: time, arbiter, kind."""
    path = gold12(1).store(tmp_path / "event.json")

    def change(entries: list[dict[str, object]]) -> None:
        entries[16].update(time="0001-01-01T00:00:00+23:59", arbiter="\x1b[2JX" * 99, event={"type": "\u202eY"})

    forge(path, change)
    path.write_bytes(path.read_bytes().replace(b'"revision":', b'"revision":1'))
    assert main(["verify", str(path)]) == 1
    bad = capsys.readouterr().out.splitlines()[1]
    assert bad.startswith("The first bad entry is 17, 0001-01-01T00:00:00+23:59,  [2JX [2JX")
    assert bad.endswith(":  Y.")
    assert len(bad) < 200
    assert bad.isprintable()


def test_a_newer_file_is_said_to_be_newer_by_every_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    path = gold12(1).store(tmp_path / "newer.json")
    forge(path, lambda entries: entries[9].update(event={"type": "HallOpened", "hall": 2}))
    for command in (*COMMANDS, ["recover", "FILE"]):
        assert ran(command, path, tmp_path, monkeypatch) == (1 if command[0] == "recover" else 2)
        told = capsys.readouterr()
        assert re.fullmatch(
            r"paircard: \S*event\.json was written by a newer version of paircard \(entry 10 holds an event this "
            r"version does not know: 'HallOpened'\): update paircard to open it\.\n",
            told.err,
        )
        assert not told.out
    assert sorted(each.name for each in tmp_path.iterdir()) == [
        "event.json",
        "newer.backups",
        "newer.json",
        "newer.lock",
        "newer.log",
    ]
