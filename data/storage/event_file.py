"""An event on disk: open it, execute commands on it, never lose one."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from paircard.core.commands import Command
from paircard.core.event.round_facts import RoundPaired
from paircard.core.event.tournament import Tournament
from paircard.core.review.showable import need_showable, recorded
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.data.machine.os_errors import in_words
from paircard.data.platform import files, names
from paircard.data.storage import notices, replaced_words
from paircard.data.storage.backups import Backups
from paircard.data.storage.clash import clash
from paircard.data.storage.durable import free_name
from paircard.data.storage.errors import (
    Busy,
    Conflict,
    DamagedFile,
    EventExists,
    FileReplaced,
    NoSuchEvent,
    NotAnEvent,
    NotStored,
)
from paircard.data.storage.histories import Together, agreed, brought_together, continues
from paircard.data.storage.journal_file import JournalFile
from paircard.data.storage.kept_copies import keep, keep_what_lies_there
from paircard.data.storage.lock import Lock
from paircard.data.storage.logbook import Logbook, Standing
from paircard.data.storage.mending import Mending
from paircard.data.storage.permission import what_failed
from paircard.data.storage.rescue import rescued
from paircard.data.storage.sealed_storage import Sight, sight_of
from paircard.data.storage.sidecar_files import SUFFIX, Companions

LOCK_WAIT = 3.0
"""Seconds to wait for another process to finish its commit, which takes milliseconds."""


def utc_now() -> str:
    """Return the time as the journal writes it: ISO 8601, UTC, seconds."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class EventFile:
    """One event file and what lies beside it: lock, log and backups.

    Several processes may have the same event open. Nothing is locked but the moment of a commit, and every
    command is decided on what is on disk then.
    """

    def __init__(self, companions: Companions, file: JournalFile, *, wait: float, clock: Callable[[], str]) -> None:
        """Use `create` or `open`."""
        self._companions = companions
        self._file = file
        self._lock = Lock(companions.lock, companions.event)
        self._mending = Mending(companions, self._lock)
        self._log = Logbook(companions)
        self._backups = Backups(companions)
        self._wait = wait
        self._clock = clock
        self._notices: list[str] = []
        self._storing: JournalFile | None = None
        """What is being written, once that has begun."""
        self._doubt: FileReplaced | None = None
        """What was told about a file that took the place of this one, until somebody decides."""
        self._doubted: tuple[Sight, bool] = ((b"", None), True)
        """What was seen then."""
        self._found: JournalFile | None = None
        """That file."""

    # --- opening and closing -------------------------------------------------------------------------------

    @classmethod
    def create(
        cls,
        path: str | Path,
        *commands: Command,
        arbiter: str,
        wait: float = LOCK_WAIT,
        clock: Callable[[], str] = utc_now,
    ) -> Self:
        """Make a new event file that begins with these commands, all in one write.

        Raises `EventExists`, `NotStored`, or the `Refusal` of a command; no event file is made then.
        """
        # before the path is followed, which to Windows may lead to a device
        if why := names.why_unusable(Path(path)):
            raise NotStored(tr("{file} cannot be the name of an event file: {why}.", file=Path(path).name, why=why))
        companions = Companions.of(path)
        if companions.event.suffix != SUFFIX:
            sentence = tr(
                "{file} does not end in {ending}: event files do, please add it.",
                file=companions.event.name,
                ending=SUFFIX,
            )
            raise NotStored(sentence)
        event = cls(companions, JournalFile(companions.event, create=True), wait=wait, clock=clock)
        event._begin(commands, arbiter)
        return event

    @classmethod
    def open(cls, path: str | Path, *, wait: float = LOCK_WAIT, clock: Callable[[], str] = utc_now) -> Self:
        """Open an event file; what people should know about it is in `take_notices`.

        Raises `NoSuchEvent`, `NotAnEvent`, `Unreadable`, `NewerFormat`, or `DamagedFile` with what `restore`
        could bring back.
        """
        companions = Companions.of(path)
        event = cls(companions, rescued(companions), wait=wait, clock=clock)
        event._look_around()
        return event

    def close(self) -> None:
        """Let go of the file. Nothing is left to be written, ever."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- what is there -------------------------------------------------------------------------------------

    @property
    def path(self) -> Path:
        """The event file, links followed."""
        return self._companions.event

    @property
    def companions(self) -> Companions:
        """The names of lock, log and backups."""
        return self._companions

    @property
    def tournament(self) -> Tournament:
        """The event as this process last read or wrote it, seen from its first stage: always what is on disk."""
        return self._file.tournament

    def take_notices(self) -> tuple[str, ...]:
        """Return what people should know and have not been told yet: a mended log, a missing backup."""
        taken, self._notices = tuple(self._notices), []
        return taken

    def reload_if_changed(self) -> bool:
        """Read the file again if another process wrote it; return whether it did. Cheap if not.

        Raises `FileReplaced` where the file does not go on from what this process knows, `Unreadable` and
        `NewerFormat` like `open`; the tournament stays as it was then.
        """
        if not self._file.moved:
            self._doubt = None
            self._notices += self._mending.looked_after(self._file)
            return False
        if self._doubt is not None and self._doubted == self._sight():
            raise self._doubt
        try:
            self._file = self._fresh()
        except FileReplaced as error:
            raise self._told(error) from error
        return True

    # --- commands ------------------------------------------------------------------------------------------

    def execute(self, *commands: Command, arbiter: str, stage: int | None = None) -> Tournament:
        """Decide the commands on what is on disk now, store all their events in one write, return the result.

        They are meant for `stage`, and the result is seen from it; who names none means an event of one stage, and
        nothing else.

        Raises `Refusal`, or `Conflict` when only another process's change made for it; `Busy`; `FileReplaced`
        like `reload_if_changed`; `NotStored` when the disk refused. The tournament, in memory and on disk, is
        the old one then; only where the disk took the write without confirming it the file may be new, which
        the error says and a reload shows.
        """
        with self._writing(arbiter):
            return self._commit(commands, arbiter, stage)

    # --- when the file was replaced ------------------------------------------------------------------------

    def bring_together(self, *, arbiter: str) -> Together:
        """Add what only this process knows to the event that took the file's place, as far as it fits.

        Raises like `execute`; `FileReplaced` again where there is no such event, or another one.
        """
        together = Together(self.tournament)
        with self._writing(arbiter):
            try:
                self._file = self._fresh()
            except FileReplaced:
                if self._found is None or not agreed(self._found.tournament, self.tournament):
                    raise
                together = brought_together(self._found.tournament, self.tournament)
                if together.added:
                    need_showable(self._found.tournament, together.tournament)
                    self._found.append(together.tournament)
                self._file = self._found
            self._follow()
        self._forget_doubt()
        return together

    def go_on_with_found(self, *, arbiter: str) -> Tournament:
        """Go on with the event that took the file's place; what this process knew stays in the kept file."""
        with self._writing(arbiter):
            try:
                self._file = self._fresh()
            except FileReplaced:
                if self._found is None:
                    raise
                self._file = self._found
            self._follow()
        self._forget_doubt()
        return self.tournament

    def put_back(self, *, arbiter: str) -> Path | None:
        """Write what this process knows in place of what lies there; return where that is kept, None if nothing was."""
        with self._writing(arbiter):
            kept = keep_what_lies_there(self._companions)
            self._file.write_again()
            self._follow()
        self._forget_doubt()
        return kept

    def add(self, other: Tournament, *, arbiter: str) -> Together:
        """Add what another history of this event knows, as far as it fits; the state before is backed up.

        Raises like `execute`; `NotStored` for the history of another event.
        """
        with self._writing(arbiter):
            self._file = self._fresh()
            if not agreed(self.tournament, other):
                raise NotStored(tr("{name} is another event: nothing was added.", name=other.details.name))
            together = brought_together(self.tournament, other)
            if together.added:
                need_showable(self.tournament, together.tournament)
                self._back_up("before-adding")  # no words: a name of a file
                self._storing = self._file
                self._file.append(together.tournament)
            self._follow()
        return together

    def _forget_doubt(self) -> None:
        doubt, self._doubt, self._found = self._doubt, None, None
        if doubt is not None and doubt.kept is not None and continues(self.tournament, doubt.known):
            # the event holds every entry of it again, as it was
            with suppress(OSError):
                os.unlink(doubt.kept)

    def _told(self, doubt: FileReplaced) -> FileReplaced:
        """Save what this process knows, unless the log tells it; say where, or why not."""
        try:
            with self._lock.held(tr("A copy beside the event"), wait=self._wait):
                if self._found is not None or not self._log_tells_all():
                    doubt.kept = keep(self._companions, self._file.content)
        except (OSError, Busy) as error:
            doubt.not_kept = in_words(error)
        self._doubt, self._doubted = doubt, self._sight()
        return doubt

    def _sight(self) -> tuple[Sight, bool]:
        """What a cheap look at the file's place shows."""
        return sight_of(self.path), self.path.parent.is_dir()

    def _log_tells_all(self) -> bool:
        with suppress(OSError):
            return self._log.read().standing(self.tournament.entries) in (Standing.IN_STEP, Standing.AHEAD)
        return False

    # --- one write -----------------------------------------------------------------------------------------

    @contextmanager
    def _writing(self, arbiter: str) -> Iterator[None]:
        """Hold the lock inside the block; what goes wrong there is told in words."""
        self._storing = None
        try:
            with self._lock.held(arbiter, wait=self._wait):
                yield
        except FileReplaced as error:
            raise self._told(error) from error
        except OSError as error:
            if self.tournament.entries and not self.path.parent.is_dir():
                raise replaced_words.folder_gone(self.path, self.tournament) from error
            raise self._not_stored(error) from error

    def _begin(self, commands: Sequence[Command], arbiter: str) -> None:
        with self._writing(arbiter):
            if os.path.lexists(self.path):
                raise EventExists(tr("{file} already exists: open it, or choose another name.", file=self.path))
            after = self._decided(self.tournament, commands, arbiter)
            # backups of an event that once had this name are not backups of this one
            if os.path.lexists(self._companions.backups):
                files.replace(self._companions.backups, free_name(self._companions.backups))
            self._store(self._file, self.tournament, after)

    def _commit(self, commands: Sequence[Command], arbiter: str, stage: int | None) -> Tournament:
        file = self._fresh()
        before = _meant(file.tournament, stage)
        after = self._decided(before, commands, arbiter)
        self._store(file, before, after)
        return after if after.stage in after.stages else after.seen(1)

    def _store(self, file: JournalFile, before: Tournament, after: Tournament) -> None:
        """Write what was decided, and what lies beside the event."""
        added = after.entries[before.revision :]
        paired = [entry.event.round for entry in added if isinstance(entry.event, RoundPaired)]
        if paired and before.entries:
            self._back_up(f"{_section(before)}r{paired[0]}-before-pairing")  # no words: a name of a file
        if added:
            self._storing = file
            file.append(after)
        self._file = file
        self._follow()
        if paired:
            self._back_up(f"{_section(before)}r{paired[-1]}-paired")  # no words: a name of a file

    def _fresh(self) -> JournalFile:
        """Return the file as it is on disk now, which goes on from what this process knows."""
        if not self._file.moved:
            self._notices += self._mending.mended(self._file)
            return self._file
        known, self._found = self.tournament, None
        try:
            file = rescued(self._companions, known)
        except (NoSuchEvent, NotAnEvent, DamagedFile) as error:
            raise replaced_words.spoilt(self.path, known, error) from error
        if not continues(file.tournament, known):
            self._found = file
            raise replaced_words.by_another(self.path, known, file.tournament)
        return file

    def _decided(self, before: Tournament, commands: Sequence[Command], arbiter: str) -> Tournament:
        between = before.entries[self.tournament.revision :]
        after = before
        try:
            for command in commands:
                events = command.decide(after)
                if refusal := clash(events, between, after):
                    raise refusal
                after = recorded(after, events, arbiter=arbiter, time=self._clock())
            need_showable(before, after)
        except Refusal as refusal:
            if between:
                raise Conflict(refusal, between) from refusal
            raise
        return after

    def _not_stored(self, error: OSError) -> NotStored:
        if self._storing is not None and self._storing.moved:
            sentence = mark(
                "The disk did not confirm what was stored in {file} ({why}): check whether it is there before you do "
                "it again."
            )
        else:
            sentence = mark(
                "Nothing was stored in {file} ({why}): see to the disk or the permissions, then do it again."
            )
        return NotStored(tr(sentence, file=self.path.name, why=what_failed(error, self._companions)))

    # --- what may fail without harm to the event -----------------------------------------------------------

    def _back_up(self, label: str) -> None:
        try:
            self._backups.keep(label)
        except OSError as error:
            self._notices.append(notices.about_missing_backup(label, what_failed(error, self._companions)))

    def _follow(self) -> None:
        try:
            aside = self._log.follow(self.tournament.entries)
        except OSError as error:
            self._notices.append(notices.about_missing_log(what_failed(error, self._companions)))
        else:
            if aside is not None:
                self._notices.append(notices.about_log_aside(aside, self.tournament))

    def _look_around(self) -> None:
        self._notices += notices.about_place(self.path)
        if half := notices.about_half_command(self.tournament):
            self._notices.append(half)
        # without the lock another process may be between file and log: only agreement means something
        try:
            if self._log.read().standing(self.tournament.entries) is not Standing.IN_STEP:
                self._mend_log()
        except OSError as error:
            why = what_failed(error, self._companions)
            self._notices.append(tr("The log could not be checked: {why}", why=why))
        except Busy as error:
            self._notices.append(tr("The log could not be checked: {why}", why=error))

    def _mend_log(self) -> None:
        with self._lock.held(tr("A check of the log"), wait=self._wait):
            if self._file.moved:
                self._file = rescued(self._companions)
            journal = self.tournament.entries
            log = self._log.read()
            # what only the log knows is for `restore` to bring back, not for us to set aside unasked
            aside = None if log.standing(journal) is Standing.AHEAD else self._log.follow(journal)
            if notice := notices.about_log(log, journal, aside):
                self._notices.append(notice)


def _meant(tournament: Tournament, stage: int | None) -> Tournament:
    """Return the event seen from the stage that commands are meant for: never the one somebody happens to look at."""
    if stage is None and tournament.several:
        raise ValueError("where there are several stages, a command names the one it is meant for")  # no words: ours
    return tournament if stage is None else tournament.seen(stage)


def _section(tournament: Tournament) -> str:
    """Return the stage as names of backups begin with it, where there are several."""
    return f"s{tournament.stage}-" if len(tournament.world) > 1 else ""  # no words: a name of a file
