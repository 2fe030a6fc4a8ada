"""Results, colours, floats and preferences in words that can be spoken: a `-` or an arrow is silent."""

from __future__ import annotations

from collections.abc import Iterable

from core.card import Kind, RoundRecord
from core.points import format_points
from core.result import Result
from core.swiss.preference import Preference, Strength
from core.tournament import Tournament

COLOURS = {"W": "White", "B": "Black"}
_SPOKEN = {
    Result.WHITE_FORFEIT: "1-0 by forfeit",
    Result.BLACK_FORFEIT: "0-1 by forfeit",
    Result.DOUBLE_FORFEIT: "0-0 by forfeit",
    Result.ADJOURNED: "adjourned",
}
_CLASSES = {Strength.MILD: "mildly", Strength.STRONG: "strongly", Strength.ABSOLUTE: "absolutely"}
FLOATS = {"D": "downfloat", "U": "upfloat"}
_WAYS = {"D": "down", "U": "up"}
_ENDS = {
    Kind.OPEN: "no result yet",
    Kind.ADJOURNED: "adjourned",
    Kind.FORFEIT_WIN: "won by forfeit",
    Kind.FORFEIT_LOSS: "lost by forfeit",
}


def result_words(result: Result | None) -> str:
    """Say a result.

    >>> result_words(Result.WHITE), result_words(Result.WHITE_FORFEIT), result_words(None)
    ('1-0', '1-0 by forfeit', 'no result')
    """
    return "no result" if result is None else _SPOKEN.get(result, result.text)


def points_words(half_points: int) -> str:
    """Say points.

    >>> points_words(0), points_words(1), points_words(2), points_words(5)
    ('0 points', '½ point', '1 point', '2½ points')
    """
    return f"{format_points(half_points)} {'point' if half_points in (1, 2) else 'points'}"


def preference_in_words(preference: Preference) -> str:
    """Say a colour preference (A7)."""
    if preference.colour is None:
        return "no colour preference"
    return f"prefers {COLOURS[preference.colour]} {_CLASSES[preference.strength]}"


def floats_in_words(marks: str) -> str:
    """Say the float marks of the last two rounds, oldest first; empty when there are none.

    >>> floats_in_words("D-"), floats_in_words("UD")
    ('floated down two rounds ago', 'floated down last round, up two rounds ago')
    """
    when = zip(reversed(marks), ("last round", "two rounds ago"), strict=False)
    said = [f"{_WAYS[mark]} {time}" for mark, time in when if mark in _WAYS]
    return f"floated {', '.join(said)}" if said else ""


def round_in_words(tournament: Tournament, record: RoundRecord) -> str:
    """Say what a round was for a player."""
    if record.opponent is None:
        given = f", {points_words(record.half_points)}" if record.half_points else ""
        return f"{record.kind.value}{given}"
    colour = f"{COLOURS[record.colour]} against" if record.colour else "against"
    return f"{colour} {tournament.label(record.opponent)}, {_end(record)}"


def _end(record: RoundRecord) -> str:
    return _ENDS.get(record.kind) or ("lost", "draw", "won")[record.half_points]


def in_one(facts: Iterable[str]) -> str:
    """Join facts into one line, empty ones left out; names have commas of their own."""
    return "; ".join(fact for fact in facts if fact)
