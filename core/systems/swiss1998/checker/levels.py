"""No better level existed: the bounds of one bracket, given who came down to it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from paircard.core.event.bracket_result import BracketResult
from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.systems.swiss1998.checker.bound import Wanted, least_clashes
from paircard.core.systems.swiss1998.checker.next_bracket import NextBracket
from paircard.core.systems.swiss1998.checker.sheet import FLOAT_ARTICLE, Sheet
from paircard.core.systems.swiss1998.checker.target import Goal, Seated, without_opponent
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, said, said_n


def bracket_findings(
    sheet: Sheet, bracket: BracketResult, below: BracketResult | None, lower: BracketResult | None
) -> Iterator[Finding]:
    """Yield what could have been better in a bracket; `below` is the next one, `lower` the one after, if any."""
    leavers = _leavers(sheet, bracket, below)
    if isinstance(leavers, Finding):
        yield leavers
        return
    seated = _seated(sheet, bracket, leavers, below)
    bounds = _Bounds(sheet, bracket, below, seated, lower)
    if bounds.first_x != bracket.first_x:
        yield bounds.finding("A8", said("x is {x} by A8, not {reported}.", x=bounds.first_x, reported=bracket.first_x))
    goals = list(seated.goals()) if seated.pairs else []
    if seated.pairs and not goals:
        sentence = said("The pairs made are no answer to any number of pairs that may be wanted.")
        yield bounds.finding("A6", sentence)
    elif below is None:
        yield from bounds.incomplete()
    elif "C12" not in bracket.events and "C13" not in below.events:
        yield from bounds.more_pairs(goals[0] if goals else Goal(0, 0, 0))
    # after C12 the target is that of a bracket no longer known: the kindest reading counts
    readings = goals if "C12" in bracket.events else goals[:1]
    yield from min((list(bounds.at(goal)) for goal in readings), key=len, default=[])


def _leavers(sheet: Sheet, bracket: BracketResult, below: BracketResult | None) -> frozenset[PairingNumber] | Finding:
    """Return who left by C1, or what is wrong with it (C1, R8)."""
    if below is None:
        return frozenset()
    alone = without_opponent(sheet, bracket.players)
    if "C1" in bracket.events:
        if alone:
            return alone
        return Finding("C1", bracket.score, (), said("Everybody has a legal opponent in this bracket."))
    if alone:
        sentence = said("Somebody without a legal opponent did not leave.")
        return Finding("C1", bracket.score, tuple(sorted(alone)), sentence)
    return frozenset()


def _seated(
    sheet: Sheet, bracket: BracketResult, leavers: frozenset[PairingNumber], below: BracketResult | None
) -> Seated:
    """Seat the bracket; a joined one counts as homogeneous once it fails as heterogeneous (R13)."""
    seated = Seated.of(bracket, leavers)
    if below is None and bracket.joined and seated.heterogeneous:
        full = Goal(seated.most_movers, seated.most_rest(seated.most_movers), 0)
        if _Bounds(sheet, bracket, below, seated).least(full) is None:
            return Seated.of(bracket, leavers, levelled=True)
    return seated


@dataclass(frozen=True, slots=True)
class _Bounds:
    """A bracket held against all pairings of its players."""

    sheet: Sheet
    bracket: BracketResult
    below: BracketResult | None
    seated: Seated
    lower: BracketResult | None = None

    def finding(self, article: str, sentence: Words) -> Finding:
        """Return a finding about this bracket."""
        return Finding(article, self.bracket.score, self.bracket.players, sentence)

    @property
    def first_x(self) -> int:
        """The x of A8."""
        colours = [self.sheet.due[number].colour for number in self.seated.players]
        return max(0, max(colours.count("W"), colours.count("B")) - (len(colours) + 1) // 2)

    def incomplete(self) -> Iterator[Finding]:
        """Yield if the lowest bracket does not pair everybody (R12)."""
        full = self.seated.most_rest(self.seated.most_movers) + self.seated.most_movers
        if len(self.seated.pairs) < full:
            sentence = said_n("The lowest bracket needs {count} pair.", "The lowest bracket needs {count} pairs.", full)
            yield self.finding("R12", sentence)

    def more_pairs(self, goal: Goal) -> Iterator[Finding]:
        """Yield if an earlier target of C14 could have been met.

        Taking a pair away from a pairing leaves one for the next target, so two targets tell for all: one
        pair more in the remainder, and one more moved-down player with no pair in the remainder.
        """
        seated = self.seated
        rest = Goal(goal.movers, goal.rest + 1, 0)
        if goal.movers < seated.most_movers and self.least(Goal(goal.movers + 1, 0, 0)) is not None:
            sentence = said_n(
                "{count} of the moved-down players could be paired.",
                "{count} of the moved-down players could be paired.",
                goal.movers + 1,
            )
            yield self.finding("C14", sentence)
        elif (goal.movers or not seated.most_movers) and self.least(rest) is not None:
            pairs = goal.movers + goal.rest + 1
            yield self.finding("C14", said_n("{count} pair could be made.", "{count} pairs could be made.", pairs))

    def at(self, goal: Goal) -> Iterator[Finding]:
        """Yield what is reported wrongly at a target, or could have been better there."""
        sheet, bracket, seated = self.sheet, self.bracket, self.seated
        start = max(0, self.first_x - goal.steps)
        clashes = sum(sheet.clash(*pair) for pair in seated.pairs)
        up = max((sheet.upfloat_level(*pair) for pair in seated.pairs), default=0)
        down = max((sheet.float_level(number, "D") for number in seated.left), default=0)
        x = max(start, clashes)
        if (bracket.x, bracket.clashes) != (x, clashes):
            sentence = said_n(
                "x is {x} with {count} clash, not {reported} with {made}.",
                "x is {x} with {count} clashes, not {reported} with {made}.",
                clashes,
                x=x,
                reported=bracket.x,
                made=bracket.clashes,
            )
            yield self.finding("B4", sentence)
        if (bracket.upfloat_level, bracket.downfloat_level) != (up, down):
            sentence = said("The levels of upfloats and downfloats are {up} and {down}.", up=up, down=down)
            yield self.finding("R3", sentence)
        if x > start and self._possible(goal, x - 1, 2):
            sentence = said_n(
                "{count} clash is made, none was needed.",
                "{count} clashes are made, fewer were possible.",
                clashes,
            )
            yield self.finding("B4", sentence)
        elif up and self._possible(goal, x, up - 1):
            yield self.finding(FLOAT_ARTICLE[up], said("Somebody floats up again who does not have to."))
        elif down and self._lower_floats(goal, x, up, down):
            yield self.finding(FLOAT_ARTICLE[down], said("Somebody floats down again who does not have to."))

    @property
    def _undone(self) -> bool:
        """Was the bracket paired anew, so that others move down (C12, C13)?"""
        return self.below is not None and bool({"C12", "C13"} & {*self.below.events})

    def _possible(self, goal: Goal, clashes: int, up: int) -> bool:
        """Tell whether so few clashes were possible at an upfloat level, whoever is left over."""
        least = self._least_allowed(goal, up, self._may_stay)
        return least is not None and least <= clashes

    def _least_allowed(self, goal: Goal, up: int, stay: Collection[PairingNumber]) -> int | None:
        """Return the fewest clashes of a pairing that the next bracket allows, if it has a say (C12, C13)."""
        if not self._undone or self.below is None:
            return self.least(goal, up, stay)
        same = self.least(goal, up, self.seated.left) if {*self.seated.left} <= {*stay} else None
        passed = tuple(one for one in self.bracket.downfloaters if one not in self.seated.left)
        coming = len(self.bracket.downfloaters)
        following = NextBracket(self.sheet, self.below, passed, coming, self.lower)
        other = following.witness(self._wanted(goal, up, stay))
        return min((each for each in (same, other) if each is not None), default=None)

    def _lower_floats(self, goal: Goal, x: int, up: int, down: int) -> bool:
        """Tell whether those left over could have been such as float down at a lower level."""
        sheet, seated = self.sheet, self.seated
        stay = [number for number in self._may_stay if sheet.float_level(number, "D") < down]
        if not goal.movers or (not goal.rest and len(seated.left) <= 1):
            least = self._least_allowed(goal, up, stay)
            return least is not None and least <= x
        if self._undone:
            return False
        # R5: the opponents of the moved-down players are settled before the remainder drops anything
        before = self._pairs_of_moved(goal)
        settled = {number for pair in before for number in pair}
        remainder = tuple(number for number in seated.players if number not in settled)
        least = least_clashes(sheet, Wanted(remainder, (), goal.rest, stay, up))
        return least is not None and least <= x - sum(sheet.clash(*pair) for pair in before)

    def _pairs_of_moved(self, goal: Goal) -> tuple[tuple[PairingNumber, PairingNumber], ...]:
        """Return the pairs of those moved down who are to be paired."""
        first = {*self.seated.moved[: goal.movers]}
        return tuple(pair for pair in self.seated.pairs if first & {*pair})

    @property
    def _may_stay(self) -> Collection[PairingNumber]:
        """Who may be left over: everybody, but in the lowest bracket only who may have the bye (B1b)."""
        if self.below is not None:
            return self.seated.players
        return [number for number in self.seated.players if not self.sheet.players[number].bye_barred]

    def least(self, goal: Goal, up: int = 2, may_stay: Collection[PairingNumber] | None = None) -> int | None:
        """Return the fewest clashes at a target, None if it cannot be met."""
        stay = self._may_stay if may_stay is None else may_stay
        return least_clashes(self.sheet, self._wanted(goal, up, stay))

    def _wanted(self, goal: Goal, up: int, stay: Collection[PairingNumber]) -> Wanted:
        first = self.seated.moved[: goal.movers]
        return Wanted(self.seated.players, first, goal.movers + goal.rest, stay, up)
