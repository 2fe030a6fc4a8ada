"""What other events say of a player, in short, where all of them is told."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.elsewhere import Elsewhere
from paircard.core.values.language import tr, trn


def elsewhere_told(elsewhere: Elsewhere | None) -> str:
    """Say it in a line: 200 rated games · highest rating 2480 · 2 norms; empty where nothing is known."""
    return " · ".join(_told(elsewhere)) if elsewhere else ""


def _told(elsewhere: Elsewhere) -> Iterator[str]:
    if elsewhere.games is not None:
        yield trn("{count} rated game", "{count} rated games", elsewhere.games)
    if elsewhere.highest:
        yield tr("highest rating {rating}", rating=elsewhere.highest)
    if norms := len(elsewhere.norms):
        yield trn("{count} norm", "{count} norms", norms)
    if results := len(elsewhere.results):
        yield trn("{count} earlier result", "{count} earlier results", results)
