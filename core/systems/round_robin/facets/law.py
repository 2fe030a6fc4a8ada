"""Everybody is in the table or not, and the table gives pairs and colours (B.VI A1, A4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.systems.kit import posted
from paircard.core.systems.round_robin.options import options_of
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.systems.kit.leaving import Leaving


class Entry(posted.Entry):
    """Who leaves early is taken out of the table, who leaves late loses what is left."""

    article = "B.VI A1"
    late = said("The schedule is posted: nobody can join but in the place of somebody who has played nothing (h).")
    absent = (said("In a round robin nobody is absent from a round: the game is played later, or is a forfeit."), "")

    def chosen(self, tournament: Tournament) -> Leaving:
        """Return what the event has chosen."""
        return options_of(tournament).leaving


class Law(posted.Law):
    """No pairing rests on a result."""

    article = "B.VI A4"
    no_colour = said("The table of a round robin gives the colours: none is drawn.")
    stands = said("The table makes the pairs of a round robin: no round is paired anew.")
