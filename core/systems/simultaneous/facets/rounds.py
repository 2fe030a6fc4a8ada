"""All boards are set at once; that is the only round."""

# ruff: noqa: ARG001 - a protocol gives more than one needs

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from core.event.facts import Fact, RegulationsChanged, RoundPaired, RoundPublished
from core.event.numbering import fixed_numbers
from core.event.proposal import Proposal
from core.event.readiness import Need, Wanting, need_ready
from core.event.regulations import ROUNDS_LIMIT
from core.facets.trace import Sink
from core.systems.simultaneous.field import MOST_BOARDS, givers, pairs, players
from core.values.errors import Refusal
from core.values.language import tr
from core.values.said import said

if TYPE_CHECKING:
    from core.event.regulations import Regulations
    from core.event.tournament import Tournament

beforehand = True
most = ROUNDS_LIMIT
"""Whatever a form has left there: setting the boards makes it one."""


def advice_on_rounds(regulations: Regulations) -> str:
    """Say nothing: there is one."""
    return ""


def advice_before_round_1(tournament: Tournament) -> str:
    """Say who gives the display, so that nobody else does by mistake."""
    who = ", ".join(map(tournament.name_of, givers(tournament)))
    if not who:
        return tr("Who gives the display is not named yet; boards in the order of the entries or lots.")
    return tr("Given by {players}; boards in the order of the entries or lots.", players=who)


def planned(tournament: Tournament) -> int:
    """Return the only one."""
    return 1


def under_way(tournament: Tournament) -> int:
    """Return the only one."""
    return tournament.scheduled


def needs(tournament: Tournament) -> Iterator[Need]:
    """Yield what the boards need: not set yet, somebody to play, not more than a hall holds."""
    if tournament.rounds:
        yield Need(Wanting.ROUND, Refusal(said("The boards are set: type the results, in any order.")))
        return
    boards = len(players(tournament))
    if not 1 <= boards <= MOST_BOARDS:
        wrong = said("A display has 1 to {most} boards, not {boards}.", most=MOST_BOARDS, boards=boards)
        yield Need(Wanting.PLAYERS, Refusal(wrong, "B.VI H1"))


def propose(tournament: Tournament, sink: Sink | None = None) -> Proposal:
    """Return the boards."""
    made = tuple(pairs(tournament))
    return Proposal(made, None, ("",) * len(made), ())


def made(tournament: Tournament) -> tuple[Fact, ...]:
    """Set all boards."""
    need_ready(tournament)
    facts: list[Fact] = []
    if tournament.regulations.rounds != 1:
        facts.append(RegulationsChanged(tournament.regulations.with_rounds(1)))
    boards = RoundPaired(1, tuple(pairs(tournament)), numbers=fixed_numbers(tournament))
    return (*facts, boards, RoundPublished(1))
