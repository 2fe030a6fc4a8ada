"""What an event of the program has played, as the rules of 2026 read the cards of its players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from paircard.core.event.card import CardLine
from paircard.core.event.card import Kind as Line
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.swiss.field import Announced, Entrant, Everybody
from paircard.core.systems.swiss.turns import ALLOCATED, AWAY, PLAYED, USUAL, Kind, PointSystem, Turn
from paircard.core.values.colour import Colour
from paircard.core.values.frozen import maker

if TYPE_CHECKING:
    from paircard.core.event.registration import Registration
    from paircard.core.event.tournament import Tournament

_KINDS = {
    Line.PLAYED: Kind.PLAYED,
    Line.ADJOURNED: Kind.PLAYED,  # a draw for pairing (C.04.2 3.1)
    Line.OPEN: Kind.PLAYED,
    Line.FORFEIT_WIN: Kind.FORFEIT_WIN,
    Line.FORFEIT_LOSS: Kind.FORFEIT_LOSS,
}


def worth(tournament: Tournament) -> PointSystem:
    """Return what games are worth, or matches of two, as the event has announced."""
    scale = tournament.scale
    return USUAL if scale.usual else PointSystem(scale.win, scale.draw, scale.loss)


def entrants(tournament: Tournament, numbers: Mapping[ContestantId, PairingNumber] | None = None) -> Iterator[Entrant]:
    """Yield everybody of the event with their rounds so far; `numbers` are those the event has given when None."""
    given, now = tournament.numbers if numbers is None else numbers, tournament.next_round
    cards = tournament.cards if tournament.rounds else {}  # nobody needs a card on which nothing stands
    byes = {round_.number: round_.bye for round_ in tournament.rounds}
    made = maker(Turn, len(cards) * now)
    for id_, registration in tournament.registrations.items():
        turns = [
            turn_of(line, allocated=byes[line.round] == id_)
            if (kind := _KINDS.get(line.kind)) is None
            else made(kind, line.half_points, line.opponent, line.colour)
            for line in (cards[id_].lines if cards else ())
        ]
        yield entrant_now(registration, given[id_], now, tuple(turns))


def everybody(
    tournament: Tournament, announced: Announced, numbers: Mapping[ContestantId, PairingNumber] | None = None
) -> Everybody:
    """Return everybody of the event with what was announced; `numbers` are those the event has given when None."""
    return Everybody(entrants(tournament, numbers), announced)


def entrant_now(registration: Registration, number: PairingNumber, now: int, turns: Sequence[Turn]) -> Entrant:
    """Return somebody as they stand before a round."""
    plays, rating = registration.takes_part(now), registration.entrant.rating
    return Entrant(registration.id, number, turns, plays, rating, given_now(registration, now))


def given_now(registration: Registration, now: int) -> bool:
    """Tell whether a round gives somebody points though they are away."""
    return bool(registration.absences) and (registration.half_point_bye(now) or registration.full_point_bye(now))


def turn_of(line: CardLine, *, allocated: bool) -> Turn:
    """Return a line as these rules read it; `allocated` where it is that of the bye of the pairing."""
    kind = _KINDS.get(line.kind)
    if kind is None:
        return _one(ALLOCATED if allocated else AWAY, line.half_points, None, None)
    return _one(kind, line.half_points, line.opponent, line.colour)


@lru_cache(maxsize=1 << 14)
def turn_of_game(half_points: int, opponent: ContestantId, colour: Colour) -> Turn:
    """Return a game that was played, as these rules read it."""
    return Turn(PLAYED, half_points, opponent, colour)


@lru_cache(maxsize=1 << 14)
def _one(kind: Kind, half_points: int, opponent: ContestantId | None, colour: Colour | None) -> Turn:
    """Return a turn; equal ones are the same, for every round asks for all of them again."""
    return Turn(kind, half_points, opponent, colour)
