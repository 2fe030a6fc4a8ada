"""Cards with a line a game, of an event whose cards have one a match of two games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from paircard.core.event.card import PairingCard
from paircard.core.event.card_lines import line_away, lines_of
from paircard.core.event.ids import ContestantId
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def cards_by_game(tournament: Tournament) -> Mapping[ContestantId, PairingCard]:
    """Return the cards of an event with a line a game in place of one a match."""
    rounds = [(each, lines_of(each)) for each in tournament.rounds]

    def by_game(card: PairingCard) -> PairingCard:
        registration = tournament.registrations[card.id]
        lines = (
            line
            for round_, made in rounds
            for line in made.get(card.id) or (line_away(registration, round_.number, round_.scale_of_round),)
        )
        return replace(card, lines=tuple(lines))

    return {id_: by_game(card) for id_, card in tournament.cards.items()}
