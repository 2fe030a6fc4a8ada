"""From plain JSON values to a position, with a sentence and a field for everything that is wrong."""
# no words in this file: machines read English

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from paircard.core.event.ids import PairingNumber
from paircard.core.event.regulations import C6
from paircard.core.facets.position import Player, Position

MOST_PLAYERS = 10_000
"""Players in one position: more are taken for a mistake."""
GREATEST_NUMBER = 10**9
"""Rounds, scores and pairing numbers beyond this are taken for a mistake."""

Fields = Mapping[str, object]


class Malformed(Exception):
    """A value that cannot be read, the field it stands in, and one sentence about it."""

    def __init__(self, field: str | None, sentence: str) -> None:
        """Remember where and what."""
        self.field = field
        self.sentence = sentence
        super().__init__(sentence)


def position_from(value: object) -> Position:
    """Read a position; players are put into the order A2: score, then number. Raise Malformed."""
    fields = object_of(value, None)
    round_ = integer(fields, "round", "", 1)
    entries = items(fields, "players", "")
    last_round = _truth(fields, "last_round", "")
    players = [_player(entry, f"players[{at}]", round_, last_round) for at, entry in enumerate(entries)]
    _check_numbers(players)
    players.sort(key=lambda player: (-player.score, player.number))
    return Position(tuple(players), round_, _first_colour(fields), last_round, _c6(fields))


def _player(value: object, where: str, round_: int, last_round: bool) -> Player:
    """Read one player; over 50 % counts in the last round only (R6)."""
    fields, prefix = object_of(value, where), f"{where}."
    over_half = _truth(fields, "over_half", prefix)
    return Player(
        number=PairingNumber(integer(fields, "no", prefix, 1)),
        score=integer(fields, "score", prefix, 0),
        opponents=_opponents(fields, prefix, round_),
        colours=_colours(fields, prefix, round_),
        floats=_floats(fields, prefix, round_),
        bye_barred=_truth(fields, "bye_barred", prefix),
        over_half=over_half and last_round,
        apart=_apart(fields, prefix),
    )


def _check_numbers(players: list[Player]) -> None:
    """Refuse a pairing number used twice, and a player who has met themselves."""
    seen: set[int] = set()
    for at, player in enumerate(players):
        if player.number in seen:
            raise Malformed(f"players[{at}].no", f"Pairing number {player.number} is used twice.")
        if player.number in player.opponents:
            raise Malformed(f"players[{at}].opponents", f"{player.number} cannot have met themselves.")
        seen.add(player.number)


def object_of(value: object, where: str | None) -> Fields:
    """Return the fields of an object; raise Malformed for anything else."""
    if not isinstance(value, dict):
        raise Malformed(where, f"{where or 'The line'} must be an object.")
    return value


def present(fields: Fields, name: str, prefix: str) -> object:
    """Return a field; raise Malformed where it is missing."""
    if name not in fields:
        raise Malformed(prefix + name, f"{prefix}{name} is missing.")
    return fields[name]


def items(fields: Fields, name: str, prefix: str) -> list[object]:
    """Return a list, of no more entries than there may be players; raise Malformed for anything else."""
    value = present(fields, name, prefix)
    if not isinstance(value, list):
        raise Malformed(prefix + name, f"{prefix}{name} must be a list.")
    if len(value) > MOST_PLAYERS:
        raise Malformed(prefix + name, f"{prefix}{name} must not list more than {MOST_PLAYERS:,}.")
    return value


def integer(fields: Fields, name: str, prefix: str, least: int) -> int:
    """Return a whole number of at least so much; raise Malformed for anything else."""
    return _as_integer(present(fields, name, prefix), prefix + name, least)


def _as_integer(value: object, where: str, least: int) -> int:
    if type(value) is not int or not least <= value <= GREATEST_NUMBER:
        raise Malformed(where, f"{where} must be a whole number from {least} to {GREATEST_NUMBER}.")
    return value


def _truth(fields: Fields, name: str, prefix: str) -> bool:
    value = present(fields, name, prefix)
    if not isinstance(value, bool):
        raise Malformed(prefix + name, f"{prefix}{name} must be true or false.")
    return value


def _opponents(fields: Fields, prefix: str, round_: int) -> frozenset[PairingNumber]:
    """Read the opponents met; some may not be in the position (withdrawn or absent)."""
    value, where = present(fields, "opponents", prefix), f"{prefix}opponents"
    if not isinstance(value, list):
        raise Malformed(where, f"{where} must be a list of pairing numbers.")
    if len(value) >= round_:
        raise Malformed(where, f"{where} must not have more entries than rounds played ({round_ - 1}).")
    return frozenset(PairingNumber(_as_integer(number, f"{where}[{at}]", 1)) for at, number in enumerate(value))


def _colours(fields: Fields, prefix: str, round_: int) -> str:
    value, where = present(fields, "colours", prefix), f"{prefix}colours"
    if not isinstance(value, str) or set(value) - {"W", "B"}:
        raise Malformed(where, f"{where} must be a text of the letters W and B.")
    if len(value) >= round_:
        raise Malformed(where, f"{where} must not have more letters than rounds played ({round_ - 1}).")
    return value


def _apart(fields: Fields, prefix: str) -> str:
    """Read the team whose members do not meet (B.VI C5); most events have none."""
    value = fields.get("apart", "")
    if not isinstance(value, str):
        raise Malformed(f"{prefix}apart", f"{prefix}apart must be a text.")
    return value


def _floats(fields: Fields, prefix: str, round_: int) -> str:
    value, where = present(fields, "floats", prefix), f"{prefix}floats"
    if not isinstance(value, list) or not all(mark in ("D", "U", "-") for mark in value):
        raise Malformed(where, f'{where} must be a list of "D", "U" and "-".')
    if len(value) != round_ - 1:
        raise Malformed(where, f"{where} must have one mark for every round played ({round_ - 1}).")
    return "".join(map(str, value))


def _first_colour(fields: Fields) -> Literal["W", "B"]:
    value = present(fields, "first_colour", "")
    if value == "W":
        return "W"
    if value == "B":
        return "B"
    raise Malformed("first_colour", 'first_colour must be "W" or "B".')


def _c6(fields: Fields) -> C6:
    value = fields.get("c6", "corrected")
    if value == "corrected":
        return "corrected"
    if value == "literal":
        return "literal"
    raise Malformed("c6", 'c6 must be "corrected" or "literal".')
