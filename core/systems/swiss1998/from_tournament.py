"""The position of an event of the program: its cards before the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.event.standing_of_rounds import over_half
from paircard.core.facets.position import Player, Position
from paircard.core.systems.kit.apart import belonging, kind_apart
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def position(tournament: Tournament, ids: tuple[ContestantId, ...] | None = None) -> Position:
    """Return what the rules look at before the next round; refuse while the first colour is open (A7).

    `ids` are the players in it, everybody who takes part when None.
    """
    if tournament.facts.first_colour is None:
        raise Refusal(said("Draw or set the colour of the highest player first."), "A7")
    apart = belonging(tournament)
    return Position(
        tuple(_player(tournament, id_, apart.get(id_, "")) for id_ in (tournament.to_pair if ids is None else ids)),
        tournament.next_round,
        tournament.facts.first_colour,
        tournament.next_round == tournament.regulations.rounds,
        tournament.regulations.c6,
        kind_apart(tournament),
    )


def _player(tournament: Tournament, id_: ContestantId, apart: str) -> Player:
    card, numbers = tournament.cards[id_], tournament.numbers
    return Player(
        card.number,
        card.score,
        frozenset([numbers[opponent] for opponent in card.opponents]),
        card.colours,
        card.floats,
        card.bye_barred,
        over_half(tournament, id_),
        {numbers[game.opponent]: game.round for game in card.lines if game.opponent is not None and game.met},
        apart,
    )
