"""A damaged event file: what is left, and how it is brought back."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from paircard.core.event.journal import BadEntry, Entry, NewerEntry
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr, trn
from paircard.data.machine.os_errors import in_words
from paircard.data.storage import ordinary_files
from paircard.data.storage.backups import Backups
from paircard.data.storage.durable import free_name, replace_file
from paircard.data.storage.errors import (
    DamagedFile,
    NewerFormat,
    NoSuchEvent,
    NotAnEvent,
    NotFollowed,
    NotStored,
    StoreError,
    Unreadable,
)
from paircard.data.storage.event_path import event_at
from paircard.data.storage.journal_file import JournalFile, newer_format
from paircard.data.storage.kept_copies import beside
from paircard.data.storage.lock import Lock
from paircard.data.storage.log_followed import followed
from paircard.data.storage.logbook import Log, Logbook, Standing
from paircard.data.storage.notices import Told, about_broken_log, about_half_command, kind_of
from paircard.data.storage.sidecar_files import Companions
from paircard.data.storage.witnesses import loss, loss_beside


def rescued(companions: Companions, known: Tournament | None = None) -> JournalFile:
    """Open the event file, which may go on where a `known` tournament ends.

    Raises the `StoreError` of the file. One that has backups or a log is `DamagedFile`, whatever it looks
    like, and says what `restore` could bring back.
    """
    try:
        return JournalFile(companions.event, known=known)
    except (DamagedFile, NotAnEvent) as error:
        if companions.event.is_dir() or (isinstance(error, NotFollowed) and not goes_on_beside(companions, error)):
            raise
        backup = Backups(companions).newest_good()
        log_entries = len(_log(companions).texts)
        if isinstance(error, NotAnEvent) and not (backup or log_entries):
            raise
        raise DamagedFile(str(error), backup=backup, log_entries=log_entries) from error


def restore(path: str | Path, *, wait: float = 3.0, dry_run: bool = False, told: Told = kind_of) -> str:
    """Bring an event back to the last state that backups and log can tell; return sentences about it.

    Only whole commands are brought back; `told` puts the one in which a log breaks off into words. What is lost is
    said, as far as anything that is left tells it. The damaged file is kept. A file that is whole is left alone,
    unless the log knows later entries. With
    `dry_run` nothing is changed, and the sentences say what would be done.
    Raises `NoSuchEvent` if there is nothing to restore from, `NotAnEvent` for a folder and the like, `NewerFormat`
    if a newer paircard wrote the file, its log or a backup, and then nothing is touched; `Busy`, `NotStored`.
    """
    companions = event_at(path)
    _need_known_format(companions)
    try:
        with Lock(companions.lock, companions.event).held(tr("The restoring of a backup"), wait=wait):
            return _restored(companions, told, dry_run=dry_run)
    except OSError as error:
        sentence = tr("{file} could not be restored ({why}).", file=companions.event, why=in_words(error))
        raise NotStored(sentence) from error


@dataclass(frozen=True, slots=True)
class _Source:
    """Something to start from, and where it leads with the later entries of the log."""

    file: Path | None
    revision: int
    tournament: Tournament
    later: str = ""
    """Name of the file with the later entries where that is not the log."""
    half: tuple[Entry, ...] = ()
    """What the log has of the command in which it breaks off."""


def _restored(companions: Companions, told: Told, *, dry_run: bool) -> str:
    event = companions.event
    # the first of the longest: rather the file itself than a backup
    best = max(_sources(companions), key=lambda source: source.tournament.revision)
    if (stopped := stopped_at(companions)) and not goes_on_beside(companions, stopped):
        raise stopped
    if not best.tournament.revision:
        if best.half:
            first_command = tr(
                "There is no good backup, and the log breaks off before entry {number}, within its first command: "
                "there is nothing whole to restore {file} from.",
                number=best.half[-1].number + 1,
                file=event,
            )
            raise NoSuchEvent(first_command)
        raise NoSuchEvent(tr("There is no good backup and no log to restore {file} from.", file=event))
    lost = _lost(companions, best, told)
    if best.file == event and best.revision == best.tournament.revision:
        whole = tr("{file} is whole and up to date: nothing was restored.", file=event.name)
        more = (each.sentence(event, best.tournament) for each in beside(companions, best.tournament))
        return _sentences(whole, about_half_command(best.tournament), lost, *more)
    number, origin = best.tournament.revision, _origin(best)
    if dry_run:
        done = tr(
            "{file} would be restored to entry {number}: {origin}.", file=event.name, number=number, origin=origin
        )
        return _sentences(done, lost, tr("Nothing was changed."))
    kept = _keep_damaged(companions)
    _put_in_place(best, event)
    done = tr("{file} is restored to entry {number}: {origin}.", file=event.name, number=number, origin=origin)
    return _sentences(done, lost, kept, _log_in_order(companions, best.tournament))


def goes_on_beside(companions: Companions, stopped: NotFollowed) -> bool:
    """Whether backups and log tell more than a file of which an entry cannot be followed."""
    return max(source.tournament.revision for source in _sources(companions)) > stopped.good.revision


def stopped_at(companions: Companions) -> NotFollowed | None:
    """Return where the event file, though as it was written, cannot be followed; None where it can, or is damaged."""
    try:
        JournalFile(companions.event)
    except NotFollowed as error:
        return error
    except StoreError:
        pass
    return None


def _need_known_format(companions: Companions) -> None:
    """Raise `NewerFormat` before anything is locked, kept or replaced: what we cannot read is not ours to mend."""
    with suppress(DamagedFile, NotAnEvent, NoSuchEvent, Unreadable):
        JournalFile(companions.event)
    for text in _log(companions).texts:
        try:
            with suppress(BadEntry):
                Entry.from_document(SYSTEMS, json.loads(text))
        except NewerEntry as error:
            raise newer_format(companions.log, error) from error


def _sentences(*some: str) -> str:
    return " ".join(filter(None, some))


def _lost(companions: Companions, best: _Source, told: Told) -> str:
    """Say what is lost and in which command; empty where nothing is."""
    half = best.half[-1].number if best.half else 0
    of_a_whole_file = best.file == companions.event
    found = (loss_beside if of_a_whole_file else loss)(companions, _log(companions), best.tournament, half)
    return _sentences(about_broken_log(best.tournament, best.half, told), found.sentence() if found else "")


def _sources(companions: Companions) -> list[_Source]:
    log = _log(companions)
    good: list[tuple[Path, Tournament]] = []
    for file in (companions.event, *Backups(companions).all()):
        try:
            good.append((file, JournalFile(file).tournament))
        except NewerFormat:
            raise  # it may hold more than all we can read
        except StoreError:
            continue
    if not good:
        return [_source(companions, None, Tournament.beginning(SYSTEMS), log)]
    # a whole file, or else the newest backup, says which history is meant
    meant = good[0][1]
    return [_source(companions, file, base, log) for file, base in good if base is meant or _continues(base, meant)] + [
        _Source(good[0][0], meant.revision, each.tournament, each.path.name)
        for each in beside(companions, meant)
        if _continues(each.tournament, meant)
    ]


def _source(companions: Companions, file: Path | None, base: Tournament, log: Log) -> _Source:
    try:
        there = followed(base, log)
    except NewerEntry as error:
        raise newer_format(companions.log, error) from error
    return _Source(file, base.revision, there.tournament, half=there.half)


def _continues(longer: Tournament, shorter: Tournament) -> bool:
    last = shorter.revision - 1
    return longer.revision > last and longer.entries[last].digest == shorter.entries[last].digest


def _keep_damaged(companions: Companions) -> str:
    if not companions.event.exists():
        return ""
    kept = free_name(companions.damaged)
    replace_file(kept, ordinary_files.read(companions.event), model=companions.event)
    return tr("The file as it was is kept as {file}.", file=kept.name)


def _log_in_order(companions: Companions, back: Tournament) -> str:
    """Let the log tell what was brought back: what it has more leads nowhere, and would be promised for ever."""
    book = Logbook(companions)
    with suppress(OSError):  # who opens the event is told, and mends it
        fits = book.read().standing(back.entries) in (Standing.IN_STEP, Standing.BEHIND)
        aside = None if fits else book.follow(back.entries)
        return tr("The log as it was is kept as {file}.", file=aside.name) if aside else ""
    return ""


def _put_in_place(source: _Source, event: Path) -> None:
    if source.file and source.file != event:
        replace_file(event, ordinary_files.read(source.file), model=event if event.exists() else source.file)
    file = JournalFile(event, create=source.file is None)
    if source.tournament.revision > source.revision:
        file.append(source.tournament)


def _origin(source: _Source) -> str:
    if source.file is None:
        return tr("from the log alone")
    more = source.tournament.revision - source.revision
    if not more:
        return source.file.name
    if source.later:
        return trn(
            "{file} and {count} later from {other}",
            "{file} and {count} later from {other}",
            more,
            file=source.file.name,
            other=source.later,
        )
    return trn(
        "{file} and {count} later from the log", "{file} and {count} later from the log", more, file=source.file.name
    )


def _log(companions: Companions) -> Log:
    try:
        return Logbook(companions).read()
    except OSError:
        return Log()
