"""The console of Windows: the screen library reads it, and our keyboard cuts what it reads into keys."""

from __future__ import annotations

from textual.drivers import win32
from textual.drivers.windows_driver import WindowsDriver

from paircard.tui.terminal.keyboard import Keyboard
from paircard.tui.terminal.written import Thrifty, Written

# what reads the console makes its parser by this name
vars(win32)["XTermParser"] = Keyboard


class TypingDriver(Written, WindowsDriver):
    """Hears Escape as a key of its own, also when the next key comes at once."""


class ThriftyDriver(Thrifty, TypingDriver):
    """Sends only what the console does not show already."""
