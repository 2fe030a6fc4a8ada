"""An event on disk: open it, execute commands on it, never lose one."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from core.commands import Command
from core.errors import Refusal
from core.events import RoundPaired
from core.language import mark, tr
from core.tournament import Tournament
from data.errors import Busy, Conflict, EventExists, NotStored
from data.storage import notices
from data.storage.backups import Backups
from data.storage.clash import clash
from data.storage.companions import SUFFIX, Companions
from data.storage.durable import free_name
from data.storage.journal_file import JournalFile
from data.storage.lock import Lock
from data.storage.logbook import Logbook, Standing
from data.storage.rescue import rescued

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
        self._log = Logbook(companions)
        self._backups = Backups(companions)
        self._wait = wait
        self._clock = clock
        self._notices: list[str] = []

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
        """The tournament as this process last read or wrote it: always something that is on disk."""
        return self._file.tournament

    def take_notices(self) -> tuple[str, ...]:
        """Return what people should know and have not been told yet: a mended log, a missing backup."""
        taken, self._notices = tuple(self._notices), []
        return taken

    def reload_if_changed(self) -> bool:
        """Read the file again if another process wrote it; return whether it did. Cheap if not.

        Raises like `open`; the tournament stays as it was then.
        """
        if not self._file.moved:
            return False
        self._file = self._fresh()
        return True

    # --- commands ------------------------------------------------------------------------------------------

    def execute(self, *commands: Command, arbiter: str) -> Tournament:
        """Decide the commands on what is on disk now, store all their events in one write, return the result.

        Raises `Refusal`, or `Conflict` when only another process's change made for it; `Busy`; `NotStored`
        when the disk refused. The tournament, in memory and on disk, is the old one then; only where the disk
        took the write without confirming it the file may be new, which the error says and a reload shows.
        """
        try:
            with self._lock.held(arbiter, wait=self._wait):
                self._commit(commands, arbiter)
        except OSError as error:
            raise self._not_stored(error) from error
        return self.tournament

    def _begin(self, commands: Sequence[Command], arbiter: str) -> None:
        try:
            with self._lock.held(arbiter, wait=self._wait):
                if os.path.lexists(self.path):
                    raise EventExists(tr("{file} is there already: open it, or choose another name.", file=self.path))
                # backups of an event that once had this name are not backups of this one
                if os.path.lexists(self._companions.backups):
                    os.replace(self._companions.backups, free_name(self._companions.backups))
                self._commit(commands, arbiter)
        except OSError as error:
            raise self._not_stored(error) from error

    def _commit(self, commands: Sequence[Command], arbiter: str) -> None:
        file = self._fresh()
        before = file.tournament
        after = self._decided(before, commands, arbiter)
        added = after.entries[before.revision :]
        paired = [entry.event.round for entry in added if isinstance(entry.event, RoundPaired)]
        if paired and before.entries:
            self._back_up(f"r{paired[0]}-before-pairing")  # no words: a name of a file
        if added:
            file.append(after)
        self._file = file
        self._follow()
        if paired:
            self._back_up(f"r{paired[-1]}-paired")  # no words: a name of a file

    def _fresh(self) -> JournalFile:
        return rescued(self._companions, self.tournament) if self._file.moved else self._file

    def _decided(self, before: Tournament, commands: Sequence[Command], arbiter: str) -> Tournament:
        between = before.entries[self.tournament.revision :]
        after = before
        try:
            for command in commands:
                events = command.decide(after)
                if refusal := clash(events, between):
                    raise refusal
                after = after.record(events, arbiter=arbiter, time=self._clock())
        except Refusal as refusal:
            if between:
                raise Conflict(refusal, between) from refusal
            raise
        return after

    def _not_stored(self, error: OSError) -> NotStored:
        if self._file.moved:
            sentence = mark(
                "The disk did not confirm what was stored in {file} ({why}): "
                "look whether it is there before you do it again."
            )
        else:
            sentence = mark(
                "Nothing was stored in {file} ({why}): see to the disk or the permissions, then do it again."
            )
        return NotStored(tr(sentence, file=self.path.name, why=error.strerror))

    # --- what may fail without harm to the event -----------------------------------------------------------

    def _back_up(self, label: str) -> None:
        try:
            self._backups.keep(label)
        except OSError as error:
            self._notices.append(notices.about_missing_backup(label, error))

    def _follow(self) -> None:
        try:
            self._log.follow(self.tournament.entries)
        except OSError as error:
            self._notices.append(notices.about_missing_log(error))

    def _look_around(self) -> None:
        self._notices += notices.about_place(self.path)
        # without the lock another process may be between file and log: only agreement means something
        try:
            if self._log.read().standing(self.tournament.entries) is not Standing.IN_STEP:
                self._mend_log()
        except (OSError, Busy) as error:
            self._notices.append(tr("The log could not be checked: {why}", why=error))

    def _mend_log(self) -> None:
        with self._lock.held(tr("A check of the log"), wait=self._wait):
            self._file = self._fresh()
            journal = self.tournament.entries
            log = self._log.read()
            # what only the log knows is for `restore` to bring back, not for us to set aside unasked
            aside = None if log.standing(journal) is Standing.AHEAD else self._log.follow(journal)
            if notice := notices.about_log(log, journal, aside):
                self._notices.append(notice)
