"""Something long, done beside the screen: a bar shows how far it is, Escape gives it up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from paircard.core.values.language import mark
from paircard.tui.dialogs.question import Question

Outcome = TypeVar("Outcome")  # no words: a type
At = Callable[[int, int], None]
"""Told now and then: how much is done, how many players there are."""


class GivenUp(Exception):
    """Nobody waits any longer."""


class Working(Question[Outcome], Generic[Outcome]):
    """Do a job and answer with what comes of it; None when it was given up.

    The job tells now and then how far it is, and must leave nothing half done when that raises `GivenUp`.
    """

    shown_by = "paircard.tui.dialogs.on_screen.working:WorkingDialog"
    hint = mark("Esc gives it up")

    def __init__(self, title: str, whole: int, job: Callable[[At], Outcome]) -> None:
        """`whole` is how much there is to do."""
        super().__init__(title)
        self.whole = whole
        self.job = job
