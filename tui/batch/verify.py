"""`paircard verify` and `paircard recover`: is a file what was written, and what can be brought back if not."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from paircard.core.values.language import mark, tr, trn
from paircard.data.storage.errors import NotAnEvent, StoreError
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.examination import Examination, examine
from paircard.data.storage.histories import brought_together
from paircard.data.storage.kept_copies import beside, history_in
from paircard.data.storage.logbook import Standing
from paircard.data.storage.notices import about_broken_log
from paircard.data.storage.rescue import restore
from paircard.data.storage.set_aside import set_aside
from paircard.data.storage.sidecar_files import Companions
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say
from paircard.tui.sentences import journal_entry
from paircard.tui.sentences.bad_entry import bad_entry
from paircard.tui.sentences.joined_histories import joined_told

_NAMED = 10
"""So many entries are named in a sentence."""
_LOG = {
    Standing.IN_STEP: mark("The log agrees."),
    Standing.BEHIND: mark("The log lacks the last entries: they are added when the event is opened."),
    Standing.AHEAD: mark("The log holds later entries: paircard recover brings them back."),
    Standing.OTHER: mark("The log disagrees with the event file: it is set aside when the event is opened."),
    Standing.DAMAGED: mark("The log has damaged lines: it is written anew when the event is opened."),
}
_NO_LOG = mark("There is no log beside it: it is written anew when the event is opened.")


def verify_file(file: Path) -> int:
    """Check a file and say what is wrong with it; return 0 if nothing is, 1 if something is, 2 unread."""
    any_alphabet()
    try:
        found = examine(file)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    if not found.problem:
        say(_all_right(file, found.entries))
        if found.log:
            companions = Companions.of(file)
            say(tr(_LOG[found.log] if companions.log.exists() else _NO_LOG))
            for each in beside(companions, found.good):
                say(each.sentence(companions.event, found.good))
        if found.commanding:
            say(_commanding(found.commanding))
        return DONE
    say(f"{file.name}: {found.problem}.".replace("..", "."))
    if found.number:
        say(_first_bad(found))
    say(_advice(file, found))
    return REFUSED


def recover_file(file: Path, *, other: Path | None = None, aside: bool = False, dry_run: bool) -> int:
    """Bring a damaged event back from backups and log; return 0 if it is whole now, 1 if it cannot be, 2 unread.

    With another file, one that was kept beside the event or a log set aside, add what only that knows; `aside`: set
    aside the entries that cannot be followed.
    """
    any_alphabet()
    try:
        if aside:
            say(set_aside(file, dry_run=dry_run))
        elif other is None:
            say(restore(file, dry_run=dry_run, told=journal_entry.of_entry))
        else:
            say(_added(file, other, dry_run=dry_run))
    except StoreError as error:
        return failed(error, REFUSED)
    return DONE


def _added(file: Path, other: Path, *, dry_run: bool) -> str:
    there = history_in(other)
    if there is None:
        raise NotAnEvent(tr("{file} holds no event: choose a kept file or a log.", file=other))
    history, broken_off = there.tournament, about_broken_log(there.tournament, there.half, journal_entry.of_entry)
    with EventFile.open(file) as event:
        if dry_run:
            together = brought_together(event.tournament, history)
            return _sentences(joined_told(together, history), broken_off, tr("Nothing was changed."))
        said = joined_told(event.add(history, arbiter=tr("The restoring of a backup")), history)
        return _sentences(said, broken_off, *event.take_notices())


def _sentences(*some: str) -> str:
    return " ".join(filter(None, some))


def _all_right(file: Path, entries: int) -> str:
    if file.suffix == ".log":
        return trn(
            "{file}: {count} entry; checksums, hash chain and fold are right.",
            "{file}: {count} entries; checksums, hash chain and fold are right.",
            entries,
            file=file.name,
        )
    return trn(
        "{file}: {count} entry; seal, hash chain and fold are right.",
        "{file}: {count} entries; seal, hash chain and fold are right.",
        entries,
        file=file.name,
    )


def _commanding(entries: Sequence[int]) -> str:
    named = ", ".join(map(str, entries[:_NAMED])) + (", ..." if len(entries) > _NAMED else "")
    return trn(
        "{count} entry ({entries}) holds characters that a terminal would take for commands: it is shown without them.",
        "{count} entries ({entries}) hold characters that a terminal would take for commands: "
        "they are shown without them.",
        len(entries),
        entries=named,
    )


def _first_bad(found: Examination) -> str:
    if found.document is None:
        return tr("The first bad entry is {number}; it cannot be read.", number=found.number)
    bad = bad_entry(found.good, found.document)
    return tr(
        "The first bad entry is {number}, {time}, {arbiter}: {sentence}.",
        number=found.number,
        time=bad.time,
        arbiter=bad.arbiter,
        sentence=bad.sentence,
    )


def _advice(file: Path, found: Examination) -> str:
    if file.suffix == ".log":
        return tr("The event file does not need its log: open the event, and a damaged log is written anew.")
    if found.half:
        return tr("Open the event, undo that command, and do it again.")
    if found.can_be_set_aside:
        return tr(
            "paircard recover {file} --set-aside keeps it as it is in a file beside and goes on from entry {last}.",
            file=file.name,
            last=found.good.revision,
        )
    advice = tr("paircard recover {file} --dry-run says what backups and log can bring back.", file=file.name)
    if not found.number:
        return advice
    return f"{tr('Entries before it: {count}.', count=found.number - 1)} {advice}"
