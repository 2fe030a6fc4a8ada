"""Is there any legal pairing of a round (R14)?"""

from __future__ import annotations

from core.facets.position import Position
from core.systems.swiss1998.checker.bound import Wanted, least_clashes
from core.systems.swiss1998.checker.sheet import Sheet


def can_be_paired(position: Position) -> bool:
    """Tell whether everybody can be paired by B1 and B2, with an odd number but one, who may have the bye."""
    sheet = Sheet(position)
    numbers = tuple(sheet.players)
    eligible = [number for number, player in sheet.players.items() if not player.bye_barred]
    return least_clashes(sheet, Wanted(numbers, (), len(numbers) // 2, eligible)) is not None
