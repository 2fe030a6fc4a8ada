"""Going back: the bracket above is undone for the sake of the next one (C12) or of the lowest (C13)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from core.swiss.brackets import Bracket, Target, no_opponent
from core.swiss.cards import mask_of
from core.swiss.obstacles import no_legal_pairing
from core.swiss.question import Below
from core.swiss.run import Run
from core.swiss.stage import Places, Stage
from core.swiss.trace import Verdict
from core.swiss.tries import pairings


def another_floater(run: Run, above: Stage, here: Stage, wanted: Target | None) -> tuple[Stage, Stage] | None:
    """Try to pair the bracket above so that others move down and this one can be paired (C12, R9).

    `wanted` is the target at which this bracket failed; None if one of its moved-down players has no
    opponent: then the new bracket must reach its full target.
    """
    if above.made is None or above.target is None:
        return None
    score = here.bracket.score
    run.step("C12", score, here.arrivals, Verdict.UNDONE, "Could others move down from the bracket above?")
    stuck = _stuck(run, above, here)
    if stuck:
        reason = f"No: {run.numbers(stuck)} must come down in any case and has no opponent here."
        run.step("C12", score, stuck, Verdict.FAILED, reason)
        return None
    below = _needed_below(run, above, here, wanted)
    for made in pairings(run, above.bracket, above.target, below, {frozenset(above.made.left)}):
        changed = above.paired(above.target, made)
        settled = _settle_with(run, here, changed.leaving, wanted)
        if settled is not None:
            run.step("C12", score, changed.leaving, Verdict.ACCEPTED, f"Now {run.numbers(changed.leaving)} move down.")
            return changed, settled
    run.step("C12", score, (), Verdict.FAILED, "No other pairing of the bracket above helps.")
    return None


def _stuck(run: Run, above: Stage, here: Stage) -> Places:
    """Return those who left the bracket above by C1, so cannot meet anybody of it, and have no opponent here either."""
    residents = mask_of(here.group)
    return tuple(place for place in above.passed if not run.cards.legal(place) & residents)


def _settle_with(run: Run, here: Stage, arrivals: Places, wanted: Target | None) -> Stage | None:
    """Pair this bracket with other moved-down players, if it can be done at the target wanted (R9)."""
    whole = Bracket(here.bracket.score, (*arrivals, *here.group), len(arrivals))
    lonely = no_opponent(run.cards, whole)
    if lonely & set(arrivals):
        return None
    bracket = whole.without(lonely)
    target = _same_target(here.bracket, bracket, wanted)
    made = next(pairings(run, bracket, target), None) if target else None
    if made is None or target is None:
        return None
    events = tuple(event for event in here.events if event != "C1") + (("C1",) if lonely else ())
    stage = Stage(here.group, arrivals, bracket, tuple(sorted(lonely)), events=events)
    return stage.paired(target, made, "C12")


def _same_target(old: Bracket, new: Bracket, wanted: Target | None) -> Target | None:
    """Return the target of the new bracket that stands for the one wanted in the old (R9)."""
    for target in new.targets():
        if wanted is None:
            return target
        if old.heterogeneous == new.heterogeneous:
            if (target.movers, target.rest) == (wanted.movers, wanted.rest):
                return target
        elif target.pairs == wanted.pairs:
            return target
    return None


def _needed_below(run: Run, above: Stage, here: Stage, wanted: Target | None) -> Below | None:
    """Return what looking ahead may take for granted about this bracket, whoever comes down to it."""
    whole = Bracket(here.bracket.score, (*here.arrivals, *here.group), len(here.arrivals))
    alone = Bracket(whole.score, (*above.passed, *here.group), len(above.passed))
    may_leave = len(no_opponent(run.cards, alone) & set(here.group))
    size = len(whole.players)
    pairs = (size - may_leave) // 2 if wanted is None else wanted.pairs
    full = wanted is None or wanted.movers == whole.moved
    mixed = not full or 2 * whole.moved >= size - may_leave
    return Below(here.group, above.passed, size - 2 * pairs, mixed, lowest=False)


def settle_lowest(run: Run, above: list[Stage], group: Places) -> list[Stage]:
    """Pair the lowest bracket, going back as far as needed (C13, R12, R13)."""
    lowest = Lowest(run, group)
    here = lowest.settle(above[-1].leaving if above else ())
    while here is None:
        if not above:
            raise no_legal_pairing(run.cards)
        *higher, penultimate = above
        changed = lowest.undo(penultimate)
        if changed is not None:
            return [*higher, *changed]
        lowest.join(penultimate)
        above = higher
        here = lowest.settle(above[-1].leaving if above else ())
    return [*above, here]


class Lowest:
    """The lowest bracket, which grows as brackets are joined with it."""

    def __init__(self, run: Run, group: Places) -> None:
        """Begin with the lowest score group."""
        self._run = run
        self._group = group
        self._score = run.cards.score(group[0])
        self._residents = group
        self._joined = 0
        self._events: tuple[str, ...] = ()

    def settle(self, arrivals: Places) -> Stage | None:
        """Pair everybody here, with at most one left for the bye; None if it cannot be done (R12, R13)."""
        players = (*arrivals, *self._residents)
        whole = Bracket(self._score, players, len(players) - len(self._group), lowest=True)
        if self._stranded(whole):
            return None
        for bracket in self._readings(whole):
            target = bracket.full_target
            made = next(pairings(self._run, bracket, target), None)
            if made is not None:
                return Stage(self._residents, arrivals, bracket, (), target, made, self._events, self._joined)
        return None

    def _stranded(self, whole: Bracket) -> bool:
        """Tell whether somebody has no opponent, other than one who may have the bye (C1, R8)."""
        lonely = no_opponent(self._run.cards, whole)
        odd = len(whole.players) % 2
        bye = [place for place in lonely if self._run.cards.bye_eligible >> place & 1]
        if len(lonely) <= (1 if odd and bye else 0):
            return False
        reason = f"No opponent in the lowest bracket for {self._run.numbers(sorted(lonely))}."
        self._run.step("C1", self._score, sorted(lonely), Verdict.REFUSED, reason)
        return True

    def _readings(self, whole: Bracket) -> Iterator[Bracket]:
        """Yield the bracket as A3 has it; if joined and heterogeneous, then as homogeneous too (R13)."""
        yield whole
        if self._joined and whole.heterogeneous:
            self._run.step("R13", self._score, (), Verdict.NOTED, "The joined bracket is now treated as homogeneous.")
            yield whole.treated_as_homogeneous()

    def undo(self, above: Stage) -> tuple[Stage, Stage] | None:
        """Look for a pairing of the bracket above which lets this one be paired (C13, R12)."""
        if above.made is None:
            return None
        reason = "The lowest bracket cannot be paired: the bracket above is undone."
        self._run.step("C13", above.bracket.score, above.bracket.players, Verdict.UNDONE, reason)
        seen = {frozenset(above.made.left)}
        for target in above.bracket.targets():
            if target.steps:
                reason = f"Another pairing of the bracket above, with {target.pairs} pairs."
                self._run.step("C13", above.bracket.score, (), Verdict.LOWERED, reason)
            below = self._needed(above, target)
            for made in pairings(self._run, above.bracket, target, below, seen):
                changed = above.paired(target, made)
                here = self.settle(changed.leaving)
                if here is not None:
                    reason = f"With {self._run.numbers(changed.leaving)} moved down the lowest bracket can be paired."
                    self._run.step("C13", self._score, changed.leaving, Verdict.ACCEPTED, reason)
                    return changed, replace(here, events=(*here.events, "C13"))
        return None

    def _needed(self, above: Stage, target: Target) -> Below:
        """Return what looking ahead may take for granted about the lowest bracket."""
        coming = len(above.bracket.players) - 2 * target.pairs + len(above.passed)
        size = coming + len(self._residents)
        moved = size - len(self._group)
        mixed = bool(self._joined) or 2 * moved >= size
        return Below(self._residents, above.passed, size % 2, mixed, lowest=True)

    def join(self, above: Stage) -> None:
        """Join the bracket above with this one (C13)."""
        reason = "No pairing of the bracket above helps: the two lowest brackets are joined."
        self._run.step("C13", self._score, above.group, Verdict.JOINED, reason)
        self._residents = (*above.group, *self._residents)
        self._events = (*above.events, *self._events)
        self._joined += 1
