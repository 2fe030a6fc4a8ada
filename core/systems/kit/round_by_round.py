"""The rounds of a Swiss, whatever its book: the next is paired when the one before it has its results."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from core.event.bye import allocated
from core.event.facts import Fact
from core.event.numbering import fixed_numbers
from core.event.proposal import Proposal
from core.event.readiness import Need, need_room, needs_of_pairing
from core.event.regulations import ROUNDS_LIMIT
from core.event.round_facts import PairMade, RoundPaired

if TYPE_CHECKING:
    from core.event.tournament import Tournament
    from core.systems.kit.pairing import Pairing

beforehand = False
most = ROUNDS_LIMIT


def planned(tournament: Tournament) -> int:
    """Return the rounds that the regulations announce."""
    return tournament.regulations.rounds


def under_way(tournament: Tournament) -> int:
    """Return the round paired last: all before it are fixed."""
    return len(tournament.rounds)


def needs(tournament: Tournament) -> Iterable[Need]:
    """Return what a round needs that rests on all results."""
    return needs_of_pairing(tournament)


def proposal_of(tournament: Tournament, pairing: Pairing) -> Proposal:
    """Return a pairing by pairing numbers as a round of the event."""
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
    whole, byes = allocated(tournament, proposal.bye)
    return (
        RoundPaired(
            tournament.next_round,
            proposal.pairs,
            whole,
            tournament.half_point_byes,
            fixed_numbers(tournament),
            full_point_byes=tournament.full_point_byes,
            byes=(*byes, *proposal.byes),
        ),
    )
