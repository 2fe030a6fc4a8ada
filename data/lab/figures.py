"""Figures as people read them."""

from __future__ import annotations

from core.lab.estimate import Estimate
from core.lab.experiment import Experiment
from core.language import tr

_SHARES = frozenset(
    {"ties", "shared", "winner", "top", "separates", "rightly", "floats", "repeated-floats", "criterion"}
)
"""Measures said in percent."""


def written(measure: str, estimate: Estimate) -> str:
    """Write a mean with what it may be off by.

    >>> written("winner", Estimate(0.25, 0.02, 100)), written("kendall", Estimate(0.5, 0.01, 100))
    ('25.0 % ± 2.0', '0.500 ± 0.010')
    """
    scale, digits, unit = (100, 1, " %") if measure in _SHARES else (1, 3, "")
    mean = f"{scale * estimate.mean:.{digits}f}{unit}"
    known = estimate.half_width == estimate.half_width
    return f"{mean} ± {scale * estimate.half_width:.{digits}f}" if known else mean


def clear(difference: Estimate | None) -> bool:
    """Return whether an interval lies wholly on one side of nothing: luck alone would do so once in twenty."""
    return difference is not None and difference.events > 1 and not difference.low <= 0 <= difference.high


def told_size(experiment: Experiment) -> str:
    """Say how many events were played, and how far figures can be trusted."""
    return tr(
        "{events} events of each way to play, seed {seed}. ± is the interval of 95 %; differences are to the first way "
        "to play, event by event with the same players.",
        events=experiment.events,
        seed=experiment.seed,
    )
