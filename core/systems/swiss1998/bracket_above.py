"""Going back: the bracket above is undone so that others move down (C12, R9)."""

from __future__ import annotations

from paircard.core.facets.trace import Verdict
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss1998.brackets import Bracket, Places, Settled, Target, no_opponent
from paircard.core.systems.swiss1998.question import ALL, Below, Wanted
from paircard.core.systems.swiss1998.run import Run
from paircard.core.values.said import said, said_n


def another_floater(run: Run, above: Settled, here: Settled, wanted: Target | None) -> tuple[Settled, Settled] | None:
    """Try to pair the bracket above so that others move down and this one can be paired (C12, R9).

    `wanted` is the target at which this bracket failed; None if one of its moved-down players has no
    opponent: then the new bracket must reach its full target.
    """
    if above.made is None or above.target is None:
        return None
    score = here.bracket.score
    reason = said("The bracket above is undone: others might move down.")
    run.step("C12", score, here.arrivals, Verdict.UNDONE, reason)
    stuck = _stuck(run, above, here)
    if stuck:
        reason = said("No: {players} must come down in any case and has no opponent here.", players=run.numbers(stuck))
        run.step("C12", score, stuck, Verdict.FAILED, reason)
        return None
    below = _needed_below(run, above, here, wanted)
    for made in run.pairings(above.bracket, above.target, below, {frozenset(above.made.left)}):
        changed = above.paired(above.target, made)
        settled = _settle_with(run, here, changed.leaving, wanted)
        if settled is not None:
            gone = run.numbers(changed.leaving)
            reason = said_n("Now {players} moves down.", "Now {players} move down.", len(changed.leaving), players=gone)
            run.step("C12", score, changed.leaving, Verdict.ACCEPTED, reason)
            return changed, settled
    run.step("C12", score, (), Verdict.FAILED, said("No other pairing of the bracket above helps."))
    return None


def _stuck(run: Run, above: Settled, here: Settled) -> Places:
    """Return those who left the bracket above by C1, so cannot meet anybody of it, and have no opponent here either."""
    residents = mask_of(here.group)
    return tuple(place for place in above.passed if not run.cards.legal(place) & residents)


def _settle_with(run: Run, here: Settled, arrivals: Places, wanted: Target | None) -> Settled | None:
    """Pair this bracket with other moved-down players, if it can be done at the target wanted (R9)."""
    whole = Bracket(here.bracket.score, (*arrivals, *here.group), len(arrivals))
    lonely = no_opponent(run.cards, whole)
    if lonely & set(arrivals):
        return None
    bracket = whole.without(lonely)
    target = Wanted(here.bracket.heterogeneous, wanted).target_in(bracket)
    made = next(run.pairings(bracket, target), None) if target else None
    if made is None or target is None:
        return None
    events = tuple(event for event in here.events if event != "C1") + (("C1",) if lonely else ())
    settled = Settled(here.group, arrivals, bracket, tuple(sorted(lonely)), events=events)
    return settled.paired(target, made, "C12")


def _needed_below(run: Run, above: Settled, here: Settled, wanted: Target | None) -> Below | None:
    """Return what looking ahead may take for granted about this bracket, whoever comes down to it."""
    whole = Bracket(here.bracket.score, (*here.arrivals, *here.group), len(here.arrivals))
    alone = Bracket(whole.score, (*above.passed, *here.group), len(above.passed))
    may_leave = len(no_opponent(run.cards, alone) & set(here.group))
    size = len(whole.players)
    pairs = (size - may_leave) // 2 if wanted is None else wanted.pairs
    full = wanted is None or wanted.movers == whole.moved
    mixed = not full or 2 * whole.moved >= size - may_leave
    purpose = Wanted(here.bracket.heterogeneous, wanted)
    return Below(here.group, above.passed, size - 2 * pairs, 0 if mixed else ALL, lowest=False, wanted=purpose)
