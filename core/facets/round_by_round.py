"""The rounds of a Swiss, whatever its book: the next is paired when the one before it has its results."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from paircard.core.event.byes_of_next_round import full_point_byes, half_point_byes
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.numbering import fixed_numbers
from paircard.core.event.proposal import Proposal
from paircard.core.event.readiness import need_room
from paircard.core.event.round_facts import PairMade, RoundPaired
from paircard.core.facets.byes import allocated
from paircard.core.values.frozen import maker

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.pairing import Pairing


def proposal_of(tournament: Tournament, pairing: Pairing) -> Proposal:
    """Return a pairing by pairing numbers as a round of the event."""
    return proposal_by(tournament.ids, pairing)


def proposal_by(ids: Mapping[PairingNumber, ContestantId], pairing: Pairing) -> Proposal:
    """Return a pairing by pairing numbers as a round of those who bear them."""
    made = maker(PairMade)
    return Proposal(
        tuple([made(ids[p.white], ids[p.black], p.white_float, p.black_float) for p in pairing.pairs]),
        None if pairing.bye is None else ids[pairing.bye],
        tuple([each.colour_rule for each in pairing.pairs]),
        pairing.brackets,
    )


def made(tournament: Tournament) -> tuple[Fact, ...]:
    """Pair the next round."""
    need_room(tournament)
    proposal = tournament.proposal
    whole, byes = allocated(tournament, proposal.bye)
    return (
        RoundPaired(
            tournament.next_round,
            proposal.pairs,
            whole,
            half_point_byes(tournament),
            fixed_numbers(tournament),
            full_point_byes=full_point_byes(tournament),
            byes=(*byes, *proposal.byes),
        ),
    )
