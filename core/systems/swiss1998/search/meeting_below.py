"""Who comes down to a bracket that could do with fewer: those it has no need of must meet each other there.

The next bracket (its seats counted in) needs as many from above as its own largest matching leaves alone. Lay any way
to pair it with those who come down over that matching. What differs falls into paths (Berge 1957): from each who was
left alone one leads to somebody who comes down; all others who come down are joined in twos, by a pair of their own or
through the next bracket, to and fro between pairs of its matching and others. Change only the paths of the first kind:
the next bracket is served by those it needs, and the others, an even number, come down *anywhere* (`Below.anywhere`).
So a graph with seats for those holds every pairing that will do, each with the same number left over; and where no two
who could be joined can have such seats, nothing will do.
"""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.perfect import NOBODY, Blossoms
from paircard.core.systems.swiss1998.cards import LEVELS, Cards
from paircard.core.systems.swiss1998.question import ALL, Below, Question
from paircard.core.systems.swiss1998.rows import Rows, rows_at_bound
from paircard.core.values.frozen import replace


def alone(cards: Cards, below: Below) -> Blossoms:
    """Return the next bracket by itself, its seats among it."""
    return Blossoms(Rows(cards, Question((), (), 0, LEVELS[-1], 0, replace(below, anywhere=0))).rows)


class Meeting:
    """Whom each may meet of those who come down anywhere; nodes are places."""

    def __init__(self, cards: Cards, question: Question, below: Below) -> None:
        """Find it out once."""
        own = alone(cards, below)
        own.match_most()
        rows = Rows(cards, question).rows
        able = question.floaters & mask_of(question.pool)
        met_by: dict[int, int] = {}
        for node, mate in own.mates.items():
            if mate != NOBODY and rows[node] & able:
                ends = _ends(own, node)
                others = 0
                for end in places_in(ends):
                    others |= rows[end] & able
                met_by[node] = others
        self._with: dict[int, int] = {}
        for place in places_in(able):
            others = cards.legal(place) & able & (~below.seekers if below.seekers >> place & 1 else ALL)
            for node, reached in met_by.items():
                if rows[place] >> node & 1:
                    others |= reached
            self._with[place] = others & ~(1 << place)

    def made(self, graph: Blossoms) -> Blossoms | None:
        """Return the graph with two who could be joined in the last two nodes, the seats of those who come anywhere."""
        last = max(graph.rows)
        first = last - 1
        if self._with[graph.mates[first]] >> graph.mates[last] & 1:
            return graph
        for place in places_in(graph.partners(first)):
            with_place = graph.settled(first, place)
            together = with_place.partners(last, self._with[place])
            if together:
                with_place.settle(last, (together & -together).bit_length() - 1)
                return graph.matched_as(with_place)
        return None

    def parts(self, graph: Blossoms) -> Iterator[Blossoms]:
        """Yield graphs that together hold what `made` asks for: in each the first of the two nodes has one player.

        So many are enough that whenever two could be joined it is one of these; whoever could be with most comes first.
        """
        last = max(graph.rows)
        first = last - 1
        able = graph.partners(first)
        unseen = {place: self._with[place] & able for place in places_in(able)}
        while any(unseen.values()):
            place = max(unseen, key=lambda place: unseen[place].bit_count())
            part = graph.restricted({first: 1 << place, last: unseen.pop(place)})
            if part.match_all():
                yield part
            unseen = {other: met & ~(1 << place) for other, met in unseen.items()}


def _ends(own: Blossoms, node: int) -> int:
    """Return where a path may end that comes to a node from above: every other step of it is a pair of the matching."""
    ends, came, pending = 0, 1 << node, [node]
    while pending:
        mate = own.mates[pending.pop()]
        ends |= 1 << mate
        for other in places_in(own.rows[mate] & ~came):
            came |= 1 << other
            if own.mates[other] != NOBODY:
                pending.append(other)
    return ends


def graph_of_all(cards: Cards, question: Question, below: Below) -> Blossoms | None:
    """Return the graph of all pairings with as few clashes as colours make thinkable, where no costs need tell them.

    None, too, if there is none. Nodes are places.

    As many as needed come down to be served if they meet only those of the next bracket whom some largest matching of
    it leaves alone, and those who compete for these meet nobody else (Gallai 1963, Edmonds 1965). That such groups be
    single players is asked.
    """
    own = alone(cards, below)
    if question.left - below.anywhere != own.match_most():
        return None
    weak = own.left_alone_by_some()
    around = 0
    for node in places_in(weak):
        around |= own.rows[node]
    if around & weak:
        return None
    above, both = rows_at_bound(cards, replace(question, below=None)), Rows(cards, question).rows
    everybody, after = question.everybody, len(cards.players)
    over = mask_of(place for place in question.pool if above[place] >> after)
    rows = {place: above[place] & everybody for place in question.places}
    for place in places_in(over):
        rows[place] |= both[place] & weak
    for node, row in own.rows.items():
        kept = row | both[node] & over if weak >> node & 1 else row & (weak if around >> node & 1 else ~around)
        rows[node] = kept
    last = max(after - 1, *rows)
    for seat in range(last + 1, last + 1 + below.anywhere):
        rows[seat] = over
        for place in places_in(over):
            rows[place] |= 1 << seat
    graph = Blossoms(rows)
    return graph if graph.match_all() else None
