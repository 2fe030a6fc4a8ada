"""`paircard publish --follow`: the pages written again whenever the event changes, until Ctrl+C."""

from __future__ import annotations

import sys
import time
from datetime import datetime
from io import TextIOWrapper
from pathlib import Path

from paircard.core.facets.pairing import NoPairing
from paircard.core.pages.unchanged import Kept
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.pages.publishing import publish
from paircard.data.storage.errors import StoreError
from paircard.tui.batch.ctrl_c import CtrlC
from paircard.tui.batch.output import DONE, failed, say
from paircard.tui.batch.papers import publish_event
from paircard.tui.batch.recorded_event import recorded_event

LOOK = 0.5
"""Seconds between two looks at the file; a look asks only when it was written."""
AGAIN = 5.0
"""Seconds until what could not be read or written is tried again."""

Stamp = tuple[int, int, int]


def follow_event(file: Path, folder: Path, encoding: str = "") -> int:
    """Write the pages now and after every change; return the exit code, as `publish_event` where it cannot begin."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    following = Following(file, folder, encoding)
    if code := publish_event(file, folder, encoding):
        return code
    try:
        with CtrlC() as ctrl_c:
            say(tr("From now on the pages follow {file}; Ctrl+C ends it.", file=file))
            while True:
                ctrl_c.need_unpressed()
                time.sleep(LOOK)
                following.look()
    except KeyboardInterrupt:
        say(tr("The pages in {folder} stay, but no longer follow the event.", folder=folder))
        return DONE


class Following:
    """A file and the folder that follows it, written as the file is now."""

    def __init__(self, file: Path, folder: Path, encoding: str = "") -> None:
        """Begin with what is there."""
        self._file = file
        self._folder = folder
        self._encoding = encoding
        self._seen = _stamp(file)
        self._trouble = ""
        self._tried = 0.0
        self._kept = Kept()

    def look(self) -> None:
        """Write the pages if the file was written; tell trouble once, and leave the last good pages then."""
        stamp = _stamp(self._file)
        if stamp == self._seen and not (self._trouble and time.monotonic() - self._tried > AGAIN):
            return
        # a change while it is read is seen by the next look
        self._seen, self._tried = stamp, time.monotonic()
        try:
            written = publish(recorded_event(self._file, self._encoding), self._folder, kept=self._kept)
        except (StoreError, Refusal, NoPairing) as error:
            self._tell_trouble(str(error))
        else:
            self._trouble = ""
            say(tr("{time} {written}", time=_now(), written=written))

    def _tell_trouble(self, trouble: str) -> None:
        if trouble != self._trouble:
            failed(tr("{time} {why} The pages stay as they were.", time=_now(), why=trouble), DONE)
        self._trouble = trouble


def _now() -> str:
    return datetime.now().astimezone().strftime("%H:%M:%S")


def _stamp(file: Path) -> Stamp | None:
    """Return what is another whenever the file was written, None where it cannot be asked."""
    try:
        state = file.stat()
    except OSError:
        return None
    return state.st_mtime_ns, state.st_size, state.st_ino
