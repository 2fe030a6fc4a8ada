"""The position of an event of the program: its cards, read as the rules of 2026 read them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from paircard.core.event.card import CardLine
from paircard.core.event.card import Kind as Line
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.dutch2026.field import Announced, Entrant, floats_by_round, position_of
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.dutch2026.rules import dutch
from paircard.core.systems.dutch2026.turns import USUAL, Kind, PointSystem, Turn
from paircard.core.systems.kit.baku import Baku
from paircard.core.values.colour import Colour, Float
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

_KINDS = {
    Line.PLAYED: Kind.PLAYED,
    Line.ADJOURNED: Kind.PLAYED,  # a draw for pairing (C.04.2 3.1)
    Line.OPEN: Kind.PLAYED,
    Line.FORFEIT_WIN: Kind.FORFEIT_WIN,
    Line.FORFEIT_LOSS: Kind.FORFEIT_LOSS,
}


def position(
    tournament: Tournament,
    *,
    numbers: Mapping[ContestantId, PairingNumber] | None = None,
    baku: Baku | None = None,
    forbidden: tuple[tuple[ContestantId, ContestantId], ...] = (),
) -> Position:
    """Return what the rules look at before the next round; refuse while the initial colour is open (C.04.3 5.1).

    `numbers` are the TPNs, those that the event has given when None.
    """
    if tournament.facts.first_colour is None:
        raise Refusal(said("Draw or set the colour of the highest player first."), dutch("5.1"))
    rounds = tournament.regulations.rounds
    announced = Announced(rounds, tournament.facts.first_colour, worth(tournament), baku, forbidden)
    given = tournament.numbers if numbers is None else numbers
    return position_of((entrant(tournament, id_, given[id_]) for id_ in tournament.registrations), announced)


def floats(tournament: Tournament, baku: Baku | None = None) -> Mapping[ContestantId, tuple[Float, ...]]:
    """Return the float of everybody in every round so far, as the rules read the cards (1.4)."""
    everybody = (entrant(tournament, id_, tournament.numbers[id_]) for id_ in tournament.registrations)
    return floats_by_round(everybody, Announced(tournament.regulations.rounds, worth=worth(tournament), baku=baku))


def worth(tournament: Tournament) -> PointSystem:
    """Return what games are worth, as the event has announced."""
    scale = tournament.regulations.scale
    return USUAL if scale.usual else PointSystem(scale.win, scale.draw, scale.loss)


def entrant(tournament: Tournament, id_: ContestantId, number: PairingNumber) -> Entrant:
    """Return somebody of the event with their rounds so far."""
    card = tournament.cards[id_]
    plays = tournament.registrations[id_].takes_part(tournament.next_round)
    turns = [
        _one(kind, line.half_points, line.opponent, line.colour)
        if (kind := _KINDS.get(line.kind))
        else _without_game(tournament, id_, line)
        for line in card.lines
    ]
    return Entrant(id_, number, tuple(turns), plays)


def _without_game(tournament: Tournament, id_: ContestantId, line: CardLine) -> Turn:
    allocated = tournament.rounds[line.round - 1].bye == id_
    return _one(Kind.ALLOCATED if allocated else Kind.AWAY, line.half_points, None, None)


@lru_cache(maxsize=1 << 14)
def _one(kind: Kind, half_points: int, opponent: ContestantId | None, colour: Colour | None) -> Turn:
    """Return a turn; equal ones are the same, for every round asks for all of them again."""
    return Turn(kind, half_points, opponent, colour)
