"""A round is paired when the one before it has its results (A2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from core.errors import Refusal
from core.event.facts import Fact, PairMade, RoundPaired
from core.event.numbering import fixed_numbers
from core.event.proposal import Proposal
from core.event.readiness import Need, need_room, needs_of_pairing
from core.event.regulations import ROUNDS_LIMIT
from core.systems.kit.trace import Sink
from core.systems.swiss1998 import NoLegalPairing, NoPairing, pair
from core.systems.swiss1998.advice import advice_before_round_1, advice_on_rounds
from core.systems.swiss1998.system import position

if TYPE_CHECKING:
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

beforehand = False
most = ROUNDS_LIMIT


def planned(tournament: Tournament) -> int:
    """Return the rounds that the regulations announce."""
    return tournament.regulations.rounds


def under_way(tournament: Tournament) -> int:
    """Return the round paired last: all before it are fixed."""
    return len(tournament.rounds)


def needs(tournament: Tournament) -> Iterable[Need]:
    """Return what A2, F5 and A7 want first."""
    return needs_of_pairing(tournament)


def propose(tournament: Tournament, sink: Sink | None = None) -> Proposal:
    """Pair the next round; refuse without a first colour (A7) and where no legal pairing exists (R14)."""
    try:
        # the literal procedure is only asked when somebody wants to hear its steps
        pairing = pair(position(tournament), sink=sink, method="procedure" if sink else "search")
    except NoPairing as error:
        raise Refusal(error.words, "R14" if isinstance(error, NoLegalPairing) else "") from error
    ids = tournament.ids
    return Proposal(
        tuple(PairMade(ids[p.white], ids[p.black], p.white_float, p.black_float) for p in pairing.pairs),
        None if pairing.bye is None else ids[pairing.bye],
        tuple(each.colour_rule for each in pairing.pairs),
        pairing.brackets,
    )


def made(tournament: Tournament) -> tuple[Fact, ...]:
    """Pair the next round."""
    need_room(tournament)
    proposal = tournament.proposal
    return (
        RoundPaired(
            tournament.next_round,
            proposal.pairs,
            proposal.bye,
            tournament.half_point_byes,
            fixed_numbers(tournament),
            full_point_byes=tournament.full_point_byes,
            byes=proposal.byes,
        ),
    )
