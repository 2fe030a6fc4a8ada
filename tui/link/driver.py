"""The terminal: its keys, and at the end of a slow line no more on it than differs."""

from __future__ import annotations

import curses
import os
import sys
from codecs import getincrementaldecoder
from select import select
from typing import Any

from textual.drivers.linux_driver import LinuxDriver

from paircard.tui.link.keyboard import Keyboard
from paircard.tui.link.painted import Painted
from paircard.tui.looks.plain_output import in_plain_signs
from paircard.tui.looks.signs import signs_for

IDLE_SECONDS = 0.1
"""How often to look whether the program ends while nobody types."""
READ_AT_ONCE = 4096


class TypingDriver(LinuxDriver):
    """Hears Escape as a key of its own, also when the next key comes at once."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        if sys.__stderr__ is None or not sys.__stderr__.isatty():
            # the screen library draws on the standard error; of `2>file` the screen is not meant
            self._file = sys.__stdout__
        self._plain = signs_for().plain

    cursor_shown = False
    """Whether the cursor of the terminal is seen: it stands where the keys go to all the same."""

    def start_application_mode(self) -> None:
        """Take the terminal, with its cursor as it is wanted."""
        super().start_application_mode()  # type: ignore[no-untyped-call]
        self.show_cursor(self.cursor_shown)

    def show_cursor(self, shown: bool) -> None:
        """Let the cursor be seen, or not."""
        self.cursor_shown = shown
        self.write("\x1b[?25h" if shown else "\x1b[?25l")

    def write(self, data: str) -> None:
        """Send what the terminal can show."""
        super().write(in_plain_signs(data) if self._plain else data)

    def run_input_thread(self) -> None:
        """Hand on what is typed, until the program ends."""
        keyboard = Keyboard(self._debug)
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


class ThriftyDriver(TypingDriver):
    """Sends only what the terminal does not show already."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._painted = Painted(erases=erases_in_colour())

    def write(self, data: str) -> None:
        """Send what differs."""
        if differs := self._painted.difference(data):
            super().write(differs)

    def forget(self) -> None:
        """Paint everything anew: the terminal has another size, and has moved what it showed."""
        self._painted.forget()


def erases_in_colour() -> bool:
    """Whether the terminal, by its description, fills what it erases with the present background."""
    try:
        curses.setupterm(fd=1)
        return curses.tigetflag("bce") == 1 and bool(curses.tigetstr("ech"))
    except (curses.error, OSError):
        return False
