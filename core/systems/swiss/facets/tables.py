"""Pairs are made round by round: what was not played is no game in the tie-breaks (C.07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.event.tournament import Tournament


class Tables:
    """The table after the last round of which all results are in."""

    beforehand = False
    fitting: tuple[str, ...] = ()
    separate_nobody: frozenset[str] = frozenset()

    def newest(self, tournament: Tournament) -> int:
        """Return that round."""
        return tournament.settled_up_to
