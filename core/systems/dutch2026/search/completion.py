"""Whether those not yet paired can all be paired (C4), and who may have the bye (C2, C5)."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.systems.dutch2026.outcome import NoCompletePairing
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.perfect import NOBODY, Blossoms, unmatched
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Need:
    """What players need from above: a partner for each of these nodes but as many as there are rivals (a mask)."""

    seats: tuple[int, ...]
    rivals: int


class Completion:
    """A complete pairing of all who are left, kept as a witness and mended when others are left."""

    def __init__(self, cards: Cards, *, any_score: bool = False) -> None:
        """Find the least score the bye can have (C5); raise NoCompletePairing if there is no pairing at all.

        With `any_score` the bye may have any: then there is no such score.
        """
        self._cards = cards
        self._any_score = any_score
        self.bye_node = len(cards.players)
        """The node whose partner has the bye."""
        self.takers = 0
        """Who may have the bye: all of the score that C5 names whom C2 allows; nobody in an even field."""
        self.bye_score: int | None = None
        self._joined, self._joining = -1, 0
        """For whom it was asked last who could join them, and who can."""
        self._mates, self._witnessed = _in_order(cards)
        """The witness: whom each is matched with, and who is in it; what the others had is old."""
        if not self._begin():
            raise NoCompletePairing(cards.numbers(cards.everybody))

    def _begin(self) -> bool:
        if len(self._cards.players) % 2 == 0:
            return self.keeps(self._cards.everybody)
        for score, takers in self._takers_by_score():
            self.takers, self.bye_score = takers, score
            if self.keeps(self._cards.everybody):
                return True
        return False

    def _takers_by_score(self) -> Iterator[tuple[int | None, int]]:
        if self._any_score:
            yield None, self._cards.bye_eligible
            return
        by_score: dict[int, int] = {}
        for place in places_in(self._cards.bye_eligible):
            score = self._cards.scores[place]
            by_score[score] = by_score.get(score, 0) | 1 << place
        yield from sorted(by_score.items())

    def keeps(self, left: int) -> bool:
        """Tell whether these players (a mask) can be paired completely, the bye on a score that C5 allows."""
        nodes = left | 1 << self.bye_node if left.bit_count() % 2 else left
        alone, gone, mates = nodes & ~self._witnessed, self._witnessed & ~nodes, self._mates
        while gone:
            lowest = gone & -gone
            gone ^= lowest
            alone |= 1 << mates[lowest.bit_length() - 1] & nodes
        if alone:
            return self._mended(nodes, alone)
        self._witnessed = nodes
        return True

    def _mended(self, nodes: int, alone: int) -> bool:
        """Tell whether those alone can be matched, too, and keep what comes of it."""
        mates, matched = [*self._mates], nodes & ~alone
        while alone:
            node = alone.bit_length() - 1
            alone ^= 1 << node
            if not self.partners(node) & nodes:
                return False
            other = self._partner_for(node, mates, matched, alone)
            if other is None:
                return self._matched_anew(nodes, {each: mates[each] for each in places_in(matched)})
            alone ^= 1 << other
            matched |= 1 << node | 1 << other
        self._mates, self._witnessed = mates, nodes
        return True

    def _partner_for(self, node: int, mates: list[int], matched: int, alone: int) -> int | None:
        """Match somebody with one of those alone, or with the partner of another, who then takes one of them.

        Return who is not alone any more; None where it is not as easy as that.
        """
        partners = self.partners(node)
        if open_to := partners & alone:
            other = open_to.bit_length() - 1
            mates[node], mates[other] = other, node
            return other
        for partner in places_in(partners & matched):
            left = mates[partner]
            if open_to := self.partners(left) & alone:
                other = open_to.bit_length() - 1
                mates[node], mates[partner] = partner, node
                mates[left], mates[other] = other, left
                return other
        return None

    def _matched_anew(self, nodes: int, mates: dict[int, int]) -> bool:
        """Tell whether a matching can be made perfect, and keep what comes of it."""
        blossoms = Blossoms({node: self.partners(node) & nodes for node in places_in(nodes)}, mates)
        if not blossoms.match_all():
            return False
        for node, mate in blossoms.mates.items():
            self._mates[node] = mate
        self._witnessed = nodes
        return True

    def lacks(self, left: int) -> int:
        """Return how many others these players (a mask) need at least, to be paired completely."""
        return unmatched(self._graph(left))

    def lacks_more_than(self, number: int, left: int) -> bool:
        """Tell whether these players (a mask) need more others than that; the witness often tells that they do not."""
        nodes = left | 1 << self.bye_node if self.takers else left
        paired = sum(nodes >> self._mates[node] & 1 for node in places_in(nodes & self._witnessed))
        return nodes.bit_count() - paired > number and self.lacks(left) > number

    def joining(self, left: int) -> int:
        """Return everybody who alone, added to these players (a mask), lets all of them be paired completely."""
        if left != self._joined:
            blossoms = Blossoms(self._graph(left))
            alone = blossoms.left_alone_by_some()
            self._joined, self._joining = left, 0
            if list(blossoms.mates.values()).count(NOBODY) == 1:
                for node in places_in(alone):
                    self._joining |= self.partners(node)
        return self._joining

    def needy(self, left: int) -> int:
        """Return who of these players (a mask) some largest matching leaves alone, and whoever they could meet.

        The others can be paired with each other whatever becomes of these (Gallai 1963, Edmonds 1965).
        """
        alone, around = Blossoms(self._graph(left)).forest()
        return (alone | around) & left

    def needed_from_above(self, left: int) -> Need | None:
        """Return what these players (a mask) need from above, None if they need nobody or it is not as simple as that.

        Nodes that some largest matching leaves alone need somebody from above or one of the nodes they may be paired
        with, their rivals for each other; no others do. (Gallai 1963, Edmonds 1965; simple if no two of them meet.)
        """
        rows = self._graph(left)
        alone = Blossoms(rows).left_alone_by_some()
        rivals = 0
        for node in places_in(alone):
            rivals |= rows[node]
        return Need(tuple(places_in(alone)), rivals) if alone and not rivals & alone else None

    def _graph(self, left: int) -> dict[int, int]:
        nodes = left | 1 << self.bye_node if self.takers else left
        return {node: self.partners(node) & nodes for node in places_in(nodes)}

    def partners(self, node: int) -> int:
        """Return whom a player may be paired with, the node of the bye among them; or who may have the bye."""
        if node == self.bye_node:
            return self.takers
        row = self._cards.rows[node]
        return row | 1 << self.bye_node if self.takers >> node & 1 else row


def _in_order(cards: Cards) -> tuple[list[int], int]:
    """Return a matching that gives every player in turn the highest who is still free, and who is in it."""
    free, mates = cards.everybody, [NOBODY] * (len(cards.players) + 1)
    for place, row in enumerate(cards.rows):
        if free >> place & 1 and (open_to := row & free):
            first = open_to & -open_to
            opponent = first.bit_length() - 1
            mates[place], mates[opponent] = opponent, place
            free ^= 1 << place | first
    return mates, cards.everybody & ~free
