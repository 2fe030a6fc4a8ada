"""Every evening is paired by the ranking of the one before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.proposal import Proposal
from paircard.core.event.regulations import SEASON_ROUNDS
from paircard.core.event.round_facts import PairMade
from paircard.core.facets import ordinary
from paircard.core.systems.keizer.colours import seated
from paircard.core.systems.keizer.evening import next_evening
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.trace import Sink


class Rounds(ordinary.Rounds):
    """Neighbours in the ranking meet."""

    most = SEASON_ROUNDS

    def propose(self, tournament: Tournament, sink: Sink | None = None) -> Proposal:
        """Pair who is present; the lowest of an odd number with fewest byes has the bye (KE 7)."""
        evening = next_evening(tournament)
        if evening is None:
            none = said(
                "Whoever is paired with whom, two would meet more often than announced (Meet at most): pair by hand, "
                "or change that number in the regulations."
            )
            raise Refusal(none)
        cards = tournament.cards
        made = [seated(cards[one], cards[two], board) for board, (one, two) in enumerate(evening.pairs, start=1)]
        pairs = tuple(PairMade(each.white, each.black) for each in made)
        return Proposal(pairs, evening.bye, ("",) * len(pairs), ())
