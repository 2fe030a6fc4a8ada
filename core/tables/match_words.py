"""A match of teams in words, from the side of one of the two: who won, and the score of the boards."""

from __future__ import annotations

from paircard.core.event.card import CardLine, Kind
from paircard.core.event.match_score import MatchScore
from paircard.core.values.language import mark, tr
from paircard.core.values.points import format_points

_ENDED = (mark("lost {score}"), mark("drawn {score}"), mark("won {score}"))
_UNPLAYED = (
    mark("lost {score} without a game"),
    mark("drawn {score} without a game"),
    mark("won {score} without a game"),
)
_MET = (mark("lost to {opponent} {score}"), mark("drew with {opponent} {score}"), mark("beat {opponent} {score}"))
_NOT_MET = (
    mark("lost to {opponent} {score} without a game"),
    mark("drew with {opponent} {score} without a game"),
    mark("beat {opponent} {score} without a game"),
)
"""All by result: 0, 1, 2."""
_OVER = frozenset({Kind.PLAYED, Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS})


def score_of(match: MatchScore) -> str:
    """Write the score of the boards, the own side first.

    >>> score_of(MatchScore(4, 5, 3)), score_of(MatchScore(0, 0, 8))
    ('2½-1½', '0-4')
    """
    return f"{format_points(match.game_points)}-{format_points(match.against)}"


def is_match(line: CardLine) -> bool:
    """Whether a line is a match of teams whose boards are all played, or settled without a game."""
    return line.match is not None and line.opponent is not None and line.kind in _OVER


def match_ended(line: CardLine) -> str:
    """Say how a match ended, such as `won 2½-1½`."""
    assert line.match is not None
    return tr((_UNPLAYED if line.unplayed else _ENDED)[line.result], score=score_of(line.match))


def match_met(line: CardLine, opponent: str) -> str:
    """Say how a match ended, and against whom."""
    assert line.match is not None
    said = (_NOT_MET if line.unplayed else _MET)[line.result]
    return tr(said, opponent=opponent, score=score_of(line.match))
