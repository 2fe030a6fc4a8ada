"""Where the records of teams keep what; positions are counted from 1."""

from __future__ import annotations

from core.values.language import mark
from data.exchange.trf.lines.player_columns import Field

NUMBER = Field(mark("team"), 5, 7)
NAME_013 = Field(mark("team"), 5, 36)
NAME = Field(mark("name"), 9, 40)
SHORT = Field(mark("nickname"), 42, 46)
STRENGTH = Field(mark("strength"), 48, 53)
MATCH_POINTS = Field(mark("match points"), 55, 60)
GAME_POINTS = Field(mark("game points"), 62, 67)
RANK = Field(mark("rank"), 69, 71)
_FIRST_MEMBER = {"013": 37, "300": 17, "310": 74}
_MEMBER_STRIDE = 5

LINE_UP_ROUND = Field(mark("round"), 5, 7)
LINE_UP_TEAM = Field(mark("team"), 9, 11)
LINE_UP_OPPONENT = Field(mark("opponent"), 13, 15)

BYE_MATCH_POINTS = Field(mark("match points"), 5, 8)
BYE_GAME_POINTS = Field(mark("game points"), 10, 13)

FORFEIT = Field(mark("forfeit"), 5, 6)
FORFEIT_ROUND = Field(mark("round"), 8, 10)
FORFEIT_WHITE = Field(mark("White team"), 12, 14)
FORFEIT_BLACK = Field(mark("Black team"), 16, 18)

COLOURS = Field(mark("colours"), 5, 103)


def player_field(code: str, place: int) -> Field:
    """Return the columns of a player in a record of that code, the first has place 0."""
    start = _FIRST_MEMBER[code] + _MEMBER_STRIDE * place
    return Field(mark("player"), start, start + 3)


def name_field(text: str) -> Field:
    """Return the columns of the name in a record 013 or 310."""
    return NAME_013 if text.startswith("013") else NAME


def bye_field(round_: int) -> Field:
    """Return the columns of the team that has the bye of a round."""
    start = 15 + 4 * (round_ - 1)
    return Field(mark("team"), start, start + 2)


def places_in(code: str, text: str) -> int:
    """Return for how many players a record has something written."""
    return max(0, -(-(len(text.rstrip()) - _FIRST_MEMBER[code] + 1) // _MEMBER_STRIDE))
