"""The literal procedure: what a system is asked to play it step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.pairing import NoLegalPairing
    from paircard.core.facets.position import Position
    from paircard.core.facets.trace import Sink, Step


class Steps(Protocol):
    """The literal procedure, as a stream of steps."""

    def position(self, before: Tournament) -> Position:
        """Return what the procedure looks at; raise `Refusal` where something is missing."""

    def played(self, position: Position, sink: Sink, tries: int, pulse: Callable[[], None]) -> None:
        """Play the procedure, leaving out what cannot succeed; raise `NoPairing` where it finds none."""

    def every_try(self, position: Position, steps: list[Step], pulse: Callable[[], None]) -> NoLegalPairing | None:
        """Add every step; raise `TooManyToPlay` where nobody would step through them."""
