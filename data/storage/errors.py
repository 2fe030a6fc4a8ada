"""What can go wrong with an event's files, said for people: what, where, what to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.journal import Entry
    from paircard.core.event.tournament import Tournament


class StoreError(Exception):
    """Base of everything the store says; its text is one sentence for the screen."""


class NoSuchEvent(StoreError):
    """There is no file at the path."""


class EventExists(StoreError):
    """A new event would overwrite a file."""


class NotAnEvent(StoreError):
    """The path leads to something that is no event file: a folder, an empty file, other data."""


class Unreadable(StoreError):
    """The system does not hand the file out: no permission, a failing disk."""


class NewerFormat(StoreError):
    """A newer paircard wrote the file."""


class NotStored(StoreError):
    """The disk refused a write, or did not confirm it; the text says which. Memory is as it was before."""


class NotPrinted(StoreError):
    """The print command did not take a paper; the text says why."""


class DamagedFile(StoreError):
    """An event file that cannot be trusted.

    `backup` is the newest good backup or None; `log_entries` is how many good entries the logbook holds.
    """

    def __init__(self, message: str, *, backup: Path | None = None, log_entries: int = 0) -> None:
        super().__init__(message)
        self.backup = backup
        self.log_entries = log_entries


class NotFollowed(DamagedFile):
    """A file as paircard wrote it, of which an entry cannot be followed; what comes before it can.

    `good` is the event before the command of that entry, `number` and `document` are the entry as it stands there,
    `why` says what is wrong with it, `last` is the number of the last one.
    """

    def __init__(
        self, message: str, *, good: Tournament, why: str, number: int, document: Mapping[str, Any], last: int
    ) -> None:
        super().__init__(message)
        self.good = good
        self.why = why
        self.number = number
        self.document = document
        self.last = last


class FileReplaced(StoreError):
    """The file does not go on from what this program knows: replaced, damaged or gone while it was open.

    Nothing was stored, and nothing is until somebody decides. `known` is what this program knows, `found` what is
    there now (None where that is no event), `kept` where `known` was saved beside it (None if it did not need to be).
    """

    def __init__(self, message: str, *, known: Tournament, found: Tournament | None = None) -> None:
        super().__init__(message)
        self.known = known
        self.found = found
        self.kept: Path | None = None
        self.not_kept = ""
        """Why it could not be saved."""


class Busy(StoreError):
    """Somebody else is writing; `holder` says who, as far as they are known."""

    def __init__(self, message: str, *, holder: str) -> None:
        super().__init__(message)
        self.holder = holder


class Conflict(StoreError):
    """A command was refused because somebody else changed the event in the meantime.

    `between` are the entries that were not on this screen yet, `refusal` is what the fresh state answered.
    """

    def __init__(self, refusal: Refusal, between: Sequence[Entry]) -> None:
        who = ", ".join(dict.fromkeys(entry.arbiter for entry in between))
        said = str(refusal)
        blamed = tr("{refusal} ({who} changed the event in the meantime.)", refusal=said, who=who)
        super().__init__(said if who in said else blamed)
        self.refusal = refusal
        self.between = tuple(between)


class NotInstalled(StoreError):
    """A part that is installed only when asked for is not there; the text says how to get it."""
