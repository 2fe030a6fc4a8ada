"""Time controls as arbiters write them, in seconds, and what kind of play they make."""

from __future__ import annotations

import re
from typing import Literal

Play = Literal["", "standard", "rapid", "blitz"]  # no words: names that are typed
"""Kind of play, as FIDE has a rating list for each; empty where it is not known."""

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
_MINUTES = re.compile(
    r"(?P<minutes>[0-9]{1,3}) ?(?:'|m|min\.?|mins|minutes)? ?(?:\+|and|plus) ?(?P<seconds>[0-9]{1,3})"
    r" ?(?:\"|''|s|sec\.?|secs|seconds)?(?: ?(?:a|per|/) ?move)?"
)
_ALONE = re.compile(r"(?P<minutes>[0-9]{1,3}) ?(?:'|m|min\.?|mins|minutes)(?: ?ko| ?g)?")


def seconds_and_increment(text: str) -> tuple[int, int] | None:
    """Return the seconds of a game and those added a move; None for a control that has other parts.

    >>> seconds_and_increment("90 min + 30 s"), seconds_and_increment("2 h for 40 moves")
    ((5400, 30), None)
    """
    found = _MINUTES.fullmatch(_plain(text))
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


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
