"""How a made-up game ends, by the true strength of the two."""

from __future__ import annotations

from random import Random

from core.event.result import Result
from core.lab.experiment import ResultPlan

_FORFEITS = (Result.WHITE_FORFEIT, Result.BLACK_FORFEIT, Result.DOUBLE_FORFEIT)
_ONE_OR_BOTH = (9, 9, 2)
"""Once in ten neither comes."""


def outcome(white: float, black: float, plan: ResultPlan, chance: Random) -> Result:
    """Return a result: the expectation is Elo's logistic curve, draws thin out as it leaves one half.

    400 points of difference are ten wins to one loss (A. Elo, The Rating of Chessplayers, 1978, 8.4). The share of
    draws is `draws` between equals and falls in proportion to the lesser expectation, as in the games of rated opens.
    """
    expected = 1 / (1 + 10 ** ((black - white - plan.white) / 400))
    draw = plan.draws * 2 * min(expected, 1 - expected)
    win = expected - draw / 2
    luck = chance.random()
    if luck < win:
        return Result.WHITE
    return Result.DRAW if luck < win + draw else Result.BLACK


def forfeited(share: float, chance: Random) -> Result | None:
    """Return who does not come to a game, None where both do."""
    return chance.choices(_FORFEITS, _ONE_OR_BOTH)[0] if chance.random() < share else None
