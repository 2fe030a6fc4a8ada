"""The square of two teams in words: who holds a seat, and who played in whose place."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.card import Kind
from paircard.core.event.ids import NOBODY
from paircard.core.event.tournament import Tournament
from paircard.core.facets.team_square import SquareGame, SquareSeat, TeamSquare
from paircard.core.values.language import mark, tr


def named_seat(tournament: Tournament, seat: SquareSeat, game: SquareGame | None = None) -> str:
    """Return who sits there: in a game by the line-ups, as soon as they are in; else the regular of the seat."""
    player = (game.player if game else NOBODY) or seat.player
    if game is not None and not game.player and _handed(tournament, game):
        return "-"
    return tournament.name_of(player) if player else "-"


def _handed(tournament: Tournament, game: SquareGame) -> bool:
    """Whether both line-ups of the round are in, so that nobody at a seat is an empty board."""
    round_ = tournament.rounds[game.round - 1]
    return all(round_.seated(board) for board in round_.boards)


def replaced(tournament: Tournament, square: TeamSquare) -> Iterator[str]:
    """Yield who sat in whose place: a reserve takes the seat of a regular (B.VI F4)."""
    for side in square.sides:
        for seat in side:
            for game in seat.games:
                if game.player and game.player != seat.player:
                    yield tr(
                        "{seat}, round {round}: {reserve} in the place of {regular}.",
                        seat=seat.label, round=game.round, reserve=tournament.name_of(game.player),
                        regular=tournament.name_of(seat.player) if seat.player else "-",
                    )  # fmt: skip


_ENDS = {
    Kind.OPEN: mark("no result yet"),
    Kind.ADJOURNED: mark("adjourned"),
    Kind.FORFEIT_WIN: mark("won by forfeit"),
    Kind.FORFEIT_LOSS: mark("lost by forfeit"),
}
_PLAYED = (mark("lost"), mark("draw"), mark("won"))
"""By result: 0, 1, 2."""


def game_told(tournament: Tournament, square: TeamSquare, seat: SquareSeat, game: SquareGame) -> str:
    """Say whom the holder of a seat meets in a game, with which colour, and how it ended."""
    side = square.sides[seat in square.sides[0]]
    other = side[game.against - 1]
    met = next(each for each in other.games if each.round == game.round)
    line = game.line
    end = tr(_ENDS.get(line.kind) or _PLAYED[line.result])
    fields = {"player": f"{other.label} {named_seat(tournament, other, met)}", "result": end}
    if line.colour == "W":
        return tr("White against {player}, {result}", **fields)
    if line.colour == "B":
        return tr("Black against {player}, {result}", **fields)
    return tr("against {player}, {result}", **fields)
