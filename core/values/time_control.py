"""Time controls as arbiters write them, in seconds, and what kind of play they make."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

from paircard.core.values.pattern import pattern
from paircard.core.values.said import Words, said

Play = Literal["", "standard", "rapid", "blitz"]  # no words: names that are typed
"""Kind of play, as FIDE has a rating list for each; empty where it is not known."""

IN_WORDS: Mapping[Play, Words] = {
    "standard": said("standard chess"),
    "rapid": said("rapid chess"),
    "blitz": said("blitz"),
}
"""Kinds of play as sentences name them."""
_WORDS: tuple[tuple[Play, tuple[str, ...]], ...] = (
    ("blitz", ("blitz", "blixt", "блиц")),
    ("rapid", ("rapid", "szybk", "snabb", "рапид")),
)
"""How the kind of play is called where the arbiter says it."""
_MOVES = 60
"""Moves for which the increment counts (Laws of Chess, A.1 and B.1)."""
_STANDARD = 60 * 60
"""Seconds a player from which a game is one of standard chess."""
_BLITZ = 10 * 60
"""Seconds a player up to which it is blitz."""
_MINUTES = pattern(
    r"(?P<minutes>[0-9]{1,3}) ?(?:'|m|min\.?|mins|minutes)? ?(?:\+|and|plus) ?(?P<seconds>[0-9]{1,3})"
    r" ?(?:\"|''|s|sec\.?|secs|seconds)?(?: ?(?:a|per|/) ?move)?"
)
_ALONE = pattern(r"(?P<minutes>[0-9]{1,3}) ?(?:'|m|min\.?|mins|minutes)(?: ?ko| ?g)?")
_FEW = 3
"""Of a control such as 40/2 so many are hours."""
_INCREMENT = pattern(r"(?P<seconds>[0-9]{1,3}) ?(?:\"|''|s|sec\.?|secs|seconds)(?: ?(?:a|per|/) ?(?:move|m))?")
_PERIOD = pattern(
    r"(?:(?P<before>[0-9]{2}) ?(?:moves )?(?:/|in) ?)?(?P<number>[0-9]{1,3})"
    r" ?(?P<unit>h|m|'|min\.?|mins|minutes|hours?)?"
    r"(?: (?:for|/) ?(?:[0-9]{2} moves|the rest|rest|all moves))?"
)


def seconds_and_increment(text: str) -> tuple[int, int] | None:
    """Return the seconds of a game and those added a move; None for a control that has other parts.

    >>> seconds_and_increment("90 min + 30 s"), seconds_and_increment("2 h for 40 moves")
    ((5400, 30), None)
    """
    found = _MINUTES.fullmatch(_plain(text)) if text else None
    return (60 * int(found["minutes"]), int(found["seconds"])) if found else None


def kind_of_play(text: str) -> Play:
    """Return what kind of play a time control makes; empty where neither its words nor its figures tell.

    >>> kind_of_play("90 min + 30 s"), kind_of_play("15+10"), kind_of_play("3+2"), kind_of_play("Rapid, 2 x 20")
    ('standard', 'rapid', 'blitz', 'rapid')
    >>> kind_of_play("60 min"), kind_of_play("10 min"), kind_of_play("2 h for 40 moves")
    ('standard', 'blitz', '')
    """
    plain = _plain(text)
    for play, words in _WORDS:
        if any(word in plain for word in words):
            return play
    control = seconds_and_increment(text)
    if control is None and (alone := _ALONE.fullmatch(plain)):
        control = 60 * int(alone["minutes"]), 0
    if control is None:
        return ""
    seconds = control[0] + _MOVES * control[1]
    if seconds >= _STANDARD:
        return "standard"
    return "blitz" if seconds <= _BLITZ else "rapid"


def seconds_for_60_moves(text: str) -> int | None:
    """Return how long each player has for 60 moves, increments counted; None where a time control does not tell.

    >>> seconds_for_60_moves("90 min + 30 s"), seconds_for_60_moves("40/90 + 30 min + 30 s/m")
    (7200, 9000)
    >>> seconds_for_60_moves("90 min for 40 moves, then 30 min, 30 s a move"), seconds_for_60_moves("40/2 h + 1 h")
    (9000, 10800)
    >>> seconds_for_60_moves("60 min"), seconds_for_60_moves("as in the rules")
    (3600, None)
    """
    whole = seconds_and_increment(text)
    if whole is not None:
        return whole[0] + _MOVES * whole[1]
    plain = _plain(text)
    parts = [_part(each) for each in re.split(r" ?(?:[,;+]| then ) ?(?:then )?", plain) if each]
    known = [each for each in parts if each is not None]
    return sum(known) if parts and len(known) == len(parts) else None


def _part(text: str) -> int | None:
    """Return the seconds of one part of a time control, an increment for all moves; None for anything else."""
    if found := _INCREMENT.fullmatch(text):
        return _MOVES * int(found["seconds"])
    found = _PERIOD.fullmatch(text)
    if found is None:
        return None
    number = int(found["number"])
    hours = (found["unit"] or "").startswith("h") or (not found["unit"] and bool(found["before"]) and number <= _FEW)
    return number * (3600 if hours else 60)


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
