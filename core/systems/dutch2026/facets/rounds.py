"""A round is paired when the one before it has its results, by the search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.facets.pairing import NoPairing
from core.facets.round_by_round import beforehand, made, most, needs, planned, proposal_of, under_way
from core.facets.trace import Sink
from core.systems.dutch2026.as_seen import pairing_seen, position
from core.systems.dutch2026.literal import pair
from core.systems.dutch2026.outcome import NoCompletePairing, Pairing
from core.systems.dutch2026.rules import dutch
from core.systems.dutch2026.search import search
from core.values.errors import Refusal

if TYPE_CHECKING:
    from core.event.proposal import Proposal
    from core.event.regulations import Regulations
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


def advice_on_rounds(regulations: Regulations) -> str:  # noqa: ARG001
    """Say nothing: the rules of 2026 advise no number."""
    return ""


def advice_before_round_1(tournament: Tournament) -> str:  # noqa: ARG001
    """Say nothing."""
    return ""


def propose(tournament: Tournament, sink: Sink | None = None) -> Proposal:
    """Pair the next round; refuse without an initial colour (5.1) and where nothing is complete (1.9.3)."""
    return proposal_of(tournament, pairing_seen(paired(tournament, sink)))


def paired(tournament: Tournament, sink: Sink | None = None) -> Pairing:
    """Return the next round by TPNs; the literal engine is only asked when somebody wants to hear its steps."""
    before = position(tournament)
    try:
        return pair(before, sink=sink) if sink else search(before)
    except NoPairing as error:
        raise Refusal(error.words, dutch("1.9.3") if isinstance(error, NoCompletePairing) else "") from error
