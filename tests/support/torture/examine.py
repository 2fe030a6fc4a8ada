"""Open an event after a disaster, as after a restart, and hold it against what it must be."""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from paircard.core.commands import ChangeDetails
from paircard.core.event.journal import BadEntry, verify
from paircard.core.event.regulations import Details
from paircard.core.event.tournament import Tournament
from paircard.data.storage.backups import Backups
from paircard.data.storage.errors import StoreError
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.logbook import Logbook, Standing
from tests.support.play import TIME
from tests.support.torture.tally import TOLD, Tally


@dataclass(frozen=True)
class Found:
    """What was found: the last confirmed state (`old`), the command that was being stored too (`new`), or `bad`."""

    state: str
    tournament: Tournament
    """The event after one more command; meaningless when bad."""


def examine(path: Path, tally: Tally, place: str, *, confirmed: Tournament, further: Tournament | None = None) -> Found:
    """Open the event, compare it, look at log and backups, and do one more command.

    `confirmed` is what must be there at least, `further` the only other thing that may be there. What is wrong
    is counted, with `place` to say how it came about, and the files are kept.
    """
    before = tally.wrongs.total()
    found = Found("bad", confirmed)
    try:
        with EventFile.open(path, wait=0, clock=lambda: TIME) as event:
            tally.met.update(["log mended"] if event.take_notices() else [])
            state = _compared(event.tournament, tally, place, confirmed, further)
            _look_beside(event, tally, place)
            found = Found(state, event.execute(_work_goes_on(event.tournament), arbiter="Bo"))
    except StoreError as error:
        tally.blame("unreadable", f"{place}: {error}")
    tally.runs += 1
    if tally.wrongs.total() > before:
        if len(tally.complaints) < TOLD:
            tally.complaints.append(f"  kept in {_kept(path.parent)}")
        return Found("bad", confirmed)
    tally.met[found.state] += 1
    return found


def _compared(there: Tournament, tally: Tally, place: str, confirmed: Tournament, further: Tournament | None) -> str:
    try:
        verify(there.entries)
    except BadEntry as error:
        tally.blame("mixed", f"{place}: {error}")
    if there.entries == confirmed.entries:
        return "old"
    if further is not None and there.entries == further.entries:
        return "new"
    lost = there.entries[: confirmed.revision] != confirmed.entries
    tally.blame("lost" if lost else "mixed", f"{place}: {there.revision} entries, {confirmed.revision} confirmed")
    return "bad"


def _look_beside(event: EventFile, tally: Tally, place: str) -> None:
    log = Logbook(event.companions).read()
    if log.standing(event.tournament.entries) is not Standing.IN_STEP:
        tally.blame("beside", f"{place}: the log is not in step")
    backups = Backups(event.companions)
    if backups.newest_good() != next(iter(backups.all()), None):
        tally.blame("beside", f"{place}: the newest backup is damaged")


def _work_goes_on(tournament: Tournament) -> ChangeDetails:
    return ChangeDetails(Details(f"Open after entry {tournament.revision}"))


def _kept(folder: Path) -> Path:
    kept = Path(tempfile.mkdtemp(prefix="paircard-torture-"))
    return Path(shutil.copytree(folder, kept / folder.name))
