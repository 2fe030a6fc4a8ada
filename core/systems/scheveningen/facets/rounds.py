"""All rounds come from the table at once: as many as there are boards (B.VI F2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from core.event.facts import Fact, PairMade, RegulationsChanged, RoundPaired, RoundPublished
from core.event.numbering import fixed_numbers
from core.event.proposal import Proposal
from core.event.readiness import Need, Wanting, need_none_posted, need_of_posted, need_ready
from core.event.standing_of_rounds import settled_up_to
from core.event.team_options import team_options
from core.facets.trace import Sink
from core.systems.scheveningen.facets.entry import TEAMS
from core.systems.scheveningen.table import FEWEST, MOST, Side, table, white_in
from core.values.errors import Refusal
from core.values.language import tr

if TYPE_CHECKING:
    from core.event.regulations import Regulations
    from core.event.tournament import Tournament

beforehand = True
most = MOST


def advice_on_rounds(regulations: Regulations) -> str:  # noqa: ARG001
    """Say nothing: there are as many as boards."""
    return ""


def advice_before_round_1(tournament: Tournament) -> str:
    """Say what an odd number of boards means for the colours."""
    if team_options(tournament.regulations).boards % 2:
        return tr("The number of boards is odd: team A, number 1, has White once more than Black (B.VI F).")
    return ""


def planned(tournament: Tournament) -> int:
    """Return how many rounds there are: as many as boards."""
    boards = team_options(tournament.regulations).boards
    return boards if FEWEST <= boards <= MOST else 0


def under_way(tournament: Tournament) -> int:
    """Return the first round that is not complete; the last one when all are."""
    return min(settled_up_to(tournament) + 1, len(tournament.rounds))


def needs(tournament: Tournament) -> Iterator[Need]:
    """Yield what the table needs: rounds not posted yet, and two teams."""
    if tournament.rounds and tournament.all_paired:
        yield need_of_posted(tournament)
        return
    playing = [id_ for id_, each in tournament.registrations.items() if not each.gone]
    if len(playing) != TEAMS:
        yield Need(Wanting.PLAYERS, Refusal(tr("A Scheveningen match is played by two teams: enter both."), "B.VI F1"))
    if not FEWEST <= team_options(tournament.regulations).boards <= MOST:
        told = tr("Scheveningen tables are for {fewest} to {most} boards.", fewest=FEWEST, most=MOST)
        yield Need(Wanting.PLAYERS, Refusal(told, "B.VI F7"))


def propose(tournament: Tournament, sink: Sink | None = None) -> Proposal:  # noqa: ARG001
    """Return the next round of the table."""
    pair = _pair(tournament, tournament.next_round)
    return Proposal((pair,), None, ("",), ())


def made(tournament: Tournament) -> tuple[Fact, ...]:
    """Post the whole schedule, its number of rounds first."""
    need_ready(tournament)
    need_none_posted(tournament)
    count = planned(tournament)
    facts: list[Fact] = []
    if tournament.regulations.rounds != count:
        facts.append(RegulationsChanged(tournament.regulations.with_rounds(count)))
    for number in range(1, count + 1):
        numbers = fixed_numbers(tournament) if number == 1 else ()
        facts += [RoundPaired(number, (_pair(tournament, number),), numbers=numbers), RoundPublished(number)]
    return tuple(facts)


def _pair(tournament: Tournament, number: int) -> PairMade:
    """Return the one match of a round: the whole team that has White on its boards in order, whom it meets by seats."""
    first, second = (tournament.ids[each] for each in sorted(tournament.ids)[:TEAMS])
    white, black = (first, second) if white_in(number) is Side.A else (second, first)
    pairs = table(team_options(tournament.regulations).boards)[number - 1]
    return PairMade(white, black, colours="W" * len(pairs), seats=tuple(other.number for _, other in pairs))
