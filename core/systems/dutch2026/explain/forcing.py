"""The best that a bracket could do if two of its players met, or if one of them were left over.

Brackets above stay as they are paired. The answer is exact: the search is asked for the bracket without the two (what
a pair adds to every value does not depend on the others), or for one in which a player may meet nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cached_property

from core.event.ids import PairingNumber
from core.frozen import dataclass
from core.systems.dutch2026.outcome import NAMES, NoCompletePairing, Pairing, Values
from core.systems.dutch2026.position import Player, Position
from core.systems.dutch2026.search.at_bounds import at_bounds
from core.systems.dutch2026.search.bracket import Bracket, Candidate
from core.systems.dutch2026.search.bye_here import bye_may_be_here
from core.systems.dutch2026.search.cards import Cards
from core.systems.dutch2026.search.completion import Completion
from core.systems.dutch2026.search.costs import Costs
from core.systems.dutch2026.search.general import cheapest_candidate
from core.systems.dutch2026.search.joint_graph import JointGraph
from core.systems.dutch2026.search.values import values_of
from core.systems.kit.places import mask_of

Numbers = tuple[PairingNumber, ...]


@dataclass(frozen=True, slots=True)
class Against:
    """The first criterion that speaks against what was asked; `3.8` where only the order of candidates does."""

    article: str
    """C4 and C5 where what is left could not be paired; C6 where that would take more downfloaters, if it can be."""
    asked: Values | None = None
    """The best values it could have; None where nothing more is known than the criterion."""
    reached: Values | None = None
    """Those of the bracket as it is paired."""


class Forcing:
    """Asks what would become of the brackets of a round."""

    def __init__(self, position: Position, made: Pairing) -> None:
        """Take a round as the search pairs it."""
        self.position = position
        self.made = made
        self.players: Mapping[int, Player] = {player.number: player for player in position.players}
        self._known: dict[object, Against] = {}

    @cached_property
    def bye_score(self) -> int | None:
        """Score of whoever has the bye (C5); None in an even field."""
        return Completion(Cards(self.position)).bye_score

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

    def candidate(self, at: int, pairs: Iterable[Numbers], down: Numbers) -> Against:
        """Return what speaks against other pairs of a bracket, higher player first, that leave these over."""
        made = tuple(pairs)
        wrong = _Field(self, at, tuple(number for pair in made for number in pair)).incomplete(self.bye_score)
        if wrong:
            return Against(wrong)
        field, reached = _Field(self, at, ()), self.made.brackets[at].values
        values = field.values(made, down)
        if values[:2] == reached[:2]:  # only then is C8 looked at, and no two who are left over could meet here
            values = values._replace(c8=field.reached_below(down))
        return self._against(at, values)

    def _against(self, at: int, found: Values | str) -> Against:
        if isinstance(found, str):
            return Against(found)
        reached = self.made.brackets[at].values
        differing = (name for name, mine, theirs in zip(NAMES, reached, found, strict=True) if mine != theirs)
        return Against(next(differing, "3.8"), found, reached)

    def _with_pair(self, at: int, one: PairingNumber, other: PairingNumber) -> Values | str:
        """Return the best values with a pair, or the criterion that cannot be kept with it."""
        everybody = _Field(self, at, ())
        others = _Field(self, at, (one, other))
        wrong = others.incomplete(self.bye_score)
        if wrong:
            return wrong
        candidate = others.best()
        if candidate is None:
            return "C4"
        pairs = [others.numbers(pair) for pair in candidate.pairs]
        higher, lower = sorted((one, other), key=lambda number: (-self.players[number].score, number))
        values = everybody.values([*pairs, (higher, lower)], others.numbers(candidate.down))
        return values._replace(c8=others.ahead(candidate.down))

    def _with_left(self, at: int, player: PairingNumber) -> Values | str:
        bracket = self.made.brackets[at]
        apart = {(min(player, each), max(player, each)) for each in bracket.players if each != player}
        field = _Field(self, at, (), frozenset(apart))
        candidate = field.best()
        if candidate is None or len(candidate.down) > bracket.values.c6:
            # among those who then float on may be two who could meet here: whatever is below, that is worse by C6
            return "C6"
        free = _Field(self, at, ())
        values = free.values([free.numbers(pair) for pair in candidate.pairs], free.numbers(candidate.down))
        return values._replace(c8=free.ahead(candidate.down))


class _Field:
    """All who are in a bracket or below it, but those left out."""

    def __init__(
        self,
        forcing: Forcing,
        at: int,
        without: Numbers,
        apart: frozenset[tuple[PairingNumber, PairingNumber]] = frozenset(),
    ) -> None:
        brackets = forcing.made.brackets
        here = brackets[at]
        groups = [here.residents, *(each.residents for each in brackets[at + 1 :])]
        present = {*here.mdps, *(each for group in groups for each in group)} - {*without}
        players = tuple(player for player in forcing.position.players if player.number in present)
        own = replace(forcing.position, players=players)
        self._true = Cards(own)
        self._cards = Cards(replace(own, forbidden=own.forbidden | apart)) if apart else self._true
        self._place = {player.number: place for place, player in enumerate(players)}
        self._groups = [tuple(self._place[each] for each in group if each in self._place) for group in groups]
        self._mdps = tuple(self._place[each] for each in here.mdps if each in self._place)

    @cached_property
    def _completion(self) -> Completion:
        return Completion(self._true)

    def incomplete(self, bye_score: int | None) -> str:
        """Return the criterion that all together do not keep: C4, or C5 where the bye would go to another score."""
        if not self._place:
            return ""
        try:
            return "" if self._completion.bye_score == bye_score else "C5"
        except NoCompletePairing:
            return "C4"

    def numbers(self, places: Iterable[int]) -> Numbers:
        """Return the TPNs of some places."""
        return tuple(self._true.players[place].number for place in places)

    def best(self) -> Candidate | None:
        """Return the best candidate of the bracket, None where it has none."""
        if not self._groups[0]:
            return Candidate((), (), self._mdps) if not self._mdps or self._keeps(self._mdps) else None
        bracket = self._bracket(self._mdps, 0)
        return at_bounds(self._cards, bracket, self._completion) or self._weighed(bracket)

    def _keeps(self, down: tuple[int, ...]) -> bool:
        return self._completion.keeps(mask_of(down) | mask_of(each for group in self._groups[1:] for each in group))

    def _weighed(self, bracket: Bracket) -> Candidate | None:
        bye_here = bye_may_be_here(self._cards, bracket, self._completion)
        found = self._cheapest(bracket, bye_here)
        return self._cheapest(bracket, False) if bye_here and found and len(found.down) > 1 else found

    def _cheapest(self, bracket: Bracket, bye_here: bool) -> Candidate | None:
        costs = Costs(self._cards, bracket, bye_here)
        return cheapest_candidate(bracket, JointGraph(self._cards, bracket, self._completion, costs))

    def _bracket(self, mdps: tuple[int, ...], at: int) -> Bracket:
        groups = self._groups[at:]
        below = mask_of(place for group in groups[1:] for place in group)
        return Bracket(mdps, groups[0], groups[1] if len(groups) > 1 else (), below)

    def ahead(self, down: tuple[int, ...]) -> tuple[int, tuple[int, ...]] | tuple[()]:
        """Return what the next bracket reaches with these who come down to it (C8)."""
        if len(self._groups) == 1:
            return ()
        bracket = self._bracket(down, 1)
        candidate = at_bounds(self._true, bracket, self._completion) or self._weighed_below(bracket)
        values = values_of(self._true, bracket, candidate, self._completion)
        return values.c6, values.c7

    def reached_below(self, down: Numbers) -> tuple[int, tuple[int, ...]] | tuple[()]:
        """Return the same for players by TPN."""
        return self.ahead(tuple(self._place[each] for each in down))

    def _weighed_below(self, bracket: Bracket) -> Candidate:
        found = self._weighed(bracket)
        if found is None:
            raise AssertionError("only what can be completed is asked about")
        return found

    def values(self, pairs: Iterable[Numbers], down: Numbers) -> Values:
        """Return the values of a candidate, all but C8."""
        placed = [(self._place[one], self._place[other]) for one, other in pairs]
        movers = {*self._mdps}
        candidate = Candidate(
            tuple(pair for pair in placed if pair[0] in movers),
            tuple(pair for pair in placed if pair[0] not in movers),
            tuple(self._place[each] for each in down),
        )
        return values_of(self._true, self._bracket(self._mdps, 0), candidate, self._completion)
