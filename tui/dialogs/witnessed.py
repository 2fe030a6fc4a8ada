"""A draw before witnesses: a key a lot, the name so big that a room can read it; nothing is stored before the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from paircard.core.values.language import mark
from paircard.tui.dialogs.question import Question


@dataclass(frozen=True, slots=True)
class Lot:
    """One lot as it is shown."""

    title: str
    """Which lot of how many, from which basket."""
    who: str
    into: str
    """Where they come, in few words."""
    why: tuple[str, ...]
    """What kept them away from elsewhere."""
    filled: tuple[str, ...]
    """How the groups stand with it, a line each."""
    told: tuple[str, ...]
    """The same for line mode."""


class Witnessed(Question[str]):
    """Show lots one by one; after the last Enter or `y` answers, and Escape at any time is None."""

    shown_by = "paircard.tui.dialogs.on_screen.witnessed:WitnessedDialog"
    hint = mark("Space next lot   ← back   a all   Esc cancel, nothing is stored")
    hint_at_end = mark("Enter/y store the draw   ← back   Esc cancel, nothing is stored")

    def __init__(self, title: str, lots: Sequence[Lot], question: str, yes: str) -> None:
        """`question` and `yes` are what line mode asks at the end."""
        super().__init__(title)
        self.lots = lots
        self.question = question
        self.yes = yes
