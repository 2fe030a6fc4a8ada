"""The clock on the wall, and the times of the journal, which are UTC, as that clock shows them."""

from __future__ import annotations

import os
from datetime import datetime

CLOCK = "PAIRCARD_CLOCK"
"""Variable of the environment: `off` shows no clock, a time in ISO stops it there, as for pictures."""


def now() -> datetime | None:
    """Return what the clock on the wall shows; None where none is to be shown."""
    told = os.environ.get(CLOCK, "")
    if not told:
        return datetime.now().astimezone()
    try:
        return datetime.fromisoformat(told).astimezone()
    except (ValueError, OverflowError, OSError):
        return None


def minute() -> str:
    """Return hours and minutes of now; empty without a clock."""
    time = now()
    return "" if time is None else f"{time:%H:%M}"


HOURS_OF_A_DAY = 24
NOTHING_YET = "0:00"
"""What `since` says before a minute has passed."""


def since(stamp: str) -> str:
    """Return how long ago something in the journal was, as hours and minutes; empty where nobody can tell."""
    time = now()
    try:
        gone = None if time is None else time - datetime.fromisoformat(stamp).astimezone()
    except (ValueError, OverflowError, OSError):  # no time, or one that no clock here can tell
        return ""
    if gone is None or gone.total_seconds() < 0:
        return ""
    hours, minutes = divmod(int(gone.total_seconds()) // 60, 60)
    return f"{hours}:{minutes:02}"


def is_long(gone: str) -> bool:
    """Whether that is a day or more: the date says it better.

    >>> is_long("23:59"), is_long("168:00")
    (False, True)
    """
    return int(gone.partition(":")[0]) >= HOURS_OF_A_DAY


def local_time(stamp: str) -> str:
    """Return hours and minutes; a stamp that is no time is returned as it is."""
    return _shown(stamp, "%H:%M")


def local_time_of_day(stamp: str) -> str:
    """Return hours and minutes, and month and day before them where it was not today."""
    today = f"{now() or datetime.now().astimezone():%Y-%m-%d}"
    return local_time(stamp) if _shown(stamp, "%Y-%m-%d") == today else _shown(stamp, "%m-%d %H:%M")


def local_stamp(stamp: str) -> str:
    """Return month, day and time to the second, always of the same length."""
    return _shown(stamp, "%m-%d %H:%M:%S")


def local_date_time(stamp: str) -> str:
    """Return year, month, day and time."""
    return _shown(stamp, "%Y-%m-%d %H:%M:%S")


def time_now() -> str:
    """Return hours and minutes of now."""
    return f"{datetime.now().astimezone():%H:%M}"


def _shown(stamp: str, form: str) -> str:
    try:
        return datetime.fromisoformat(stamp).astimezone().strftime(form)
    except (ValueError, OverflowError, OSError):  # no time, or one that no clock here can tell
        return stamp
