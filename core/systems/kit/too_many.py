"""What nobody steps through."""

from __future__ import annotations


class TooManyToPlay(Exception):
    """There are more tries than anybody steps through; the message says how many."""
