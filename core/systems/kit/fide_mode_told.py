"""What is announced of FIDE mode."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.facets.system import system_of
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def fide_mode_told(tournament: Tournament) -> Iterator[str]:
    """Yield that an event is in it."""
    if system_of(tournament).in_fide_mode(tournament):
        yield tr("The event is in FIDE mode: what the rules of today do not allow is refused.")
