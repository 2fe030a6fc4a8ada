"""The first of the cheapest pairings in the order D1: in the graph of all of them, or by weights below a clash.

A sum over pairs can compare two pairings player by player: whoever comes first in the order has the
greatest power of the base. Longer sums are slower to reckon with, and shorter ones ask for more matchings: players are
compared some dozens at a time, which are then fixed, and the next follow.
"""

from __future__ import annotations

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.perfect import Blossoms
from paircard.core.systems.kit.matching.tight import Cheapest, Price
from paircard.core.systems.swiss1998.brackets import Places
from paircard.core.systems.swiss1998.question import Question
from paircard.core.systems.swiss1998.search.meeting_below import Meeting

BITS = 400
"""Room for the order of players, above which stand clashes."""


def first_opponents(pairings: Cheapest, question: Question) -> Places:
    """Return the opponents of S1 in the first arrangement (D1) of the cheapest pairings.

    Mostly there is a graph of all of them, in which each of S1 takes the first opponent who will do. Else clashes are
    asked together with the order of some dozens, who are then settled.
    """
    s1, together = question.seekers, max(1, BITS // (len(question.pool) + 1).bit_length())
    while pairings.pending is not None and s1:
        ranked, s1 = s1[:together], s1[together:]
        first = pairings.then(_order(question, ranked))
        settled = first.graph.restricted({player: 1 << first.graph.mates[player] for player in ranked})
        pairings = Cheapest(settled, first.pending and pairings.pending)
    return first_meeting(pairings.graph, None, question)


def _order(question: Question, ranked: Places) -> Price:
    """Return a price by which of all arrangements the first is cheapest, as far as some of S1 go."""
    rank = {place: at for at, place in enumerate(question.pool)}
    base = len(rank) + 1
    power: dict[int, int] = {player: base ** (len(ranked) - 1 - at) for at, player in enumerate(ranked)}

    def price(one: int, other: int) -> int:
        if one in power:
            return power[one] * rank[other]
        return power[other] * rank[one] if other in power else 0

    return Price(price, base ** len(ranked))


def first_meeting(graph: Blossoms, meeting: Meeting | None, question: Question) -> Places:
    """Return the opponents of S1 in the first arrangement in which two may come down anywhere; there must be one.

    Whoever is matched with a player is one who will do, so only those before are asked.
    """
    settled: list[int] = []
    graph = (meeting.made(graph) if meeting else graph) or graph
    for seeker in question.seekers:
        for opponent in places_in(graph.partners(seeker, (2 << graph.mates[seeker]) - 1)):
            with_them = graph.settled(seeker, opponent)
            so_far = meeting.made(with_them) if meeting else with_them
            if so_far is not None:
                graph = so_far
                settled.append(opponent)
                break
    return tuple(settled)
