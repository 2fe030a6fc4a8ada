"""A bracket of few candidates: all are there, and each criterion in turn leaves the best of them (3.4, 3.8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from paircard.core.systems.dutch2026.search.bracket import Bracket, Candidate
from paircard.core.systems.dutch2026.search.bye_here import bye_may_be_here
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.dutch2026.search.look_ahead import does_as_it_comes
from paircard.core.systems.dutch2026.search.reach import Reach, reached, thinkable
from paircard.core.systems.dutch2026.search.ways import Way, few_ways
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.small_bracket import SmallBracket, cheapest, least, without


def of_few(cards: Cards, bracket: Bracket, completion: Completion) -> Candidate | None:
    """Return the first of the best candidates where there are few, None where they are many or C8 is not known.

    C6 and C7 are asked first. Where all that are best by them have the same downfloaters C8 makes no difference, and
    only C4 is left to be asked of these. Where not, who floats down in the best by C9 - C21 nearly always does as well
    by C8 as anybody could; else it is found out what the next bracket reaches with each.
    """
    mdps, residents = len(bracket.mdps), len(bracket.residents)
    for pairs in range(min((mdps + residents) // 2, residents), -1, -1):
        ways = few_ways(mdps, residents, pairs)
        if ways is None:
            return None
        few = _Few(cards, bracket, completion, ways, mdps + residents - 2 * pairs)
        left = few.legal()
        while left:
            lowest = few.of_lowest_floaters(left)
            best = few.of_best_below(lowest)
            if best is None:
                return None
            if best:
                return few.candidate(few.best(best))
            left = [way for way in left if way not in lowest]
    return None


class _Few:
    """The ways to pair a bracket, and by masks of their pairs and downfloaters what is wrong with them."""

    def __init__(
        self, cards: Cards, bracket: Bracket, completion: Completion, ways: Mapping[int, Way], floating: int
    ) -> None:
        """Take the ways after which so many float down."""
        self._cards = cards
        self._bracket = bracket
        self._completion = completion
        self._ways = ways
        self._floating = floating
        self._small = SmallBracket(bracket.mdps, bracket.residents)
        self._bye_here = floating == 1 and bye_may_be_here(cards, bracket, completion)

    def legal(self) -> list[int]:
        """Return those that C1 - C3 allow; who alone floats down to the bye must be somebody who may have it (C5)."""
        rows = self._cards.rows
        illegal = self._small.meeting([~rows[place] for place in self._bracket.players])
        if self._bye_here:
            illegal |= self._small.left(~self._completion.takers)
        return without(self._ways, illegal)

    def of_lowest_floaters(self, ways: list[int]) -> list[int]:
        """Return the best by C7; who has not come from above has one score."""
        mdps = self._bracket.mdp_mask
        return least(ways, self._down_by_score(mdps)) if mdps and self._floating and len(ways) > 1 else ways

    def of_best_below(self, ways: list[int]) -> list[int] | None:
        """Return those with whose downfloaters C4 can be kept, and C8 best; None where that is not known."""
        first = self._small.shape.left
        over = {way >> first for way in ways} if self._floating else {0}
        if len(over) == 1:
            return ways if self._can_be_completed(over.pop()) else []
        best = self.best(ways)
        its_over = best >> first
        if self._does_as_it_comes(its_over):
            return [best]
        reaches: dict[int, Reach] = {}
        for each in (its_over, *over - {its_over}):
            if self._can_be_completed(each):
                reach = reached(self._cards, self._bracket, self._completion, self._down(each))
                if reach is None:
                    return None
                if each == its_over and reach == thinkable(self._cards, self._bracket, self._down(each)):
                    return [best]
                reaches[each] = reach
        least_reach = min(reaches.values(), default=None)
        return [way for way in ways if reaches.get(way >> first, ()) == least_reach]

    def _does_as_it_comes(self, over: int) -> bool:
        if self._floating > 1 or not self._bracket.next_group:
            return False
        return does_as_it_comes(self._cards, self._bracket, self._completion, self._down(over)[0])

    def _can_be_completed(self, over: int) -> bool:
        return self._completion.keeps(self._bracket.below | mask_of(self._down(over)))

    def _down(self, over: int) -> tuple[int, ...]:
        """Return the places of those who are left over."""
        return self._small.places(places_in(over))

    def best(self, ways: list[int]) -> int:
        """Return the first of the best by C9 - C21."""
        if len(ways) > 1 and self._bye_here:
            ways = least(ways, self._down_by_unplayed())
        if len(ways) > 1 and self._cards.topscorers & self._bracket.everybody:
            ways = self._of_fewest_excesses(ways)
        if len(ways) > 1:
            ways = self._of_fewest_clashes(ways)
        return ways[0] if len(ways) == 1 else least(ways, self._of_floats())[0]

    def candidate(self, way: int) -> Candidate:
        """Return a way as a candidate of the bracket."""
        small, made = self._small, self._ways[way]
        return Candidate(small.pairs(made.mdp_pairs), small.pairs(made.remainder), small.places(made.down))

    def _of_fewest_clashes(self, ways: list[int]) -> list[int]:
        """Return those in which fewest are refused a colour (C12), and of these fewest a strong one (C13)."""
        cards, small = self._cards, self._small
        clashing = small.meeting([cards.same_colour[place] for place in small.players])
        if none_refused := without(ways, clashing):
            return none_refused
        return least(ways, (clashing, small.meeting([cards.strongly_clashing(place) for place in small.players])))

    def _of_floats(self) -> Iterator[int]:
        """Yield, from C14 to C21, of what as little as possible is wanted; of a list of scores the highest first."""
        cards, small, mdps = self._cards, self._small, self._bracket.mdp_mask
        residents = self._bracket.everybody & ~mdps
        floats = [
            (down if self._floating else 0, up & residents if mdps else 0)
            for down, up in zip(cards.downfloated, cards.upfloated, strict=True)
        ]
        for down, up in floats:  # C14, C15, and the round before that: C16, C17
            if down & residents:
                yield small.left(down & residents)
            if up:
                yield self._meeting_mdps(up, mdps)
        for down, up in floats:  # C18, C19, and the round before that: C20, C21
            if down & mdps:
                yield from self._down_by_score(down & mdps)
            if up:
                yield from [self._meeting_mdps(up, same) for same in self._of_each_score(mdps)]

    def _meeting_mdps(self, residents: int, mdps: int) -> int:
        """Return the pairs of some MDPs with some residents."""
        return self._small.meeting([residents if mdps >> mdp & 1 else 0 for mdp in self._bracket.mdps])

    def _of_fewest_excesses(self, ways: list[int]) -> list[int]:
        """Return those in which fewest get an excess, as C10 counts them and then C11: both of a pair may."""
        players = self._small.players
        found = [self._cards.excesses(players[one], players[two]) for one, two in self._small.shape.bits]
        for counts in zip(*found, strict=True):
            once, both = (mask_of([at for at, count in enumerate(counts) if count >= most]) for most in (1, 2))
            ways = cheapest(ways, [(way & once).bit_count() + (way & both).bit_count() for way in ways])
        return ways

    def _down_by_score(self, some: int) -> list[int]:
        return [self._small.left(same) for same in self._of_each_score(some)]

    def _down_by_unplayed(self) -> list[int]:
        """Return who had so many unplayed rounds, the most first (C9)."""
        unplayed = {place: self._cards.players[place].unplayed for place in self._small.players}
        return [
            self._small.left(mask_of([place for place, rounds in unplayed.items() if rounds == most]))
            for most in sorted({*unplayed.values()}, reverse=True)
        ]

    def _of_each_score(self, some: int) -> list[int]:
        """Return those among some of each score, the highest first."""
        theirs = [place for place in self._bracket.players if some >> place & 1]
        return [mask_of(same) for _, same in groupby(theirs, key=self._cards.scores.__getitem__)]
