"""Results that count again in the next stage: a link to the game, never a copy, so that it is rated once."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from core.event.ids import PlayerId
from core.event.round import Round


@dataclass(frozen=True, slots=True)
class Game:
    """Where a game was played."""

    stage: int
    round: int
    board: int


@dataclass(frozen=True, slots=True)
class Carried:
    """A game of an earlier stage that counts in this one: a later correction there reaches it."""

    white: PlayerId
    black: PlayerId
    same_as: Game


def carried(ids: Collection[PlayerId], stage: int, rounds: Sequence[Round]) -> Iterator[Carried]:
    """Yield the games of a stage in which two met who both go on, in the order in which they were played."""
    for round_ in rounds:
        for board in round_.boards:
            if board.white in ids and board.black in ids:
                yield Carried(board.white, board.black, Game(stage, round_.number, board.number))
