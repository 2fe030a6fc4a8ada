"""Disks that refuse: full at any call, once or for good, and folders that nobody may write in."""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from paircard.data.storage.errors import NotStored
from paircard.data.storage.event_file import EventFile
from tests.support.faulty_os import FaultyOs
from tests.support.play import TIME
from tests.support.torture.examine import examine
from tests.support.torture.tally import Tally
from tests.support.torture.venue import EVENT, Venue

NEEDS_SPACE = frozenset({"open", "write", "pwrite", "fsync", "mkdir", "link", "replace"})
NOBODY = 65534


def full_disk_in(venue: Venue, *, torn: int, for_good: bool) -> Tally:
    """Let the disk be full at call 1, 2, 3 ... of a command, or from that call on, until the command gets through.

    The call takes `torn` bytes if it is a write. When there is room again, everything goes on.
    """
    tally = Tally("full disk at every call")
    refused, number = True, 0
    while refused:
        number += 1
        path = venue.copy(f"full-{number}-{torn}-{for_good}")
        system = full_from(number, torn=torn, for_good=for_good)
        event = EventFile.open(path, clock=lambda: TIME)
        confirmed, further = venue.after, None
        with system.installed():
            try:
                event.execute(venue.command, arbiter="Anna")
            except NotStored as error:
                unconfirmed = "did not confirm" in str(error)
                confirmed, further = venue.before, venue.after if unconfirmed else None
                tally.met["said so"] += 1
        place = f"{type(venue.command).__name__}, full at call {number}, {torn} bytes taken, for good: {for_good}"
        if event.tournament.entries != confirmed.entries:
            tally.blame("mixed", f"{place}: the event in memory is not the confirmed one")
        examine(path, tally, place, confirmed=confirmed, further=further)
        shutil.rmtree(path.parent)
        refused = system.count >= number
    return tally


def full_from(number: int, *, torn: int, for_good: bool) -> FaultyOs:
    """Return a system whose disk is full at the call with this number, or from it on."""

    def fault(asked: int, name: str, arguments: tuple[Any, ...]) -> None:
        due = asked >= number if for_good else asked == number
        if due and name in NEEDS_SPACE:
            if name == "write":
                os.write(arguments[0], bytes(arguments[1])[:torn])
            if name == "pwrite":
                os.pwrite(arguments[0], bytes(arguments[1])[:torn], arguments[2])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    return FaultyOs(fault)


def read_only_folder(venue: Venue) -> Tally:
    """Open an event in a folder that may not be written and try its command: told, refused, not one byte changed."""
    tally = Tally("read-only folder")
    with tempfile.TemporaryDirectory() as place:
        os.chmod(place, 0o755)
        folder = Path(shutil.copytree(venue.folder, Path(place) / "venue"))
        with _nobody_in(folder):
            _refused(folder, venue, tally)
        examine(folder / EVENT, tally, "a read-only folder", confirmed=venue.before)
    return tally


def _refused(folder: Path, venue: Venue, tally: Tally) -> None:
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    with EventFile.open(folder / EVENT) as event:
        told = any("You may not write" in notice for notice in event.take_notices())
        if not told:
            tally.blame("beside", "nobody was told that the folder is read-only")
        try:
            event.execute(venue.command, arbiter="Anna")
            tally.blame("accepted", "a command was confirmed in a read-only folder")
        except NotStored:
            tally.met["said so"] += 1
    if before != {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}:
        tally.blame("beside", "something was written in a read-only folder")


@contextmanager
def _nobody_in(folder: Path) -> Iterator[None]:
    """Take the right to write away; root, who may write anywhere, is somebody else meanwhile."""
    root = os.geteuid() == 0
    places = [folder, *folder.rglob("*")]
    for path in places:
        path.chmod(0o555 if path.is_dir() else 0o444)
    if root:
        os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield
    finally:
        if root:
            os.setresuid(0, 0, 0)
        for path in places:
            path.chmod(0o755 if path.is_dir() else 0o644)
