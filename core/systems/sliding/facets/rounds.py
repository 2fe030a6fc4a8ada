"""All rounds come from the seats at once, before the first game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from core.event.bye import Bye, ByeKind
from core.event.facts import Fact, PairMade, RegulationsChanged, RoundPaired, RoundPublished
from core.event.ids import PairingNumber
from core.event.numbering import drawn_numbers, fixed_numbers, without_number
from core.event.proposal import Proposal
from core.event.readiness import Need, Wanting, need_none_posted, need_of_posted, need_ready
from core.event.standing_of_rounds import settled_up_to
from core.facets.trace import Sink
from core.systems.sliding.facets.worth import free_round
from core.systems.sliding.seats import FEWEST, MOST, need_size, rounds
from core.systems.sliding.table import Round as TableRound
from core.systems.sliding.table import free, table
from core.values.errors import Refusal
from core.values.language import tr
from core.values.said import said

if TYPE_CHECKING:
    from core.event.regulations import Regulations
    from core.event.tournament import Tournament

beforehand = True
most = rounds(MOST)


def advice_on_rounds(regulations: Regulations) -> str:  # noqa: ARG001
    """Say nothing: the seats decide how many rounds there are."""
    return ""


def advice_before_round_1(tournament: Tournament) -> str:
    """Say that seats go by lot, where none was drawn."""
    if drawn_numbers(tournament.facts):
        return ""
    return tr("Seats are by rating, not by lot (B.VI A5): D on Entrants draws them.")


def planned(tournament: Tournament) -> int:
    """Return how many rounds there are for those entered; what is posted stands."""
    if tournament.rounds:
        return tournament.regulations.rounds
    players = len(tournament.registrations)
    return rounds(players) if FEWEST <= players <= MOST else 0


def under_way(tournament: Tournament) -> int:
    """Return the first round that is not complete; the last one when all are."""
    return min(settled_up_to(tournament) + 1, tournament.scheduled)


def needs(tournament: Tournament) -> Iterator[Need]:
    """Yield what the seats need: rounds not posted yet, a field they are meant for, nobody who will not play."""
    if tournament.rounds and tournament.all_paired:
        yield need_of_posted(tournament)
        return
    try:
        need_size(len(tournament.registrations))
    except Refusal as refusal:
        yield Need(Wanting.PLAYERS, refusal)
    if not tournament.rounds and (gone := [id_ for id_, each in tournament.registrations.items() if each.gone]):
        named = ", ".join(map(tournament.label, gone))
        strike_out = said("Strike out who will not play before the table is made: {players}.", players=named)
        yield Need(Wanting.PLAYERS, Refusal(strike_out))
    if not tournament.rounds and (late := without_number(tournament.facts)):
        named = ", ".join(map(tournament.label, late))
        draw_again = said("The lots lack {players}: D on Entrants draws the numbers again.", players=named)
        yield Need(Wanting.ORDER, Refusal(draw_again, "B.VI A5"))


def propose(tournament: Tournament, sink: Sink | None = None) -> Proposal:  # noqa: ARG001
    """Return the next round, in the order of the boards."""
    n, at = len(tournament.registrations), tournament.next_round - 1
    pairs = _paired(tournament, table(n)[at])
    return Proposal(pairs, None, ("",) * len(pairs), (), _resting(tournament, free(n)[at]))


def made(tournament: Tournament) -> tuple[Fact, ...]:
    """Post the whole schedule, its number of rounds first."""
    need_ready(tournament)
    need_none_posted(tournament)
    n = len(tournament.registrations)
    facts: list[Fact] = []
    if tournament.regulations.rounds != rounds(n):
        facts.append(RegulationsChanged(tournament.regulations.with_rounds(rounds(n))))
    for number, (pairs, rests) in enumerate(zip(table(n), free(n), strict=True), start=1):
        numbers = fixed_numbers(tournament) if number == 1 else ()
        byes = _resting(tournament, rests)
        facts += [RoundPaired(number, _paired(tournament, pairs), numbers=numbers, byes=byes), RoundPublished(number)]
    return tuple(facts)


def _paired(tournament: Tournament, pairs: TableRound) -> tuple[PairMade, ...]:
    """Return the pairs of a round of the table, board by board."""
    ids = tournament.ids
    return tuple(PairMade(ids[PairingNumber(white)], ids[PairingNumber(black)]) for white, black in pairs)


def _resting(tournament: Tournament, number: int | None) -> tuple[Bye, ...]:
    """Return who rests, and what that is worth."""
    return () if number is None else (Bye(tournament.ids[PairingNumber(number)], ByeKind.FREE, free_round),)
