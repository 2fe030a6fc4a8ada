"""What can happen in a match of two beside lots, games and results: the winner of the lots chooses a colour (E1)."""

from __future__ import annotations

from typing import ClassVar

from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.series_facts import SINCE
from paircard.core.values.colour import Colour
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class ColourChosen(Fact):
    """Who won the lots chose their colour in the first game; that lots decided is a fact of its own."""

    since: ClassVar[int] = SINCE

    by: ContestantId
    colour: Colour
