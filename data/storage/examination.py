"""Is an event file, or a log, what paircard wrote? If not: the first entry that is not."""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path
from typing import Any

from paircard.core.event.broken_off import broken_off
from paircard.core.event.journal import BadEntry, Entry, NewerEntry
from paircard.core.event.legible import commands_a_terminal, may_command
from paircard.core.event.tournament import Tournament
from paircard.core.review.showable import first_that_cannot_be_shown
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.language import tr
from paircard.data.machine.os_errors import in_words
from paircard.data.storage.errors import DamagedFile, NotAnEvent, NotFollowed, Unreadable
from paircard.data.storage.event_path import event_at
from paircard.data.storage.journal_file import JournalFile, newer_format
from paircard.data.storage.logbook import Log, Logbook, Standing
from paircard.data.storage.rescue import goes_on_beside
from paircard.data.storage.salvage import Documents, documents_in, documents_in_log
from paircard.data.storage.sealed_storage import read_event
from paircard.data.storage.sidecar_files import Companions

Blame = tuple[int, str]
"""Number of the first bad entry, and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Examination:
    """What was found in a file."""

    entries: int
    """How many entries it holds."""
    good: Tournament
    """The event as far as it can be trusted."""
    problem: str = ""
    """What is wrong, in one sentence; empty when all is right."""
    number: int = 0
    """Number of the first bad entry; 0 when all is right, or when no single entry is to blame."""
    document: Any = None
    """That entry as far as it can be read, None where it cannot."""
    log: Standing | None = None
    """How the log beside a sound event file stands to it."""
    half: int = 0
    """Number of the first entry of the last command where that is there in part only; 0 where it is whole."""
    can_be_set_aside: bool = False
    """Whether the file is as it was written, and goes on without the entries from that command on."""
    commanding: tuple[int, ...] = ()
    """Numbers of the entries with characters that a terminal would take for commands; nothing shows them."""


def examine(path: Path) -> Examination:
    """Check seal, hash chain and fold of an event file, or checksums, hash chain and fold of a log (`.log`).

    What holds must be possible to show, too. Raises the `StoreError` of a file that cannot be read, is of another
    kind or of a newer format.
    """
    if path.suffix == ".log":
        return _of_log(path)
    companions = event_at(path)
    log = _log(companions)
    try:
        file = JournalFile(companions.event)
    except NotFollowed as error:
        aside = not goes_on_beside(companions, error)
        return Examination(error.last, error.good, error.why, error.number, error.document, can_be_set_aside=aside)
    except (DamagedFile, NotAnEvent) as error:
        documents = documents_in(read_event(companions.event))
        if not documents:
            raise
        return _blamed(documents, log, str(error))
    tournament = file.tournament
    file.close()
    return _of_sound(tournament, log.standing(tournament.entries))


def _of_sound(tournament: Tournament, standing: Standing | None = None) -> Examination:
    entries = tournament.entries
    commanding = tuple(
        entry.number for entry in entries if may_command(entry.text) and commands_a_terminal(entry.to_document())
    )
    if number := first_that_cannot_be_shown(tournament):
        good, problem = tournament.as_of(number - 1), tr("what entry {number} says cannot be shown", number=number)
        document = entries[number - 1].to_document()
        return Examination(len(entries), good, problem, number, document, standing, commanding=commanding)
    if broken_off(tournament):
        return _of_half(tournament, standing, commanding)
    return Examination(len(entries), tournament, log=standing, commanding=commanding)


def _of_half(tournament: Tournament, standing: Standing | None = None, commanding: tuple[int, ...] = ()) -> Examination:
    """Return what is said where entries of the last command are missing."""
    first = tournament.entries[-1].command
    problem = tr(
        "it breaks off after entry {last}, within the command that begins with entry {first}",
        last=tournament.revision,
        first=first,
    )
    good = tournament.as_of(first - 1)
    return Examination(tournament.revision, good, problem, log=standing, half=first, commanding=commanding)


def _of_log(path: Path) -> Examination:
    content = read_event(path)
    documents = documents_in_log(content)
    log = Logbook(Companions(path.with_suffix(".json"))).read()
    if log.damaged:
        number = log.damaged[0]
        good = _trusted(documents, number - 1)
        problem = tr("its checksum does not fit line {line}", line=number)
        return Examination(len(documents), good, problem, number, documents[number])
    if not documents:
        raise NotAnEvent(tr("{file} is empty: it holds no log.", file=path))
    if not all(documents.values()):
        return _blamed(documents, log, "")
    try:
        tournament = Tournament.read(SYSTEMS, documents.values())
    except NewerEntry as error:
        raise newer_format(path, error) from error
    except BadEntry:
        return _blamed(documents, log, "")
    return _of_half(tournament) if tournament.revision in log.goes_on_after() else _of_sound(tournament)


def _blamed(documents: Documents, log: Log, otherwise: str) -> Examination:
    """Find the first bad entry; with none, `otherwise` is what is wrong with the file as a whole."""
    entries, unreadable = _readable(documents)
    found = [blame for blame in (_broken_link(entries, documents), _unlike(entries, log), unreadable) if blame]
    blame = min(found, key=itemgetter(0)) if found else _impossible(entries)
    if blame is None:
        return Examination(len(documents), Tournament.fold(SYSTEMS, entries), otherwise)
    number, problem = blame
    return Examination(len(documents), _trusted(documents, number - 1), problem, number, documents.get(number))


def _readable(documents: Documents) -> tuple[list[Entry], Blame | None]:
    """Return the entries up to the first that cannot be read, and that one."""
    entries: list[Entry] = []
    for number in range(1, max(documents) + 1):
        try:
            entries.append(_entry(documents, number))
        # behind a broken seal what nobody knows is damage too: a newer file is believed by its seal, and then by
        # its chain (`core.event.journal.read`)
        except (BadEntry, NewerEntry) as error:
            return entries, (number, str(error))
    return entries, None


def _impossible(entries: list[Entry]) -> Blame | None:
    """Return the first entry that cannot have happened after those before it."""
    try:
        Tournament.fold(SYSTEMS, entries)
    except (BadEntry, NewerEntry) as error:
        return error.number, str(error)
    return None


def _entry(documents: Documents, number: int) -> Entry:
    document = documents.get(number)
    if document is None:
        raise BadEntry(tr("entry {number} cannot be read", number=number))
    return Entry.from_document(SYSTEMS, document)


def _broken_link(entries: list[Entry], documents: Documents) -> Blame | None:
    """Return the first entry that was changed, judged by its neighbours: who still fits the next one is whole."""
    for index in range(1, len(entries)):
        before, here = entries[index - 1], entries[index]
        if here.previous == before.digest:
            continue
        after = documents.get(index + 2)
        whole = isinstance(after, dict) and after.get("previous") == here.digest
        bad = index if whole else index + 1
        return bad, tr("entry {number} was changed: the hash chain breaks there", number=bad)
    return None


def _unlike(entries: list[Entry], log: Log) -> Blame | None:
    """Return the first entry that the log, whose lines have checksums of their own, tells otherwise."""
    told = log.entries()
    # equal digests of the entry before mean one history until there; the first has none before it
    for entry in entries[1:]:
        other = told.get(entry.number)
        if other is not None and other.previous == entry.previous and other.digest != entry.digest:
            return entry.number, tr("entry {number} was changed: the log says otherwise", number=entry.number)
    return None


def _trusted(documents: Documents, last: int) -> Tournament:
    try:
        return Tournament.fold(SYSTEMS, (_entry(documents, number) for number in range(1, last + 1)))
    except (BadEntry, NewerEntry):
        return Tournament.beginning(SYSTEMS)


def _log(companions: Companions) -> Log:
    try:
        return Logbook(companions).read()
    except OSError as error:
        sentence = tr("{file} cannot be read ({why}): check the disk.", file=companions.log, why=in_words(error))
        raise Unreadable(sentence) from error
