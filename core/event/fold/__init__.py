"""What each event changes: one small function an event, applied to the facts of a tournament.

An event that cannot have happened after those before it raises `ValueError` with a sentence, or `LookupError` when
it speaks of nothing known: no command makes one, so it comes from a file that somebody made up.
"""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.event.facts import Fact
from paircard.core.event.fold import (
    announcements,
    displays,
    entrants,
    figures,
    incidents,
    matches,
    morning,
    periods,
    results,
    rounds,
    start_positions,
    swiss,
    teams,
)
from paircard.core.event.fold.established import Facts, Steps
from paircard.core.event.result_facts import ResultEntered

_STEPS: Steps = {
    **announcements.STEPS,
    **entrants.STEPS,
    **teams.STEPS,
    **swiss.STEPS,
    **rounds.STEPS,
    **start_positions.STEPS,
    **figures.STEPS,
    **results.STEPS,
    **matches.STEPS,
    **displays.STEPS,
    **periods.STEPS,
    **incidents.STEPS,
    **morning.STEPS,
}


def facts_after(facts: Facts, event: Fact) -> Facts:
    """Return the facts once an event has happened; raise `LookupError` or `ValueError` when it cannot have."""
    return incidents.with_told(facts, event, _STEPS[type(event)](facts, event))


def facts_with_results(facts: Facts, entered: Sequence[ResultEntered]) -> Facts:
    """Return the facts once results of one round have been entered, all of them at once."""
    number = entered[0].round
    after = results.with_results(facts, number, entered)
    for event in entered if incidents.results_may_tell(facts, number) else ():
        after = incidents.with_told(facts, event, after)
    return after
