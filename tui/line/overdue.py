"""Line mode waits for a search: a person is told after a while where it is, and Ctrl+C stops it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from paircard.core.values.language import tr
from paircard.core.values.waiting import LONG, Stopped
from paircard.tui.line.talk import Talk
from paircard.tui.program.searching import Remembering
from paircard.tui.sentences.searching import Bracket, at_told

T = TypeVar("T")  # no words: a name


class Overdue(Remembering):
    """Everything that one line searches for."""

    def __init__(self, talk: Talk) -> None:
        self._talk = talk
        self._begun = monotonic()
        self._bracket: Bracket | None = None
        self._told = not talk.interactive

    def found(self, position: object, search: Callable[[], T]) -> T:
        """Begin to wait."""
        self._begun = monotonic()
        return super().found(position, search)

    def bracket(self, score: int, count: int) -> None:
        """Note where it is."""
        self._bracket = score, count

    def pulse(self) -> None:
        """Stop where somebody wants that; tell once where it is."""
        if self._talk.interrupts.disturbed:
            raise Stopped
        if not self._told and monotonic() > self._begun + LONG:
            self._told = True
            self._talk.say(f"{at_told(self._bracket, LONG)}  {tr('Ctrl+C stops')}")
