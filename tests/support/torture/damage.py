"""Files that rot: every byte flipped, every length cut, of the event and of its log."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

from paircard.data.storage.errors import StoreError
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.rescue import restore
from tests.support.torture.tally import Tally
from tests.support.torture.venue import Venue

Damage = tuple[str, bytes]
"""What was done, and the content then."""


def damaged(content: bytes, bits: Sequence[int], step: int = 1) -> Iterator[Damage]:
    """Flip these bits of every byte (or of every so many), and cut at every length."""
    for place in range(0, len(content), step):
        for bit in bits:
            yield (
                f"bit {bit} of byte {place}",
                content[:place] + bytes([content[place] ^ 1 << bit]) + content[place + 1 :],
            )
        yield f"cut to {place} bytes", content[:place]


def damaged_event(venue: Venue, bits: Sequence[int], step: int = 1) -> Tally:
    """Damage the event file: it is refused, or it means what it meant (a space for a line end)."""
    tally = Tally("event file damaged")
    path = venue.copy("rot")
    path.with_suffix(".log").unlink()
    shutil.rmtree(path.with_suffix(".backups"), ignore_errors=True)
    for what, content in damaged(path.read_bytes(), bits, step):
        path.write_bytes(content)
        tally.runs += 1
        try:
            with EventFile.open(path) as event:
                same = event.tournament.entries == venue.before.entries
        except StoreError:
            tally.met["refused"] += 1
            continue
        tally.met["harmless"] += same
        if not same:
            tally.blame("accepted", what)
    shutil.rmtree(path.parent)
    return tally


def damaged_log(venue: Venue, bits: Sequence[int], step: int = 1) -> Tally:
    """Damage the log and lose the event file: what comes back of the event is true, as far as it goes."""
    tally = Tally("log damaged, event file lost")
    path = venue.copy("log-rot")
    log, backups = path.with_suffix(".log"), path.with_suffix(".backups")
    shutil.rmtree(backups, ignore_errors=True)
    for what, content in damaged(log.read_bytes(), bits, step):
        log.write_bytes(content)
        path.unlink(missing_ok=True)
        tally.runs += 1
        try:
            restore(path)
            with EventFile.open(path) as event:
                back = event.tournament.entries
        except StoreError:
            tally.met["nothing left"] += 1
            continue
        tally.met["brought back"] += 1
        if back != venue.before.entries[: len(back)]:
            tally.blame("accepted", what)
        _clear_away(path.parent, log)
    shutil.rmtree(path.parent)
    return tally


def _clear_away(folder: Path, log: Path) -> None:
    # what restoring sets aside would soon be thousands of files
    for path in folder.glob(f"{log.name}.*"):
        path.unlink()
