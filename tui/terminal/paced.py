"""A driver that sends the next picture when the terminal has the last one, and meanwhile lets newer ones replace it."""

from __future__ import annotations

import threading
from typing import Any

from paircard.tui.terminal.pace import Pace
from paircard.tui.terminal.written import Thrifty

_END_AND_BEGIN = "\x1b[?2026l\x1b[?2026h"
"""Between two pictures that a terminal draws each at one go (synchronized output)."""
_LAST_SECONDS = 1.0
"""How long the end waits for answers: one that comes later would be typed into the shell."""


class Paced(Thrifty):
    """Keeps what is written while the line is full, and sends of all that what differs. Stands before a driver."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._pace = Pace()
        self._running = False
        """Whether the terminal is ours."""
        self._kept: list[str] = []
        """What is written and not sent."""
        self._turn = threading.RLock()
        """The thread that reads keys writes, too."""
        self._drawn = threading.Event()
        """Nothing is on its way."""
        self._drawn.set()

    def start_application_mode(self) -> None:
        """Take the terminal, and ask it whether it answers."""
        self._pace = Pace()
        super().start_application_mode()
        self._running = True
        self._ask()

    def stop_application_mode(self) -> None:
        """Send what is kept, wait for what the terminal still has to say, and leave it."""
        with self._turn:
            self._send_kept()
            self._running = False
        if self._pace.answers:
            self._drawn.wait(_LAST_SECONDS)
        super().stop_application_mode()

    def write(self, data: str) -> None:
        """Send what differs, or keep it until the line is free; what is written in one go is one picture."""
        with self._turn:
            if not (self._running and self._pace.answers):
                super().write(data)
                return
            self._kept.append(data)
            if len(self._kept) == 1:
                self._loop.call_soon_threadsafe(self._send_if_free)

    def forget(self, width: int = 0) -> None:
        """Paint everything anew; what was written before belongs to the screen as it was."""
        with self._turn:
            self._send_kept()
            super().forget(width)

    def answered(self) -> None:
        """Take an answer of the terminal; called where keys are read."""
        with self._turn:
            self._pace.answered()
            if not self._pace.asking:
                self._drawn.set()
        self._loop.call_soon_threadsafe(self._send_if_free)

    def send(self, differs: str) -> None:
        """Send a picture, and a question behind it to a terminal that answers."""
        super().send(differs)
        if self._running and self._pace.answers:
            self._ask()

    def _send_if_free(self) -> None:
        with self._turn:
            self._pace.give_up()
            if not self._kept:
                return
            if self._pace.free:
                self._send_kept()
            else:
                self._loop.call_later(self._pace.patience, self._send_if_free)

    def _send_kept(self) -> None:
        kept, self._kept = "".join(self._kept), []
        if kept:
            super().write(kept.replace(_END_AND_BEGIN, ""))

    def _ask(self) -> None:
        self._drawn.clear()
        super().send(self._pace.ask())
