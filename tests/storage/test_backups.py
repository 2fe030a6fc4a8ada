"""Backups: second names of the file, which no later write can touch."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from paircard.data.storage.backups import Backups
from paircard.data.storage.sealed_storage import SealedStorage
from paircard.data.storage.sidecar_files import Companions
from tests.support.faulty_os import FaultyOs, failing_calls


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Make an event file; its name has what a pattern would trip over."""
    place = tmp_path / "open [GM].json"
    SealedStorage(place, create=True).write({"t": {"1": {"n": 1}}})
    return place


def backups(path: Path) -> Backups:
    """Return the backups of an event file."""
    return Backups(Companions.of(path))


def write(path: Path, number: int) -> None:
    """Make another revision."""
    SealedStorage(path).write({"t": {"1": {"n": number}}})


def names(paths: list[Path]) -> list[str]:
    """Return the names alone."""
    return [path.name for path in paths]


def test_backup_has_a_clear_name_in_a_folder_beside(path: Path) -> None:
    kept = backups(path).keep("r4-paired")
    assert kept.relative_to(path.parent.resolve()).as_posix() == "open [GM].backups/open [GM].r4-paired.json"


def test_later_writes_do_not_touch_it(path: Path) -> None:
    before = path.read_bytes()
    kept = backups(path).keep("r1-paired")
    assert kept.samefile(path), "a hard link costs nothing"
    write(path, 2)
    assert kept.read_bytes() == before


def test_same_label_with_other_content_gets_a_number(path: Path) -> None:
    for number in range(2, 5):
        backups(path).keep("r1-paired")
        write(path, number)
    assert names(backups(path).all()) == [
        "open [GM].r1-paired-3.json",
        "open [GM].r1-paired-2.json",
        "open [GM].r1-paired.json",
    ]
    assert len({kept.read_bytes() for kept in backups(path).all()}) == 3


def test_same_label_with_same_content_is_kept_once(path: Path) -> None:
    assert backups(path).keep("r1-paired") == backups(path).keep("r1-paired")
    assert len(backups(path).all()) == 1


@pytest.mark.parametrize("error", [errno.EPERM, errno.EXDEV, errno.ENOTSUP])
def test_where_links_are_not_possible_it_is_a_copy(path: Path, error: int) -> None:
    with FaultyOs(failing_calls("link", error)).installed():
        kept = backups(path).keep("r1-paired")
    assert kept.read_bytes() == path.read_bytes()
    assert not kept.samefile(path)


def test_copy_is_durable_before_it_has_its_name(path: Path) -> None:
    system = FaultyOs(failing_calls("link", errno.EPERM))
    with system.installed():
        kept = backups(path).keep("r1-paired")
    told = [(call.name, call.path.name) for call in system.calls if call.name in ("fsync", "replace")]
    temporary = f"{kept.name}.tmp"
    assert told[1:4] == [("fsync", temporary), ("replace", temporary), ("fsync", kept.parent.name)]


def test_other_errors_are_told(path: Path) -> None:
    with FaultyOs(failing_calls("link", errno.ENOSPC)).installed(), pytest.raises(OSError, match="No space"):
        backups(path).keep("r1-paired")


def test_link_in_the_way_is_stepped_around(path: Path) -> None:
    backups(path).keep("r1-paired").unlink()
    victim = path.with_name("victim")
    (path.with_name("open [GM].backups") / "open [GM].r1-paired.json").symlink_to(victim)
    assert backups(path).keep("r1-paired").name == "open [GM].r1-paired-2.json"
    assert not victim.exists()


def test_newest_good_one_passes_over_the_damaged(path: Path) -> None:
    assert backups(path).newest_good() is None
    good = backups(path).keep("r1-paired")
    write(path, 2)
    damaged = backups(path).keep("r2-paired")
    write(path, 3)
    empty = backups(path).keep("r3-paired")
    assert backups(path).newest_good() == empty
    damaged.write_bytes(damaged.read_bytes().replace(b'"n":2', b'"n":7'))
    empty.write_bytes(b"")
    assert backups(path).newest_good() == good


def test_newest_is_by_revision_not_by_name(path: Path) -> None:
    for number in range(2, 13):
        write(path, number)
        backups(path).keep(f"r{number}-paired")
    assert names(backups(path).all())[:4] == [f"open [GM].r{n}-paired.json" for n in (12, 11, 10, 9)]


def test_foreign_files_in_the_folder_are_left_alone(path: Path) -> None:
    kept = backups(path).keep("r1-paired")
    for name in ("notes.txt", "other.r1-paired.json", "open [GM].r1-paired.json.tmp"):
        (kept.parent / name).write_text("x")
    assert backups(path).all() == [kept]


def test_unreadable_backup_is_listed_last(path: Path) -> None:
    kept = backups(path).keep("r1-paired")
    (kept.parent / "open [GM].r9-paired.json").mkdir()
    assert backups(path).all()[0] == kept
    assert backups(path).newest_good() == kept


def test_folder_is_open_to_those_who_may_read_the_event(path: Path) -> None:
    os.chmod(path, 0o660)
    folder = backups(path).keep("r1-paired").parent
    assert stat.S_IMODE(folder.stat().st_mode) == 0o770
