"""The pages of the open event, written anew after every change by a thread of its own: no key ever waits for them."""

from __future__ import annotations

from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Condition, Event, Thread

from paircard.core.event.tournament import Tournament
from paircard.core.facets.pairing import NoPairing
from paircard.core.pages.unchanged import Kept
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.storage.errors import EventExists, StoreError
from paircard.tui.start.crash import report_fault

AGAIN = 5.0
"""Seconds until what the disk refused is tried again."""
PATIENCE = 5.0
"""Seconds to wait for pages that are being written; a disk that hangs keeps nobody longer."""


class Publisher:
    """Writes the newest state only: states that come while it writes are passed over but for the last."""

    def __init__(self, folder: Path) -> None:
        """Begin; nothing is written before the first `show`."""
        self.folder = folder
        self.tried = Event()
        """Set once the pages were written, or refused, for the first time."""
        self._changed = Condition()
        self._shown: Tournament | None = None
        self._newest: Tournament | None = None
        self._unwritten: Tournament | None = None
        self._trouble = ""
        self._kept = Kept()
        self._ending = False
        self._said: SimpleQueue[str] = SimpleQueue()
        self._thread = Thread(target=self._run, name="publisher", daemon=True)
        self._thread.start()

    def show(self, tournament: Tournament) -> None:
        """Write the pages of this state as soon as possible, unless it is the one shown last; returns at once."""
        if tournament is self._shown:
            return
        with self._changed:
            self._newest = self._shown = tournament
            self._changed.notify()

    def heard(self) -> list[str]:
        """Return what there is to say and was not said yet: the first success, each trouble once, its end."""
        said = []
        while True:
            try:
                said.append(self._said.get_nowait())
            except Empty:
                return said

    @property
    def ended(self) -> bool:
        """Whether nothing more will be written."""
        return not self._thread.is_alive()

    def stop(self, patience: float) -> None:
        """Write what was shown last, then end; wait so many seconds at most until that is done."""
        with self._changed:
            self._ending = True
            self._changed.notify()
        self._thread.join(patience)

    # --- in the thread -------------------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            while (state := self._next()) is not None:
                self._write(state)
                self.tried.set()
        except Exception as error:  # a fault of ours ends the pages, and nothing else
            why = f"{type(error).__name__}: {error}."
            self._said.put(f"{tr('{why} No pages are written.', why=why)} {report_fault(error)}".rstrip())
        finally:
            self.tried.set()

    def _next(self) -> Tournament | None:
        """Return what is to be written next, None at the end."""
        with self._changed:
            due = AGAIN if self._unwritten is not None else None
            self._changed.wait_for(lambda: self._newest is not None or self._ending, due)
            state = self._newest or (None if self._ending else self._unwritten)
            self._newest = None
            return state

    def _write(self, state: Tournament) -> None:
        from paircard.data.pages.publishing import publish  # whoever writes no pages does not wait for them

        try:
            said = publish(state, self.folder, kept=self._kept)
        except EventExists as error:
            with self._changed:
                self._ending, self._newest = True, None
            self._said.put(tr("{why} No pages are written.", why=error))
        except (StoreError, Refusal, NoPairing) as error:
            self._unwritten = state
            self._tell_trouble(str(error))
        else:
            if self._trouble or not self.tried.is_set():
                self._said.put(tr("{written} From now on they follow every change; B ends it.", written=said))
            self._unwritten, self._trouble = None, ""

    def _tell_trouble(self, trouble: str) -> None:
        if trouble != self._trouble:
            self._said.put(tr("{why} The pages stay as they were.", why=trouble))
        self._trouble = trouble
