"""What nobody steps through."""

from __future__ import annotations

from paircard.core.values.said import Words


class TooManyToPlay(Exception):
    """There are more tries than anybody steps through; the words say how many."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
