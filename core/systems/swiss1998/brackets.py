"""Brackets: who is paired in one go (A3), how many pairs (A6, R10, R11), clashes (A8) and floats; and how one ended."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss1998.cards import LEVELS, Cards
from paircard.core.values.frozen import dataclass, replace

Places = tuple[int, ...]
Left = frozenset[int]
"""Those left over."""


@dataclass(frozen=True, slots=True)
class Target:
    """How many pairs are wanted: `movers` of moved-down players and `rest` others (R10); homogeneous: 0 and p."""

    movers: int
    rest: int
    steps: int = 0
    """How many steps of C14 led here."""

    @property
    def pairs(self) -> int:
        """The number of pairs in all."""
        return self.movers + self.rest

    @property
    def p(self) -> int:
        """The pairs to be made first (A6): of a heterogeneous bracket as many as players who moved down."""
        return self.movers or self.rest


@dataclass(frozen=True, slots=True)
class Bracket:
    """Players to be paired together, by place in the order A2; the first `moved` of them were moved down."""

    score: int
    """Score of the residents in half points: the bracket's name."""
    players: tuple[int, ...]
    moved: int = 0
    lowest: bool = False
    levelled: bool = False
    """Treated as homogeneous whatever A3 says (R13)."""

    @property
    def mostly_moved(self) -> bool:
        """Tell whether at least half of the players were moved down (A3)."""
        return self.moved > 0 and 2 * self.moved >= len(self.players)

    @property
    def heterogeneous(self) -> bool:
        """Tell whether the moved-down players are paired first (A3)."""
        return self.moved > 0 and not self.mostly_moved and not self.levelled

    @property
    def movers(self) -> tuple[int, ...]:
        """The moved-down players."""
        return self.players[: self.moved]

    @property
    def full_target(self) -> Target:
        """The target without any step of C14."""
        movers = self.moved if self.heterogeneous else 0
        return Target(movers, (len(self.players) - 2 * movers) // 2)

    def without(self, places: frozenset[int]) -> Bracket:
        """Return the bracket after some players have left it (C1)."""
        kept = tuple(place for place in self.players if place not in places)
        return replace(self, players=kept, moved=sum(place not in places for place in self.movers))

    def treated_as_homogeneous(self) -> Bracket:
        """Return the bracket with its moved-down players among the others (R13)."""
        return replace(self, levelled=True)

    def targets(self) -> Iterator[Target]:
        """Yield the targets in the order of C14 (R10, R11), as long as a pair is made."""
        full = self.full_target
        steps = 0
        for movers in range(full.movers, 0, -1) if full.movers else (0,):
            most = (len(self.players) - 2 * movers) // 2
            for rest in range(most, -1, -1):
                if movers + rest:
                    yield Target(movers, rest, steps)
                    steps += 1


def refusals_to_expect(cards: Cards, bracket: Bracket) -> int:
    """Return x: the pairs in which a preference will have to be refused (A8)."""
    colours = [cards.preferences[place].colour for place in bracket.players]
    half = (len(colours) + 1) // 2
    return max(0, colours.count("W") - half, colours.count("B") - half)


def first_x(cards: Cards, bracket: Bracket, target: Target) -> int:
    """Return x at the beginning of a step of C14: one less for each step, but not below 0 (R10, R11)."""
    return max(0, refusals_to_expect(cards, bracket) - target.steps)


def movers_alone(bracket: Bracket, target: Target) -> bool:
    """Tell whether the moved-down players leave no remainder (R5)."""
    return target.movers > 0 and not target.rest and len(bracket.players) - 2 * target.movers <= 1


def no_opponent(cards: Cards, bracket: Bracket) -> frozenset[int]:
    """Return the players without a legal opponent in the bracket (C1)."""
    everybody = mask_of(bracket.players)
    return frozenset([place for place in bracket.players if not cards.legal(place) & everybody])


def downfloaters(cards: Cards, level: int, *, lowest: bool) -> int:
    """Return who may be left over at a level: B5, B6, in the lowest bracket, where they have the bye, B1b."""
    mask = cards.floaters(level)
    return mask & cards.bye_eligible if lowest else mask


def downfloat_levels(cards: Cards, left_over: int) -> tuple[int, ...]:
    """Return the levels for those who are left over (C9), the strictest first; one if nobody is."""
    return LEVELS if left_over and cards.corrected else LEVELS[:1]


def upfloat_levels(cards: Cards, bracket: Bracket) -> tuple[int, ...]:
    """Return the levels for those who meet somebody of a higher score (C10); one if nobody can float up (R3)."""
    scores = {cards.score(place) for place in bracket.players}
    return LEVELS if len(scores) > 1 and cards.corrected else LEVELS[:1]


@dataclass(frozen=True, slots=True)
class Made:
    """A bracket, or a part of it, paired at one target; players by place."""

    pairs: tuple[tuple[int, int], ...] = ()
    left: Places = ()
    """Those left over, in the order A2."""
    clashes: int = 0
    x: int = 0
    up: int = 0
    down: int = 0


@dataclass(frozen=True, slots=True)
class Settled:
    """A score group, those who came down to it, and how its bracket stands: C12 and C13 may have it paired anew."""

    group: Places
    """The score group: the residents."""
    arrivals: Places
    """Those moved down to it, in the order A2."""
    bracket: Bracket
    """Those who are paired here, without those who left by C1."""
    passed: Places = ()
    """Those who left by C1."""
    target: Target | None = None
    """What was reached, None if no pair was made."""
    made: Made | None = None
    events: tuple[str, ...] = ()
    joined: int = 0
    excused: bool = False
    """Was nothing undone for a moved-down player without an opponent, since the others make all pairs (R9)?"""

    @property
    def leaving(self) -> Places:
        """Everybody who moves on to the next bracket, in the order A2."""
        left = self.bracket.players if self.made is None else self.made.left
        return tuple(sorted((*self.passed, *left)))

    def paired(self, target: Target, made: Made, *events: str) -> Settled:
        """Return the bracket with a pairing."""
        return replace(self, target=target, made=made, events=(*self.events, *events))
