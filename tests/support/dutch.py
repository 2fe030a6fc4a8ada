"""Positions for tests of the rules of 2026: read from plain data."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from core.colour import Colour
from core.event.ids import PairingNumber, PlayerId
from core.points import DRAW, LOSS, WIN
from core.systems.dutch2026.acceleration import Baku
from core.systems.dutch2026.field import Announced, Entrant, position_of
from core.systems.dutch2026.position import Player, Position
from core.systems.dutch2026.turns import ABSENT, Kind, Turn

FIXTURES = Path(__file__).parent.parent / "rules" / "fixtures" / "dutch2026"

_GAMES: Mapping[str, tuple[tuple[Kind, int], tuple[Kind, int]]] = {
    "1": ((Kind.PLAYED, WIN), (Kind.PLAYED, LOSS)),
    "=": ((Kind.PLAYED, DRAW), (Kind.PLAYED, DRAW)),
    "0": ((Kind.PLAYED, LOSS), (Kind.PLAYED, WIN)),
    "+": ((Kind.FORFEIT_WIN, WIN), (Kind.FORFEIT_LOSS, LOSS)),
    "-": ((Kind.FORFEIT_LOSS, LOSS), (Kind.FORFEIT_WIN, WIN)),
    "x": ((Kind.FORFEIT_LOSS, LOSS), (Kind.FORFEIT_LOSS, LOSS)),
}
"""What a result is for White and for Black."""
_AWAY = {"F": WIN, "H": DRAW, "Z": LOSS}


def fixture() -> list[dict[str, Any]]:
    """Return the positions whose pairing is known."""
    lines = (FIXTURES / "positions.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def position_from(entry: Mapping[str, Any]) -> Position:
    """Return the position of an entry of `positions.jsonl`.

    Others than those may have `baku`, the last TPN of group A, and `forbidden`, pairs that must not meet.
    """
    numbers = [each["no"] for each in entry["players"]]
    turns = [_turns_of_round(each) for each in entry["rounds"]]
    away = set(entry["absent"])
    entrants = [
        Entrant(number, number, tuple(one.get(number, ABSENT) for one in turns), number not in away)
        for number in numbers
    ]
    baku = Baku(entry["baku"], entry["total_rounds"]) if "baku" in entry else None
    forbidden = tuple((one, other) for one, other in entry.get("forbidden", ()))
    colour = _colour(entry["first_colour"])
    return position_of(entrants, Announced(entry["total_rounds"], colour, baku=baku, forbidden=forbidden))


def player_of(
    number: int, score: int, *, met: Iterable[int] = (), colours: str = "", barred: bool = False, top: bool = False
) -> Player:
    """Return a player who counts for colours by their number."""
    opponents = frozenset(map(PairingNumber, met))
    return Player(
        PairingNumber(number), score, number, opponents, colours, bye_barred=barred, topscorer=top, id=PlayerId(number)
    )


def _colour(letter: str) -> Colour:
    return "W" if letter.upper() == "W" else "B"


def _turns_of_round(round: Mapping[str, Any]) -> dict[int, Turn]:
    turns = {int(number): Turn(Kind.AWAY, _AWAY[code]) for number, code in round["absent"].items()}
    turns |= {number: Turn(Kind.ALLOCATED, WIN) for number in round["byes"]}
    for white, black, result in round["games"]:
        (mine, my_points), (theirs, their_points) = _GAMES[result]
        played = mine is Kind.PLAYED
        turns[white] = Turn(mine, my_points, black, "W" if played else None)
        turns[black] = Turn(theirs, their_points, white, "B" if played else None)
    return turns
