"""The players of a position as a bracket shows them: of a lesson that nobody played, too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.facets.groups import BracketView, GroupPlayer
from paircard.core.facets.position import Player, Position
from paircard.core.systems.kit.score_groups import brackets_of

if TYPE_CHECKING:
    from paircard.core.facets.explained import Told


def cards_of(position: Position) -> Mapping[PairingNumber, GroupPlayer]:
    """Return everybody by pairing number, in the order of the rules; who they are is that number alone."""
    return {player.number: _card(player) for player in position.players}


def brackets_told(told: Told) -> tuple[BracketView, ...]:
    """Return the brackets of a round that was explained, as its rules pair them."""
    pairing = told.pairing
    whites = (who(pair.white) for pair in pairing.pairs)
    bye = None if pairing.bye is None else who(pairing.bye)
    return brackets_of(cards_of(told.position), pairing.brackets, whites, bye)


def who(number: PairingNumber) -> ContestantId:
    """Return by what a player of a position is known."""
    return ContestantId(number)


def _card(player: Player) -> GroupPlayer:
    return GroupPlayer(
        who(player.number),
        player.number,
        player.score,
        player.colours,
        player.preference,
        player.floats[-2:],
        tuple(sorted(player.opponents)),
        player.bye_barred,
        index=player.index,
    )
