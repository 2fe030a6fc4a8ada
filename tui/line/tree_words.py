"""A tree of matches as it is heard: one match a line, round after round."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import ContestantId
from paircard.core.facets.tree_view import Node, Side, TreeView
from paircard.core.values.language import tr
from paircard.tui.line.wording import in_one


def tree_told(tree: TreeView) -> Iterator[str]:
    """Tell all of it."""
    for name, nodes in zip(tree.names, tree.rounds, strict=True):
        yield f"{name}:"
        for node in nodes:
            if told := node_told(node):
                yield told
    if tree.third:
        yield tr("Third place:")
        yield node_told(tree.third)


def way_told(tree: TreeView, player: ContestantId) -> Iterator[str]:
    """Tell the matches of a player, and whom they may meet next."""
    for name, nodes in zip(tree.names, tree.rounds, strict=True):
        for node in nodes:
            if player in node.known:
                yield f"{name}: {node_told(node)}"
    if tree.third and player in tree.third.known:
        yield f"{tr('Third place')}: {node_told(tree.third)}"


def node_told(node: Node) -> str:
    """Tell a match: who meets whom, the score, who goes on."""
    if not node.played:
        through = node.winner or node.upper
        return tr("{player} goes through", player=through.who) if through.id else ""
    sides = tr("{upper} - {lower}", upper=_side(node.upper), lower=_side(node.lower))
    said = tr("match {match}: {players}", match=node.match, players=sides) if node.match else sides
    facts = [said]
    if node.upper.score or node.lower.score:
        facts.append(tr("score {score}", score=f"{node.upper.score} - {node.lower.score}"))
    if node.winner is not None:
        facts.append(tr("{player} goes on", player=node.winner.who))
    return in_one(facts)


def _side(side: Side) -> str:
    return side.who or tr("not known yet")
