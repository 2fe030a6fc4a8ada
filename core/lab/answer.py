"""What a run says, in sentences: written from the differences that chance alone does not make."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from paircard.core.lab.estimate import Estimate
from paircard.core.lab.experiment import Cell, Experiment, told
from paircard.core.lab.measures import MEASURES
from paircard.core.lab.summary import Line, compared_with
from paircard.core.values.language import mark, tr, trn

HEADLINES = ("winner", "top", "kendall", "ties", "floats", "colour-difference", "further-games")
"""What people ask about first, in this order."""
Written = Callable[[str, Estimate], str]
"""A figure of a measure as people read it."""
_TURNS = mark("The answer turns, {measure}, {label}: {told}.")
_CLEAR_HERE = mark("Clear in some fields only, which may be chance, {measure}, {label}: {told}.")
MOST = 0.05
"""So many of the differences are marked where nothing is different."""


def clear(difference: Estimate | None) -> bool:
    """Return whether an interval lies wholly on one side of nothing: luck alone would do so once in twenty."""
    return difference is not None and difference.has_interval and not difference.low <= 0 <= difference.high


def marks(lines: Sequence[Line]) -> tuple[int, int]:
    """Return how many differences there are, and how many of them are clear."""
    differences = [line.difference for line in lines if line.difference is not None and line.difference.has_interval]
    return len(differences), sum(map(clear, differences))


def told_marks(lines: Sequence[Line]) -> str:
    """Say how many are marked, and how many of them chance would mark."""
    whole, marked = marks(lines)
    return trn(
        "{marked} of {count} difference is marked; chance alone would mark about {chance}.",
        "{marked} of {count} differences are marked; chance alone would mark about {chance}.",
        whole,
        marked=marked,
        chance=round(MOST * whole),
    )


@dataclass(frozen=True, slots=True)
class Answer:
    """The lines of a run, to be told by their headlines."""

    experiment: Experiment
    lines: Sequence[Line]
    written: Written

    def sentences(self) -> Iterator[str]:
        """Yield for each headline what differs clearly, then what does not, then where the answer turns."""
        for measure in HEADLINES:
            of_measure = self._of(measure)
            different = [line for line in of_measure if clear(line.difference)]
            same = [line for line in of_measure if line.difference is not None and not clear(line.difference)]
            yield from (self._different(line) for line in different)
            if same:
                yield self._same(measure, same)
        yield from self._turns()

    def _of(self, measure: str) -> list[Line]:
        """Return the lines of a measure, of one thing that it is about."""
        found = [line for line in self.lines if line.measure == measure and line.estimate.events]
        return [line for line in found if line.about == found[0].about]

    def _base(self, cell: Cell) -> Cell:
        base = compared_with(self.experiment.cells(), cell)
        assert base is not None  # a line with a difference has what it differs from
        return base

    def _different(self, line: Line) -> str:
        base = self._base(line.cell)
        other = next(each for each in self._of(line.measure) if each.cell.number == base.number)
        assert line.difference is not None
        return tr(
            "{measure}: {label} {mean}, {base} {other}, a difference of {difference}.",
            measure=_about(line),
            label=line.cell.label,
            mean=self.written(line.measure, line.estimate),
            base=base.label,
            other=self.written(line.measure, other.estimate),
            difference=self.written(line.measure, line.difference),
        )

    def _same(self, measure: str, lines: Sequence[Line]) -> str:
        return tr(
            "{measure}: no clear difference for {labels}; {widest} is as far as chance reaches.",
            measure=_about(lines[0]),
            labels="; ".join(line.cell.label for line in lines),
            widest=self.written(measure, _reach(lines)),
        )

    def _turns(self) -> Iterator[str]:
        """Yield where one value of what is varied shows a clear difference and another the opposite, or none.

        That it is clear here and not there is no difference between the two: either may be chance.
        """
        if len(self.experiment.contenders) < 2:
            return
        for measure in HEADLINES:
            for contender in self.experiment.contenders[1:]:
                signs = {
                    _chosen(line.cell): _sign(line.difference)
                    for line in self._of(measure)
                    if line.cell.contender == contender and line.difference is not None
                }
                if len({*signs.values()}) > 1:
                    yield tr(
                        _TURNS if {1, -1} <= {*signs.values()} else _CLEAR_HERE,
                        measure=tr(MEASURES[measure]),
                        label=contender.label,
                        told="; ".join(f"{chosen} {_WORDS[sign]()}" for chosen, sign in signs.items()),
                    )


def _about(line: Line) -> str:
    label = tr(MEASURES[line.measure])
    return f"{label} ({line.about})" if line.about else label


def _reach(lines: Sequence[Line]) -> Estimate:
    """Return how far from nothing the widest interval of these differences reaches, as a figure without ends."""
    widest = max(line.difference.half_width for line in lines if line.difference is not None)
    return Estimate(widest, float("nan"), float("nan"), 1)


def _chosen(cell: Cell) -> str:
    return ", ".join(told(cell.varied))


def _sign(difference: Estimate) -> int:
    if not clear(difference):
        return 0
    return 1 if difference.mean > 0 else -1


_WORDS: dict[int, Callable[[], str]] = {
    1: lambda: tr("clearly more"),
    0: lambda: tr("no clear difference"),
    -1: lambda: tr("clearly less"),
}
