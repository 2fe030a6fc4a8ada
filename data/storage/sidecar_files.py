"""What lies beside an event file, and how it is called."""

from __future__ import annotations

# no words in this file: names of files
import hashlib
import os
from pathlib import Path

from paircard.core.values.frozen import dataclass
from paircard.data.platform import names

SUFFIX = ".json"
_LONGEST = 255 - len("-999.json.tmp")
"""Bytes of a name, with room for a number, the ending and what a file is called while it is written."""
_CUT = 180


@dataclass(frozen=True, slots=True)
class Companions:
    """The names that belong to one event file: `open.json` has `open.lock`, `open.log`, `open.backups/`."""

    event: Path

    @classmethod
    def of(cls, path: str | Path) -> Companions:
        """Follow links first, so that every way to the file leads to the same companions."""
        return cls(names.as_on_disk(Path(path)))

    @property
    def name(self) -> str:
        """Name of the event file without `.json`."""
        return self.event.name.removesuffix(SUFFIX)

    @property
    def lock(self) -> Path:
        """Who writes; see `data.storage.lock`."""
        return self.event.with_name(f"{self.name}.lock")

    @property
    def log(self) -> Path:
        """The second copy of the journal; see `data.storage.logbook`."""
        return self.event.with_name(f"{self.name}.log")

    @property
    def backups(self) -> Path:
        """The folder of backups; see `data.storage.backups`."""
        return self.event.with_name(f"{self.name}.backups")

    @property
    def kept(self) -> Path:
        """What an event was before another file took its place; a number is added, see `data.storage.kept_copies`."""
        return self.event.with_name(fitting(self.name, "kept"))

    @property
    def damaged(self) -> Path:
        """Where a damaged event file is kept; a number is added."""
        return self.event.with_name(fitting(self.name, "damaged"))

    @property
    def set_aside(self) -> Path:
        """Where a file is kept of which entries were set aside; a number is added."""
        return self.event.with_name(fitting(self.name, "set-aside"))

    def log_aside(self, why: str) -> Path:
        """Where a log that does not fit is kept; a number is added."""
        return self.event.with_name(fitting(self.name, f"log.{why}"))


def fitting(name: str, label: str) -> str:
    """Return the name of something beside an event, without its ending.

    One that is too long for a file is cut, and a digest tells it apart.

    >>> fitting("open", "r4-paired")
    'open.r4-paired'
    """
    usual = f"{name}.{label}"
    return usual if len(os.fsencode(usual)) <= _LONGEST else f"{shortened(name)}.{label}"


def shortened(name: str) -> str:
    """Return a name cut to a length that leaves room, with a digest of the whole."""
    digest = hashlib.sha256(os.fsencode(name)).hexdigest()[:8]
    return f"{os.fsencode(name)[:_CUT].decode(errors='ignore')}~{digest}"
