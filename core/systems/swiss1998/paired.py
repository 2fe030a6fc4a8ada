"""A position paired by the rules of 1998, as a round of an event: by the search, or step by step for who listens."""

from __future__ import annotations

from paircard.core.facets.pairing import NoLegalPairing, NoPairing, Pairing
from paircard.core.facets.position import Position
from paircard.core.facets.trace import Sink
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.values.errors import Refusal


def paired(state: Position, sink: Sink | None = None) -> Pairing:
    """Pair a position; refuse where no legal pairing exists (R14)."""
    try:
        # the literal procedure is only asked when somebody wants to hear its steps
        return pair(state, sink=sink, method="procedure" if sink else "search")
    except NoPairing as error:
        raise Refusal(error.words, "R14" if isinstance(error, NoLegalPairing) else "") from error
