"""All rounds come from the table at once, before the first game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from core.event.bye import Bye, ByeKind
from core.event.facts import Fact, RegulationsChanged, RoundPaired, RoundPublished
from core.event.numbering import fixed_numbers, without_number
from core.event.proposal import Proposal
from core.event.readiness import Need, Wanting, need_none_posted, need_of_posted, need_ready
from core.event.standing_of_rounds import settled_up_to
from core.facets.trace import Sink
from core.systems.round_robin.berger import FEWEST, MOST, need_size
from core.systems.round_robin.berger import Round as TableRound
from core.systems.round_robin.cycles import schedule
from core.systems.round_robin.facets.carried import paired
from core.systems.round_robin.facets.worth import free_round
from core.systems.round_robin.options import MOST_CYCLES, options_of
from core.values.errors import Refusal
from core.values.said import said

if TYPE_CHECKING:
    from core.event.regulations import Regulations
    from core.event.tournament import Tournament

beforehand = True
most = (MOST - 1) * MOST_CYCLES


def advice_on_rounds(regulations: Regulations) -> str:  # noqa: ARG001
    """Say nothing: the table decides how many rounds there are."""
    return ""


def advice_before_round_1(tournament: Tournament) -> str:  # noqa: ARG001
    """Say nothing: who is entered is in the table."""
    return ""


def planned(tournament: Tournament) -> int:
    """Return how many rounds the table has for those entered; what is posted stands."""
    if tournament.rounds:
        return tournament.regulations.rounds
    return len(_table(tournament)) if FEWEST <= len(tournament.registrations) <= MOST else 0


def under_way(tournament: Tournament) -> int:
    """Return the first round that is not complete; the last one when all are."""
    return min(settled_up_to(tournament) + 1, tournament.scheduled)


def needs(tournament: Tournament) -> Iterator[Need]:
    """Yield what the table needs: rounds not posted yet, a field it is written for, nobody who will not play."""
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
        yield Need(Wanting.ORDER, Refusal(draw_again, "B.VI A1"))


def propose(tournament: Tournament, sink: Sink | None = None) -> Proposal:  # noqa: ARG001
    """Return the next round of the table."""
    at = tournament.next_round - 1
    table, pairs = _table(tournament)[at], paired(tournament, _table(tournament))[at]
    return Proposal(pairs, None, ("",) * len(pairs), (), _free(tournament, table))


def made(tournament: Tournament) -> tuple[Fact, ...]:
    """Post the whole schedule, its number of rounds first."""
    need_ready(tournament)
    need_none_posted(tournament)
    rounds = _table(tournament)
    facts: list[Fact] = []
    if tournament.regulations.rounds != len(rounds):
        facts.append(RegulationsChanged(tournament.regulations.with_rounds(len(rounds))))
    for number, (pairs, made) in enumerate(zip(rounds, paired(tournament, rounds), strict=True), start=1):
        numbers = fixed_numbers(tournament) if number == 1 else ()
        free = _free(tournament, pairs)
        facts += [RoundPaired(number, made, numbers=numbers, byes=free), RoundPublished(number)]
    return tuple(facts)


def _table(tournament: Tournament) -> tuple[TableRound, ...]:
    chosen = options_of(tournament)
    return schedule(len(tournament.registrations), chosen.cycles, chosen.swap_last_two)


def _free(tournament: Tournament, pairs: TableRound) -> tuple[Bye, ...]:
    """Return who rests in a round of the table, and what that is worth."""
    resting = tournament.ids.keys() - {number for pair in pairs for number in pair}
    return tuple(Bye(tournament.ids[number], ByeKind.FREE, free_round) for number in resting)
