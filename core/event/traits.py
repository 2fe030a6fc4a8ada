"""What is fixed of a pairing system, whatever the event: all that journal and facts ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from paircard.core.event.options import Options
    from paircard.core.event.regulations import Regulations
    from paircard.core.values.errors import Refusal


class Traits(Protocol):
    """A pairing system as the facts of an event see it."""

    @property
    def contestants(self) -> Literal["players", "teams"]:
        """Who meets whom in it."""

    @property
    def ends_early(self) -> bool:
        """Whether a match of several games is over as soon as it is decided."""

    @property
    def several_games(self) -> bool:
        """Whether somebody may have several games in one round."""

    @property
    def posted(self) -> bool:
        """Whether all rounds are made before the first game, so that none rests on the results of another."""

    @property
    def tie_breaks(self) -> tuple[str, ...]:
        """What a new event has, unless others are chosen."""

    @property
    def options(self) -> type[Options] | None:
        """What an event may choose that only the system knows; None where there is nothing."""

    def against_points(self, regulations: Regulations) -> Refusal | None:
        """Return why results cannot give what regulations say; None where they can."""


class Catalogue(Protocol):
    """The systems of this version by the key that regulations keep. An event is handed it when it is made."""

    def __getitem__(self, key: str) -> Traits:
        """Return a system; raise `KeyError` where there is none of that key."""

    def __contains__(self, key: object) -> bool:
        """Whether there is a system of that key."""

    def __hash__(self) -> int:
        """One catalogue is told from another by being it."""

    def tie_breaks(self, regulations: Regulations) -> Sequence[object]:
        """Return the tie-breaks announced; raise `Refusal` for one that this version does not know."""
