"""A bracket of few candidates: all are there, and each criterion in turn leaves the best of them (3.4, 3.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from paircard.core.systems.dutch2026.search.bracket import Bracket, Candidate
from paircard.core.systems.dutch2026.search.bye_here import bye_may_be_here
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.dutch2026.search.look_ahead import Outlook, outlook
from paircard.core.systems.dutch2026.search.ways import Way, few_ways
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.small_bracket import SmallBracket, least, without


def of_few(cards: Cards, bracket: Bracket, completion: Completion) -> Candidate | None:
    """Return the first of the best candidates where there are few, None where they are many or C8 is not known.

    C6 and C7 are asked first. Where all that are best by them have the same downfloaters C8 makes no difference, and
    only C4 is left to be asked of these; where not, those are judged who float down in the best by C9 - C21, and if
    they will not do, those of the next best.
    """
    mdps, residents = len(bracket.mdps), len(bracket.residents)
    few: _Few | None = None
    for pairs in range(min((mdps + residents) // 2, residents), -1, -1):
        ways = few_ways(mdps, residents, pairs)
        if ways is None:
            return None
        few = few or _Few(cards, bracket, completion)
        left = few.legal(ways)
        while left:
            lowest = few.of_lowest_floaters(left)
            if len({way.down for way in lowest}) > 1:
                return few.judged(lowest)
            down = lowest[0].down
            if completion.keeps(bracket.below | mask_of(few.small.places(down))):
                return few.candidate(few.best(lowest))
            left = [way for way in left if way.down != down]
    return None


class _Few:
    """The ways to pair a bracket, and by masks of their pairs and downfloaters what is wrong with them."""

    def __init__(self, cards: Cards, bracket: Bracket, completion: Completion) -> None:
        self._cards = cards
        self._bracket = bracket
        self._completion = completion
        self.small = SmallBracket(bracket.mdps, bracket.residents)
        self._bye_here = bye_may_be_here(cards, bracket, completion)

    def legal(self, ways: Sequence[Way]) -> list[Way]:
        """Return those that C1 - C3 allow; who alone floats down to the bye must be somebody who may have it (C5)."""
        rows = self._cards.rows
        illegal = self.small.meeting([~rows[place] for place in self._bracket.players])
        if self._bye_here and len(ways[0].down) == 1:
            illegal |= self.small.left(~self._completion.takers)
        return without(ways, illegal)

    def of_lowest_floaters(self, ways: list[Way]) -> list[Way]:
        """Return the best by C7; who has not come from above has one score."""
        mdps = self._bracket.mdp_mask
        return least(ways, self._down_by_score(mdps)) if mdps and len(ways) > 1 else ways

    def judged(self, ways: list[Way]) -> Candidate | None:
        """Return the first of the best whose downfloaters do by C4 and C8, None if that is not known of some."""
        while ways:
            candidate = self.candidate(best := self.best(ways))
            judged = outlook(self._cards, self._bracket, self._completion, candidate.down)
            if judged is Outlook.BEST:
                return candidate
            if judged is Outlook.UNKNOWN:
                return None
            ways = [way for way in ways if way.down != best.down]
        return None

    def best(self, ways: list[Way]) -> Way:
        """Return the first of the best by C9 - C21."""
        return ways[0] if len(ways) == 1 else least(ways, self._criteria(len(ways[0].down)))[0]

    def candidate(self, way: Way) -> Candidate:
        """Return a way as a candidate of the bracket."""
        small = self.small
        return Candidate(small.pairs(way.mdp_pairs), small.pairs(way.remainder), small.places(way.down))

    def _criteria(self, floating: int) -> Iterator[int]:
        """Yield, from C9 to C21, of what as little as possible is wanted; of a list of scores the highest first."""
        cards, small, mdps = self._cards, self.small, self._bracket.mdp_mask
        floats = tuple(zip(cards.downfloated, cards.upfloated, strict=True))
        if self._bye_here and floating == 1:
            yield from self._down_by_unplayed()
        if cards.topscorers & self._bracket.everybody:
            yield from self._excesses()
        yield small.meeting([cards.same_colour[place] for place in small.players])  # C12
        yield small.meeting([cards.strongly_clashing(place) for place in small.players])  # C13
        for down, up in floats:  # C14, C15, and the round before that: C16, C17
            yield small.left(down & ~mdps) if floating else 0
            yield self._meeting_mdps(up, mdps) if mdps else 0
        for down, up in floats if mdps else ():  # C18, C19, and the round before that: C20, C21
            yield from self._down_by_score(down & mdps)
            yield from [self._meeting_mdps(up, same) for same in self._of_each_score(mdps)]

    def _meeting_mdps(self, residents: int, mdps: int) -> int:
        """Return the pairs of some MDPs with some residents."""
        return self.small.meeting([residents if mdps >> mdp & 1 else 0 for mdp in self._bracket.mdps])

    def _excesses(self) -> Iterator[int]:
        """Yield the pairs in which somebody gets an excess, once more those in which both do: C10, C11."""
        shape, players = self.small.shape, self.small.players
        found = [self._cards.excesses(players[one], players[two]) for one, two in shape.bits]
        for counts in zip(*found, strict=True):
            once, twice = (mask_of([at for at, count in enumerate(counts) if count >= most]) for most in (1, 2))
            yield once | twice << shape.again

    def _down_by_score(self, some: int) -> list[int]:
        return [self.small.left(same) for same in self._of_each_score(some)]

    def _down_by_unplayed(self) -> list[int]:
        """Return who had so many unplayed rounds, the most first (C9)."""
        unplayed = {place: self._cards.players[place].unplayed for place in self.small.players}
        return [
            self.small.left(mask_of([place for place, rounds in unplayed.items() if rounds == most]))
            for most in sorted({*unplayed.values()}, reverse=True)
        ]

    def _of_each_score(self, some: int) -> list[int]:
        """Return those among some of each score, the highest first."""
        theirs = [place for place in self._bracket.players if some >> place & 1]
        return [mask_of(same) for _, same in groupby(theirs, key=self._cards.scores.__getitem__)]
