"""Pairs are made round by round: a game that was not played is no game in the tie-breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.event.standing_of_rounds import settled_up_to

if TYPE_CHECKING:
    from core.event.tournament import Tournament

beforehand = False
fitting: tuple[str, ...] = ()
separate_nobody: frozenset[str] = frozenset()


def newest(tournament: Tournament) -> int:
    """Return the last round of which all results are in."""
    return settled_up_to(tournament)
