"""The tree of a cup for whoever draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.facets.tree_view import Node, Side, TreeView
from paircard.core.systems.knockout.score import score_of
from paircard.core.systems.knockout.standing import standing
from paircard.core.systems.knockout.tree import Holder, Spot, Tree, tree_of
from paircard.core.systems.knockout.words import called
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

__all__ = ["standing", "view"]


def view(tournament: Tournament) -> TreeView | None:
    """Return the tree as results stand now; before round 1 as it would be made; None with too few players."""
    tree = tree_of(tournament)
    if tree is None:
        return None
    names = tuple(called(tree, number) for number in range(1, tree.last + 1))
    rounds = [tuple(_node(tournament, tree, spot) for spot in round_) for round_ in tree.rounds]
    if tree.preliminary:
        rounds[0] = _filled(tournament, tree, rounds[0])
    third = _node(tournament, tree, tree.third) if tree.third else None
    return TreeView(names, tuple(rounds), third)


def _filled(tournament: Tournament, tree: Tree, played: tuple[Node, ...]) -> tuple[Node, ...]:
    """Return the preliminary round with a place for every slot: who goes through stands there alone."""
    by_place = {node.at: node for node in played}
    holders = {tree.place_of(id_): id_ for number, id_ in tournament.ids.items() if number <= tree.cup.size}
    return tuple(
        by_place.get(at) or Node(1, at, Side(holders[at], tournament.label(holders[at]), won=True), Side())
        for at in range(tree.cup.size)
    )


def _node(tournament: Tournament, tree: Tree, spot: Spot) -> Node:
    feeders = tree.feeders(spot)
    upper, lower = (_side(tournament, holder, spot, feeder) for holder, feeder in zip(spot.both, feeders, strict=True))
    gone = 0 in spot.both  # nobody comes
    return Node(spot.round, spot.at, upper, lower, spot.match.number if spot.match else 0, played=not gone)


def _side(tournament: Tournament, holder: Holder, spot: Spot, feeder: Spot | None) -> Side:
    if holder is None:
        return Side(who=_awaited(feeder, third=spot.third))
    if not holder:
        return Side(who=tr("nobody"))
    score = score_of(spot.match, holder) if spot.match else ""
    return Side(holder, tournament.label(holder), score, won=spot.winner == holder)


def _awaited(feeder: Spot | None, *, third: bool) -> str:
    """Say who is awaited, as far as it is known."""
    if feeder is None or feeder.match is None:
        return ""
    if third:
        return tr("loser of match {match}", match=feeder.match.number)
    return tr("winner of match {match}", match=feeder.match.number)
