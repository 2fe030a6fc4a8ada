"""The times of the journal, which are UTC, as the clock on the wall shows them."""

from __future__ import annotations

from datetime import datetime


def local_time(stamp: str) -> str:
    """Return hours and minutes; a stamp that is no time is returned as it is."""
    return _shown(stamp, "%H:%M")


def local_time_of_day(stamp: str) -> str:
    """Return hours and minutes, and month and day before them where it was not today."""
    today = f"{datetime.now().astimezone():%Y-%m-%d}"
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
