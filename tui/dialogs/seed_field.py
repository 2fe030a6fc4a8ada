"""The field in which a seed is typed: it says from which the event draws already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.event_seed import event_seed
from paircard.core.values.language import mark, tr
from paircard.tui.dialogs.form import Field

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def seed_field(tournament: Tournament) -> Field:
    """Return the field; nothing typed means the seed of the event, once it has one."""
    kept = event_seed(tournament)
    hint = tr("nothing: {seed}, the seed of the event", seed=kept) if kept else ""
    return Field("seed", mark("Seed"), hint=hint or tr("a word or number everybody has seen"))
