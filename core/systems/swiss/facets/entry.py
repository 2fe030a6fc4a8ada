"""Who may enter and leave by the rules of 2026 (C.04.2 2.4, 3.2), the same in every book of theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.facets import ordinary
from paircard.core.systems.kit.books_2026 import handling
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Entry(ordinary.Entry):
    """Everybody, as long as a round is left to be paired."""

    draws_colour = True

    def may_leave(self, tournament: Tournament) -> Refusal | None:
        """Let people go as long as a round is left to be paired (3.2, 3.3)."""
        if tournament.all_paired:
            gone = said("The last round is paired: nobody can be absent from a later one or withdraw before it.")
            return Refusal(gone, handling("3.2"))
        return None
