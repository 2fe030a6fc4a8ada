"""A round is paired when the one before it has its results, by the search."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from core.errors import Refusal
from core.event.bye import allocated
from core.event.facts import Fact, PairMade, RoundPaired
from core.event.numbering import fixed_numbers
from core.event.proposal import Proposal
from core.event.readiness import Need, need_room, needs_of_pairing
from core.event.regulations import ROUNDS_LIMIT
from core.systems.kit.pairing import NoPairing
from core.systems.kit.trace import Sink
from core.systems.team_swiss_2026.as_seen import pairing_seen
from core.systems.team_swiss_2026.from_tournament import position
from core.systems.team_swiss_2026.literal import pair
from core.systems.team_swiss_2026.outcome import NoCompletePairing, Pairing
from core.systems.team_swiss_2026.rules import team
from core.systems.team_swiss_2026.search import search

if TYPE_CHECKING:
    from core.event.regulations import Regulations
    from core.event.tournament import Tournament

beforehand = False
most = ROUNDS_LIMIT


def advice_on_rounds(regulations: Regulations) -> str:  # noqa: ARG001
    """Say nothing: the rules of 2026 advise no number."""
    return ""


def advice_before_round_1(tournament: Tournament) -> str:  # noqa: ARG001
    """Say nothing."""
    return ""


def planned(tournament: Tournament) -> int:
    """Return the rounds that the regulations announce (C.04.1 1)."""
    return tournament.regulations.rounds


def under_way(tournament: Tournament) -> int:
    """Return the round paired last: all before it are fixed."""
    return len(tournament.rounds)


def needs(tournament: Tournament) -> Iterable[Need]:
    """Return what a round needs that rests on all results."""
    return needs_of_pairing(tournament)


def propose(tournament: Tournament, sink: Sink | None = None) -> Proposal:
    """Pair the next round; refuse without an initial colour (4.1) and where nothing is complete (3.3.3)."""
    made = paired(tournament, sink)
    ids, seen = tournament.ids, pairing_seen(made)
    return Proposal(
        tuple(PairMade(ids[p.white], ids[p.black], p.white_float, p.black_float) for p in seen.pairs),
        None if seen.bye is None else ids[seen.bye],
        tuple(each.colour_rule for each in seen.pairs),
        seen.brackets,
    )


def paired(tournament: Tournament, sink: Sink | None = None) -> Pairing:
    """Return the next round by TPNs; the literal engine is only asked when somebody wants to hear its steps."""
    before = position(tournament)
    try:
        return pair(before, sink=sink) if sink else search(before)
    except NoPairing as error:
        raise Refusal(error.words, team("3.3.3") if isinstance(error, NoCompletePairing) else "") from error


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
