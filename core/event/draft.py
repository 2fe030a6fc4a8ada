"""A round while it is being paired by hand: places, and players who change them. Nothing is stored or judged here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from paircard.core.event.ids import ContestantId

Seats = tuple[ContestantId | None, ContestantId | None]
"""White and Black of a board, None where nobody sits."""


class Area(Enum):
    """Where a place is."""

    BOARD = "board"
    BYE = "bye"
    WAITING = "waiting"
    AWAY = "away"


class Spot(NamedTuple):
    """A place: a seat, the bye, or a line in one of the two lists under the boards."""

    area: Area
    at: int = 0
    """Twice the index of the board, one more for Black; in a list the id that stands there, 0 for its end."""

    @property
    def board(self) -> int:
        """Index of its board."""
        return self.at // 2


BYE = Spot(Area.BYE)
WAITING = Spot(Area.WAITING)
AWAY = Spot(Area.AWAY)


def seat(board: int, side: int) -> Spot:
    """Return the place of White (0) or Black (1) at the board of that index."""
    return Spot(Area.BOARD, 2 * board + side)


@dataclass(frozen=True, slots=True)
class Draft:
    """Who sits where. Every change is an exchange of what two places hold: nobody is lost, nobody is there twice."""

    boards: tuple[Seats, ...] = ()
    bye: ContestantId | None = None
    waiting: tuple[ContestantId, ...] = ()
    """Ids of those who play and have no place yet."""
    away: tuple[ContestantId, ...] = ()
    """Ids of those who do not play this round."""

    @classmethod
    def of(
        cls,
        pairs: Iterable[tuple[ContestantId, ContestantId]],
        bye: ContestantId | None,
        playing: Iterable[ContestantId],
        away: Iterable[ContestantId],
    ) -> Draft:
        """Begin with these pairs and this bye; whoever else is playing waits for a place."""
        boards = tuple(pairs)
        placed = {id_ for pair in boards for id_ in pair} | {bye}
        return cls(boards, bye, tuple(id_ for id_ in playing if id_ not in placed), tuple(away))._with_room()

    # --- what stands there ---------------------------------------------------------------------------------

    @property
    def pairs(self) -> tuple[tuple[ContestantId, ContestantId], ...]:
        """The boards at which both seats are taken, White first."""
        return tuple((white, black) for white, black in self.boards if white is not None and black is not None)

    @property
    def players(self) -> Iterator[ContestantId]:
        """Everybody, wherever they are."""
        yield from (id_ for seats in self.boards for id_ in seats if id_ is not None)
        yield from () if self.bye is None else (self.bye,)
        yield from (*self.waiting, *self.away)

    def at(self, spot: Spot) -> ContestantId | None:
        """Return who is at a place, None where nobody is."""
        match spot.area:
            case Area.BOARD:
                return self.boards[spot.board][spot.at % 2] if spot.board < len(self.boards) else None
            case Area.BYE:
                return self.bye
            case Area.WAITING:
                return next((id_ for id_ in self.waiting if id_ == spot.at), None)
            case Area.AWAY:
                return next((id_ for id_ in self.away if id_ == spot.at), None)

    def spot(self, player: ContestantId) -> Spot | None:
        """Return where a player is."""
        for index, seats in enumerate(self.boards):
            if player in seats:
                return seat(index, seats.index(player))
        if player == self.bye:
            return BYE
        if player in self.waiting:
            return Spot(Area.WAITING, player)
        return Spot(Area.AWAY, player) if player in self.away else None

    # --- what may be done ----------------------------------------------------------------------------------

    def exchanged(self, one: Spot, other: Spot) -> Draft:
        """Return the draft in which these two places hold what the other held."""
        if one.area is other.area and one.area in (Area.WAITING, Area.AWAY):
            return self  # an order that means nothing
        first, second = self.at(one), self.at(other)
        return self._put(one, first, second)._put(other, second, first)._with_room()

    def opponents_exchanged(self, one: int, other: int) -> Draft:
        """Return it with the Black players of two boards in each other's place."""
        return self.exchanged(seat(one, 1), seat(other, 1))

    def colours_swapped(self, board: int) -> Draft:
        """Return it with White and Black of a board in each other's place."""
        return self.exchanged(seat(board, 0), seat(board, 1))

    def moved(self, player: ContestantId, to: Spot) -> Draft:
        """Return it with a player at a place; who was there takes the place they leave."""
        spot = self.spot(player)
        return self if spot is None else self.exchanged(spot, to)

    def emptied(self, boards: Iterable[int] | None = None) -> Draft:
        """Return it with these boards empty, their players waiting; with all boards and the bye empty when None."""
        wanted = range(len(self.boards)) if boards is None else boards
        leaving = [id_ for board in wanted for id_ in self.boards[board] if id_ is not None]
        if boards is None and self.bye is not None:
            leaving.append(self.bye)
        fresh = self
        for player in leaving:
            fresh = fresh.moved(player, WAITING)
        return fresh

    def with_player(self, player: ContestantId) -> Draft:
        """Return it with one more, who waits for a place."""
        return replace(self, waiting=(*self.waiting, player))._with_room()

    def without(self, players: Iterable[ContestantId]) -> Draft:
        """Return it without players who are not in the event any more."""
        gone = frozenset(players)

        def kept(player: ContestantId | None) -> ContestantId | None:
            return None if player in gone else player

        return Draft(
            tuple((kept(white), kept(black)) for white, black in self.boards),
            kept(self.bye),
            tuple(id_ for id_ in self.waiting if id_ not in gone),
            tuple(id_ for id_ in self.away if id_ not in gone),
        )

    def _put(self, spot: Spot, old: ContestantId | None, new: ContestantId | None) -> Draft:
        match spot.area:
            case Area.BOARD:
                seats = list(self.boards[spot.board])
                seats[spot.at % 2] = new
                before, after = self.boards[: spot.board], self.boards[spot.board + 1 :]
                return replace(self, boards=(*before, (seats[0], seats[1]), *after))
            case Area.BYE:
                return replace(self, bye=new)
            case Area.WAITING:
                return replace(self, waiting=_listed(self.waiting, old, new))
            case Area.AWAY:
                return replace(self, away=_listed(self.away, old, new))

    def _with_room(self) -> Draft:
        """Return it with as many boards as those who play may need."""
        playing = len(set(self.players)) - len(self.away)
        more = playing // 2 - len(self.boards)
        return replace(self, boards=(*self.boards, *[(None, None)] * more)) if more > 0 else self


def _listed(
    players: tuple[ContestantId, ...], old: ContestantId | None, new: ContestantId | None
) -> tuple[ContestantId, ...]:
    if old is None:
        return players if new is None else (*players, new)
    at = players.index(old)
    return (*players[:at], *(() if new is None else (new,)), *players[at + 1 :])
