"""Figures that were made elsewhere and typed, for the tie-break that shows them."""

from __future__ import annotations

from typing import ClassVar

from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class FigureTyped(Fact):
    """A figure made elsewhere was typed for somebody, or taken back."""

    since: ClassVar[int] = 7

    id: ContestantId
    thousandths: int | None
    """12.5 is 12500; None: there is none any more."""
