"""What is said of groups and brackets and of who stands in them, on the screen and in line mode."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paircard.core.event.ids import ContestantId
from paircard.core.facets.groups import BracketView, GroupPlayer, ScoreGroup
from paircard.core.facets.system import System
from paircard.core.values.language import tr, trn


def if_drawn(what: str, open_games: int) -> str:
    """Say of what may still change that it is so if the open games are drawn."""
    return trn("{what} if it is drawn", "{what} if all are drawn", open_games, what=what) if open_games else what


def open_on(boards: Sequence[int]) -> str:
    """Say on which boards something rests."""
    named = " ".join(map(str, boards))
    return trn("open: board {boards}", "open: boards {boards}", len(boards), boards=named)


def fate(id_: ContestantId, bracket: BracketView, name_of: Callable[[ContestantId], str]) -> str:
    """Say whom somebody would meet with which colour, or what else becomes of them in a bracket."""
    for white, black in bracket.pairs:
        if id_ == white.id:
            return tr("White against {player}", player=name_of(black.id))
        if id_ == black.id:
            return tr("Black against {player}", player=name_of(white.id))
    return tr("gets the bye") if id_ == bracket.bye else tr("moves down")


def exchanged_in(bracket: ScoreGroup, system: System) -> frozenset[ContestantId]:
    """Return who stands in the other half than before any exchange: those who moved down are paired before."""
    if not isinstance(bracket, BracketView) or not system.exchanges_halves:
        return frozenset()
    moved = bracket.moved_down if 2 * len(bracket.moved_down) < len(bracket.players) else frozenset()
    pairs = [(one, other) for one, other in zip(bracket.s1, bracket.s2, strict=False) if not {one.id, other.id} & moved]
    first = [one for one, _ in pairs]
    second = [other for _, other in pairs] + [player for player in bracket.left_over if player.id not in moved]
    upper = {player.id for player in in_rank([*first, *second])[: len(first)]}
    return frozenset({player.id for player in first} - upper | {player.id for player in second} & upper)


def in_rank(players: Sequence[GroupPlayer]) -> list[GroupPlayer]:
    """Return players in the order in which they stand in a bracket before it is paired."""
    return sorted(players, key=lambda player: (-player.score, player.number))
