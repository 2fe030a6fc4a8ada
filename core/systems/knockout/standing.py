"""Who has come how far in a cup, by whom they were put out, and whom they meet next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.facets.cup_standing import AWAITS, FREE, GONE, MEETS, OUT, WON, CupStanding
from paircard.core.systems.knockout.score import score_of
from paircard.core.systems.knockout.tree import Spot, Tree, tree_of
from paircard.core.systems.knockout.words import called

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def standing(tournament: Tournament, after: int) -> Mapping[ContestantId, CupStanding]:
    """Return it for everybody after a round; nobody in it before round 1."""
    tree = tree_of(tournament)
    if tree is None or not after or not tournament.rounds:
        return {}
    return {id_: _of(tree, id_, after) for id_ in tournament.registrations}


def _of(tree: Tree, id_: ContestantId, after: int) -> CupStanding:
    for number in range(1, after + 1):
        spot = _spot(tree, number, id_)
        if spot is None and (number > 1 or not tree.preliminary):
            return CupStanding(called(tree, max(1, number - 1)), GONE)
        if spot is not None and spot.winner is not None and spot.winner != id_:
            return _out(tree, spot, id_, after)
    spot = _spot(tree, after, id_)
    if spot is not None and spot.winner is None:
        return _in_play(tree, spot, id_)
    if after >= tree.last:
        return replace(_met(tree, spot, id_), what=WON) if spot else CupStanding(called(tree, after), WON)
    following = _spot(tree, after + 1, id_)
    # what the next round has brought since is no part of the table before it
    return replace(_in_play(tree, following, id_), score="") if following else CupStanding(called(tree, after), GONE)


def _spot(tree: Tree, number: int, id_: ContestantId) -> Spot | None:
    """Return where somebody is in a round, the match for third place apart."""
    return next((spot for spot in tree.rounds[number - 1] if id_ in spot.both), None)


def _out(tree: Tree, spot: Spot, id_: ContestantId, after: int) -> CupStanding:
    """Return what put somebody out, or what became of them in the match for third place."""
    third = tree.third
    if third and after >= tree.last - 1 and id_ in third.both and spot.round == tree.last - 1:
        made = third.match is not None and after >= tree.last
        if not made:
            other = next((each for each in third.both if each != id_), None)
            if other:
                return CupStanding(called(tree, spot.round), MEETS, other, third=True)
        elif third.winner != NOBODY:
            what = MEETS if third.winner is None else WON if third.winner == id_ else OUT
            return replace(_met(tree, third, id_), what=what, third=True, reached=called(tree, spot.round))
    return replace(_met(tree, spot, id_), nobody_came=spot.winner == NOBODY)


def _in_play(tree: Tree, spot: Spot, id_: ContestantId) -> CupStanding:
    """Return whom somebody meets in a round that is made or to come, as far as it is known."""
    other = next((each for each in spot.both if each != id_), None)
    if other:
        return replace(_met(tree, spot, id_), what=MEETS, opponent=other)
    if other is None:
        feeders = zip(spot.both, tree.feeders(spot), strict=True)
        match = next((each.match.number for held, each in feeders if held != id_ and each and each.match), 0)
        return CupStanding(called(tree, spot.round), AWAITS, match=match)
    return CupStanding(called(tree, spot.round), FREE)


def _met(tree: Tree, spot: Spot, id_: ContestantId) -> CupStanding:
    """Return the match of a spot from the side of one who is out by it."""
    name = called(tree, spot.round)
    if spot.match is None:
        return CupStanding(name, OUT)
    other = spot.match.opponent(id_)
    sides = [score_of(spot.match, each) for each in (id_, other)]
    plain = all(side and " " not in side for side in sides)
    score = ("-" if plain else " - ").join(sides) if any(sides) else ""
    return CupStanding(name, OUT, other, score)
