"""A round explained: its brackets, and who can be asked what else they could have been."""

from __future__ import annotations

from paircard.core.systems.dubov.explain.forcing import Forcing
from paircard.core.systems.dubov.outcome import BracketResult
from paircard.core.systems.dubov.position import Player, Position
from paircard.core.systems.swiss.explained import SwissBracket, SwissRound


class DubovBracket(SwissBracket[BracketResult, Forcing]):
    """One bracket."""

    __slots__ = ()


class DubovRound(SwissRound[DubovBracket, Position, BracketResult, Player, Forcing]):
    """The pairing of a round and how it came about."""

    __slots__ = ()
