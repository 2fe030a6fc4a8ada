"""Figures as people read them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from paircard.core.lab.answer import clear, told_marks
from paircard.core.lab.chunk import Spent
from paircard.core.lab.estimate import Estimate
from paircard.core.lab.experiment import Experiment
from paircard.core.lab.measures import OF_RATINGS, SHARES
from paircard.core.lab.scale import APART, scale_of
from paircard.core.lab.summary import Line
from paircard.core.values.language import tr

NONE = "-"
"""Where a measure means nothing."""
MOST_DIGITS = 6
"""As many as the tables have."""


def written(measure: str, estimate: Estimate) -> str:
    """Write a mean with what it may be off by, to the digit that this allows.

    >>> written("winner", Estimate(0.25, 0.23, 0.27, 100)), written("kendall", Estimate(0.5, 0.49, 0.51, 100))
    ('25.0 % ± 2.0', '0.500 ± 0.010')
    >>> written("shared", Estimate(0.0, 0.0, 0.16, 20)), written("floats", Estimate(0, 0, 0, 0))
    ('0.0 % (0.0 - 16.0)', '-')
    >>> written("winner", Estimate(0.0004, 0.0001, 0.0007, 500_000))
    '0.04 % ± 0.03'
    >>> written("winner", Estimate(0.59631, 0.59495, 0.59767, 500_000))
    '59.63 % ± 0.14'
    >>> written("strength-difference", Estimate(375.463, 360.506, 390.42, 40))
    '375 ± 15'
    """
    if not estimate.events:
        return NONE
    if not estimate.has_interval:
        return written_alone(measure, estimate.mean)
    scale, digits, unit = _scale(measure, estimate.half_width)
    mean = f"{scale * estimate.mean:.{digits}f}{unit}"
    if estimate.even:
        return f"{mean} ± {scale * estimate.half_width:.{digits}f}"
    return f"{mean} ({scale * estimate.low:.{digits}f} - {scale * estimate.high:.{digits}f})"


def written_alone(measure: str, value: float) -> str:
    """Write a figure without what it may be off by.

    >>> written_alone("winner", 0.25), written_alone("kendall", 0.5), written_alone("kendall", 0.0003)
    ('25.0 %', '0.500', '0.0003')
    """
    scale, digits, unit = _scale(measure, value)
    return f"{scale * value:.{digits}f}{unit}"


def _scale(measure: str, told: float) -> tuple[int, int, str]:
    """Return by how much figures are multiplied, their digits, and their unit.

    The digits are so many that what is told is two of the last one at least, as uncertainties are written.
    """
    scale, digits, unit = (100, 1, " %") if measure in SHARES else (1, 0 if measure in OF_RATINGS else 3, "")
    while 0 < scale * abs(told) < 1.95 / 10**digits and digits < MOST_DIGITS:
        digits += 1
    return scale, digits, unit


def mark_of(difference: Estimate | None) -> str:
    """Return the mark of a clear difference, on a page, in a terminal and in the manual alike; else nothing.

    >>> mark_of(Estimate(-0.25, -0.27, -0.23, 100)), mark_of(Estimate(0.01, -0.01, 0.03, 100)), mark_of(None)
    ('!', '', '')
    """
    return "!" if clear(difference) else ""


def legend(lines: Sequence[Line]) -> str:
    """Say what the mark means, and how many there are."""
    told = tr("! marks a difference that chance alone would show once in twenty.")
    return f"{told} {told_marks(lines)}"


def told_size(experiment: Experiment) -> str:
    """Say how many events were played, and how far figures can be trusted."""
    return tr(
        "{events} events of each way to play, seed {seed}. ± is the interval of 95 %; differences are to the first way "
        "to play in the same field, of that one to its first field, event by event with the same players.",
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


def told_scale(experiment: Experiment) -> Iterator[str]:
    """Say on which scale strengths are, and what the stronger of two expects by each model that is played."""
    yield tr(
        "Strengths are on the scale of ratings, without their error. What the stronger of two expects of a game, White "
        "and Black alike, if they are {apart} points apart:",
        apart=", ".join(map(str, APART)),
    )
    for plan, mean, shares in scale_of(experiment):
        expected = ", ".join(f"{100 * share:.0f} %" for share in shares)
        yield "  " + tr("model {model}, at {mean}: {shares}", model=plan.model, mean=mean, shares=expected)


def again(experiment: Experiment, file: str = "experiment.toml") -> str:
    """Return the command that plays the same once more; `file` is where the experiment lies."""
    options = f"--events {experiment.events} --seed {experiment.seed}"  # no words: options
    if "model" not in experiment.vary:
        options += f" --model {experiment.results.model}"  # no words: an option
    return f"paircard lab run {file} {options} --out DIR"  # no words: a command
