"""What every driver of ours does on the way to the terminal, whatever system it is on."""

from __future__ import annotations

from typing import Any

from textual.driver import Driver

from paircard.data.platform.terminal import erases_in_colour
from paircard.tui.looks.plain_output import in_plain_signs
from paircard.tui.looks.signs import signs_for
from paircard.tui.terminal.painted import Painted


class Written(Driver):
    """Shows the terminal's cursor where it is wanted, and sends what the terminal can show. Stands before a driver."""

    cursor_shown = False
    """Whether the cursor of the terminal is seen: it stands where the keys go to all the same."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._plain = signs_for().plain

    def start_application_mode(self) -> None:
        """Take the terminal, with its cursor as it is wanted."""
        super().start_application_mode()  # type: ignore[safe-super]
        self.show_cursor(self.cursor_shown)

    def stop_application_mode(self) -> None:
        """Take the last picture away: not every terminal has a second screen for it (GNU screen has none at first)."""
        self.write("\x1b[m\x1b[H\x1b[2J")
        super().stop_application_mode()  # type: ignore[safe-super]

    def show_cursor(self, shown: bool) -> None:
        """Let the cursor be seen, or not."""
        self.cursor_shown = shown
        self.write("\x1b[?25h" if shown else "\x1b[?25l")

    def write(self, data: str) -> None:
        """Send what the terminal can show."""
        super().write(in_plain_signs(data) if self._plain else data)  # type: ignore[safe-super]


class Thrifty(Written):
    """Sends only what the terminal does not show already."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._painted = Painted(erases=erases_in_colour())

    def write(self, data: str) -> None:
        """Send what differs."""
        if differs := self._painted.difference(data):
            self.send(differs)

    def send(self, differs: str) -> None:
        """Send it as it is."""
        super().write(differs)

    def forget(self, width: int = 0) -> None:
        """Paint everything anew: the terminal has another size, `width` if told, and has moved what it showed."""
        self._painted.forget(width)
