"""Rounds by Monrad, each when the one before has its results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.bye import ByeKind
from paircard.core.event.proposal import Proposal
from paircard.core.event.round_facts import PairMade
from paircard.core.facets import ordinary
from paircard.core.systems.monrad.colours import seated
from paircard.core.systems.monrad.options import options_of
from paircard.core.systems.monrad.pairing import Pairs, paired
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.card import PairingCard
    from paircard.core.event.ids import ContestantId
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.trace import Sink


class Rounds(ordinary.Rounds):
    """Of equally many points neighbours meet."""

    def propose(self, tournament: Tournament, sink: Sink | None = None) -> Proposal:
        """Pair who is present, by points, then by number."""
        found = _paired(tournament)
        if found is None:
            again = said("Whoever is paired with whom, two would meet again: pair the round by hand.")
            raise Refusal(again)
        pairs = tuple(PairMade(each.white, each.black) for each in (seated(*pair) for pair in found.pairs))
        return Proposal(pairs, found.bye, ("",) * len(pairs), ())


def order_before(tournament: Tournament, number: int) -> list[PairingCard]:
    """Return the cards before a round, by points, then by number."""
    cards = (card.until(number - 1) for card in tournament.cards.values())
    return sorted(cards, key=lambda card: (-card.score, card.number))


def had_bye(tournament: Tournament, number: int) -> frozenset[ContestantId]:
    """Return who has had a bye of the pairing before a round."""
    return frozenset(id_ for round_ in tournament.rounds[: number - 1] for id_ in round_.who_has(ByeKind.ALLOCATED))


def _paired(tournament: Tournament) -> Pairs | None:
    number, present = tournament.next_round, frozenset(tournament.to_pair)
    order = [card for card in order_before(tournament, number) if card.id in present]
    return paired(order, had_bye(tournament, number), number, options_of(tournament))
