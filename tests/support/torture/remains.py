"""Event file, log and backup cut or damaged anywhere: what is brought back is whole commands, what is lost is told."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from paircard.data.storage.errors import NoSuchEvent, StoreError
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.examination import examine
from paircard.data.storage.logbook import Standing
from paircard.data.storage.rescue import restore
from paircard.data.storage.seal import HEAD_LIMIT
from tests.support.torture.archive import Archive
from tests.support.torture.tally import Tally

TRIAL = "file, log and backup cut"
_BACK = re.compile(r"restored to entry (\d+)")
_UP_TO = re.compile(r"up to entry (\d+) at least|Entry (\d+) cannot|Entries \d+ to (\d+) cannot")
_CERTAIN = ("cannot be brought back", "breaks off", "had been written")
_UNCERTAIN = ("Nothing tells", "does not fit")


@dataclass(frozen=True)
class Remains:
    """What is left of an event: contents as they lie there, None for a file that is gone."""

    what: str
    file: bytes | None
    log: bytes | None
    backup: bytes | None = None
    backed_up: int = 0
    """How many entries the backup has; 0 where it is none that can be used."""
    marked: bool = True
    """Whether the lines of the log say where a command ends."""
    cut: bool = True
    """Whether files are cut only: then it is known what their last lines prove."""


def cut_anywhere(archive: Archive, chance: Random, count: int) -> Iterator[Remains]:
    """Yield remains as chance makes them: mostly cut near the end of a line, where it matters."""
    for number in range(count):
        file: bytes | None = archive.file(archive.ends[-1])
        log: bytes | None = archive.log if number % 4 else archive.old_log
        backed_up = chance.choice((0, 0, *archive.ends))
        backup = archive.file(backed_up) if backed_up else None
        assert file is not None
        assert log is not None
        if cut := number % 3 > 0:
            file = chance.choice((None, _cut(file, chance), _cut(file, chance)))
            log = chance.choice((None, log, *[_cut(log, chance)] * 4))
            backup = chance.choice((backup, backup, _cut(backup, chance) if backup else None))
        else:
            file, log = _spoilt(file, chance), _spoilt(log, chance)
        # the line end at the very end is no part of what the seal guards
        used = backed_up if backup and backup.rstrip() == archive.file(backed_up).rstrip() else 0
        yield Remains(f"{archive.name}, {number}", file, log, backup, used, marked=bool(number % 4), cut=cut)


def cut_everywhere(archive: Archive, step: int) -> Iterator[Remains]:
    """Yield the log cut at every length without an event file, with one that is cut too, and beside a backup."""
    last, half = archive.ends[-1], archive.ends[len(archive.ends) // 2]
    file, backup = archive.file(last), archive.file(half)
    for marked, log in ((True, archive.log), (False, archive.old_log)):
        for place in range(0, len(log), step):
            what = f"{archive.name}, {'log' if marked else 'old log'} cut to {place} bytes"
            yield Remains(what, None, log[:place], marked=marked)
            yield Remains(f"{what}, and the file", file[: place * len(file) // len(log)], log[:place], marked=marked)
            yield Remains(f"{what}, with a backup", None, log[:place], backup, half, marked=marked)
    for place in range(0, len(file) - 1, step):
        what = f"{archive.name}, file cut to {place} bytes"
        yield Remains(what, file[:place], archive.log)
        yield Remains(f"{what}, with a backup", file[:place], None, backup, half)


def brought_back(remains: Iterable[tuple[Archive, Remains]], *, really: int = 5) -> Tally:
    """Say what would be brought back of each, do it for every so many, and hold it against the model."""
    tally = Tally(TRIAL)
    for number, (archive, each) in enumerate(remains):
        with tempfile.TemporaryDirectory() as folder:
            path = _laid_out(Path(folder), each)
            told = _judged(archive, each, path, tally)
            if told and number % really == 0:
                _restored(archive, each, path, tally)
        tally.runs += 1
    return tally


# --- making remains -----------------------------------------------------------------------------------------


def _cut(content: bytes, chance: Random) -> bytes:
    ends = [place for place, byte in enumerate(content) if byte == 10]
    near = chance.choice(ends) + chance.choice((-2, -1, 0, 1, 1, 1, 2, 9, 10))
    return content[: chance.choice((near, near, near, chance.randrange(len(content))))]


def _spoilt(content: bytes, chance: Random) -> bytes:
    """Flip bits, or write something else over a part, as a bad disk does."""
    damaged = bytearray(content)
    for _ in range(chance.choice((1, 1, 2, 5))):
        place = chance.randrange(len(damaged))
        if chance.random() < 0.2:
            damaged[place : place + 64] = bytes(len(damaged[place : place + 64]))
        else:
            damaged[place] ^= 1 << chance.randrange(8)
    return bytes(damaged)


def _laid_out(folder: Path, remains: Remains) -> Path:
    path = folder.resolve() / "open.json"
    if remains.file is not None:
        path.write_bytes(remains.file)
    if remains.log is not None:
        path.with_suffix(".log").write_bytes(remains.log)
    if remains.backup is not None:
        path.with_suffix(".backups").mkdir()
        (path.with_suffix(".backups") / "open.r1-paired.json").write_bytes(remains.backup)
    return path


# --- the model ----------------------------------------------------------------------------------------------


def _judged(archive: Archive, remains: Remains, path: Path, tally: Tally) -> bool:
    """Hold what would be brought back against what a person would do; return whether anything would be."""
    try:
        told = restore(path, dry_run=True)
    except NoSuchEvent as error:
        tally.met["nothing left"] += 1
        if _within_reach(archive, remains):
            tally.blame("lost", f"{remains.what}: {error}")
        return False
    found = _BACK.search(told)
    if found is None:  # the file is whole: a line end is gone, or the damage is harmless
        tally.met["whole"] += 1
        return False
    back, last = int(found[1]), archive.ends[-1]
    _right_number(archive, remains, back, told, tally)
    certain, uncertain = (any(each in told for each in some) for some in (_CERTAIN, _UNCERTAIN))
    tally.met["all brought back" if back == last else "a part, and told"] += 1
    if back < last and not (certain or uncertain):
        tally.blame("lost", f"{remains.what}: nobody is told that entries after {back} are lost: {told}")
    if back == last and remains.cut and (certain or (uncertain and _has_head(remains))):
        tally.blame("beside", f"{remains.what}: said to be lost, although all is there: {told}")
    _right_witness(archive, remains, back, told, tally)
    return True


def _right_number(archive: Archive, remains: Remains, back: int, told: str, tally: Tally) -> None:
    reach = _within_reach(archive, remains)
    if remains.marked and back not in archive.ends:
        tally.blame("mixed", f"{remains.what}: back to {back}, within a command: {told}")
    if remains.marked and remains.cut and back != reach:
        tally.blame("lost" if back < reach else "mixed", f"{remains.what}: back to {back}, not to {reach}: {told}")
    if back < reach:
        tally.blame("lost", f"{remains.what}: back to {back}, less than {reach}: {told}")


def _right_witness(archive: Archive, remains: Remains, back: int, told: str, tally: Tally) -> None:
    """A line that was begun proves an entry, and none is made up."""
    if not remains.cut:
        return
    begun = max(_begun_lines(remains.log), _begun_entries(remains.file))
    found = _UP_TO.search(told)
    claimed = int(next(filter(None, found.groups()))) if found else 0
    if claimed > archive.ends[-1] or (begun > back and claimed < begun):
        tally.blame("beside", f"{remains.what}: said to go to {claimed}, lines to {begun}: {told}")


def _within_reach(archive: Archive, remains: Remains) -> int:
    """Return how many entries the whole commands have to which backup and log lead."""
    good = 0
    for line, whole in zip((remains.log or b"").splitlines(keepends=True), _lines_of(archive, remains), strict=False):
        if line != whole:
            break
        good += 1
    return max(remains.backed_up, archive.whole(good))


def _lines_of(archive: Archive, remains: Remains) -> list[bytes]:
    return (archive.log if remains.marked else archive.old_log).splitlines(keepends=True)


def _begun_lines(log: bytes | None) -> int:
    return len((log or b"").splitlines())


def _begun_entries(file: bytes | None) -> int:
    _, _, journal = (file or b"").partition(b'"journal":{\n')
    return sum(line.startswith(b'"') for line in journal.partition(b"\n}")[0].split(b"\n"))


def _has_head(remains: Remains) -> bool:
    return remains.file is not None and len(remains.file) >= HEAD_LIMIT


# --- really -------------------------------------------------------------------------------------------------


def _restored(archive: Archive, remains: Remains, path: Path, tally: Tally) -> None:
    told = restore(path)
    found = _BACK.search(told)
    assert found is not None
    back = int(found[1])
    try:
        examined = examine(path)
        with EventFile.open(path) as event:
            there = event.tournament.entries
    except StoreError as error:
        tally.blame("unreadable", f"{remains.what}: {error}")
        return
    if there != archive.entries[:back]:
        tally.blame("accepted", f"{remains.what}: something else came back")
    if examined.log is Standing.AHEAD:
        tally.blame("beside", f"{remains.what}: the log promises what nobody can bring back")
    if examined.problem and remains.marked:
        tally.blame("mixed", f"{remains.what}: brought back, and {examined.problem}")
