"""The terminal at the end of a slow line."""

from __future__ import annotations

import curses
from typing import Any

from textual.drivers.linux_driver import LinuxDriver

from tui.link.painted import Painted


class ThriftyDriver(LinuxDriver):
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
