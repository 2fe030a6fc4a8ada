"""A disk as slow as the venue's: a hard disk, a memory card."""

from __future__ import annotations

import os
import time


def slow_fsync(seconds: float) -> None:
    """Make every fsync of this process wait."""
    genuine = os.fsync

    def fsync(descriptor: int) -> None:
        genuine(descriptor)
        time.sleep(seconds)

    os.fsync = fsync  # type: ignore[assignment]
