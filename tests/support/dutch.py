"""Positions for tests of the rules of 2026: read from plain data."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.dutch2026.field import Announced, Entrant, position_of
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.kit.baku import Baku
from paircard.core.systems.swiss.turns import ABSENT, Kind, PointSystem, Turn
from paircard.core.values.colour import Colour

FIXTURES = Path(__file__).parent.parent / "rules" / "fixtures" / "dutch2026"

_GAMES: Mapping[str, tuple[tuple[Kind, str], tuple[Kind, str]]] = {
    "1": ((Kind.PLAYED, "1"), (Kind.PLAYED, "0")),
    "=": ((Kind.PLAYED, "="), (Kind.PLAYED, "=")),
    "0": ((Kind.PLAYED, "0"), (Kind.PLAYED, "1")),
    "+": ((Kind.FORFEIT_WIN, "+"), (Kind.FORFEIT_LOSS, "-")),
    "-": ((Kind.FORFEIT_LOSS, "-"), (Kind.FORFEIT_WIN, "+")),
    "x": ((Kind.FORFEIT_LOSS, "-"), (Kind.FORFEIT_LOSS, "-")),
    "=-0": ((Kind.PLAYED, "="), (Kind.PLAYED, "0")),
    "0-=": ((Kind.PLAYED, "0"), (Kind.PLAYED, "=")),
    "0-0": ((Kind.PLAYED, "0"), (Kind.PLAYED, "0")),
    "1u": ((Kind.PLAYED, "1"), (Kind.PLAYED, "0")),
    "=u": ((Kind.PLAYED, "="), (Kind.PLAYED, "=")),
    "0u": ((Kind.PLAYED, "0"), (Kind.PLAYED, "1")),
}
"""What a result is for White and for Black."""


def fixture() -> list[dict[str, Any]]:
    """Return the positions whose pairing is known."""
    lines = (FIXTURES / "positions.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def half_points_of(entry: Mapping[str, Any]) -> dict[str, int]:
    """Return what every sign of a report gives in an entry, in half points; 1, ½ and 0 where it says nothing."""
    win, draw, loss = (round(2 * each) for each in entry.get("points", (1, 0.5, 0)))
    return {
        "1": win,
        "=": draw,
        "0": loss,
        "+": win,
        "-": 0,
        "U": round(2 * entry.get("bye", win / 2)),
        "F": win,
        "H": draw,
        "Z": 0,
    }


def position_from(entry: Mapping[str, Any]) -> Position:
    """Return the position of an entry of `positions.jsonl`.

    Others than those may have `baku`, the last TPN of group A, `forbidden`, pairs that must not meet, `points` for a
    win, a draw and a loss, and `bye`, what that gives.
    """
    numbers = [each["no"] for each in entry["players"]]
    worth = half_points_of(entry)
    system = PointSystem(worth["1"], worth["="], worth["0"])
    turns = [_turns_of_round(each, worth) for each in entry["rounds"]]
    away = set(entry["absent"])
    entrants = [
        Entrant(number, number, tuple(one.get(number, ABSENT) for one in turns), number not in away)
        for number in numbers
    ]
    baku = Baku(entry["baku"], entry["total_rounds"], system.win) if "baku" in entry else None
    forbidden = tuple((one, other) for one, other in entry.get("forbidden", ()))
    colour = _colour(entry["first_colour"])
    return position_of(entrants, Announced(entry["total_rounds"], colour, system, baku, forbidden))


def player_of(
    number: int, score: int, *, met: Iterable[int] = (), colours: str = "", barred: bool = False, top: bool = False
) -> Player:
    """Return a player who counts for colours by their number."""
    opponents = frozenset(map(PairingNumber, met))
    return Player(
        PairingNumber(number),
        score,
        opponents,
        colours,
        bye_barred=barred,
        id=ContestantId(number),
        colour_number=number,
        topscorer=top,
    )


def _colour(letter: str) -> Colour:
    return "W" if letter.upper() == "W" else "B"


def _turns_of_round(round: Mapping[str, Any], worth: Mapping[str, int]) -> dict[int, Turn]:
    turns = {int(number): Turn(Kind.AWAY, worth[code]) for number, code in round["absent"].items()}
    turns |= {number: Turn(Kind.ALLOCATED, worth["U"]) for number in round["byes"]}
    for white, black, result in round["games"]:
        (mine, my_sign), (theirs, their_sign) = _GAMES[result]
        played = mine is Kind.PLAYED
        turns[white] = Turn(mine, worth[my_sign], black, "W" if played else None)
        turns[black] = Turn(theirs, worth[their_sign], white, "B" if played else None)
    return turns
