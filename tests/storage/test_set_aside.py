"""A file that is as it was written and cannot be followed: named, kept, and gone on with before that entry."""

from __future__ import annotations

import errno
import shutil
from pathlib import Path
from typing import Any

import pytest

from paircard.core.commands import PairRound, SetFirstColour
from paircard.core.event.journal import Entry
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage.errors import DamagedFile, FileReplaced, NewerFormat, NotFollowed, NotStored
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.examination import examine
from paircard.data.storage.logbook import Standing, lines
from paircard.data.storage.rescue import restore
from paircard.data.storage.set_aside import set_aside
from tests.support.forged import documents, forge
from tests.support.play import gold12

CRAFTED = Path(__file__).parent / "crafted" / "system-of-teams.json"
RESULT = 24
"""An entry of GOLD-12 in the middle of round 2."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The event that was broken by a change of its system."""
    return Path(shutil.copy(CRAFTED, tmp_path / "open.json"))


@pytest.fixture
def gold(tmp_path: Path) -> Path:
    """GOLD-12 after two rounds, with neither backups nor log."""
    path = gold12(2).store(tmp_path / "gold.json")
    path.with_suffix(".log").unlink()
    shutil.rmtree(path.with_suffix(".backups"))
    return path


def test_it_is_said_which_entry_and_what_to_do(path: Path) -> None:
    with pytest.raises(
        NotFollowed, match=r"open\.json cannot be followed to its end: entry 4 cannot have happened"
    ) as e:
        EventFile.open(path)
    assert (e.value.number, e.value.last, e.value.good.revision) == (4, 4, 3)
    assert e.value.document["event"]["type"] == "RegulationsChanged"
    assert "paircard recover open.json --set-aside" in str(e.value)
    found = examine(path)
    assert (found.number, found.good.revision, found.can_be_set_aside) == (4, 3, True)


def test_nothing_is_lost_and_the_event_goes_on(path: Path) -> None:
    was = path.read_bytes()
    assert set_aside(path, dry_run=True) == "Entry 4 of open.json would be set aside. Nothing was changed."
    assert path.read_bytes() == was
    assert set_aside(path) == (
        "Entry 4 of open.json is set aside: the file with it is kept as open.set-aside-1. "
        "The event goes on from entry 3."
    )
    assert path.with_name("open.set-aside-1").read_bytes() == was
    with EventFile.open(path) as event:
        assert event.take_notices() == ()
        event.execute(SetFirstColour("W"), PairRound(), arbiter="Anna")
    found = examine(path)
    assert (found.problem, found.log) == ("", Standing.IN_STEP)
    assert set_aside(path) == "open.json can be followed to its end: nothing was set aside."


def test_recover_does_not_call_it_whole(path: Path) -> None:
    with pytest.raises(NotFollowed):
        restore(path, dry_run=True)
    with pytest.raises(NotFollowed):
        restore(path)


def test_a_log_that_tells_what_was_set_aside_is_kept_too(gold: Path) -> None:
    forge(
        gold, lambda entries: entries[RESULT - 1].update(event={"type": "RoundPublished", "round": 5}, command=RESULT)
    )
    log = lines(Entry.from_document(SYSTEMS, each) for each in documents(gold))
    gold.with_suffix(".log").write_bytes(log)
    set_aside(gold)
    assert gold.with_name("gold.log.later-1").read_bytes() == log
    with EventFile.open(gold) as event:
        assert (event.tournament.revision, event.take_notices()) == (RESULT - 1, ())
    assert examine(gold).log is Standing.IN_STEP


def test_whole_commands_are_set_aside(gold: Path) -> None:
    """An entry in the middle of a command takes the command with it, and what comes after."""
    entries = documents(gold)
    middle = next(e["number"] for e in entries if e["number"] > e["command"] + 1)
    first = entries[middle - 1]["command"]
    forge(gold, lambda all_: all_[middle - 1].update(event={"type": "RoundPublished", "round": 5}))
    with pytest.raises(NotFollowed) as stopped:
        EventFile.open(gold)
    assert (stopped.value.number, stopped.value.good.revision) == (middle, first - 1)
    assert set_aside(gold, dry_run=True).startswith(f"Entries {first} to 30 of gold.json would be set aside.")
    assert f"Entries {first} to 30 of gold.json are set aside" in set_aside(gold)


def test_a_disk_that_refuses_leaves_it_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    was = path.read_bytes()

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("paircard.data.storage.set_aside.replace_file", full)
    with pytest.raises(NotStored, match=r"open\.json: nothing was set aside \(.+\)\."):
        set_aside(path)
    assert path.read_bytes() == was


@pytest.mark.parametrize(
    "event",
    [
        {"type": "RoundPublished", "round": 5},
        {"type": "RoundPublished", "round": -1},
        {"type": "RoundPublished", "round": "x"},
        {"type": "Undone", "command": 1},
    ],
    ids=["impossible", "out of range", "no number", "the opening undone"],
)
def test_whatever_it_is_that_cannot_be_followed(gold: Path, event: dict[str, Any]) -> None:
    forge(gold, lambda entries: entries[RESULT - 1].update(event=event, command=RESULT))
    with pytest.raises(NotFollowed) as stopped:
        EventFile.open(gold)
    assert stopped.value.number == RESULT
    set_aside(gold)
    with EventFile.open(gold) as opened:
        assert opened.tournament.revision == RESULT - 1


def test_a_fault_nobody_thought_of_is_an_entry_too(gold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fold goes through, and then nothing can be worked out: that is found when the file is opened."""

    def fails_with_round_2(tournament: Tournament) -> None:
        if len(tournament.rounds) == 2:
            raise KeyError("nobody thought of it")

    paired = next(e["number"] for e in documents(gold) if e["event"].get("type") == "RoundPaired" and e["number"] > 20)
    monkeypatch.setattr("paircard.core.event.followed.worked_out", fails_with_round_2)
    with pytest.raises(NotFollowed, match="nobody thought of it") as stopped:
        EventFile.open(gold)
    assert stopped.value.number == paired


def test_backups_and_log_that_tell_more_are_brought_back_instead(tmp_path: Path) -> None:
    """An entry was changed by somebody who can seal: the log still tells it as it was."""
    path = gold12(2).store(tmp_path / "open.json")
    forge(
        path, lambda entries: entries[RESULT - 1].update(event={"type": "RoundPublished", "round": 5}, command=RESULT)
    )
    with pytest.raises(DamagedFile) as damaged:
        EventFile.open(path)
    assert not isinstance(damaged.value, NotFollowed)
    assert not examine(path).can_be_set_aside
    assert "is restored to entry 30" in restore(path)


def test_a_newer_file_stays_newer(path: Path) -> None:
    forge(path, lambda entries: entries[1].update(event={"type": "HallOpened", "hall": 2}))
    for ask in (EventFile.open, set_aside, examine, restore):
        with pytest.raises(NewerFormat):
            ask(path)


def test_a_damaged_file_is_not_set_aside(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"Team", b"Tram").replace(b'"round', b'"sound'))
    with pytest.raises(DamagedFile) as damaged:
        set_aside(path)
    assert not isinstance(damaged.value, NotFollowed)


def test_nothing_is_stored_in_it_meanwhile(path: Path, tmp_path: Path) -> None:
    """It comes in place of a file that is open: nobody writes over it."""
    whole = Path(shutil.copy(path, tmp_path / "whole.json"))
    set_aside(whole)
    with EventFile.open(whole) as event:
        whole.write_bytes(path.read_bytes())
        with pytest.raises(FileReplaced):
            event.execute(SetFirstColour("W"), arbiter="Anna")
    assert whole.read_bytes() == path.read_bytes()
