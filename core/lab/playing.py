"""One event of a cell, played through the way real ones are, and what is observed of it."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.facets.system import system_of
from paircard.core.lab import groups
from paircard.core.lab.entering import begin
from paircard.core.lab.event import Event
from paircard.core.lab.experiment import Cell, Experiment
from paircard.core.lab.measures import Observation, observed
from paircard.core.lab.measures_of_groups import observed_in_groups
from paircard.core.lab.stage import play_stage


def play(experiment: Experiment, cell: Cell, number: int) -> Event:
    """Play an event to its last round, or to where no legal pairing is left."""
    event = Event(experiment, cell, number)
    event.explained = event.chance("explained").random() < experiment.explained
    event.checked = event.chance("checked").random() < experiment.checked
    if cell.contender.system == groups.KEY:
        groups.play_groups(event)
    else:
        play_stage(event, begin(event), event.chance("results"))
    return event


def first_paired(experiment: Experiment, cell: Cell) -> None:
    """Open the first event of a cell and make its round 1; raise `Refusal` where nobody could play it."""
    event = Event(experiment, cell, 1)
    if cell.contender.system == groups.KEY:
        groups.begin_groups(event)
        return
    begin(event)
    event.pair()


def observations(event: Event) -> Iterator[Observation]:
    """Yield every figure of a played event."""
    if event.groups:
        yield from observed_in_groups(event)
        return
    yield from observed(event.tournament, event.strength, event.experiment.top)
    explain = system_of(event.tournament).explain
    if explain is not None and event.brackets:
        for criterion in explain.criteria:
            yield Observation("criterion", criterion, event.decided.count(criterion) / event.brackets)
