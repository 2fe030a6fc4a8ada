"""What a run says is written from its clear differences; how far it can see is known before."""

from __future__ import annotations

from statistics import NormalDist

import pytest

from paircard.core.lab.answer import Answer, told_marks
from paircard.core.lab.estimate import NOTHING, Estimate
from paircard.core.lab.experiment import Contender, Experiment
from paircard.core.lab.power import needed_for, seen_by
from paircard.core.lab.scale import scale_of
from paircard.core.lab.summary import Line, compared_with
from paircard.data.lab.figures import written
from paircard.tui.cli import main

TWO = Experiment(
    "trial", "?", (Contender("2026", "dutch-2026"), Contender("Baku", "dutch-2026")), vary={"model": ("2025", "elo")}
)
ROUNDS = Experiment("trial", "?", (Contender("2026", "dutch-2026"),), vary={"rounds": (5, 7), "players": (20, 40)})


def about(low: float, high: float) -> Estimate:
    """An interval."""
    return Estimate((low + high) / 2, low, high, 100)


def lines(*differences: tuple[float, float] | None) -> list[Line]:
    """How often the strongest wins in every cell of `TWO`."""
    return [
        Line(cell, "winner", "", about(0.4, 0.6), about(*each) if each else None)
        for cell, each in zip(TWO.cells(), differences, strict=True)
    ]


def test_a_clear_difference_is_said_with_both_figures() -> None:
    said = [*Answer(TWO, lines(None, (0.02, 0.06), (-0.1, 0.1), (0.01, 0.05)), written).sentences()]
    figures = "Baku, model 2025 50.0 % ± 10.0, 2026, model 2025 50.0 % ± 10.0"
    assert said[0] == f"the strongest wins: {figures}, a difference of 4.0 % ± 2.0."
    assert said[2] == (
        "the strongest wins: no clear difference for 2026, model elo; 10.0 % is as far as chance reaches."
    )
    assert len(said) == 3, "it is the same by both models"


def test_where_the_answer_turns_is_said() -> None:
    said = [*Answer(TWO, lines(None, (0.02, 0.06), None, (-0.05, -0.01)), written).sentences()]
    assert said[-1] == "The answer turns, the strongest wins, Baku: model 2025 clearly more; model elo clearly less."


def test_marks_are_counted_beside_those_of_chance() -> None:
    assert told_marks(lines(None, (0.02, 0.06), (-0.1, 0.1), (0.01, 0.05))).startswith("2 of 3 differences are marked")
    assert told_marks([Line(TWO.cells()[0], "winner", "", NOTHING, None)]).startswith("0 of 0")


def test_who_is_compared_with_whom() -> None:
    """Contenders with the first in their field, that one with its first field: where the same players play."""
    assert [base and base.number for base in (compared_with(TWO.cells(), each) for each in TWO.cells())] == [
        None, 1, 1, 3
    ]  # fmt: skip
    cells = ROUNDS.cells()
    assert [cell.label for cell in cells][1:3] == ["2026, rounds 5, players 40", "2026, rounds 7, players 20"]
    assert [base and base.number for base in (compared_with(cells, each) for each in cells)] == [None, None, 1, 2]


def test_what_is_seen_four_times_in_five() -> None:
    """Of a normal figure with such a mean, four in five lie beyond what chance reaches."""
    seen = seen_by(0.5, 400)
    sure = NormalDist(seen, 0.5 / 20)
    assert 1 - sure.cdf(NormalDist().inv_cdf(0.975) * 0.5 / 20) == pytest.approx(0.8, abs=1e-6)
    assert needed_for(0.5, seen) in {400, 401}


def test_points_of_strength_mean_what_the_formula_says() -> None:
    """The formula of 2025 by hand at a mean of 2200, 200 points apart: 0.771 with White, 0.703 with Black."""
    figures = {(plan.model, mean): shares for plan, mean, shares in scale_of(TWO)}
    assert figures["elo", 1800] == pytest.approx((0.640, 0.760, 0.909), abs=0.001)
    assert figures["2025", 2200][1] == pytest.approx(0.737, abs=0.001)


def test_the_command_tells_it_before_a_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "power", "swiss-or-round-robin", "--pilot", "5", "--jobs", "1"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("From 5 events of each: the difference that 4,000 of each")
    at = next(at for at, line in enumerate(said) if line.endswith("(Kendall's tau-b)"))
    assert said[at + 2].startswith("  1998, 5 rounds: 0.")
