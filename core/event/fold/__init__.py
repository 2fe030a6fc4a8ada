"""What each event changes: one small function an event, applied to the facts of a tournament.

An event that cannot have happened after those before it raises `ValueError` with a sentence, or `LookupError` when
it speaks of nothing known: no command makes one, so it comes from a file that somebody made up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from paircard.core.event.facts import Fact
from paircard.core.event.fold import incidents, results, rounds
from paircard.core.event.fold.established import Facts, Steps
from paircard.core.event.round_facts import RoundPaired, RoundPublished

if TYPE_CHECKING:
    from paircard.core.event.result_facts import ResultEntered

FILES = {
    "announced_facts": "announcements",
    "display_facts": "displays",
    "duel_facts": "matches",
    "entrant_facts": "entrants",
    "figure_facts": "figures",
    "import_facts": "incidents",
    "incident_facts": "incidents",
    "morning_facts": "morning",
    "period_facts": "ratings",
    "prize_facts": "prizes",
    "rating_facts": "ratings",
    "result_facts": "results",
    "round_facts": "rounds",
    "series_facts": "matches",
    "start_position_facts": "start_positions",
    "swiss_facts": "swiss",
    "team_facts": "teams",
}
"""By the file of a fact the one that says what it changes, loaded with the first of them: an event has few of all.

Facts of stages change the world of all stages, and stand there.
"""


class _Known(dict[type[Fact], Callable[[Facts, Any], Facts]]):
    """The functions by the kind of event, as far as events have asked for them."""

    def __missing__(self, kind: type[Fact]) -> Callable[[Facts, Any], Facts]:
        steps: Steps = import_module(f"{__name__}.{FILES[kind.__module__.rpartition('.')[2]]}").STEPS
        self.update(steps)
        return steps[kind]


_STEPS = _Known()


def facts_after(facts: Facts, event: Fact) -> Facts:
    """Return the facts once an event has happened; raise `LookupError` or `ValueError` when it cannot have."""
    return incidents.with_told(facts, event, _STEPS[type(event)](facts, event))


def facts_once_played(facts: Facts, paired: RoundPaired, entered: Iterable[ResultEntered]) -> Facts:
    """Return the facts once a round was paired and published and its results entered, every board made once."""
    after = incidents.with_told(facts, paired, rounds.played(facts, paired, entered))
    return facts_after(after, RoundPublished(paired.round))


def facts_with_results(facts: Facts, entered: Sequence[ResultEntered]) -> Facts:
    """Return the facts once results of one round have been entered, all of them at once."""
    number = entered[0].round
    after = results.with_results(facts, number, entered)
    for event in entered if incidents.results_may_tell(facts, number) else ():
        after = incidents.with_told(facts, event, after)
    return after
