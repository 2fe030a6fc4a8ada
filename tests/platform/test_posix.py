"""The side of Linux and macOS, where it can be asked apart from everything that uses it."""

from __future__ import annotations

import errno
import fcntl
import os
import socket
from pathlib import Path
from typing import Any

import pytest

from paircard.data.platform.posix import disks, files, names

MOUNTED_ON_A_MAC = """\
/dev/disk3s1s1 on / (apfs, sealed, local, read-only, journaled)
/dev/disk3s5 on /System/Volumes/Data (apfs, local, journaled, nobrowse)
//anna@desk._smb._tcp.local/hall on /Volumes/The hall (smbfs, nodev, nosuid, mounted by anna)
/dev/disk4s1 on /Volumes/The hall/stick (exfat, local)
"""


@pytest.mark.parametrize(("kind", "told"), [("nfs4", "nfs4"), ("ext4", ""), ("fuse.sshfs", "fuse.sshfs")])
def test_network_disks_of_linux(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, told: str) -> None:
    device = os.stat(tmp_path).st_dev
    mounts = tmp_path / "mountinfo"
    mounts.write_text(
        "21 1 0:99 / /proc rw - proc proc rw\nbroken line\n"
        f"36 1 {os.major(device)}:{os.minor(device)} / /venue rw shared:1 master:2 - {kind} host:/x rw\n"
    )
    monkeypatch.setattr(disks, "MOUNTS", mounts)
    assert disks.network_disk(tmp_path) == told


def test_unknown_mounts_are_no_network_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert disks.network_disk(tmp_path / "none") == ""
    monkeypatch.setattr(disks, "MOUNTS", tmp_path / "none")
    assert disks.network_disk(tmp_path) == ""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/Users/anna/open.json", "apfs"),
        ("/Volumes/The hall/open.json", "smbfs"),
        ("/Volumes/The hall/stick/open.json", "exfat"),
        ("/Volumes/The hallway/open.json", "apfs"),
    ],
)
def test_disks_of_a_mac(path: str, kind: str) -> None:
    """The innermost disk counts, and a name that only begins alike is another."""
    assert disks.in_list_of_mac(Path(path), MOUNTED_ON_A_MAC) == kind


def test_a_mac_flushes_the_memory_of_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There `fsync` only hands over to the disk; a disk that knows no more than that is still handed over to."""
    asked: list[str] = []

    def full_flush(_descriptor: int, _what: int) -> None:
        asked.append("full")
        if len(asked) > 1:
            raise OSError(errno.ENOTSUP, "not on a share")

    monkeypatch.setattr(files, "_FULL_FLUSH", 51)
    monkeypatch.setattr(fcntl, "fcntl", full_flush)
    monkeypatch.setattr(os, "fsync", lambda _descriptor: asked.append("fsync"))
    with (tmp_path / "open.json").open("wb") as file:
        files.flush(file.fileno())
        files.flush(file.fileno())
    assert asked == ["full", "full", "fsync"]


def test_a_socket_is_no_file_on_either_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Linux says ENXIO, macOS says that the operation is not supported."""
    place = tmp_path / "socket"
    with socket.socket(socket.AF_UNIX) as opened:
        opened.bind(str(place))
        with pytest.raises(OSError) as of_linux:  # noqa: PT011
            files.open_to_read(place)

    def as_mac(*_arguments: Any) -> int:
        raise OSError(errno.EOPNOTSUPP, "Operation not supported on socket")

    monkeypatch.setattr(os, "open", as_mac)
    with pytest.raises(OSError) as of_mac:  # noqa: PT011
        files.open_to_read(place)
    assert of_linux.value.errno == of_mac.value.errno == errno.ENXIO


def test_names_as_the_disk_of_a_mac_spells_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`OPEN.json` leads to `Open.json` there, whose log is `Open.log`; accents may be stored as signs of their own."""
    monkeypatch.setattr(os, "listdir", lambda _folder: ["Open.json", "Lo\u0301dz.json", "other.json"])
    monkeypatch.setattr(Path, "exists", lambda _path: True)
    assert names.spelt(tmp_path / "OPEN.json").name == "Open.json"
    assert names.spelt(tmp_path / "L\u00f3dz.json").name == "Lo\u0301dz.json"
    assert names.spelt(tmp_path / "other.json").name == "other.json"


def test_a_name_that_is_not_there_stays_as_it_was_typed(tmp_path: Path) -> None:
    (tmp_path / "Open.json").touch()
    assert names.spelt(tmp_path / "OPEN.json").name == "OPEN.json"
    assert names.spelt(tmp_path / "none" / "open.json").name == "open.json"
