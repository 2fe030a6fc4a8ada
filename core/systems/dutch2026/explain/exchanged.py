"""What comes of it if two meet and their opponents change: mostly all that there is to know of why they do not.

Their opponents meet each other, or the two of a third pair. Everybody else in the bracket stays where they are, so what
follows it stays as it is (C4, C5, C8) and nobody else floats (C6, C7, C9). Nothing with the pair is better than the
bracket as it is paired. What is as good is therefore the best there is with it; and where it is worse, by colours first
(C12, C13), and the colours of all allow no better, the criterion that speaks against the pair and its value are known.
Neither needs a search.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.explain.field import Field, Numbers
from paircard.core.systems.dutch2026.outcome import NAMES, BracketResult, Values
from paircard.core.systems.dutch2026.search.cards import BOTH
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss.forcing import first_worse

Pair = tuple[PairingNumber, PairingNumber]
Pairs = Sequence[Pair]
Refused = tuple[int, int]
"""How many do not get their colour (C12), and how many of them a strong one (C13)."""


class Exchanged:
    """A bracket as it is paired, in which some change opponents."""

    def __init__(self, own: BracketResult, whole: Field) -> None:
        """Take how it is paired, and all of it as the search looks at it."""
        self._own = own
        self._whole = whole
        self._cards = whole.cards
        self._mates: Mapping[PairingNumber, PairingNumber] = {
            each: mate for two in own.pairs for each, mate in (two, two[::-1])
        }
        self._movers = frozenset(own.mdps)
        self._helpful = [two for two in own.pairs if self._may_help(two)]

    def values(self, pair: Pair, made: Pairs = (), sides: Iterable[Numbers] = ()) -> Values | None:
        """Return the best values with a pair, as far as to what decides; None if they are not known without a search.

        Some pairs of the bracket are made, and nobody may meet anybody of their own side.
        """
        apart = [self._movers, *map(frozenset, sides)]
        if not all(each in self._mates for each in pair) or _inside(pair, apart):
            return None
        for new, gone in self._ways(pair, made):
            if any(_inside(two, apart) or not self._may_meet(two) for two in new):
                continue
            if found := self._judged(self._added((pair, *new)), self._added(gone), (*made, pair)):
                return found
        return None

    def _ways(self, pair: Pair, made: Collection[Pair]) -> Iterator[tuple[Pairs, Pairs]]:
        """Yield the pairs that are new beside one, and those that are no more."""
        mates = self._mates[pair[0]], self._mates[pair[1]]
        gone = tuple(zip(pair, mates, strict=True))
        yield (mates,), gone
        done = {*made}
        for third in self._helpful:
            if third not in done and pair[0] not in third and pair[1] not in third:
                for two in (third, third[::-1]):
                    yield tuple(zip(mates, two, strict=True)), (*gone, third)

    def _may_help(self, pair: Pair) -> bool:
        """Tell whether others may get their colours where two do not meet; not if these like different ones."""
        one, other = self._whole.places(pair)
        colours = {self._cards.preferences[one].colour, self._cards.preferences[other].colour}
        return len(colours) == 1 or None in colours

    def _may_meet(self, pair: Pair) -> bool:
        one, other = self._whole.places(pair)
        return bool(self._cards.legal(one) >> other & 1)

    def _judged(self, new: Values, gone: Values, made: Pairs) -> Values | None:
        """Return what a bracket with other pairs comes to, if nothing with those made can be better."""
        reached = self._own.values
        worse = first_worse(NAMES, new, gone)
        if worse is None:
            return reached
        if worse not in ("C12", "C13"):
            return None
        found = reached._replace(c12=reached.c12 + new.c12 - gone.c12, c13=reached.c13 + new.c13 - gone.c13)
        least = dict(zip(("C12", "C13"), self._fewest_refused(made), strict=True))
        return found if getattr(found, worse.lower()) == least[worse] else None

    def _added(self, pairs: Iterable[Pair]) -> Values:
        """Return what pairs add to the values."""
        higher_first = (self._whole.numbers(sorted(self._whole.places(pair))) for pair in pairs)
        return self._whole.values(higher_first, ())

    def _fewest_refused(self, made: Pairs) -> Refused:
        """Return how many must be refused their colour once some pairs are made.

        Who likes a colour and finds nobody left who does not, meets somebody who likes it, too; it is no strong
        preference that is refused where one of the two has a mild one.
        """
        cards = self._cards
        pairs = [self._whole.places(pair) for pair in made]
        rest = self._whole.bracket.everybody & ~mask_of(chain.from_iterable(pairs))
        to_make = (rest.bit_count() - len(self._own.downfloaters)) // 2
        refused = sum(cards.clash(*pair) for pair in pairs)
        strong = sum(cards.strong_clash(*pair) for pair in pairs)
        for colour in BOTH:
            likers = rest & cards.likers[colour]
            clashes = max(0, to_make - (rest & ~likers).bit_count())
            refused += clashes
            # two absolute preferences meet only where topscorers do, and are no strong ones
            strong += 0 if cards.topscorers else max(0, clashes - (likers & cards.mild).bit_count())
        return refused, strong


def _inside(pair: Pair, groups: Iterable[frozenset[PairingNumber]]) -> bool:
    """Tell whether two are of one group."""
    return any(group.issuperset(pair) for group in groups)
