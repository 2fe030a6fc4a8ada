"""Pipes, sockets, folders and links where files are due: refused in words or passed over, never waited for."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from paircard.core.event.result import Result
from paircard.data.machine.os_errors import in_words
from paircard.data.machine.recent_events import Recent, recent, remember
from paircard.data.machine.settings import Settings, read_settings
from paircard.data.machine.settings_written import write_settings
from paircard.data.storage import ordinary_files
from paircard.data.storage.backups import Backups
from paircard.data.storage.errors import NotStored, StoreError
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.examination import examine
from paircard.data.storage.rescue import restore
from paircard.data.storage.sealed_storage import sight_of
from paircard.data.storage.sidecar_files import Companions
from paircard.data.teach.progress_file import read_progress
from tests.support.stored import PairInOrder, a_win, new_event, results


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Make an event with round 1 paired."""
    path = tmp_path.resolve() / "open.json"
    new_event(path).close()
    return path


def bound(path: Path) -> None:
    """Make a socket."""
    with socket.socket(socket.AF_UNIX) as server:
        # the name of a socket has little room
        place = os.open(path.parent, os.O_RDONLY)
        server.bind(f"/proc/self/fd/{place}/{path.name}")
        os.close(place)


ODD: dict[str, Callable[[Path], object]] = {"folder": os.mkdir}
if hasattr(os, "mkfifo"):  # Windows has neither among its files
    ODD |= {"pipe": os.mkfifo, "socket": bound}


@pytest.mark.parametrize("make", ODD.values(), ids=ODD)
def test_as_the_log(path: Path, make: Callable[[Path], object]) -> None:
    """The event is stored; that its log is not is told."""
    log = path.with_name("open.log")
    log.unlink()
    make(log)
    with EventFile.open(path) as event:
        assert event.take_notices()[0].startswith("The log could not be checked: open.log: ")
        event.execute(a_win(), arbiter="Anna")
        assert "The log was not written (open.log: " in event.take_notices()[0]
    with pytest.raises(StoreError, match="cannot be read"):
        examine(path)
    assert restore(path).startswith("open.json is whole")


@pytest.mark.parametrize("make", ODD.values(), ids=ODD)
def test_as_the_lock(path: Path, make: Callable[[Path], object]) -> None:
    """Nothing can be stored without a lock."""
    path.with_name("open.lock").unlink()
    make(path.with_name("open.lock"))
    with (
        EventFile.open(path) as event,
        pytest.raises(NotStored, match=r"Nothing was stored in open\.json \(open\.lock: "),
    ):
        event.execute(a_win(), arbiter="Anna")


@pytest.mark.parametrize("make", ODD.values(), ids=ODD)
def test_as_what_a_killed_process_left(path: Path, make: Callable[[Path], object]) -> None:
    """What can be cleared away is; a folder is named."""
    make(path.with_name("open.json.tmp"))
    with EventFile.open(path) as event:
        if path.with_name("open.json.tmp").is_dir():
            with pytest.raises(NotStored, match="Is a directory"):
                event.execute(a_win(), arbiter="Anna")
        else:
            assert results(event.execute(a_win(), arbiter="Anna"))[0] is Result.WHITE


def test_among_the_backups(path: Path) -> None:
    """They are no backups; and the name of one that is taken is not used."""
    folder = path.with_name("open.backups")
    for name in ("open.r9-paired.json", "open.r2-before-pairing.json"):
        os.mkfifo(folder / name)
    with EventFile.open(path) as event:
        event.execute(a_win(1), a_win(2), PairInOrder(), arbiter="Anna")
        assert event.take_notices() == ()
    found = Backups(Companions.of(path))
    assert found.newest_good() == folder / "open.r2-paired.json"
    path.write_bytes(b"damaged")
    assert "is restored" in restore(path)


def test_in_place_of_the_backups(path: Path) -> None:
    backup = path.with_name("open.backups") / "open.r1-paired.json"
    backup.unlink()
    backup.parent.rmdir()
    os.mkfifo(backup.parent)
    with EventFile.open(path) as event:
        event.execute(a_win(1), a_win(2), PairInOrder(), arbiter="Anna")
        assert all("the event itself is stored" in notice for notice in event.take_notices())


def test_as_the_event_itself(path: Path) -> None:
    """`recover` moves nothing it would have to wait for."""
    path.unlink()
    os.mkfifo(path)
    assert sight_of(path) == (b"", None)
    with pytest.raises(StoreError, match="is not an ordinary file"):
        restore(path)
    with pytest.raises(StoreError):
        EventFile.open(path)


def test_settings_and_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Nothing of the program's own waits either."""
    pipe = tmp_path / "settings.toml"
    os.mkfifo(pipe)
    monkeypatch.setenv("PAIRCARD_SETTINGS", str(pipe))
    assert "cannot be read" in read_settings().remark
    with pytest.raises(NotStored, match="not an ordinary file"):
        write_settings(Settings())
    os.mkfifo(tmp_path / "recent.json")
    assert recent(tmp_path) == ()
    remember(Recent(str(path)), tmp_path)
    assert recent(tmp_path) == (path,)
    os.mkfifo(tmp_path / "progress.json")
    assert "cannot be read" in read_progress(tmp_path / "progress.json").remark


def test_a_file_is_read_whole_or_its_beginning(tmp_path: Path) -> None:
    place = tmp_path / "long"
    place.write_bytes(b"x" * 3_000_000)
    assert ordinary_files.read(place) == b"x" * 3_000_000
    assert ordinary_files.read(place, 5) == b"xxxxx"


def test_names_too_long_for_a_backup_are_cut(tmp_path: Path) -> None:
    """With a digest: two long names that begin alike have backups of their own, and recover finds them."""
    for last in "ab":
        path = tmp_path.resolve() / f"{'Ł' * 120}{last}.json"
        with new_event(path) as event:
            event.execute(a_win(1), a_win(2), PairInOrder(), arbiter="Anna")
            assert event.take_notices() == ()
        found = Backups(Companions.of(path))
        assert len(found.all()) == 3
        assert found.newest_good() == found.all()[0]
        log = Companions.of(path).log
        log.write_bytes(log.read_bytes()[:-5])
        assert "The old log is kept as ŁŁŁ" in EventFile.open(path).take_notices()[0]


def test_what_the_system_says_is_said_in_words() -> None:
    assert in_words(OSError("only a sentence")) == "only a sentence"
    assert in_words(OSError(5, "Input/output error (in close)")) == "Input/output error (in close)"
    assert in_words(FileNotFoundError(2, "No such file or directory", "/x")) == "No such file or directory"
