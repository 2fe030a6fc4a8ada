"""Who goes on: the first of every group, then the best of those next; what only lots can decide is asked for."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import Enum
from fractions import Fraction

from paircard.core.event.ids import ContestantId, Place
from paircard.core.systems.advancing.plan import POINTS, SHARE, Plan, need_sound
from paircard.core.tables.standings import StandingRow, Standings
from paircard.core.tiebreaks.figure import Number
from paircard.core.values.frozen import dataclass

Drawn = Mapping[frozenset[ContestantId], tuple[ContestantId, ...]]
"""Lots that were drawn: among whom, and in which order."""


Tier = list[StandingRow]
"""Equal players, or one alone."""
Value = tuple[bool, Number]
"""What somebody is compared by: more is better, and nothing at all is least."""


class Rule(Enum):
    """What somebody goes on by."""

    PLACE = "place"
    BEST_NEXT = "next"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class Entered:
    """One who goes on, and why."""

    id: ContestantId
    group: int
    """1 the first."""
    place: Place
    """In a consolation the round in which they were out."""
    rule: Rule
    code: str = ""
    """What puts one of the best next above the first who stays behind; empty where nobody does or only lots."""
    by_lots: bool = False
    """Whether lots had to decide it."""


@dataclass(frozen=True, slots=True)
class Undecided:
    """Equal players of whom only some go on: lots among all of them decide."""

    ids: tuple[ContestantId, ...]
    seats: int
    """So many of them go on; 0 where it is only asked who is next in the group."""
    group: int | None
    """None for the best next over all groups."""


@dataclass(frozen=True, slots=True)
class Advanced:
    """Who goes on, and what must be decided before everybody is known."""

    entered: tuple[Entered, ...]
    undecided: tuple[Undecided, ...] = ()
    unequal: bool = False
    """Whether those next were compared although they could not play equally many games."""


def advance(
    plan: Plan, groups: Sequence[Standings], drawn: Drawn | None = None, taken: Collection[int] = ()
) -> Advanced:
    """Return who goes on from finished groups, without those `taken` already; refuse a plan that does not fit them."""
    need_sound(plan, groups)
    lots = drawn or {}
    entered, undecided, following = list[Entered](), list[Undecided](), list[_Next]()
    for number, (places, table) in enumerate(zip(plan.places, groups, strict=True), 1):
        group = _Group(number, table, lots)
        open_ = tuple(group.undecided(plan.from_place, places, also_next=bool(plan.best_next)))
        entered += (each for each in group.between(plan.from_place, places) if each.id not in taken)
        undecided += (each for each in open_ if not taken or not {*each.ids} <= {*taken})
        if not open_ and plan.best_next and places < len(table.rows) and group.rows[places].card.id not in taken:
            following.append(group.next(places, plan.keys))
    if not plan.best_next or undecided:
        return Advanced(tuple(entered), tuple(undecided))
    best, equal = _best(following, plan, lots)
    unequal = len({len(each.rows) for each in groups}) > 1
    return Advanced((*entered, *best), equal, unequal)


# --- in a group ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Next:
    """Who comes next in a group, with what they are compared by."""

    row: StandingRow
    group: int
    values: tuple[Value, ...]
    by_lots: bool

    @property
    def id(self) -> ContestantId:
        return self.row.card.id


class _Group:
    """The table of one group, with the lots that were drawn in it."""

    def __init__(self, number: int, table: Standings, drawn: Drawn) -> None:
        self.number = number
        self.table = table
        self.tiers = _tiers(table.rows)
        self.drawn = drawn
        self.rows = [row for tier in self.tiers for row in self._in_order(tier)]

    def between(self, first: int, last: int) -> Iterator[Entered]:
        """Yield those who go on for certain by their place, from the first place to the last."""
        equal = [each for each in (self._cut(first - 1), self._cut(last)) if each]
        waiting = [row for tier in equal if not self._is_drawn(tier) for row in tier]
        for row in self.rows[first - 1 : last]:
            if row not in waiting:
                by_lots = any(row in tier for tier in equal)
                yield Entered(row.card.id, self.number, row.place, Rule.PLACE, by_lots=by_lots)

    def undecided(self, first: int, last: int, *, also_next: bool) -> Iterator[Undecided]:
        """Yield equal players of whom only some go on, or else of whom one is next."""
        if last < first:
            return
        cuts = [self._cut(first - 1), self._cut(last)]
        open_ = [each for each in cuts if each and not self._is_drawn(each)]
        following = self._cut(last + 1)
        if not open_ and also_next and following and not self._is_drawn(following):
            open_ = [following]
        for cut in open_[:1] if len(open_) > 1 and open_[0] is open_[1] else open_:
            places = range(self._before(cut) + 1, self._before(cut) + len(cut) + 1)
            seats = sum(first <= place <= last for place in places)
            yield Undecided(tuple(row.card.id for row in cut), seats, self.number)

    def next(self, places: int, across: Sequence[str]) -> _Next:
        """Return who comes next."""
        row = self.rows[places]
        tier = next(each for each in self.tiers if row in each)
        return _Next(row, self.number, tuple(_value(self.table, row, code) for code in across), len(tier) > 1)

    def _cut(self, places: int) -> Tier | None:
        """Return the equal players between whom a number of places ends."""
        return next((each for each in self.tiers if 0 < places - self._before(each) < len(each)), None)

    def _before(self, tier: Tier) -> int:
        return sum(len(each) for each in self.tiers[: self.tiers.index(tier)])

    def _is_drawn(self, tier: Tier) -> bool:
        return frozenset(row.card.id for row in tier) in self.drawn

    def _in_order(self, tier: Tier) -> Tier:
        order = self.drawn.get(frozenset(row.card.id for row in tier))
        return tier if order is None else sorted(tier, key=lambda row: order.index(row.card.id))


def _tiers(rows: Sequence[StandingRow]) -> list[Tier]:
    """Return the rows of a table, those of a shared place together."""
    places = dict.fromkeys(row.place for row in rows)
    return [[row for row in rows if row.place == place] for place in places]


# --- over the groups -------------------------------------------------------------------------------------


def _value(table: Standings, row: StandingRow, code: str) -> Value:
    if code == POINTS:
        return True, row.points
    if code == SHARE:
        games = sum(record.opponent is not None for record in row.card.lines)
        return games > 0, Fraction(row.points, games or 1)
    at = next(at for at, each in enumerate(table.tie_breaks) if each.key == code)
    known, number = row.figures[at].merit
    return known, -number if table.tie_breaks[at].less_is_better else number


def _best(following: Sequence[_Next], plan: Plan, drawn: Drawn) -> tuple[tuple[Entered, ...], tuple[Undecided, ...]]:
    """Return the best of those next, and the equal ones of whom lots must choose."""
    ranked = sorted(following, key=lambda each: each.values, reverse=True)
    seats = plan.best_next
    if len(ranked) <= seats:
        return tuple(_entered(each, None, plan, False) for each in ranked), ()
    equal = [each for each in ranked if each.values == ranked[seats - 1].values]
    at = ranked.index(equal[0])
    if at + len(equal) == seats:
        return tuple(_entered(each, ranked[seats], plan, False) for each in ranked[:seats]), ()
    above = tuple(_entered(each, equal[0], plan, False) for each in ranked[:at])
    order = drawn.get(frozenset(each.id for each in equal))
    if order is None:
        return above, (Undecided(tuple(each.id for each in equal), seats - at, None),)
    chosen = sorted(equal, key=lambda each: order.index(each.id))[: seats - at]
    return (*above, *(_entered(each, None, plan, True) for each in chosen)), ()


def _entered(each: _Next, left_out: _Next | None, plan: Plan, by_lots: bool) -> Entered:
    pairs = zip(plan.keys, each.values, left_out.values, strict=True) if left_out else ()
    code = next((code for code, mine, others in pairs if mine != others), "")
    return Entered(each.id, each.group, each.row.place, Rule.BEST_NEXT, code, by_lots or each.by_lots)
