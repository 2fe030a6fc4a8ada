"""Who has floated (C.04.3 1.4): by rounds of the event, with the scores of that round."""

from __future__ import annotations

from collections.abc import Callable

from core.event.ids import PlayerId
from core.systems.dutch2026.turns import Kind, PointSystem, Turn
from core.values.colour import Float, float_marks

ScoreBefore = Callable[[PlayerId, int], int]
"""Pairing score of somebody (by id) before a round, virtual points included."""


def float_of(player: PlayerId, turn: Turn, round: int, score_before: ScoreBefore, worth: PointSystem) -> Float:
    """Return the float that a round gave a player (1.4.2 - 1.4.4)."""
    if turn.kind is Kind.PLAYED and turn.opponent is not None:
        return float_marks(score_before(player, round), score_before(turn.opponent, round))[0]
    return "D" if turn.floats_down(worth) else "-"
