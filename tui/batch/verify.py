"""`paircard verify` and `paircard recover`: is a file what was written, and what can be brought back if not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from core.errors import Refusal
from core.journal import BadEntry, Entry
from core.tournament import Tournament
from data.errors import StoreError
from data.storage.examination import Examination, examine
from data.storage.logbook import Standing
from data.storage.rescue import restore
from tui import sentence
from tui.batch.say import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say
from tui.clock import local_date_time

_LOG = {
    Standing.IN_STEP: "The log tells the same.",
    Standing.BEHIND: "The log lacks the last entries: they are added when the event is opened.",
    Standing.AHEAD: "The log knows later entries: paircard recover brings them back.",
    Standing.OTHER: "The log tells another history: it is set aside when the event is opened.",
    Standing.DAMAGED: "The log has damaged lines: it is written anew when the event is opened.",
}


def verify_file(file: Path) -> int:
    """Check a file and say what is wrong with it; return 0 if nothing is, 1 if something is, 2 unread."""
    any_alphabet()
    try:
        found = examine(file)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    if not found.problem:
        what = "checksums" if file.suffix == ".log" else "seal"
        say(f"{file.name}: {found.entries} entries; {what}, hash chain and fold are right.")
        if found.log:
            say(_LOG[found.log])
        return DONE
    say(f"{file.name}: {found.problem}.".replace("..", "."))
    if found.number:
        say(f"The first bad entry is {_described(found)}")
    say(_advice(file, found))
    return REFUSED


def recover_file(file: Path, *, dry_run: bool) -> int:
    """Bring a damaged event back from backups and log; return 0 if it is whole now, 1 if it cannot be, 2 unread."""
    any_alphabet()
    try:
        say(restore(file, dry_run=dry_run))
    except StoreError as error:
        return failed(error, REFUSED)
    return DONE


def _described(found: Examination) -> str:
    document = found.document
    if document is None:
        return f"{found.number}; it cannot be read."
    time, arbiter = (str(document.get(name, "?")) for name in ("time", "arbiter"))
    return f"{found.number}, {local_date_time(time)}, {arbiter}: {_told(found.good, document)}."


def _told(good: Tournament, document: dict[str, Any]) -> str:
    try:
        event = Entry.from_document(document).event
    except BadEntry:
        written = document.get("event")
        return str(written.get("type", "?") if isinstance(written, dict) else "?")
    try:
        return sentence.of_event(good, event)
    except (LookupError, Refusal):
        return type(event).__name__


def _advice(file: Path, found: Examination) -> str:
    if file.suffix == ".log":
        return "The event file does not need its log: open the event, and a damaged log is written anew."
    trusted = f"Entries before it: {found.number - 1}. " if found.number else ""
    return f"{trusted}paircard recover {file.name} --dry-run says what backups and log can bring back."
