"""The power fails after every call of a command, and the disk keeps what it likes of what was not synced."""

from __future__ import annotations

import shutil
from pathlib import Path

from paircard.data.storage.event_file import EventFile
from tests.support.faulty_os import FaultyOs
from tests.support.play import TIME
from tests.support.power_cut import Disk, power_cuts
from tests.support.torture.examine import examine
from tests.support.torture.tally import Tally
from tests.support.torture.venue import EVENT, Venue


def power_cuts_in(venue: Venue) -> Tally:
    """Try every state of the disk that a power cut in the command of a venue can leave."""
    tally = Tally("power cut at every call")
    path = venue.copy("powered").resolve()
    disk, system = Disk.of(path.parent), FaultyOs()
    event = EventFile.open(path, clock=lambda: TIME)
    with system.installed():
        event.execute(venue.command, arbiter="Anna")
    for index, (done, state) in enumerate(power_cuts(path.parent, disk, system.calls)):
        place = venue.folder.with_name(f"{venue.folder.name}-cut-{index}")
        for name, content in state.items():
            _write(place / name, content)
        confirmed, further = (venue.after, None) if done == len(system.calls) else (venue.before, venue.after)
        said = f"{type(venue.command).__name__}, power cut {index} after call {done}"
        examine(place / EVENT, tally, said, confirmed=confirmed, further=further)
        shutil.rmtree(place)
    shutil.rmtree(path.parent)
    return tally


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
