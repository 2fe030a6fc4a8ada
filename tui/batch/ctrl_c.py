"""Ctrl+C that ends a command which runs until then, wherever it arrives and whoever started the command."""

from __future__ import annotations

import signal
from types import FrameType, TracebackType
from typing import Self


class CtrlC:
    """While it is entered, Ctrl+C raises `KeyboardInterrupt`, and is remembered should anything swallow that.

    An exception is lost where code that cannot raise runs just then, such as what cleans up after a dead object. And
    a shell starts what a script puts into the background with Ctrl+C ignored, which Python would leave as it is.
    """

    def __init__(self) -> None:
        """Not pressed yet."""
        self._pressed = False

    def __enter__(self) -> Self:
        """Take Ctrl+C over; for the main thread."""
        self._before = signal.signal(signal.SIGINT, self._arrived)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Give it back."""
        signal.signal(signal.SIGINT, self._before)

    def need_unpressed(self) -> None:
        """Raise `KeyboardInterrupt` if Ctrl+C was pressed."""
        if self._pressed:
            raise KeyboardInterrupt

    def _arrived(self, _signum: int, _frame: FrameType | None) -> None:
        self._pressed = True
        raise KeyboardInterrupt
