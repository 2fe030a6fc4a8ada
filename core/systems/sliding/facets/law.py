"""Everybody has a seat from the first round on or none; the seats give pairs and colours (B.VI A5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.systems.kit import posted
from paircard.core.systems.sliding.options import options_of
from paircard.core.values.language import tr
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.ids import ContestantId
    from paircard.core.event.tournament import Tournament
    from paircard.core.systems.kit.leaving import Leaving

ARTICLE = "B.VI A5"


class Entry(posted.Entry):
    """The ring of seats has no place for one more, and the seat of who leaves stays empty."""

    article = ARTICLE
    late = said(
        "The schedule is posted: nobody can join but in the place of somebody who has played nothing (h). While no "
        "game is played t on Pairings takes it back, then p posts it with everybody."
    )
    absent = (said("In the sliding system nobody is absent from a round: type the game as a forfeit."), ARTICLE)

    def chosen(self, tournament: Tournament) -> Leaving:
        """Return what the event has chosen."""
        return options_of(tournament).leaving

    def leaving(self, tournament: Tournament, id_: ContestantId) -> str:
        """Say how much is played, what follows from it, and that the others move on as before."""
        told = super().leaving(tournament, id_)
        return f"{told} {tr('The seat stays empty: everybody else moves on as before.')}" if told else ""


class Law(posted.Law):
    """No pairing rests on a result."""

    article = ARTICLE
    no_colour = said("Colours belong to the boards in the sliding system: none is drawn.")
    stands = said("The seats make the pairs of the sliding system: no round is paired anew.")
