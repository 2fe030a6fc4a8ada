"""What records 299 of an event of players come to: games that counted as another result than 001 has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from paircard.core.event.result import Result
from paircard.core.values.frozen import dataclass, replace
from paircard.data.exchange.trf.reading.rated_otherwise import RatedOtherwise
from paircard.data.exchange.trf.records.assigned import Assigned, letter_of
from paircard.data.exchange.trf.records.player_read import Cell, Kind, Player

Worth = Callable[[Cell], int]
"""What one round gives a player, in hundredths of a point, by the sign in their record."""
_Place = tuple[int, int]
"""A round, and the start number of a player."""
_LETTERS = {Kind.FULL_BYE: "F", Kind.HALF_BYE: "H", Kind.ABSENT: "Z"}


@dataclass(frozen=True, slots=True)
class AssignedPoints:
    """What could be made of the records."""

    games: tuple[RatedOtherwise, ...] = ()
    not_applied: tuple[int, ...] = ()
    """Lines of those that no event here has: penalties, bonuses, and points that no result gives."""


def assigned_points(records: Iterable[Assigned], players: Mapping[int, Player], worth: Worth) -> AssignedPoints:
    """Read what the records of a report assign to single results."""
    given: dict[_Place, Assigned] = {}
    not_applied: set[int] = set()
    for each in (record for record in records if not record.of_all):
        places = tuple(_places(each, players))
        given.update(dict.fromkeys(places, each))
        if not places:
            not_applied.add(each.line)
    games: list[RatedOtherwise] = []
    for place, record in given.items():
        game = _game(place, given, players, worth)
        if game is None and record.hundredths != worth(players[place[1]].cell(place[0])):
            not_applied.add(record.line)
        elif game is not None and game.counted is not game.rated and game not in games:
            games.append(game)
    ordered = sorted(games, key=lambda each: (each.round, each.white))
    return AssignedPoints(tuple(ordered), tuple(sorted(not_applied)))


def _places(record: Assigned, players: Mapping[int, Player]) -> Iterator[_Place]:
    """Yield what a record names: one round of some players, or every result of the kind."""
    for number in record.players or players:
        cells = players[number].cells if number in players else ()
        for round_, cell in enumerate(cells, start=1):
            if record.letter and record.round in (0, round_) and (record.one_round or _letter(cell) == record.letter):
                yield round_, number


def _letter(cell: Cell) -> str:
    return letter_of(cell.sign) if cell.kind is Kind.GAME else _LETTERS.get(cell.kind, "")


def _game(
    place: _Place, given: Mapping[_Place, Assigned], players: Mapping[int, Player], worth: Worth
) -> RatedOtherwise | None:
    """Return the game of a player in a round with both its results; None for what is none, or counted as none."""
    round_, number = place
    cell = players[number].cell(round_)
    opponent = players.get(cell.opponent)
    if cell.kind is not Kind.GAME or opponent is None or opponent.cell(round_).opponent != number:
        return None
    if cell.colour == "B" or (not cell.colour and opponent.number < number):
        return _game((round_, opponent.number), given, players, worth) if opponent.cell(round_).colour != "B" else None
    cells = cell, opponent.cell(round_)
    points = tuple(
        given[round_, who].hundredths if (round_, who) in given else worth(each)
        for who, each in zip((number, opponent.number), cells, strict=True)
    )
    rated = Result.of_signs(*(each.sign for each in cells))
    counted = rated and _counted(rated, cells, points, worth)
    return RatedOtherwise(round_, number, opponent.number, counted, rated) if rated and counted else None


def _counted(rated: Result, cells: tuple[Cell, Cell], points: tuple[int, ...], worth: Worth) -> Result | None:
    """Return the result that gives these points, played if the one that is rated was; None where there is none.

    A game that gave neither of them anything was annulled, or is none that a correction would make.
    """
    results = sorted((each for each in Result if each.settled), key=lambda each: each.played is not rated.played)
    for result in (rated, *results):
        gives = tuple(worth(replace(cell, sign=sign)) for cell, sign in zip(cells, result.signs, strict=True))
        if gives == points and (any(points) or result is rated):
            return result
    return None
