"""All boards are set at once; that is the only round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.announced_facts import RegulationsChanged
from paircard.core.event.facts import Fact
from paircard.core.event.numbering import fixed_numbers
from paircard.core.event.proposal import Proposal
from paircard.core.event.readiness import Need, Wanting, need_ready
from paircard.core.event.round_facts import RoundPaired, RoundPublished
from paircard.core.facets import ordinary
from paircard.core.facets.trace import Sink
from paircard.core.systems.simultaneous.field import MOST_BOARDS, givers, pairs, players
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Rounds(ordinary.Rounds):
    """One, with all boards."""

    beforehand = True

    def advice_before_round_1(self, tournament: Tournament) -> str:
        """Say who gives the display, so that nobody else does by mistake."""
        who = ", ".join(map(tournament.name_of, givers(tournament)))
        if not who:
            return tr("Who gives the display is not named yet; boards in the order of the entries or lots.")
        return tr("Given by {players}; boards in the order of the entries or lots.", players=who)

    def planned(self, tournament: Tournament) -> int:
        """Return the only one."""
        return 1

    def needs(self, tournament: Tournament) -> Iterator[Need]:
        """Yield what the boards need: not set yet, somebody to play, not more than a hall holds."""
        if tournament.rounds:
            yield Need(Wanting.ROUND, Refusal(said("The boards are set: type the results, in any order.")))
            return
        boards = len(players(tournament))
        if not 1 <= boards <= MOST_BOARDS:
            wrong = said("A display has 1 to {most} boards, not {boards}.", most=MOST_BOARDS, boards=boards)
            yield Need(Wanting.PLAYERS, Refusal(wrong, "B.VI H1"))

    def propose(self, tournament: Tournament, sink: Sink | None = None) -> Proposal:
        """Return the boards."""
        made = tuple(pairs(tournament))
        return Proposal(made, None, ("",) * len(made), ())

    def made(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Set all boards."""
        need_ready(tournament)
        facts: list[Fact] = []
        if tournament.regulations.rounds != 1:
            facts.append(RegulationsChanged(tournament.regulations.with_rounds(1)))
        boards = RoundPaired(1, tuple(pairs(tournament)), numbers=fixed_numbers(tournament))
        return (*facts, boards, RoundPublished(1))
