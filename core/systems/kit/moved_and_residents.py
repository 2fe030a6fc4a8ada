"""What the rules of 2026 count in a bracket: who moved down, residents, the limbo (C.04.3); upfloaters (C.04.6)."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.facets.groups import BracketView, ScoreGroup
from paircard.core.values.language import trn


def moved_and_residents(group: ScoreGroup) -> Iterator[str]:
    """Yield the figures in a few words each; nothing where everybody is a resident."""
    if upfloaters := len(group.drawn_up):
        yield trn("{count} upfloater", "{count} upfloaters", upfloaters)
    moved = len(group.moved_down)
    if not moved:
        return
    yield trn("{count} MDP", "{count} MDPs", moved)
    yield trn("{count} resident", "{count} residents", len(group.players) - moved)
    left = {player.id for player in group.left_over} if isinstance(group, BracketView) else set()
    if limbo := len(left & group.moved_down):
        yield trn("{count} in the limbo", "{count} in the limbo", limbo)
