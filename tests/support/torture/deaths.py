"""The process dies at every single call to the system, once with each length of a torn write."""

from __future__ import annotations

import shutil
from pathlib import Path

from paircard.core.commands import ImportEvent
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage.event_file import EventFile
from tests.support.faulty_os import Death, dying_os
from tests.support.play import TIME
from tests.support.torture.examine import examine
from tests.support.torture.tally import Tally
from tests.support.torture.venue import EVENT, Venue
from tests.support.torture.work import recorded

TORN: tuple[int | None, ...] = (None, 0, 1, 20, 100, 1000, 3000)
"""How many bytes of the last write still reach the file; None: it never began."""


def deaths_in_a_command(venue: Venue, torn: int | None) -> Tally:
    """Die at call 1, 2, 3 ... of a command until it survives."""
    tally = Tally("death at every call")
    died, number = True, 0
    while died:
        number += 1
        path = venue.copy(f"{number}-{torn}")
        died = not _survived(path, venue, number, torn)
        place = f"{type(venue.command).__name__}, call {number}, {torn} bytes of a torn write"
        # dead men are told nothing: only who survives has it confirmed
        confirmed, further = (venue.before, venue.after) if died else (venue.after, None)
        examine(path, tally, place, confirmed=confirmed, further=further)
        if path.with_name(f"{EVENT}.tmp").exists():
            tally.blame("beside", f"{place}: a temporary file lies about after the next command")
        shutil.rmtree(path.parent)
    return tally


def _survived(path: Path, venue: Venue, number: int, torn: int | None) -> bool:
    event = EventFile.open(path, clock=lambda: TIME)
    with dying_os(number, torn=torn).installed():
        try:
            event.execute(venue.command, arbiter="Anna")
        except Death:
            return False
    return True


def deaths_in_an_import(folder: Path, command: ImportEvent, torn: int | None) -> Tally:
    """Die at call 1, 2, 3 ... while a new event is made; where no file is left, making it again works."""
    tally = Tally("death while a file is made")
    whole = recorded(Tournament.beginning(SYSTEMS), command, arbiter="Anna")
    died, number = True, 0
    while died:
        number, died = number + 1, False
        path = folder / f"{number}-{torn}" / EVENT
        path.parent.mkdir()
        with dying_os(number, torn=torn).installed():
            try:
                EventFile.create(path, command, arbiter="Anna", clock=lambda: TIME)
            except Death:
                died = True
        if not path.exists():
            tally.met["no file"] += 1
            EventFile.create(path, command, arbiter="Anna", clock=lambda: TIME)
        examine(path, tally, f"an import, call {number}, {torn} bytes of a torn write", confirmed=whole)
    return tally


def deaths_in_mending(venue: Venue, torn: int | None) -> Tally:
    """Die at call 1, 2, 3 ... while opening mends a torn log."""
    tally = Tally("death while a log is mended")
    died, number = True, 0
    while died:
        number, died = number + 1, False
        path = venue.copy(f"log-{number}-{torn}")
        log = path.with_suffix(".log")
        whole = log.read_bytes()
        log.write_bytes(whole[:-7])
        with dying_os(number, torn=torn).installed():
            try:
                EventFile.open(path)
            except Death:
                died = True
        place = f"the mending of a log, call {number}, {torn} bytes of a torn write"
        examine(path, tally, place, confirmed=venue.before)
        if log.with_name(f"{log.name}.damaged-1").read_bytes() != whole[:-7]:
            tally.blame("beside", f"{place}: the damaged log was not kept")
        shutil.rmtree(path.parent)
    return tally
