"""What is said of who can still win."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.tables.who_can_still_win import Chances
from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points


def said_open(chances: Chances) -> Iterator[str]:
    """Say how many lead, and how many can still win."""
    points = format_points(chances.best)
    yield trn("{count} leads with {points}", "{count} lead with {points}", chances.leaders, points=points)
    yield trn("{count} can still win", "{count} can still win", len(chances.in_reach))


def said_beaten(chances: Chances) -> str:
    """Say what nobody at the end of the table can reach any more."""
    return tr("can no longer reach {points}", points=format_points(chances.best))
