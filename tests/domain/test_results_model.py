"""The model of results of July 2025: the figures that were published of it, and games drawn by it (Q32)."""

from __future__ import annotations

from random import Random

import pytest

from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.core.simulation.boards import Skill
from paircard.core.simulation.game_models import by_tec_2025

FIGURES = [
    (1600, 0, (0.413, 0.220, 0.368)),
    (1600, 200, (0.709, 0.147, 0.143)),
    (2000, 0, (0.355, 0.363, 0.282)),
    (2000, 200, (0.656, 0.242, 0.102)),
    (2400, 0, (0.301, 0.489, 0.210)),
    (2400, 200, (0.599, 0.330, 0.071)),
    (2700, 0, (0.264, 0.571, 0.166)),
    (2700, 200, (0.554, 0.392, 0.054)),
]
"""Mean of the two ratings, White's above Black's; chances of White, of a draw, of Black."""
CELLS = [(1200, 0), (1400, 100), (1600, -300), (1800, 50), (2000, 0), (2000, 350), (2200, -120), (2400, 10), (2600, 80)]
WHITE, BLACK = ContestantId(1), ContestantId(2)
GAMES = 20_000
TOO_FAR = 27.6
"""A chi-square of two degrees of freedom is beyond it once in a million times."""


@pytest.mark.parametrize(("mean", "difference", "right"), FIGURES)
def test_its_figures(mean: int, difference: int, right: tuple[float, ...]) -> None:
    found = by_tec_2025(mean + difference // 2, mean - difference // 2)
    assert (round(found.white, 3), round(found.draw, 3), round(found.black, 3)) == pytest.approx(right, abs=0.0011)


@pytest.mark.parametrize(("mean", "difference"), CELLS)
def test_games_are_drawn_by_it(mean: int, difference: int) -> None:
    chances = by_tec_2025(mean + difference // 2, mean - difference // 2)
    skill = Skill({WHITE: mean + difference // 2, BLACK: mean - difference // 2}, by_tec_2025)
    chance = Random(mean + difference)
    drawn = [skill.result(WHITE, BLACK, chance) for _ in range(GAMES)]
    wanted = {Result.WHITE: chances.white, Result.DRAW: chances.draw, Result.BLACK: chances.black}
    square = sum((drawn.count(each) - GAMES * share) ** 2 / (GAMES * share) for each, share in wanted.items())
    assert square < TOO_FAR


@pytest.mark.parametrize("difference", [-1500, -300, 0, 40, 700])
def test_the_weakest_never_have_less_than_no_draw(difference: int) -> None:
    """Below a mean of 1038 the two curves overlap: nothing is left for a draw, and the chances are one all the same."""
    found = by_tec_2025(700 + difference // 2, 700 - difference // 2)
    assert found.draw == 0
    assert found.white + found.black == pytest.approx(1)
