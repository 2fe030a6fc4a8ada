"""How many rounds there can be where nobody meets anybody twice."""

from __future__ import annotations


def rounds_meeting_once(entered: int) -> int:
    """Return the rounds of a table of all against all: an odd one out has a bye in each.

    >>> rounds_meeting_once(4), rounds_meeting_once(5)
    (3, 5)
    """
    return entered if entered % 2 else max(entered - 1, 0)
