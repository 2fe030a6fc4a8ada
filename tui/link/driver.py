"""The driver of this system, by the names that the screen library is told."""

from __future__ import annotations

from data.platform.which import WINDOWS

if WINDOWS:
    from tui.link.windows_driver import ThriftyDriver as ThriftyDriver
    from tui.link.windows_driver import TypingDriver as TypingDriver
else:
    from tui.link.posix_driver import ThriftyDriver as ThriftyDriver
    from tui.link.posix_driver import TypingDriver as TypingDriver
