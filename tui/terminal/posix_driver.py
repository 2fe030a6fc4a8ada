"""The terminal of POSIX systems: its keys."""

from __future__ import annotations

import os
import sys
from codecs import getincrementaldecoder
from select import select
from typing import Any

from textual.drivers.linux_driver import LinuxDriver

from paircard.tui.terminal.keyboard import Keyboard
from paircard.tui.terminal.paced import Paced
from paircard.tui.terminal.written import Written

IDLE_SECONDS = 0.1
"""How often to look whether the program ends while nobody types."""
READ_AT_ONCE = 4096


class TypingDriver(Written, LinuxDriver):
    """Hears Escape as a key of its own, also when the next key comes at once."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        if sys.__stderr__ is None or not sys.__stderr__.isatty():
            # the screen library draws on the standard error; of `2>file` the screen is not meant
            self._file = sys.__stdout__

    def answered(self) -> None:
        """Take the answer of a terminal that was asked whether it is ready: nobody asked."""

    def run_input_thread(self) -> None:
        """Hand on what is typed, until the program ends."""
        keyboard = Keyboard(self._debug, answered=self.answered)
        # a byte that is no text is no reason to end
        decode = getincrementaldecoder("utf-8")("replace").decode
        while not self.exit_event.is_set():
            patience = keyboard.patience
            wait = IDLE_SECONDS if patience is None else min(patience, IDLE_SECONDS)
            if select([self.fileno], [], [], wait)[0]:
                read = os.read(self.fileno, READ_AT_ONCE)
                if not read:
                    # the line is closed; the end of the program comes by a signal
                    self.exit_event.wait(IDLE_SECONDS)
                elif text := decode(read):
                    for message in keyboard.feed(text):
                        self.process_message(message)
            for message in keyboard.tick():
                self.process_message(message)


class ThriftyDriver(Paced, TypingDriver):
    """Sends only what the terminal does not show already, and no faster than it is drawn."""
