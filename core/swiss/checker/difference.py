"""Where two pairings of one round part: the first decision that differs, bracket by bracket."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.swiss.checker.finding import Finding
from core.swiss.checker.sheet import Sheet
from core.swiss.pairing import BracketResult, Pairing
from core.swiss.position import Position

_FLOAT_ARTICLE = {1: "B6", 2: "B5"}


def first_difference(position: Position, right: Pairing, other: Pairing) -> Finding | None:
    """Return the article that separates another pairing from the right one, None if they are the same.

    The brackets of the right one are walked from the highest down; in the first that the other one pairs
    otherwise, the article is the first, in the order of the procedure, in which the two are unequal.
    """
    sheet = Sheet(position)
    partner = _partners(other)
    brackets = right.brackets
    for at, bracket in enumerate(brackets):
        below = brackets[at + 1] if at + 1 < len(brackets) else None
        theirs = _other_way(sheet, bracket, partner)
        if {*theirs.pairs} != {*bracket.pairs}:
            return _Compared(sheet, bracket, below, theirs).finding()
    return _turned(right, other)


def _partners(pairing: Pairing) -> dict[int, int]:
    both = [(pair.white, pair.black) for pair in pairing.pairs]
    return {**dict(both), **{black: white for white, black in both}}


@dataclass(frozen=True, slots=True)
class _Way:
    """How a bracket is paired: pairs, higher player first, and those left over."""

    pairs: tuple[tuple[int, int], ...]
    left: tuple[int, ...]


def _other_way(sheet: Sheet, bracket: BracketResult, partner: dict[int, int]) -> _Way:
    """Return how the players of a bracket are paired among themselves elsewhere."""
    inside = {*bracket.players}
    made = {sheet.by_rank((one, partner[one])) for one in bracket.players if partner.get(one) in inside}
    left = tuple(one for one in bracket.players if partner.get(one) not in inside)
    return _Way(tuple(sorted(made, key=lambda pair: sheet.rank[pair[0]])), left)


def _turned(right: Pairing, other: Pairing) -> Finding | None:
    """Return the first pair whose colours differ, with the rule that gives them (E)."""
    recorded = {(pair.white, pair.black) for pair in other.pairs}
    for pair in right.pairs:
        if (pair.white, pair.black) not in recorded:
            sentence = f"{pair.white} has White against {pair.black}."
            return Finding(pair.colour_rule, None, (pair.white, pair.black), sentence)
    return None


@dataclass(frozen=True, slots=True)
class _Compared:
    """The right way and another way to pair one bracket."""

    sheet: Sheet
    bracket: BracketResult
    below: BracketResult | None
    theirs: _Way

    def finding(self) -> Finding:
        """Return the first article in which the two are unequal."""
        article, sentence = next(self._unequal())
        ours, theirs = {*self.bracket.pairs}, {*self.theirs.pairs}
        players = tuple(dict.fromkeys(number for pair in sorted(ours ^ theirs) for number in pair))
        return Finding(article, self.bracket.score, players, sentence)

    def _unequal(self) -> Iterator[tuple[str, str]]:
        yield from self._forbidden()
        ours, theirs = len(self.bracket.pairs), len(self.theirs.pairs)
        if theirs < ours:
            yield "C14", f"{_pairs(ours)} can be made here, not only {theirs}."
        if theirs > ours:
            yield self._sacrifice(f"only {_pairs(ours)} are made here")
        yield from self._levels()
        yield from self._order()

    def _forbidden(self) -> Iterator[tuple[str, str]]:
        for one, other in self.theirs.pairs:
            if self.sheet.met(one, other):
                yield "B1a", f"{one} and {other} have already met."
            if self.sheet.both_absolute(one, other):
                yield "B2", f"{one} and {other} must both have the same colour."
        for number in self.theirs.left if self.below is None else ():
            if self.sheet.players[number].bye_barred:
                yield "B1b", f"{number} has already had a point without playing."

    def _levels(self) -> Iterator[tuple[str, str]]:
        """Yield by clashes, upfloats, downfloats; where the right way is worse the next bracket needed it."""
        sheet, bracket, theirs = self.sheet, self.bracket, self.theirs
        clashes = max(sum(sheet.clash(*pair) for pair in theirs.pairs), bracket.x)
        up = max((sheet.upfloat_level(*pair) for pair in theirs.pairs), default=0)
        down = max((sheet.float_level(number, "D") for number in theirs.left), default=0)
        if clashes != bracket.x:
            yield "B4", f"{clashes} clashes, where {bracket.x} would do."
        if up > bracket.upfloat_level:
            yield _FLOAT_ARTICLE[up], "Somebody floats up again who need not."
        if down > bracket.downfloat_level and "C1" not in bracket.events:
            yield _FLOAT_ARTICLE[down], "Somebody floats down again who need not."
        better = sum(sheet.clash(*pair) for pair in theirs.pairs) < bracket.clashes == bracket.x
        if better or up < bracket.upfloat_level:
            yield self._sacrifice("a pairing of a lower level is taken here")

    def _sacrifice(self, what: str) -> tuple[str, str]:
        """Say that something better here is given up."""
        events = () if self.below is None else self.below.events
        article = next((each for each in ("C13", "C12") if each in events), "C6")
        why = {"C13": "so that the lowest bracket can be paired", "C12": "so that the next bracket can be paired"}
        return article, f"{what.capitalize()}, {why.get(article, 'by the players who come to it')}."

    def _order(self) -> Iterator[tuple[str, str]]:
        """Yield by the order of the tries: whom the next bracket needs, then exchanges, then transpositions."""
        undone = self.below is not None and {"C12", "C13"} & {*self.below.events}
        if undone and {*self.theirs.left} != {*self.bracket.downfloaters}:
            yield self._sacrifice("others are left over")
        ours, theirs = self._exchange(self.bracket.pairs), self._exchange(self.theirs.pairs)
        if not self._movers_first() and ours != theirs:
            yield "D2", f"The exchange {_sides(ours)} comes before {_sides(theirs)}."
        yield "D1", f"An earlier order of the opponents gives {self._first_pair()}."

    def _movers_first(self) -> bool:
        """Tell whether the moved-down players, who are paired first, already have other opponents (R5)."""
        moved = {*self.bracket.moved_down}
        if not 0 < 2 * len(moved) < len(self.bracket.players):
            return False
        return any(moved & {*pair} for pair in {*self.bracket.pairs} ^ {*self.theirs.pairs})

    def _exchange(self, pairs: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return who leaves S1 and who comes to it, so that these pairs stand S1 against S2 (D2)."""
        players = sorted((number for number in self._group()), key=self.sheet.rank.__getitem__)
        inner = [pair for pair in pairs if {*pair} <= {*players}]
        first = {*players[: len(inner)]}
        paired = {number for pair in inner for number in pair}
        leaving = [number for number in first if number not in paired]
        leaving += [lower for higher, lower in inner if {higher, lower} <= first]
        coming = [higher for higher, lower in inner if not {higher, lower} & first]
        return tuple(sorted(leaving)), tuple(sorted(coming))

    def _group(self) -> tuple[int, ...]:
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


def _pairs(count: int) -> str:
    return f"{count} {'pair' if count == 1 else 'pairs'}"


def _sides(exchange: tuple[tuple[int, ...], tuple[int, ...]]) -> str:
    leaving, coming = (" ".join(map(str, side)) for side in exchange)
    return f"{leaving} for {coming}" if leaving else "of nobody"
