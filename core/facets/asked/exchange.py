"""Reports: how a system is named in them, and recognised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from paircard.core.values.frozen import dataclass

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from paircard.core.event.options import Options
    from paircard.core.event.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Recognised:
    """By what a report was played, where a table of ours made all its rounds."""

    options: Options
    rounds: Sequence[Sequence[tuple[int, int]]]
    """All rounds, those to come too: White first, by start number, in the order of the boards."""
    seats: Sequence[tuple[int, ...]] = ()
    """By round, whom of the other team the boards meet, where one team has White on all of them; else nothing."""


class Exchange(Protocol):
    """How a report names the system, and what stands at the foot of papers."""

    def name(self, tournament: Tournament) -> str:
        """Return the value of record 092."""

    def code(self, tournament: Tournament) -> str:
        """Return the value of record 192."""

    def foot(self) -> tuple[str, ...]:
        """Return by which rules the event is paired, in lines."""

    def recognised(
        self, words: str, code: str, players: int, rounds: int, recorded: Sequence[Collection[tuple[int, int]]]
    ) -> Recognised | None:
        """Return the schedule of a report that was played by a table of this system, None where it was not.

        `words` and `code` are its records 092 and 192, `recorded` the pairs of its rounds, White first, by start
        number, and `rounds` how many it is to have.
        """
