"""The colours that C.04.1 gives nobody: three times running, or three times more often than the other (6, 7)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from paircard.core.systems.kit.books_2026 import basic
from paircard.core.systems.swiss.position import Contestant
from paircard.core.values.colour import Colour
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def against_three(before: Tournament, white: Contestant, black: Contestant) -> Refusal | None:
    """Hold the colours of two against those they have had."""
    return next(chain(_against(before, white, "W"), _against(before, black, "B")), None)


def _against(before: Tournament, player: Contestant, given: Colour) -> Iterator[Refusal]:
    name = {"player": before.label(player.id)}
    if abs(player.difference + (1 if given == "W" else -1)) > 2:
        if given == "W":
            wrong = said("{player} would have White three times more often than Black: give Black.", **name)
        else:
            wrong = said("{player} would have Black three times more often than White: give White.", **name)
        yield Refusal(wrong, basic("6"))
    elif player.colours[-2:] == 2 * given:
        if given == "W":
            wrong = said("{player} would have White for the third time running: give Black.", **name)
        else:
            wrong = said("{player} would have Black for the third time running: give White.", **name)
        yield Refusal(wrong, basic("7"))
