"""Which ratings count, in an event of more than 30 days by its periods."""

from __future__ import annotations

from paircard.core.event.fold.established import Facts, Steps, need_entered
from paircard.core.event.period_facts import PeriodsSet, RatedInPeriod
from paircard.core.event.rating_facts import RatingsRuled
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr


def _ratings_ruled(facts: Facts, event: RatingsRuled) -> Facts:
    return replace(facts, rating_rules=event.rules)


def _periods_set(facts: Facts, event: PeriodsSet) -> Facts:
    if any(first >= then for first, then in zip((1, *event.starts), event.starts, strict=False)):
        raise ValueError(tr("the rounds that begin a period stand in their order, from 2 on"))
    return replace(facts, periods=event if event.starts else None)


def _rated_in_period(facts: Facts, event: RatedInPeriod) -> Facts:
    need_entered(facts, (event.id,))
    return replace(facts, rated_in_periods={**facts.rated_in_periods, (event.id, event.period): event})


STEPS: Steps = {RatingsRuled: _ratings_ruled, PeriodsSet: _periods_set, RatedInPeriod: _rated_in_period}
