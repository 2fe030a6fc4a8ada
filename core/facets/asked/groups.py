"""Score groups: what a system is asked before a round is paired."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paircard.core.event.card import Kind
    from paircard.core.event.ids import ContestantId
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.groups import BracketView, ScoreGroup


class Groups(Protocol):
    """What the live view shows before a round is paired."""

    def score_groups(self, tournament: Tournament) -> tuple[ScoreGroup, ...]:
        """Return the groups as results stand now."""

    def brackets(self, tournament: Tournament) -> tuple[BracketView, ...]:
        """Return what the pairing would make of them; raise `Refusal` where there is none."""

    def away(self, tournament: Tournament) -> Mapping[Kind, tuple[ContestantId, ...]]:
        """Return who is not paired in the next round, by reason."""
