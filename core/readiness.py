"""Can the next round be paired? Asked before every pairing, whoever makes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.errors import Refusal

if TYPE_CHECKING:
    from core.tournament import Tournament

_NAMED = 12
"""So many boards are named; more are counted."""


def need_ready(tournament: Tournament) -> None:
    """Refuse to pair beyond the last round, with results missing, or with nobody to pair."""
    if tournament.all_paired:
        raise Refusal(f"All {tournament.regulations.rounds} rounds are paired.")
    if missing := tournament.missing:
        boards = ", ".join(str(board.number) for _, board in missing[:_NAMED])
        more = f" and {len(missing) - _NAMED} more" if len(missing) > _NAMED else ""
        raise Refusal(
            f"Round {missing[0][0].number} has no result on board {boards}{more}: "
            "scores are not known. Enter them, or mark a game adjourned (F9).",
            "A2",
        )
    if len(tournament.to_pair) < 2:
        raise Refusal("Fewer than two players take part in the next round.", "F5")
