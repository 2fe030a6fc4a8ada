"""A tree of matches as it stands: what a live view, a paper and a page draw."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.event.ids import NOBODY, ContestantId


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two branches that meet in a match."""

    id: ContestantId = NOBODY
    """Nobody while it is not known, or where nobody comes."""
    who: str = ""
    """Number and name; while nobody is known, from where they come."""
    score: str = ""
    """Points of the match, and of play-offs behind them."""
    won: bool = False


@dataclass(frozen=True, slots=True)
class Node:
    """A match of the tree, or a place where somebody goes through."""

    round: int
    """Its column, 1 the first."""
    at: int
    """Which of its round, from 0, along the tree."""
    upper: Side
    lower: Side
    match: int = 0
    """Number of the match; 0 while it is not made."""
    played: bool = False
    """Whether two play here, or will."""

    @property
    def winner(self) -> Side | None:
        """Who goes on; None while that is open."""
        return next((side for side in (self.upper, self.lower) if side.won), None)

    @property
    def known(self) -> tuple[ContestantId, ...]:
        """The ids of who is known to be here."""
        return tuple(side.id for side in (self.upper, self.lower) if side.id)


@dataclass(frozen=True, slots=True)
class TreeView:
    """All of a cup."""

    names: tuple[str, ...]
    """What the rounds are called."""
    rounds: tuple[tuple[Node, ...], ...]
    """Every place of every round; in a preliminary round also where nobody plays."""
    third: Node | None = None

    def nodes(self) -> tuple[Node, ...]:
        """Return all, that for third place last."""
        every = tuple(node for round_ in self.rounds for node in round_)
        return (*every, self.third) if self.third else every
