"""How far a cup has come, in words."""

from __future__ import annotations

from paircard.core.event.tournament import Tournament
from paircard.core.facets.tree_view import TreeView
from paircard.core.values.language import tr, trn


def said_of(tournament: Tournament, tree: TreeView) -> str:
    """Say how far a cup has come, in a line."""
    final = tree.rounds[-1][0]
    if final.winner is not None and final.winner.id:
        return tr("The cup is won by {player}.", player=final.winner.who)
    if not tournament.rounds:
        return tr("The tree as it would be made now: p on Pairings (P) makes the first round.")
    number = len(tournament.rounds)
    open_ = sum(not match.verdict.decided for match in tournament.rounds[-1].matches)
    name = tree.names[number - 1]
    if open_:
        return trn(
            "{round}: {count} match is not decided.", "{round}: {count} matches are not decided.", open_, round=name
        )
    return tr("{round}: all matches are decided. p on Pairings (P) makes the next round.", round=name)
