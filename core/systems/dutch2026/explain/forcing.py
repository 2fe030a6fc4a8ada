"""The best that a bracket could do if two of its players met, or if one of them were left over.

Brackets above stay as they are paired. The answer is exact: the search is asked for the bracket without the two (what
a pair adds to every value does not depend on the others), or for one in which a player may meet nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.explain.exchanged import Exchanged
from paircard.core.systems.dutch2026.explain.field import EVERY_CRITERION, Ahead, Apart, Field, Numbers, WholeRound
from paircard.core.systems.dutch2026.explain.shortage import Shortages
from paircard.core.systems.dutch2026.explain.sides import Sides, sides_of
from paircard.core.systems.dutch2026.outcome import NAMES, BracketResult, Pairing, Values
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.swiss import forcing
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.facets import pairing as kit
    from paircard.core.values.cited import Cited
    from paircard.core.values.language import Language

Pair = tuple[PairingNumber, PairingNumber]


Against = forcing.Against[Values]
"""`3.8` where only the order of candidates speaks against it.

C4 and C5 where what is left could not be paired; C6 where that would take more downfloaters, if it can be.
"""


class Forcing(forcing.Forcing[Position, BracketResult, Player]):
    """Asks what would become of the brackets of a round."""

    def __init__(self, position: Position, made: Pairing) -> None:
        """Take a round as the search pairs it."""
        super().__init__(position, made)
        self._known: dict[object, Against] = {}
        self._sides: dict[int, tuple[Sides, ...]] = {}
        self._whole: dict[int, Field] = {}
        self._reached_below: dict[tuple[int, frozenset[int]], Ahead] = {}
        self._exchanges: dict[int, Exchanged] = {}
        self.lines_of_pairs: dict[tuple[Language, Pair], tuple[Cited, ...]] = {}
        """What has been said of pairs: of a whole round everybody is told why they have their opponent."""

    @cached_property
    def settled(self) -> Mapping[PairingNumber, tuple[kit.Pair, Pair, int]]:
        """Everybody who has an opponent: their pair as it is seated and higher player first, and their bracket."""
        seated = {each: pair for pair in self.made.pairs for each in (pair.white, pair.black)}
        return {
            each: (seated[each], two, at)
            for at, bracket in enumerate(self.made.brackets)
            for two in bracket.pairs
            for each in two
        }

    def sides(self, at: int) -> tuple[Sides, ...]:
        """Return the parts of a bracket in which anybody is paired."""
        if at not in self._sides:
            self._sides[at] = tuple(sides_of(self.made.brackets[at]))
        return self._sides[at]

    @cached_property
    def bye_score(self) -> int | None:
        """Score of whoever has the bye (C5); None in an even field."""
        return self._round.completion.bye_score

    @cached_property
    def _round(self) -> WholeRound:
        return WholeRound.of(self.position)

    @cached_property
    def _round_of_any_bye(self) -> WholeRound:
        return WholeRound.of(self.position, any_score=True)

    @cached_property
    def shortages(self) -> Shortages:
        """Says who competes for whom."""
        return Shortages(self.position)

    def pair(self, at: int, one: PairingNumber, other: PairingNumber) -> Against:
        """Return what speaks against two who are both in a bracket, may meet, and do not meet in it."""
        key = (at, frozenset((one, other)))
        if key not in self._known:
            self._known[key] = self._against(at, self._with_pair(at, one, other))
        return self._known[key]

    def left(self, at: int, player: PairingNumber) -> Against:
        """Return what speaks against leaving over a player who is paired in a bracket."""
        key = (at, player)
        if key not in self._known:
            self._known[key] = self._against(at, self._with_left(at, player))
        return self._known[key]

    def turn(self, at: int, sides: Sides, pair: Pair) -> Against:
        """Return what speaks against a pair of S1 and S2 once the pairs before it are made, and sides as they are."""
        key = (at, pair, "turn")
        if key not in self._known:
            made = sides.before(pair)
            known = self._exchanged(at).values(pair, made, (sides.s1, sides.s2) if sides.group else ())
            found = known or self._arranged(at, sides, (sides.s1, sides.s2), (*made, pair))
            self._known[key] = self._against(at, found)
        return self._known[key]

    def unexchanged(self, at: int, sides: Sides) -> Against:
        """Return what speaks against S1 and S2 as they were before any exchange, however S2 is arranged."""
        return self._against(at, self._arranged(at, sides, sides.original, sides.settled))

    def _arranged(
        self, at: int, sides: Sides, s1_and_s2: tuple[Numbers, Numbers], made: Iterable[Pair]
    ) -> Values | Against:
        """Return the best values where some pairs are made and S1 meets S2 alone."""
        own = self.made.brackets[at]
        fixed, (s1, s2) = tuple(made), s1_and_s2
        without = tuple(number for pair in fixed for number in pair)
        limbo = tuple(each for each in own.mdps if each in own.downfloaters)
        apart: Apart = ((s1, s1), (s2, s2)) if sides.group else ((s1, s1),)
        field = self.field(at, without, (*apart, (limbo, own.residents)))
        wrong = field.incomplete(self.bye_score)
        if wrong:
            return Against(wrong)
        candidate = field.best()
        if candidate is None or len(candidate.down) > own.values.c6:
            return Against("C6", count=len(candidate.down) if candidate else 0)
        pairs = (*fixed, *map(field.numbers, candidate.pairs))
        values = self.whole(at).values(pairs, field.numbers(candidate.down))
        return values._replace(c8=self._ahead(at, candidate.down))

    def candidate(self, at: int, pairs: Iterable[Numbers], down: Numbers) -> Against:
        """Return what speaks against other pairs of a bracket, higher player first, that leave these over."""
        made = tuple(pairs)
        wrong = self.field(at, tuple(number for pair in made for number in pair)).incomplete(self.bye_score)
        if wrong:
            return Against(wrong)
        field, reached = self.whole(at), self.made.brackets[at].values
        values = field.values(made, down)
        if values[:2] == reached[:2]:  # only then is C8 looked at, and no two who are left over could meet here
            values = values._replace(c8=self._ahead(at, field.places(down)))
        return self._against(at, values)

    def field(
        self,
        at: int,
        without: Numbers = (),
        apart: Apart = (),
        waived: frozenset[str] = frozenset(),
        sunk: PairingNumber | None = None,
    ) -> Field:
        """Return a bracket and all below it as the search looks at them.

        With C5 waived the bye may go to any score. Who is `sunk` comes after all others.
        """
        round_ = self._round_of_any_bye if "C5" in waived else self._round
        if sunk is not None:
            players = tuple(sorted(self.position.players, key=lambda player: player.number == sunk))
            round_ = WholeRound.of(replace(self.position, players=players), any_score="C5" in waived)
        return Field(round_, self.made.brackets[at:], without, apart, waived, sunk)

    def whole(self, at: int) -> Field:
        """Return a bracket and all below it as they are, set up once for all that is asked of a round."""
        if at not in self._whole:
            self._whole[at] = self.field(at)
        return self._whole[at]

    def _ahead(self, at: int, down: tuple[int, ...]) -> Ahead:
        """Return what the bracket below reaches with these from this one (C8), worked out once."""
        key = (at, frozenset(down))
        if key not in self._reached_below:
            self._reached_below[key] = self.whole(at).ahead(down)
        return self._reached_below[key]

    def _exchanged(self, at: int) -> Exchanged:
        """Return a bracket in which two change opponents, set up once as well."""
        if at not in self._exchanges:
            self._exchanges[at] = Exchanged(self.made.brackets[at], self.whole(at))
        return self._exchanges[at]

    def _against(self, at: int, found: Values | Against) -> Against:
        if isinstance(found, forcing.Against):
            return found
        reached = self.made.brackets[at].values
        return Against(forcing.first_worse(NAMES, reached, found) or "3.8", found, reached)

    def _with_pair(self, at: int, one: PairingNumber, other: PairingNumber) -> Values | Against:
        """Return the best values with a pair, or the criterion that cannot be kept with it."""
        if known := self._exchanged(at).values((one, other)):
            return known
        others = self.field(at, (one, other))
        wrong = others.incomplete(self.bye_score)
        if wrong:
            return Against(wrong)
        candidate = others.best()
        if candidate is None:
            return Against("C4")
        pairs = [others.numbers(pair) for pair in candidate.pairs]
        higher, lower = sorted((one, other), key=lambda number: (-self.players[number].score, number))
        values = self.whole(at).values([*pairs, (higher, lower)], others.numbers(candidate.down))
        return values._replace(c8=self._ahead(at, candidate.down))

    def _with_left(self, at: int, player: PairingNumber) -> Values | Against:
        bracket = self.made.brackets[at]
        if at == len(self.made.brackets) - 1 and self.field(at, (player,)).incomplete(None):
            return Against("C4")
        candidate = self.field(at, (), (((player,), bracket.players),)).best()
        if candidate is None or len(candidate.down) > bracket.values.c6:
            return Against("C6", count=self._fewest_with(at, player))
        free = self.whole(at)
        values = free.values([free.numbers(pair) for pair in candidate.pairs], free.numbers(candidate.down))
        return values._replace(c8=self._ahead(at, candidate.down))

    def _fewest_with(self, at: int, player: PairingNumber) -> int:
        """Return how many a bracket must leave over if a player is one of them, who may meet another of them below."""
        found = self.field(at, waived=EVERY_CRITERION - {"C6"}, sunk=player).best()
        if found is None:
            raise AssertionError("whoever they meet may be left over, too")
        return 1 + len(found.down)
