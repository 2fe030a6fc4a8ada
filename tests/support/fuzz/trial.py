"""Many damaged files, each used in a child that may take so much time and memory and no more."""

from __future__ import annotations

import os
import resource
import select
import shutil
import signal
import tempfile
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from tests.support.fuzz.readers import READERS, Reader
from tests.support.hostile_texts import what_steers

FAULT = b"a fault of its own"
"""What line mode says in place of a traceback."""


@dataclass(frozen=True)
class Bounds:
    """What one file may cost."""

    seconds: float = 20
    memory: int = 512
    """Megabytes more than the child has at its start."""


@dataclass(frozen=True)
class Found:
    """Something that must not be."""

    reader: str
    seed: int
    case: int
    kind: str
    """`traceback`, `time`, `memory`, `death` or `steers`."""
    detail: str


def damaged(reader: str, seed: int, case: int) -> bytes:
    """Return the file of a case: the same for ever while the samples stay the same."""
    return READERS[reader].make(Random(f"{reader} {seed} {case}"))


def trial(reader: str, seed: int, count: int, *, seconds: float = 1e9, bounds: Bounds | None = None) -> Iterator[Found]:
    """Use so many files, or for so long; yield what is found."""
    bounds = bounds or Bounds()
    case, end = 0, time.monotonic() + seconds
    while case < count and time.monotonic() < end:
        heard, telling = Pipe(duplex=False)
        child = os.fork()
        if not child:
            _work(telling, reader, seed, range(case, count), bounds)
        telling.close()
        try:
            for case, kind, detail in _listen(heard, bounds, end):
                if kind:
                    yield Found(reader, seed, case, kind, detail)
        finally:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            heard.close()
        case += 1


def _listen(heard: Connection, bounds: Bounds, end: float) -> Iterator[tuple[int, str, str]]:
    """Yield the number of each case done with what was found; the last one also when it is never heard of again."""
    case = -1
    while time.monotonic() < end:
        if not select.select([heard], [], [], bounds.seconds)[0]:
            yield case, "time", f"more than {bounds.seconds:g} s"
            return
        try:
            case, kind, detail = heard.recv()
        except EOFError:
            yield case, "death", "the process ended in the middle"
            return
        if kind == "end":
            return
        yield case, kind, detail


def _work(telling: Connection, reader: str, seed: int, cases: range, bounds: Bounds) -> None:
    """Be the child: never returns."""
    folder = Path(tempfile.mkdtemp(prefix="paircard-fuzz-"))
    try:
        _enclose(folder, bounds)
        for case in cases:
            telling.send((case, "", ""))
            kind, detail = _used(READERS[reader], reader, seed, case, folder)
            if kind:
                telling.send((case, kind, detail))
        telling.send((cases[-1], "end", ""))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        os._exit(0)


def _enclose(folder: Path, bounds: Bounds) -> None:
    """Keep the child's hands off the home of whoever runs this, and its memory bounded."""
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        os.environ[name] = str(folder / "home")
    os.environ |= {"PAIRCARD_SETTINGS": str(folder / "settings.toml"), "PAIRCARD_ARBITER": "Anna", "LANG": "C.UTF-8"}
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    most = pages * os.sysconf("SC_PAGE_SIZE") + bounds.memory * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _used(reader: Reader, name: str, seed: int, case: int, folder: Path) -> tuple[str, str]:
    place = folder / str(case)
    place.mkdir()
    try:
        for shown in reader.use(Random(f"use {seed} {case}"), place, damaged(name, seed, case)):
            if FAULT in shown:
                faults = sorted((folder / "home" / "paircard").glob("fault-*.txt"))
                return "traceback", faults[-1].read_text()[-700:] if faults else "line mode met a fault"
            if where := what_steers(shown):
                return "steers", where
    except MemoryError:
        return "memory", traceback.format_exc(limit=-3)
    except BaseException:
        return "traceback", traceback.format_exc(limit=-3)
    finally:
        shutil.rmtree(place, ignore_errors=True)
    return "", ""
