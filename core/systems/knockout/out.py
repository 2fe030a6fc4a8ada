"""Who is out of a cup, round by round, while it may go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.event.match import Match
from paircard.core.facets.knocked_out import KnockedOut
from paircard.core.systems.knockout.options import options_of
from paircard.core.systems.knockout.tree import tree_of

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def knocked_out(tournament: Tournament) -> KnockedOut | None:
    """Return who is out; None while there are too few players for a cup.

    A round that is made says who went on into it, whatever was corrected before it; the last one, its results.
    """
    tree = tree_of(tournament)
    if tree is None:
        return None
    rounds, begun, met = list[frozenset[ContestantId]](), set[ContestantId](), set[ContestantId]()
    for round_ in tournament.rounds:
        if not all(match.verdict.decided for match in round_.matches):
            break
        rounds.append(frozenset(id_ for match in round_.matches for id_ in _losers(tournament, match, round_.number)))
        begun |= rounds[-1] - met
        met |= {id_ for match in round_.matches for id_ in match.contestants}
    last = tree.last - 1 - (options_of(tournament).third and tree.cup.rounds > 1)
    return KnockedOut(tuple(rounds), frozenset(begun), 1 + tree.preliminary, last)


def _losers(tournament: Tournament, match: Match, number: int) -> list[ContestantId]:
    winner = match.verdict.winner
    if number == tournament.scheduled:
        return [id_ for id_ in match.contestants if id_ != winner]
    following = tournament.rounds[number]
    on = {id_ for pair in following.pairs for id_ in pair} | {bye.who for bye in following.byes}
    if on.isdisjoint(match.contestants):  # who won has left since
        return [id_ for id_ in match.contestants if id_ != winner]
    return [id_ for id_ in match.contestants if id_ not in on]
