"""Figures as people read them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from paircard.core.lab.chunk import Spent
from paircard.core.lab.estimate import Estimate
from paircard.core.lab.experiment import Experiment
from paircard.core.values.language import tr

SHARES = frozenset(
    {
        "ties",
        "shared",
        "winner",
        "top",
        "final",
        "separates",
        "rightly",
        "floats",
        "repeated-floats",
        "criterion",
        "further-games",
    }
)
"""Measures said in percent."""
NONE = "-"
"""Where a measure means nothing."""


def written(measure: str, estimate: Estimate) -> str:
    """Write a mean with what it may be off by.

    >>> written("winner", Estimate(0.25, 0.02, 100)), written("kendall", Estimate(0.5, 0.01, 100))
    ('25.0 % ± 2.0', '0.500 ± 0.010')
    >>> written("floats", Estimate(0.0, 0.0, 0))
    '-'
    """
    if not estimate.events:
        return NONE
    scale, digits, unit = (100, 1, " %") if measure in SHARES else (1, 3, "")
    mean = f"{scale * estimate.mean:.{digits}f}{unit}"
    known = estimate.half_width == estimate.half_width
    return f"{mean} ± {scale * estimate.half_width:.{digits}f}" if known else mean


def clear(difference: Estimate | None) -> bool:
    """Return whether an interval lies wholly on one side of nothing: luck alone would do so once in twenty."""
    return difference is not None and difference.events > 1 and not difference.low <= 0 <= difference.high


def mark_of(difference: Estimate | None) -> str:
    """Return the mark of a clear difference, on a page, in a terminal and in the manual alike; else nothing.

    >>> mark_of(Estimate(-0.25, 0.02, 100)), mark_of(Estimate(0.01, 0.02, 100)), mark_of(None)
    ('!', '', '')
    """
    return "!" if clear(difference) else ""


def legend() -> str:
    """Say what the mark means."""
    return tr("! marks a difference to the first way to play that chance alone would show once in twenty.")


def told_size(experiment: Experiment) -> str:
    """Say how many events were played, and how far figures can be trusted."""
    return tr(
        "{events} events of each way to play, seed {seed}. ± is the interval of 95 %; differences are to the first way "
        "to play, event by event with the same players.",
        events=experiment.events,
        seed=experiment.seed,
    )


def told_time(experiment: Experiment, spent: Mapping[int, Spent]) -> Iterator[tuple[str, str]]:
    """Yield by cell how fast it was played: events a second of a core, and how long a round took to be paired."""
    for cell in experiment.cells():
        took = spent.get(cell.number, Spent())
        if took.seconds and took.rounds:
            named = {
                "events": took.events,
                "rate": f"{took.events / took.seconds:.1f}",
                "pairing": f"{1000 * took.pairing / took.rounds:.2f}",
            }
            yield (
                cell.label,
                tr("{events} events, {rate} a second on a core, {pairing} ms to pair a round", **named),
            )


def again(experiment: Experiment) -> str:
    """Return the command that plays the same once more."""
    size = f"--events {experiment.events} --seed {experiment.seed}"  # no words: options
    return f"paircard lab run experiment.toml {size} --out DIR"  # no words: a command
