"""Papers: which fit a system, and in which shapes they come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from paircard.core.event.tournament import Tournament


Shape = Literal[
    "floats-1998", "floats-2026", "square", "square-without-norms", "tree", "teams", "team-square", "match", "display"
]
"""A way in which some papers are made: whoever draws them knows which those are."""


class Papers(Protocol):
    """Which papers fit, which are made in its own way, and what is announced of it."""

    @property
    def shapes(self) -> Sequence[Shape]:
        """In which shapes papers come that are made otherwise than for other systems; the first that has one counts."""

    def unfit(self, paper: str) -> str:
        """Say in one sentence why a paper of that name does not fit; empty where it does."""

    def scheme(self, tournament: Tournament) -> Iterable[str]:
        """Yield what is told before the start of numbers, scheme and colours, in lines."""
