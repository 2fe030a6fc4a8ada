"""A round is paired when the one before it has its results (A2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.facets.round_by_round import beforehand, made, most, needs, planned, proposal_of, under_way
from core.facets.trace import Sink
from core.systems.swiss1998 import NoLegalPairing, NoPairing, pair
from core.systems.swiss1998.advice import advice_before_round_1, advice_on_rounds
from core.systems.swiss1998.system import position
from core.values.errors import Refusal

if TYPE_CHECKING:
    from core.event.proposal import Proposal
    from core.event.tournament import Tournament

__all__ = [
    "advice_before_round_1",
    "advice_on_rounds",
    "beforehand",
    "made",
    "most",
    "needs",
    "planned",
    "propose",
    "under_way",
]


def propose(tournament: Tournament, sink: Sink | None = None) -> Proposal:
    """Pair the next round; refuse without a first colour (A7) and where no legal pairing exists (R14)."""
    try:
        # the literal procedure is only asked when somebody wants to hear its steps
        pairing = pair(position(tournament), sink=sink, method="procedure" if sink else "search")
    except NoPairing as error:
        raise Refusal(error.words, "R14" if isinstance(error, NoLegalPairing) else "") from error
    return proposal_of(tournament, pairing)
