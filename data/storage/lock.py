"""Who writes, writes alone: a lock between processes, held for one commit."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from paircard.core.values.language import tr
from paircard.core.values.text import clean
from paircard.data.platform import files, locks, rights
from paircard.data.storage import ordinary_files
from paircard.data.storage.errors import Busy

_PAUSE = 0.01
"""Seconds between two tries."""


class Lock:
    """A lock on a file of its own: the event file is another one after every commit.

    The system frees it when the holder dies, however they die. The file itself stays beside the event and means
    nothing. Its holder takes it away where there is no event, or where it was made in vain: what is refused leaves
    nothing behind. Who waited on it then sees that the name leads elsewhere, and waits anew. What it says about its
    holder is for messages only.
    """

    def __init__(self, path: Path, model: Path) -> None:
        """Lock by the file at `path`, which is created with the mode of `model`, the event."""
        self._path = path
        self._model = model

    @contextmanager
    def held(self, who: str, *, wait: float) -> Iterator[None]:
        """Hold the lock inside the block.

        Raises `Busy`, naming the holder, when it was not to be had for `wait` seconds; `OSError` when the
        lock file cannot be used, for example because somebody put a symbolic link there.
        """
        descriptor, is_new = self._acquired(wait)
        done = False
        try:
            _sign(descriptor, who)
            yield
            done = True
        finally:
            self._let_go(descriptor, in_vain=is_new and not done)

    def _let_go(self, descriptor: int, *, in_vain: bool) -> None:
        """What was done under the lock is done, whatever the system says about cleaning up and closing."""
        locks.let_go(descriptor, self._path, remove=in_vain or not os.path.lexists(self._model))

    def _acquired(self, wait: float) -> tuple[int, bool]:
        """Return the lock file, open and locked, and whether it was made for that."""
        deadline = time.monotonic() + wait
        while True:
            descriptor, is_new = self._opened()
            try:
                while not locks.taken(descriptor):
                    if time.monotonic() >= deadline:
                        raise self._busy(_signature(descriptor), wait)
                    time.sleep(_PAUSE)
                if locks.keeps_its_name(descriptor, self._path):
                    return descriptor, is_new
            except BaseException:
                os.close(descriptor)
                raise
            os.close(descriptor)

    def _opened(self) -> tuple[int, bool]:
        is_new = not os.path.lexists(self._path)
        descriptor = files.open_to_lock(self._path)
        try:
            ordinary_files.need_file(descriptor, self._path)
            if is_new:
                rights.take_after(descriptor, self._model)
        except BaseException:
            os.close(descriptor)
            raise
        return descriptor, is_new

    def _busy(self, holder: str, wait: float) -> Busy:
        sentence = tr(
            "{holder} is writing to {name} and did not finish within {seconds} seconds: try again.",
            holder=holder,
            name=self._path.stem,
            seconds=f"{wait:g}",
        )
        return Busy(sentence, holder=holder)


def _sign(descriptor: int, who: str) -> None:
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S")
    fields = {"who": who, "process": os.getpid(), "machine": socket.gethostname(), "time": now}
    text = tr("{who} (process {process} on {machine}, {time} UTC)", **fields) + "\n"
    # a full disk must not cost the lock, only the name in a message
    with suppress(OSError):
        locks.sign(descriptor, text.encode(errors="replace"))


def _signature(descriptor: int) -> str:
    first_line = locks.signature(descriptor, 300).decode(errors="replace").partition("\n")[0]
    return clean(first_line) or tr("Another program")
