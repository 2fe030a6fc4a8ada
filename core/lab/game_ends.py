"""How a made-up game ends, by the true strength of the two."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from paircard.core.event.result import Result
from paircard.core.lab.experiment import ResultPlan
from paircard.core.simulation.game_models import Chances, by_milvang, by_tec_2025

_FORFEITS = (Result.WHITE_FORFEIT, Result.BLACK_FORFEIT, Result.DOUBLE_FORFEIT)
_ONE_OR_BOTH = (9, 9, 2)
"""Once in ten neither comes."""


def outcome(white: float, black: float, plan: ResultPlan, chance: Random) -> Result:
    """Return the result of a game between two of these strengths."""
    chances = MODELS[plan.model](white, black, plan)
    luck = chance.random()
    if luck < chances.white:
        return Result.WHITE
    return Result.DRAW if luck < chances.white + chances.draw else Result.BLACK


def by_elo(white: float, black: float, plan: ResultPlan) -> Chances:
    """Return the chances by Elo's logistic curve: 400 points of difference are ten wins to one loss.

    A. Elo, The Rating of Chessplayers, 1978, 8.4. The share of draws is `draws` between equals and falls in proportion
    to the lesser expectation.
    """
    expected = 1 / (1 + 10 ** ((black - white - plan.white) / 400))
    draw = plan.draws * 2 * min(expected, 1 - expected)
    win = expected - draw / 2
    return Chances(win, draw, 1 - win - draw)


def as_rated(white: float, black: float, plan: ResultPlan) -> Chances:  # noqa: ARG001
    """Return the chances as they were found in games rated by FIDE (O. Milvang, 2015), to the point of rating."""
    return by_milvang(round(white), round(black))


def of_2025(white: float, black: float, plan: ResultPlan) -> Chances:  # noqa: ARG001
    """Return the chances by the model of July 2025 that FIDE's technical commission gave for simulations."""
    return by_tec_2025(round(white), round(black))


MODELS: Mapping[str, Callable[[float, float, ResultPlan], Chances]] = {
    "2025": of_2025,
    "milvang": as_rated,
    "elo": by_elo,
}
"""By the name an experiment gives, that of the day first."""


def forfeited(share: float, chance: Random) -> Result | None:
    """Return who does not come to a game, None where both do."""
    return chance.choices(_FORFEITS, _ONE_OR_BOTH)[0] if chance.random() < share else None
