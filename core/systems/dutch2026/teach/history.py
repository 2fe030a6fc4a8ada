"""From what was played before the round of a lesson to the position."""

from __future__ import annotations

import re

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.facets.taught import History
from paircard.core.systems.dutch2026.book import BOOK
from paircard.core.systems.dutch2026.field import Announced, Entrant, position_of
from paircard.core.systems.kit.baku import Baku
from paircard.core.systems.swiss.seen import Seen
from paircard.core.systems.swiss.turns import Kind, Turn
from paircard.core.values.colour import Colour
from paircard.core.values.points import DRAW, LOSS, WIN

_GAME = re.compile(r"(\d+)([wb])([10=+-])")
_POINTS = {"1": WIN, "=": DRAW, "0": LOSS, "+": WIN, "-": LOSS}
_UNPLAYED = {"+": Kind.FORFEIT_WIN, "-": Kind.FORFEIT_LOSS}
_AWAY = {"F": WIN, "H": DRAW, "Z": LOSS}


def of_history(history: History) -> Seen:
    """Return the position before the round of the lesson."""
    baku = None if history.last_of_ga is None else Baku(ContestantId(history.last_of_ga), history.rounds)
    apart = tuple((ContestantId(one), ContestantId(other)) for one, other in history.apart)
    entrants = (
        Entrant(
            ContestantId(number),
            PairingNumber(number),
            tuple(_turn(word, history.bye) for word in row.split()),
            number not in history.away,
        )
        for number, row in enumerate(history.rows, 1)
    )
    return BOOK.seen(
        position_of(entrants, Announced(history.rounds, history.colour, acceleration=baku, forbidden=apart))
    )


def _turn(word: str, bye: int) -> Turn:
    game = _GAME.fullmatch(word)
    if game is None:
        return Turn(Kind.ALLOCATED, bye) if word == "U" else Turn(Kind.AWAY, _AWAY[word])
    sign = game[3]
    kind = _UNPLAYED.get(sign, Kind.PLAYED)
    colour: Colour = "W" if game[2] == "w" else "B"
    return Turn(kind, _POINTS[sign], ContestantId(int(game[1])), colour if kind is Kind.PLAYED else None)
