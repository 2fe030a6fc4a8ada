"""A file that is damaged behind its head while it is open is written anew by whoever knows it, and people are told."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from paircard.core.event.result import Result
from paircard.data.storage.errors import DamagedFile, NotStored
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.lock import Lock
from tests.support.faulty_os import FaultyOs, failing_calls
from tests.support.line import Conversation
from tests.support.stored import a_win, new_event, results

MENDED = (
    "open.json was damaged on disk, or changed by another program: it is written anew. "
    "The file as it was is kept as open.damaged-1."
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the event is."""
    return tmp_path.resolve() / "open.json"


@pytest.fixture
def event(path: Path) -> EventFile:
    """Make an event with round 1 paired, and open it."""
    return new_event(path)


def flipped(path: Path) -> bytes:
    """Flip a bit in the middle, in place, as a bad disk does; return what lies there then."""
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)
    os.utime(path, ns=(1, 1))  # clocks of disks are coarse: the test is faster than them
    return bytes(content)


def halved(path: Path) -> bytes:
    """Cut the file to half its length; return what lies there then."""
    content = path.read_bytes()[: path.stat().st_size // 2]
    path.write_bytes(content)
    return content


@pytest.mark.parametrize("spoil", [flipped, halved])
def test_it_is_written_anew_with_the_next_command(event: EventFile, path: Path, spoil: object) -> None:
    assert callable(spoil)
    damaged = spoil(path)
    with pytest.raises(DamagedFile):  # who reads it in between is told
        EventFile.open(path)
    after = event.execute(a_win(), arbiter="Anna")
    assert event.take_notices() == (MENDED,)
    assert path.with_name("open.damaged-1").read_bytes() == damaged
    with EventFile.open(path) as other:
        assert other.tournament.entries == after.entries
        assert other.take_notices() == ()


def test_it_is_written_anew_with_the_next_look(event: EventFile, path: Path) -> None:
    whole = path.read_bytes()
    flipped(path)
    assert not event.reload_if_changed()
    assert event.take_notices() == (MENDED,)
    assert path.read_bytes() == whole
    assert not event.reload_if_changed()
    assert event.take_notices() == ()


def test_an_edit_by_hand_behind_the_seal_does_not_vanish(event: EventFile, path: Path) -> None:
    edited = path.read_bytes().replace(b"Player B", b"Player X")
    path.write_bytes(edited)
    event.execute(a_win(), arbiter="Anna")
    assert event.take_notices() == (MENDED,)
    assert path.with_name("open.damaged-1").read_bytes() == edited


def test_others_who_know_the_same_are_not_disturbed(event: EventFile, path: Path) -> None:
    with EventFile.open(path) as other:
        flipped(path)
        event.reload_if_changed()
        assert not other.reload_if_changed()
        assert results(other.execute(a_win(2), arbiter="Bo"))[1] is Result.WHITE
        assert other.take_notices() == ()


def test_a_file_that_was_only_touched_is_left_alone(event: EventFile, path: Path) -> None:
    os.utime(path)
    copy = path.with_name("copy")
    copy.write_bytes(path.read_bytes())
    os.replace(copy, path)
    assert not event.reload_if_changed()
    assert event.take_notices() == ()
    assert not path.with_name("open.damaged-1").exists()


def test_a_file_that_is_being_written_is_left_to_its_writer(event: EventFile, path: Path) -> None:
    damaged = flipped(path)
    with Lock(path.with_name("open.lock"), path).held("Bo", wait=0):
        assert not event.reload_if_changed()
    assert event.take_notices() == ()
    assert path.read_bytes() == damaged
    event.reload_if_changed()
    assert event.take_notices() == (MENDED,)


def test_a_disk_that_does_not_let_it_be_mended_is_told_of_once(event: EventFile, path: Path) -> None:
    flipped(path)
    with FaultyOs(failing_calls("fsync", errno.EIO)).installed():
        for _ in range(2):
            assert not event.reload_if_changed()
    (said,) = event.take_notices()
    assert said.startswith("open.json is damaged on disk, or was changed by another program, and could not be written")
    with (
        FaultyOs(failing_calls("fsync", errno.EIO)).installed(),
        pytest.raises(NotStored, match="Nothing was stored"),
    ):
        event.execute(a_win(), arbiter="Anna")
    event.execute(a_win(), arbiter="Anna")
    (said,) = event.take_notices()
    assert "it is written anew" in said


def test_who_mends_while_another_has_stored_leaves_it_alone(
    event: EventFile, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other was faster, between the look and the lock."""
    flipped(path)
    genuine = Lock.held

    def held_later(lock: Lock, *arguments: object, **options: object) -> object:
        monkeypatch.setattr(Lock, "held", genuine)
        with EventFile.open(other) as another:
            another.execute(a_win(), arbiter="Bo")
        os.replace(other, path)
        return genuine(lock, *arguments, **options)  # type: ignore[arg-type]

    other = path.with_name("other.json")
    other.write_bytes(event._file.content)
    monkeypatch.setattr(Lock, "held", held_later)
    assert not event.reload_if_changed()
    assert event.take_notices() == ()
    assert event.reload_if_changed()


def test_a_file_that_goes_away_meanwhile_is_not_damaged(event: EventFile, path: Path) -> None:
    path.unlink()
    assert not event._file.spoilt
    path.mkdir()
    assert not event._file.spoilt


def test_line_mode_says_it(path: Path) -> None:
    new_event(path).close()
    conversation = Conversation(path)
    flipped(path)
    assert MENDED in conversation.say("P")
    assert "written anew" not in conversation.say("1 1")
