"""The steps of the procedure as they happen: one stream for the explanation, the lesson and the quiz."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from paircard.core.event.ids import PairingNumber
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark
from paircard.core.values.said import Words


class Verdict(StrEnum):
    """What a step did; `tr` says it."""

    NOTED = mark("noted")
    """Something was determined: x, p, a colour."""
    TRY = mark("try")
    """A group is about to be tried in this order."""
    STANDS = mark("stands")
    """A pair is set for the time being: the next player of S1 is looked at."""
    REFUSED = mark("refused")
    """A pair or a float breaks the article named."""
    SKIPPED = mark("skipped")
    """Tries that cannot succeed were left out."""
    ACCEPTED = mark("accepted")
    """A pairing of the group satisfies C6, or what was looked for was found."""
    DROPPED = mark("dropped")
    """A criterion is no longer in force (C9, C10)."""
    RAISED = mark("raised")
    """One clash more is allowed (C11)."""
    LOWERED = mark("lowered")
    """One pair less is wanted (C14)."""
    MOVED = mark("moved")
    """Players move down to the next bracket."""
    UNDONE = mark("undone")
    """The bracket above is undone (C12, C13)."""
    JOINED = mark("joined")
    """The two lowest brackets become one (C13)."""
    FAILED = mark("failed")
    """Nothing was found."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: the article or ruling applied, where, to whom, with what verdict, and why."""

    article: str
    bracket: int | None
    """Score of the bracket's residents in half points; None for steps about the whole round (E, F1)."""
    players: tuple[PairingNumber, ...]
    """Pairing numbers."""
    verdict: Verdict
    said: Words
    """One sentence; players are named by their pairing numbers."""
    s1: int = 0
    """Where two sides are set against each other: how many of the players are S1, the others are S2."""

    @property
    def reason(self) -> str:
        """The sentence in the language that is spoken."""
        return str(self.said)


Sink = Callable[[Step], None]
"""Whoever listens to the steps."""


def unlimited() -> None:
    """Wait for the pairing, however long it takes."""
