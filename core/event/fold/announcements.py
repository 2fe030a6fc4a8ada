"""What is announced of the event and of a stage: regulations, lots."""

from __future__ import annotations

from paircard.core.event.announced_facts import (
    Announced,
    DetailsChanged,
    DrawnUnannounced,
    FirstColourSet,
    LotsDrawn,
    NumbersKept,
    RecordsKept,
    RegulationsChanged,
    TournamentCreated,
)
from paircard.core.event.fold.established import Facts, Steps, need_once, need_teams_to_contest
from paircard.core.event.fold.known_rules import need_known
from paircard.core.event.when import dated, dated_anew
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr


def _created(facts: Facts, event: TournamentCreated) -> Facts:
    need_known(facts.catalogue, event.regulations)
    times = dated(event.details.round_dates)
    return replace(facts, details=event.details, regulations=event.regulations, times=times)


def _records_kept(facts: Facts, event: RecordsKept) -> Facts:
    return replace(facts, kept_records=event.records)


def _details_changed(facts: Facts, event: DetailsChanged) -> Facts:
    times = dated_anew(facts.times, facts.details.round_dates, event.details.round_dates)
    return replace(facts, details=event.details, times=times)


def _regulations_changed(facts: Facts, event: RegulationsChanged) -> Facts:
    need_known(facts.catalogue, event.regulations)
    if event.regulations.rounds < len(facts.rounds):
        raise ValueError(tr("{count} rounds are already paired", count=len(facts.rounds)))
    tie_breaks = facts.catalogue.tie_breaks  # read, not compared as written: one has several spellings
    changed = tie_breaks(event.regulations) != tie_breaks(facts.regulations)
    marked = len(facts.rounds) if changed and facts.rounds else facts.tie_breaks_changed
    after = replace(facts, regulations=event.regulations, tie_breaks_changed=marked, announced=False)
    need_teams_to_contest(after)
    return after


def _announced(facts: Facts, _: Announced) -> Facts:
    return replace(facts, announced=True)


def _drawn_unannounced(facts: Facts, _: DrawnUnannounced) -> Facts:
    return replace(facts, drawn_unannounced=True)


def _numbers_kept(facts: Facts, _: NumbersKept) -> Facts:
    if facts.rounds:
        raise ValueError(tr("round 1 is paired: its numbers are fixed"))
    return replace(facts, numbers_kept=True)


def _first_colour_set(facts: Facts, event: FirstColourSet) -> Facts:
    return replace(facts, first_colour=event.colour)


def _lots_drawn(facts: Facts, event: LotsDrawn) -> Facts:
    need_once(event.order)  # that they are in the event is asked where all its stages are known
    return replace(facts, lots=(*facts.lots, event))


STEPS: Steps = {
    TournamentCreated: _created,
    RecordsKept: _records_kept,
    DetailsChanged: _details_changed,
    RegulationsChanged: _regulations_changed,
    Announced: _announced,
    DrawnUnannounced: _drawn_unannounced,
    NumbersKept: _numbers_kept,
    FirstColourSet: _first_colour_set,
    LotsDrawn: _lots_drawn,
}
