"""The tree of a cup: what a system is asked about who meets whom, and how far they have come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paircard.core.event.ids import ContestantId
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.cup_standing import CupStanding
    from paircard.core.facets.tree_view import TreeView


class Tree(Protocol):
    """The live view of a system whose matches are a tree."""

    def view(self, tournament: Tournament) -> TreeView | None:
        """Return the tree as results stand now; None where there is none yet."""

    def standing(self, tournament: Tournament, after: int) -> Mapping[ContestantId, CupStanding]:
        """Return how far everybody has come after a round; nobody in it before round 1."""
