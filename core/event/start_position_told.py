"""Chess960: the starting position of a round in words, as it stands over the boards, on sheets and pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.values.chess960 import start_position
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def position_told(tournament: Tournament, round_: int, *, short: bool = False) -> str:
    """Say from which position the games of a round begin; empty where chess is played, or nothing is drawn yet.

    `short` is for a line that has little room: `518 RNBQKBNR`.
    """
    number = tournament.facts.start_positions.get(round_)
    if number is None or not tournament.regulations.chess960:
        return ""
    rank = start_position(number)
    return f"{number} {rank}" if short else tr("Chess960 position {number}: {rank}", number=number, rank=rank)
