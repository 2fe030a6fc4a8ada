"""All rounds come from the seats at once, before the first game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paircard.core.event.bye import Bye, ByeKind
from paircard.core.event.ids import PairingNumber
from paircard.core.event.numbering import drawn_numbers
from paircard.core.event.round_facts import PairMade
from paircard.core.systems.kit import posted
from paircard.core.systems.kit.posted import OfTable
from paircard.core.systems.sliding.seats import MOST, need_size, rounds
from paircard.core.systems.sliding.table import free, table
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Rounds(posted.Rounds):
    """Everybody meets everybody once."""

    most = rounds(MOST)
    article = "B.VI A5"

    def advice_before_round_1(self, tournament: Tournament) -> str:
        """Say that seats go by lot, where none was drawn."""
        if drawn_numbers(tournament.facts):
            return ""
        return tr("Seats are by rating, not by lot (B.VI A5): D on Entrants draws them.")

    def count(self, tournament: Tournament) -> int:
        """Return how many rounds it takes; refuse a field for which there are no seats."""
        need_size(len(tournament.registrations))
        return rounds(len(tournament.registrations))

    def table(self, tournament: Tournament) -> Sequence[OfTable]:
        """Return who meets at every board, and who rests, which is worth nothing."""
        n, ids = len(tournament.registrations), tournament.ids

        def made(pairs: Sequence[tuple[int, int]], rests: int | None) -> OfTable:
            resting = () if rests is None else (Bye(ids[PairingNumber(rests)], ByeKind.FREE, 0),)
            seated = (PairMade(ids[PairingNumber(white)], ids[PairingNumber(black)]) for white, black in pairs)
            return OfTable(tuple(seated), resting)

        return [made(*each) for each in zip(table(n), free(n), strict=True)]
