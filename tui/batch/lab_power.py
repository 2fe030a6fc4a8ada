"""`paircard lab power`: what a run will be able to show, before it is begun."""

from __future__ import annotations

from paircard.core.lab.chunk import Chunk
from paircard.core.lab.measures import MEASURES
from paircard.core.lab.power import powers
from paircard.core.lab.reading import need_playable, read_experiment
from paircard.core.lab.summary import summary
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.lab.figures import written_alone
from paircard.data.lab.on_this_machine import played_here
from paircard.data.lab.shipped import text_of
from paircard.tui.batch.lab import changed, unusable
from paircard.tui.batch.output import DONE, REFUSED, any_alphabet, failed, say


def tell_power(name: str, *, pilot: int, jobs: int, seed: int | None, model: str | None) -> int:
    """Play a few events of every cell and print what the whole run will show; nothing is written."""
    any_alphabet()
    try:
        text = text_of(name)
        experiment = changed(read_experiment(text), None, seed, model)
        need_playable(experiment, text)
        todo = tuple(Chunk(cell.number, 1, pilot) for cell in experiment.cells())
        block = {played.chunk.cell: played.rows for played in played_here(experiment, todo, jobs)}
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    except OSError as error:
        return unusable(name, error)
    say(
        tr(
            "From {pilot} events of each: the difference that {events} of each will show four times in five, and how "
            "many show a smaller one.",
            pilot=pilot,
            events=f"{experiment.events:,}",
        )
    )
    measure = ""
    for each in powers(experiment, summary(experiment, [block])):
        if each.line.measure != measure:
            measure = each.line.measure
            say("")
            say(tr(MEASURES[measure]))
        told = tr(
            "{label}: {seen}; for {target} {events} events.",
            label=each.line.cell.label,
            seen=written_alone(each.line.measure, each.seen),
            target=written_alone(each.line.measure, each.target),
            events=f"{each.needed:,}",
        )
        say(f"  {told}")
    return DONE
