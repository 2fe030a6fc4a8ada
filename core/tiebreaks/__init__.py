"""The table of tie-breaks: each is one module, found here by the key kept in the regulations."""

from __future__ import annotations

from collections.abc import Mapping

from core.tiebreaks.base import Figure, Item, TieBreak
from core.tiebreaks.buchholz import BuchholzFide1998
from core.tiebreaks.progressive import Progressive
from core.tiebreaks.wins import Wins

TIE_BREAKS: Mapping[str, TieBreak] = {
    tie_break.key: tie_break for tie_break in (BuchholzFide1998(), Progressive(), Wins())
}

__all__ = ["TIE_BREAKS", "Figure", "Item", "TieBreak"]
