"""What lessons ask of the team Swiss: an event in rows, and its next round explained.

`4w2 5b1 U` is a match against 4 with White on the first board that was won (2 match points), one against 5 with Black
that was drawn (1), and the bye of the pairing, which is worth a drawn match.
"""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.facets.position import Position
from paircard.core.systems.swiss.bye_first.explain import Round
from paircard.core.systems.team_swiss_2026 import field
from paircard.core.systems.team_swiss_2026.book import BOOK
from paircard.core.systems.team_swiss_2026.explain import explain
from paircard.core.systems.team_swiss_2026.explain.lines import LINES
from paircard.core.systems.team_swiss_2026.field import Announced, Entrant, Kind, Turn
from paircard.core.systems.team_swiss_2026.preferences import ColourType
from paircard.core.values.points import MATCH_DRAWN, WIN

bye_lines = LINES.bye_lines

__all__ = ["bye_lines", "position_of", "told", "upfloaters"]


def position_of(rounds: int, colours: str, rows: Sequence[str]) -> Position:
    """Return the position: match points count and nothing else; odd numbers began with White."""
    entrants = (
        Entrant(ContestantId(number), PairingNumber(number), tuple(map(_turn, row.split())))
        for number, row in enumerate(rows, 1)
    )
    preferences: ColourType = "B" if colours == "B" else "A"
    return BOOK.seen(field.position_of(entrants, Announced(rounds, "W", preferences, secondary_used=False)))


def _turn(word: str) -> Turn:
    if word == "U":
        return Turn(Kind.BARRING, MATCH_DRAWN)
    opponent, colour, points = word[:-2], word[-2], int(word[-1])
    return Turn(Kind.PLAYED, points * WIN, 0, ContestantId(int(opponent)), "W" if colour == "w" else "B")


def told(position: Position) -> Round:
    """Pair and explain the round; raise NoCompletePairing where there is none."""
    return explain(BOOK.own(position))


def upfloaters(told: Round, at: int) -> Sequence[int]:
    """Return who is drawn up into a bracket, in the order of 3.5.3."""
    found: Sequence[int] = told.brackets[at].own.upfloaters
    return found
