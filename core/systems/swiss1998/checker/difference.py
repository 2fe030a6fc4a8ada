"""Where two pairings of one round part: the first decision that differs, bracket by bracket."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from paircard.core.event.bracket_result import BracketResult
from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import Pairing
from paircard.core.facets.position import Position
from paircard.core.systems.kit.apart import RULE, of_one
from paircard.core.systems.swiss1998.checker.sheet import FLOAT_ARTICLE, Sheet
from paircard.core.systems.swiss1998.checker.target import without_opponent
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, said, said_n, said_p

Exchange = tuple[tuple[PairingNumber, ...], tuple[PairingNumber, ...]]
"""Who leaves S1 and who comes to it (D2); two empty sides where nobody is exchanged."""


def first_difference(position: Position, right: Pairing, other: Pairing) -> Finding | None:
    """Return the article that separates another pairing from the right one, None if they are the same.

    The brackets of the right one are walked from the highest down; in the first that the other one pairs
    otherwise, the article is the first, in the order of the procedure, in which the two are unequal.
    """
    sheet = Sheet(position)
    partner = partners(other)
    for at in range(len(right.brackets)):
        finding = difference_in(sheet, right.brackets, at, way_in(sheet, right.brackets, at, partner))
        if finding is not None:
            return finding
    return turned(right, other)


def difference_in(sheet: Sheet, brackets: Sequence[BracketResult], at: int, way: Way) -> Finding | None:
    """Return the article that separates a way to pair one bracket from the right one, None if they are the same."""
    if {*way.pairs} == {*brackets[at].pairs}:
        return None
    below = brackets[at + 1] if at + 1 < len(brackets) else None
    return _Compared(sheet, brackets[at], below, way).finding()


def partners(pairing: Pairing) -> dict[PairingNumber, PairingNumber]:
    """Return everybody's opponent, by pairing number."""
    both = [(pair.white, pair.black) for pair in pairing.pairs]
    return {**dict(both), **{black: white for white, black in both}}


@dataclass(frozen=True, slots=True)
class Way:
    """How a bracket is paired: pairs, higher player first and in the order of these, and those left over."""

    pairs: tuple[tuple[PairingNumber, PairingNumber], ...]
    left: tuple[PairingNumber, ...]


def way_in(
    sheet: Sheet, brackets: Sequence[BracketResult], at: int, partner: Mapping[PairingNumber, PairingNumber]
) -> Way:
    """Return how the players of a bracket are paired elsewhere, without the pairs that belong to lower brackets."""
    players = brackets[at].players
    inside, later = {*players}, {pair for lower in brackets[at + 1 :] for pair in lower.pairs}
    made = {sheet.by_rank((one, partner[one])) for one in players if partner.get(one) in inside} - later
    return way_of(sheet, players, made)


def way_of(sheet: Sheet, players: Sequence[PairingNumber], pairs: Iterable[tuple[PairingNumber, PairingNumber]]) -> Way:
    """Return a way to pair some players: pairs in the order A2 of their higher players, and those left over."""
    made = {sheet.by_rank(pair) for pair in pairs}
    paired = {number for pair in made for number in pair}
    left = tuple(one for one in players if one not in paired)
    return Way(tuple(sorted(made, key=lambda pair: sheet.rank[pair[0]])), left)


def turned(right: Pairing, other: Pairing) -> Finding | None:
    """Return the first pair whose colours differ, with the rule that gives them (E)."""
    recorded = {(pair.white, pair.black) for pair in other.pairs}
    for pair in right.pairs:
        if (pair.white, pair.black) not in recorded:
            sentence = said("{white} has White against {black}.", white=pair.white, black=pair.black)
            return Finding(pair.colour_rule, None, (pair.white, pair.black), sentence)
    return None


@dataclass(frozen=True, slots=True)
class _Compared:
    """The right way and another way to pair one bracket."""

    sheet: Sheet
    bracket: BracketResult
    below: BracketResult | None
    theirs: Way

    def finding(self) -> Finding:
        """Return the first article in which the two are unequal."""
        article, sentence = next(self._unequal())
        ours, theirs = {*self.bracket.pairs}, {*self.theirs.pairs}
        players = tuple(dict.fromkeys(number for pair in sorted(ours ^ theirs) for number in pair))
        return Finding(article, self.bracket.score, players, sentence)

    def _unequal(self) -> Iterator[tuple[str, Words]]:
        yield from self._forbidden()
        ours, theirs = len(self.bracket.pairs), len(self.theirs.pairs)
        if theirs < ours:
            more = said_n(
                "{count} pair can be made here, not only {fewer}.",
                "{count} pairs can be made here, not only {fewer}.",
                ours,
                fewer=theirs,
            )
            yield "C14", more
        if theirs > ours and self._undone:
            yield self._sacrifice(
                said_n(
                    "So that the lowest bracket can be paired, only {count} pair can be made here.",
                    "So that the lowest bracket can be paired, only {count} pairs can be made here.",
                    ours,
                ),
                said_n(
                    "So that the next bracket can be paired, only {count} pair can be made here.",
                    "So that the next bracket can be paired, only {count} pairs can be made here.",
                    ours,
                ),
            )
        yield from self._levels()
        yield from self._order()

    def _forbidden(self) -> Iterator[tuple[str, Words]]:
        for one, other in self.theirs.pairs:
            if self.sheet.met(one, other):
                yield "B1a", said("{one} and {other} have already met.", one=one, other=other)
            if self.sheet.together(one, other):
                yield RULE, of_one(one, other, self.sheet.players[one].apart)
            if self.sheet.both_absolute(one, other):
                yield "B2", said("{one} and {other} must both have the same colour.", one=one, other=other)
        for number in self.theirs.left if self.below is None else ():
            if self.sheet.players[number].bye_barred:
                yield "B1b", said("{player} has already had a point without playing.", player=number)

    def _levels(self) -> Iterator[tuple[str, Words]]:
        """Yield the first of clashes, upfloats and downfloats that is unequal (R3)."""
        sheet, bracket, theirs = self.sheet, self.bracket, self.theirs
        clashes = sum(sheet.clash(*pair) for pair in theirs.pairs)
        up = max((sheet.upfloat_level(*pair) for pair in theirs.pairs), default=0)
        if clashes > bracket.x:
            yield "B4", _too_many_clashes(clashes, bracket.x)
        if self._undone and max(clashes, bracket.first_x) < bracket.x:
            yield self._sacrifice(
                said_n(
                    "So that the lowest bracket can be paired, {count} clash is made, and not {fewer}.",
                    "So that the lowest bracket can be paired, {count} clashes are made, and not {fewer}.",
                    bracket.x,
                    fewer=clashes,
                ),
                said_n(
                    "So that the next bracket can be paired, {count} clash is made, and not {fewer}.",
                    "So that the next bracket can be paired, {count} clashes are made, and not {fewer}.",
                    bracket.x,
                    fewer=clashes,
                ),
            )
        if up > bracket.upfloat_level:
            yield FLOAT_ARTICLE[up], said("Somebody floats up again who does not have to.")
        if self._undone and up < bracket.upfloat_level:
            yield self._sacrifice(
                said("So that the lowest bracket can be paired, somebody floats up again."),
                said("So that the next bracket can be paired, somebody floats up again."),
            )
        yield from self._downfloats()

    def _downfloats(self) -> Iterator[tuple[str, Words]]:
        """Yield if those left over float down at another level, unless opponents were settled before that (R5)."""
        gone = without_opponent(self.sheet, self.bracket.players) if "C1" in self.bracket.events else frozenset()
        levels = [self.sheet.float_level(number, "D") for number in self.theirs.left if number not in gone]
        down = max(levels, default=0)
        if self._movers_first():
            return
        if down > self.bracket.downfloat_level:
            yield FLOAT_ARTICLE[down], said("Somebody floats down again who does not have to.")
        if self._undone and down < self.bracket.downfloat_level:
            yield self._sacrifice(
                said("So that the lowest bracket can be paired, somebody floats down again."),
                said("So that the next bracket can be paired, somebody floats down again."),
            )

    @property
    def _undone(self) -> bool:
        """Was the bracket paired anew, so that others move down (C12, C13)?"""
        return self.below is not None and bool({"C12", "C13"} & {*self.below.events})

    def _sacrifice(self, for_lowest: Words, for_next: Words) -> tuple[str, Words]:
        """Say that something better here is given up for the lowest bracket (C13) or the next one (C12)."""
        if self.below is not None and "C13" in self.below.events:
            return "C13", for_lowest
        return "C12", for_next

    def _order(self) -> Iterator[tuple[str, Words]]:
        """Yield by the order of the tries: whom the next bracket needs, then exchanges, then transpositions."""
        if self._undone and {*self.theirs.left} != {*self.bracket.downfloaters}:
            yield self._sacrifice(
                said("So that the lowest bracket can be paired, others are left over."),
                said("So that the next bracket can be paired, others are left over."),
            )
        ours, theirs = self._exchange(self.bracket.pairs), self._exchange(self.theirs.pairs)
        if not self._movers_first() and ours != theirs:
            yield "D2", _comes_before(ours, theirs)
        yield "D1", said("An earlier order of the opponents gives {pair}.", pair=self._first_pair())

    def _movers_first(self) -> bool:
        """Tell whether the moved-down players, who are paired first, already have other opponents (R5)."""
        moved = {*self.bracket.moved_down}
        if not 0 < 2 * len(moved) < len(self.bracket.players):
            return False
        return any(moved & {*pair} for pair in {*self.bracket.pairs} ^ {*self.theirs.pairs})

    def _exchange(self, pairs: tuple[tuple[PairingNumber, PairingNumber], ...]) -> Exchange:
        """Return who leaves S1 and who comes to it, so that these pairs stand S1 against S2 (D2)."""
        players = sorted((number for number in self._group()), key=self.sheet.rank.__getitem__)
        inner = [pair for pair in pairs if {*pair} <= {*players}]
        first = {*players[: len(inner)]}
        paired = {number for pair in inner for number in pair}
        leaving = [number for number in first if number not in paired]
        leaving += [lower for higher, lower in inner if {higher, lower} <= first]
        coming = [higher for higher, lower in inner if not {higher, lower} & first]
        return tuple(sorted(leaving)), tuple(sorted(coming))

    def _group(self) -> tuple[PairingNumber, ...]:
        """Return the homogeneous part of the bracket: all of it, or the remainder."""
        moved = {*self.bracket.moved_down}
        if not 0 < 2 * len(moved) < len(self.bracket.players):
            return self.bracket.players
        settled = {number for pair in self.bracket.pairs if moved & {*pair} for number in pair}
        return tuple(number for number in self.bracket.players if number not in settled)

    def _first_pair(self) -> str:
        rank = self.sheet.rank
        fresh = [pair for pair in self.bracket.pairs if pair not in self.theirs.pairs]
        higher, lower = min(fresh, key=lambda pair: rank[pair[0]], default=self.bracket.pairs[0])
        return f"{higher}-{lower}"


def _too_many_clashes(count: int, enough: int) -> Words:
    return said_n(
        "{count} clash is made, where {enough} would do.",
        "{count} clashes are made, where {enough} would do.",
        count,
        enough=enough,
    )


def _comes_before(ours: Exchange, theirs: Exchange) -> Words:
    if not any(ours):
        return said("Pairing without an exchange comes before the exchange {later}.", later=_sides(theirs))
    # translators: an exchange is "4 for 5" or "none"
    return said("The exchange {earlier} comes before {later}.", earlier=_sides(ours), later=_sides(theirs))


def _sides(exchange: Exchange) -> Words:
    leaving, coming = (" ".join(map(str, side)) for side in exchange)
    if not leaving:
        return said_p("exchange", "none")
    return said_p("exchange", "{leaving} for {coming}", leaving=leaving, coming=coming)
