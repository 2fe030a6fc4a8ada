"""The driver of this system, by the names that the screen library is told."""

from __future__ import annotations

from paircard.data.platform.which import WINDOWS

if WINDOWS:
    from paircard.tui.terminal import windows_driver as drivers
else:
    from paircard.tui.terminal import posix_driver as drivers  # type: ignore[no-redef]

TypingDriver = drivers.TypingDriver
ThriftyDriver = drivers.ThriftyDriver
