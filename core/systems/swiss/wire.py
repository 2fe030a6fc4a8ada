"""Positions that another program hands in: the rounds of everybody, for every book with the rounds of 2026."""
# no words in this file: machines read English

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.result import Result
from paircard.core.facets.pairing import NoPairing
from paircard.core.systems.kit.baku import Baku
from paircard.core.systems.kit.position_fields import Fields, Malformed, integer, items, object_of, present
from paircard.core.systems.kit.reported_acceleration import ReportedAcceleration, told_points
from paircard.core.systems.kit.upper_group import Accelerates
from paircard.core.systems.swiss.book import Book
from paircard.core.systems.swiss.field import Announced, Entrant
from paircard.core.systems.swiss.outcome import NoCompletePairing, SwissPairing
from paircard.core.systems.swiss.turns import ABSENT, USUAL, Kind, PointSystem, Turn
from paircard.core.values.colour import Colour

_MOST_POINTS = 100
_RESULTS = ("win", "draw", "loss")


def _for_one(result: Result, half_points: int) -> tuple[Kind, str]:
    worth = _RESULTS[::-1][half_points]
    if result.played:
        return Kind.PLAYED, worth
    return Kind.FORFEIT_WIN if half_points else Kind.FORFEIT_LOSS, worth


_GAMES: Mapping[str, tuple[tuple[Kind, str], tuple[Kind, str]]] = {
    result.value: (_for_one(result, result.half_points[0]), _for_one(result, result.half_points[1]))
    for result in Result
    if result.settled
}
"""What a result is for White and for Black."""
_SIGNS = " ".join(_GAMES)


def told(paired: Callable[[], SwissPairing[Any]], article: str) -> dict[str, Any]:
    """Pair: `{"pairs": [[white, black], ...], "bye": number or None}`, in the order of the boards.

    `{"error": "no complete pairing", ...}` with the article about that where there is none.
    """
    try:
        made = paired()
    except NoCompletePairing as error:
        return {"error": "no complete pairing", "article": article, "reason": str(error)}
    except NoPairing as error:
        return {"error": "no pairing", "reason": str(error)}
    return {"pairs": [[one.white, one.black] for one in made.pairs], "bye": made.bye}


def answered_by(book: Book[Any, Any], position: Any, method: str) -> dict[str, Any]:
    """Pair a position by the `search` of a book, or else word by word, as `told` says it."""
    paired = book.search if method == "search" else book.literal
    return told(lambda: paired(position), book.no_complete_pairing)


def read(fields: Fields, kind: type[Reader] | None = None) -> tuple[list[Entrant], Announced]:
    """Read everybody's rounds, and what was announced; raise `Malformed`. `kind` reads rounds of other than games."""
    reader = (kind or Reader)(fields)
    numbers = reader.numbers()
    turns = [reader.turns_of(round_, at) for at, round_ in enumerate(items(fields, "rounds", ""))]
    away = set(reader.known_numbers(fields.get("absent", []), "absent"))
    entrants = [
        Entrant(
            ContestantId(no),
            PairingNumber(no),
            tuple(each.get(no, ABSENT) for each in turns),
            no not in away,
            reader.ratings[no],
        )
        for no in numbers
    ]
    rounds = integer(fields, "total_rounds", "", 1)
    if len(turns) >= rounds:
        raise Malformed("rounds", f"rounds must be fewer than total_rounds ({rounds}).")
    announced = Announced(
        rounds, reader.first_colour(), reader.worth, reader.acceleration(rounds), tuple(reader.forbidden())
    )
    return entrants, announced


class Reader:
    """Everything of one line, with a sentence and a field for what is wrong."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields
        self.known: set[int] = set()
        self.ratings: dict[int, int] = {}
        self.worth, usual_bye = self.given()
        self.bye = _half_points(fields.get("bye", usual_bye / 2), "bye")
        if self.bye > self.worth.win:
            raise Malformed("bye", "bye must not be more than a win.")
        self.points = {"win": self.worth.win, "draw": self.worth.draw, "loss": self.worth.loss}
        self.away = {"F": self.worth.win, "H": self.worth.draw, "Z": 0}

    def given(self) -> tuple[PointSystem, int]:
        """Return what rounds give, and the half points of a bye where nothing is said."""
        worth = _points(self.fields)
        return worth, worth.win

    def numbers(self) -> list[int]:
        """Return the TPN of everybody of the event."""
        found: list[int] = []
        for at, entry in enumerate(items(self.fields, "players", "")):
            player = object_of(entry, f"players[{at}]")
            found.append(integer(player, "no", f"players[{at}].", 1))
            rating = player.get("rating")
            self.ratings[found[-1]] = rating if type(rating) is int else 0  # a book that needs them asks for them
        for at, number in enumerate(found):
            if number in self.known:
                raise Malformed(f"players[{at}].no", f"Pairing number {number} is used twice.")
            self.known.add(number)
        return found

    def turns_of(self, value: object, at: int) -> dict[int, Turn]:
        """Return what one round was for those named in it; who is not named was away for nothing."""
        where = f"rounds[{at}]"
        round_ = object_of(value, where)
        turns: dict[int, Turn] = {}
        for no, turn in self._turns(round_, f"{where}."):
            if no in turns:
                raise Malformed(where, f"{where} names {no} twice.")
            turns[no] = turn
        return turns

    def _turns(self, round_: Fields, prefix: str) -> Iterator[tuple[int, Turn]]:
        where = f"{prefix}absent"
        for name, code in object_of(round_.get("absent", {}), where).items():
            if not (name.isascii() and name.isdigit() and len(name) < 10) or code not in ("F", "H", "Z"):
                raise Malformed(where, f'{where} must give numbers "F", "H" or "Z".')
            yield self._known(int(name), where), Turn(Kind.AWAY, self.away[str(code)])
        for number in self.known_numbers(round_.get("byes", []), f"{prefix}byes"):
            yield number, Turn(Kind.ALLOCATED, self.bye)
        for at, game in enumerate(items(round_, "games", prefix)):
            yield from self._game(game, f"{prefix}games[{at}]")

    def _game(self, value: object, where: str) -> Iterator[tuple[int, Turn]]:
        if not isinstance(value, list) or len(value) != 3:
            raise Malformed(where, f"{where} must be [White, Black, result].")
        white, black = (self._known(each, where) for each in value[:2])
        if white == black:
            raise Malformed(where, f"{where}: {white} cannot have met themselves.")
        if not isinstance(value[2], str):
            raise Malformed(where, f"{where} must end with one of {_SIGNS}.")
        yield from zip(
            (white, black), self.ended(value[2], where, ContestantId(white), ContestantId(black)), strict=True
        )

    def ended(self, sign: str, where: str, white: ContestantId, black: ContestantId) -> tuple[Turn, Turn]:
        """Return what a game was for both."""
        if sign not in _GAMES:
            raise Malformed(where, f"{where} must end with one of {_SIGNS}.")
        (mine, my_result), (theirs, their_result) = _GAMES[sign]
        played = mine is Kind.PLAYED
        return (
            Turn(mine, self.points[my_result], black, "W" if played else None),
            Turn(theirs, self.points[their_result], white, "B" if played else None),
        )

    def known_numbers(self, value: object, where: str) -> list[int]:
        """Return a list of TPNs of the event."""
        if not isinstance(value, list):
            raise Malformed(where, f"{where} must be a list of pairing numbers.")
        return [self._known(each, f"{where}[{at}]") for at, each in enumerate(value)]

    def _known(self, value: object, where: str) -> int:
        if type(value) is not int or value not in self.known:
            raise Malformed(where, f"{where}: {value!r:.20} is not the number of a player.")
        return value

    def first_colour(self) -> Colour:
        """Return the initial colour (5.1)."""
        match present(self.fields, "first_colour", ""):
            case "W" | "w":
                return "W"
            case "B" | "b":
                return "B"
        raise Malformed("first_colour", 'first_colour must be "W" or "B".')

    def acceleration(self, rounds: int) -> Accelerates | None:
        """Return it as virtual points are told, round by round, or where the last of group A is named."""
        virtual = items(self.fields, "virtual", "") if "virtual" in self.fields else []
        told = {at: points for round_, each in enumerate(virtual, 1) for at, points in self._virtual(each, round_)}
        if told and "baku" in self.fields:
            raise Malformed("virtual", "virtual tells all virtual points: leave out baku.")
        return ReportedAcceleration(told_points(told)) if told else self.baku(rounds)

    def _virtual(self, value: object, round_: int) -> Iterator[tuple[tuple[int, ContestantId], int]]:
        where = f"virtual[{round_ - 1}]"
        for no, points in object_of(value, where).items():
            number = self._known(int(no) if no.isdecimal() and len(no) < 6 else no, where)
            if not isinstance(points, int | float) or not 0 <= points <= _MOST_POINTS or 2 * points % 1:
                raise Malformed(where, f"{where}: {points!r:.20} are no points, in halves up to {_MOST_POINTS}.")
            yield (round_, ContestantId(number)), int(2 * points)

    def baku(self, rounds: int) -> Baku | None:
        """Return the acceleration where the last of group A is named."""
        last = self.fields.get("baku")
        if last is not None and (self.worth.win != 2 * self.worth.draw or self.worth.loss):
            raise Malformed("baku", "baku is only for a win worth two draws, and a loss worth nothing (C.04.7 1.1).")
        return None if last is None else Baku(ContestantId(self._known(last, "baku")), rounds, self.worth.win)

    def forbidden(self) -> Iterator[tuple[ContestantId, ContestantId]]:
        """Yield who may not meet."""
        pairs = self.fields.get("forbidden", [])
        if not isinstance(pairs, list):
            raise Malformed("forbidden", "forbidden must be a list of pairs of pairing numbers.")
        for at, each in enumerate(pairs):
            two = self.known_numbers(each, f"forbidden[{at}]")
            if len(two) != 2 or two[0] == two[1]:
                raise Malformed(f"forbidden[{at}]", f"forbidden[{at}] must be two pairing numbers.")
            yield ContestantId(two[0]), ContestantId(two[1])


def _points(fields: Fields) -> PointSystem:
    """Return what games give: a point, a half and nothing, where nothing is said."""
    if "points" not in fields:
        return USUAL
    given = object_of(fields["points"], "points")
    win, draw, loss = (_half_points(present(given, name, "points."), f"points.{name}") for name in _RESULTS)
    if not win > draw > loss:
        raise Malformed("points", "points must give more for a win than for a draw, and more for that than for a loss.")
    return PointSystem(win, draw, loss)


def _half_points(value: object, where: str) -> int:
    whole = isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= _MOST_POINTS
    if not whole or not isinstance(value, int | float) or 2 * value % 1:
        raise Malformed(where, f"{where} must be points, such as 1 or 0.5.")
    return int(2 * value)
