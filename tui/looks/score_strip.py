"""What somebody scored, round by round, in one sign a round: the figure stands on the square of the colour they had."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.values.points import DRAW, WIN
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.squares import scored

_SIGNS = {
    Kind.OPEN: "?",
    Kind.ADJOURNED: "a",
    Kind.FORFEIT_WIN: "+",
    Kind.FORFEIT_LOSS: "-",
    Kind.BYE: "+",
}
"""What is no game over the board; everything else is a point in the middle of the row."""


def strip(card: PairingCard, rounds: Iterable[int], signs: Signs) -> Text:
    """Return a sign for every round; of several games in a round the first is shown."""
    return scored(_game(card.of_round(number), signs) for number in rounds)


def _game(lines: tuple[CardLine, ...], signs: Signs) -> tuple[str, str]:
    if not lines:
        return signs.no_float, ""
    line = lines[0]
    if line.kind is Kind.PLAYED:
        return _figure(line.result, signs), line.colour or ""
    if line.match is not None and line.unplayed:  # boards won without a game may be too few for the match
        return (_figure(DRAW, signs) if line.result == DRAW else "+" if line.result == WIN else "-"), ""
    return _SIGNS.get(line.kind, signs.no_float), ""


def _figure(half_points: int, signs: Signs) -> str:
    if half_points == DRAW:
        return "=" if signs.plain else "½"
    return "1" if half_points >= WIN else "0"
