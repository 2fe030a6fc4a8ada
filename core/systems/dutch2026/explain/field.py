"""A bracket and all below it, as the search looks at them: some players left out, some pairs apart, criteria waived."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.outcome import BracketResult, NoCompletePairing, Values
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.dutch2026.search.at_bounds import ANY, at_bounds
from paircard.core.systems.dutch2026.search.bracket import Bracket, Candidate
from paircard.core.systems.dutch2026.search.bye_here import bye_may_be_here
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.dutch2026.search.costs import Costs
from paircard.core.systems.dutch2026.search.floats import bare_rows
from paircard.core.systems.dutch2026.search.general import cheapest_candidate
from paircard.core.systems.dutch2026.search.joint_graph import JointGraph
from paircard.core.systems.dutch2026.search.seated_graph import SeatedGraph
from paircard.core.systems.dutch2026.search.seats import Seats
from paircard.core.systems.dutch2026.search.unordered import any_cheapest
from paircard.core.systems.dutch2026.search.values import values_of
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.perfect import unmatched
from paircard.core.values.frozen import dataclass, replace

Numbers = tuple[PairingNumber, ...]
Apart = tuple[tuple[Numbers, Numbers], ...]
"""Each of the first is kept from each of the second."""
Ahead = tuple[int, tuple[int, ...]] | tuple[()]
EVERY_CRITERION = frozenset(f"C{number}" for number in range(6, 22))
SHOWN = 60
"""Where something is waived among so many, the first of the best candidates is shown; else any of them will do."""


class Group(NamedTuple):
    """Some players in their order."""

    places: tuple[int, ...]
    mask: int

    def but(self, out: int) -> Group:
        """Return them without those in a mask."""
        if not self.mask & out:
            return self
        return Group(tuple(place for place in self.places if not out >> place & 1), self.mask & ~out)


@dataclass(frozen=True)
class WholeRound:
    """The cards of a round and how all of it can be paired: read once for whatever is asked of it.

    Who is left out, or in a bracket above, is looked at as the search looks at those it has paired.
    """

    cards: Cards
    completion: Completion
    """Whose score of the bye (C5) is that of any bracket with all below it, the brackets above being as they are."""

    @classmethod
    def of(cls, position: Position, *, any_score: bool = False) -> WholeRound:
        """Read a round; with `any_score` the bye may go to any. Raise NoCompletePairing where there is no pairing."""
        cards = Cards(position)
        return cls(cards, Completion(cards, any_score=any_score))

    @cached_property
    def places(self) -> Mapping[PairingNumber, int]:
        """Place by TPN."""
        return {player.number: place for place, player in enumerate(self.cards.players)}

    def group(self, numbers: Numbers) -> Group:
        """Return players by their places, each group looked up once."""
        if numbers not in self._groups:
            places = tuple(self.places[each] for each in numbers)
            self._groups[numbers] = Group(places, mask_of(places))
        return self._groups[numbers]

    @cached_property
    def _groups(self) -> dict[Numbers, Group]:
        return {}


class Field:
    """All who are in a bracket or below it, but those left out."""

    def __init__(
        self,
        round_: WholeRound,
        brackets: Sequence[BracketResult],
        without: Collection[PairingNumber] = (),
        apart: Apart = (),
        waived: frozenset[str] = frozenset(),
        sunk: PairingNumber | None = None,
    ) -> None:
        """Take a bracket with those below it; pairs `apart` are not made in it, criteria that are `waived` not asked.

        Who is `sunk` has been left over by the bracket already, and comes last in the round.
        """
        here = brackets[0]
        groups = [here.residents, *(each.residents for each in brackets[1:])]
        self.cards, self.completion = round_.cards, round_.completion
        self._waived = waived
        self._place = round_.places
        there = groups if sunk is None else _with_sunk(groups, sunk)
        out = mask_of(self.places(without))
        self._groups = [round_.group(group).but(out) for group in there]
        self._mdps = round_.group(here.mdps).but(out if sunk is None else out | 1 << self._place[sunk])
        self._present = self._mdps.mask | self._below(0)
        self._cards = self.cards.parted(self._rows(apart)) if apart else self.cards

    def _below(self, at: int) -> int:
        """Return everybody in the groups from one on, as a mask."""
        below = 0
        for group in self._groups[at:]:
            below |= group.mask
        return below

    def _rows(self, apart: Apart) -> dict[int, int]:
        """Return whom each place is kept from."""
        rows: dict[int, int] = {}
        for sides in apart:
            one, other = map(self.places, sides)
            for places, mask in ((one, mask_of(other)), (other, mask_of(one))):
                for place in places:
                    rows[place] = rows.get(place, 0) | mask
        return rows

    def incomplete(self, bye_score: int | None) -> str:
        """Return the criterion that all together do not keep: C4, or C5 where the bye would go to another score.

        The bye is due to a score, or to none where those who are present are even.
        """
        if not self._present:
            return ""
        due = self.completion.bye_score if self._present.bit_count() % 2 else None
        if due == bye_score and self.completion.keeps(self._present):
            return ""
        players = tuple(self.cards.players[place] for place in places_in(self._present))
        try:
            found = Completion(Cards(replace(self.cards.position, players=players))).bye_score
        except NoCompletePairing:
            return "C4"
        return "" if found == bye_score else "C5"

    def numbers(self, places: Iterable[int]) -> Numbers:
        """Return the TPNs of some places."""
        players = self.cards.players
        return tuple([players[place].number for place in places])

    def places(self, numbers: Iterable[PairingNumber]) -> tuple[int, ...]:
        """Return the places of some players."""
        place = self._place
        return tuple([place[each] for each in numbers])

    def best(self) -> Candidate | None:
        """Return a best candidate of the bracket, None where it has none."""
        if not self._groups[0].mask:
            moved = self._mdps.places
            return Candidate((), (), moved) if not moved or self._keeps(moved) else None
        bracket = self.bracket
        quick = None if self._waived else at_bounds(self._cards, bracket, self.completion, ANY)
        return quick or self._weighed(bracket)

    def alone(self, floating: int, counting: Iterable[str]) -> Candidate | None:
        """Return the best candidate of the bracket by some criteria alone, whatever it means for those below.

        So many float down; None where there is no such candidate.
        """
        bracket, cards = self.bracket, self._cards
        seats = Seats((bracket.everybody,) * floating, len(cards.players) + 1)
        bye_here = floating == 1 and bye_may_be_here(cards, bracket, self.completion)
        alone = Bracket(bracket.mdps, bracket.residents, (), 0)
        costs = Costs(cards, alone, bye_here, EVERY_CRITERION.difference(counting))
        return any_cheapest(alone, SeatedGraph(cards, alone, costs, bare_rows(cards, alone), seats))

    def clashes_alone(self, floating: int, *, strong: bool) -> int:
        """Return a number of clashes (C12), or of `strong` ones (C13), that C1 and C3 alone let no candidate undercut.

        So many float down. Whoever a largest matching without clashes leaves alone meets somebody in a clash.
        """
        cards = self._cards
        clashing = cards.strongly_clashing if strong else cards.clashing
        rows = {place: row & ~clashing(place) for place, row in bare_rows(cards, self.bracket).items()}
        seats = Seats((self.bracket.everybody,) * floating, len(cards.players) + 1)
        return (unmatched(seats.added_to(rows)) + 1) // 2

    def fewest_alone(self) -> int:
        """Return how many the bracket must leave over by C1 and C3 alone."""
        return unmatched(bare_rows(self._cards, self.bracket))

    @cached_property
    def bracket(self) -> Bracket:
        """The bracket itself."""
        return self._bracket(self._mdps.places, 0)

    def _keeps(self, down: tuple[int, ...]) -> bool:
        return self.completion.keeps(mask_of(down) | self._below(1))

    def _weighed(self, bracket: Bracket) -> Candidate | None:
        bye_here = bye_may_be_here(self._cards, bracket, self.completion)
        found = self._cheapest(bracket, bye_here)
        return self._cheapest(bracket, False) if bye_here and found and len(found.down) > 1 else found

    def _cheapest(self, bracket: Bracket, bye_here: bool) -> Candidate | None:
        costs = Costs(self._cards, bracket, bye_here, self._waived)
        graph = JointGraph(self._cards, bracket, self.completion, costs)
        return any_cheapest(bracket, graph) if self._present.bit_count() > SHOWN else cheapest_candidate(bracket, graph)

    def _bracket(self, mdps: tuple[int, ...], at: int) -> Bracket:
        groups = self._groups[at : at + 2]
        return Bracket(mdps, groups[0].places, groups[1].places if len(groups) > 1 else (), self._below(at + 1))

    def ahead(self, down: tuple[int, ...]) -> Ahead:
        """Return what the next bracket reaches with these who come down to it (C8)."""
        if len(self._groups) == 1:
            return ()
        bracket = self._bracket(down, 1)
        candidate = at_bounds(self.cards, bracket, self.completion, ANY) or self._weighed_below(bracket)
        values = values_of(self.cards, bracket, candidate, self.completion)
        return values.c6, values.c7

    def _weighed_below(self, bracket: Bracket) -> Candidate:
        bye_here = bye_may_be_here(self.cards, bracket, self.completion)
        graph = JointGraph(self.cards, bracket, self.completion, Costs(self.cards, bracket, bye_here))
        found = any_cheapest(bracket, graph)
        if found is None:
            raise AssertionError("only what can be completed is asked about")
        return found

    def values(self, pairs: Iterable[Numbers], down: Numbers) -> Values:
        """Return the values of a candidate, all but C8."""
        placed = [(self._place[one], self._place[other]) for one, other in pairs]
        movers = {*self._mdps.places}
        candidate = Candidate(
            tuple(pair for pair in placed if pair[0] in movers),
            tuple(pair for pair in placed if pair[0] not in movers),
            tuple(self._place[each] for each in down),
        )
        return values_of(self.cards, self.bracket, candidate, self.completion)


def _with_sunk(groups: Sequence[Numbers], sunk: PairingNumber) -> list[Numbers]:
    """Return the groups with somebody in the one below the first, wherever they stood."""
    first, *lower = (tuple(each for each in group if each != sunk) for group in groups)
    following, *below = lower or [()]
    return [first, (*following, sunk), *below]
