"""How the games of a made-up round end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.simulation.game_models import Model
from paircard.core.simulation.how_often import ROUNDING
from paircard.core.simulation.plan import Habits
from paircard.core.simulation.ratings import UNRATED
from paircard.core.simulation.under_way import Game

_WHITE, _DRAW, _BLACK = Result.WHITE, Result.DRAW, Result.BLACK
FORFEITS = ((Result.WHITE_FORFEIT, 9), (Result.BLACK_FORFEIT, 9), (Result.DOUBLE_FORFEIT, 2))
"""Who wins where somebody does not come, and how often of twenty times."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How strong everybody is, and what follows from it."""

    strength: Mapping[ContestantId, int]
    model: Model

    def result(self, white: ContestantId, black: ContestantId, chance: Random) -> Result:
        """Draw how a game between two ends."""
        strength = self.strength
        won, draw, lost = self.model(strength.get(white, UNRATED), strength.get(black, UNRATED))
        drawn = won + draw
        luck = chance.random() * (drawn + lost)
        if luck < won:
            return _WHITE
        return _DRAW if luck < drawn else _BLACK


def results(games: Sequence[Game], number: int, habits: Habits, skill: Skill, chance: Random) -> list[Fact]:
    """Return the results of games of a round."""
    asked = _asked(games, number, habits, chance)
    forfeit = habits.forfeit.in_round(number).share
    shares = [(result, rate.in_round(number).share) for result, rate in habits.on_boards]
    unusual = forfeit + sum(share for _, share in shares) + ROUNDING
    facts: list[Fact] = []
    for at, (match, game, white, black) in enumerate(games):
        ends = asked.get(at)
        if ends is None and (luck := chance.random()) < unusual:
            ends = _unusual(luck, forfeit, shares, chance)
        facts.append(_entered(number, match, ends or skill.result(white, black, chance), game))
    return facts


@lru_cache(maxsize=1 << 14)
def _entered(number: int, match: int, result: Result, game: int) -> ResultEntered:
    """Return a result as a fact; equal ones are the same, for all events have the same few."""
    return ResultEntered(number, match, result, game)


def _asked(games: Sequence[Game], number: int, habits: Habits, chance: Random) -> dict[int, Result]:
    """Return how games end, by their place in the list, where a number of such games was asked for."""
    wanted = [_forfeit(chance) for _ in range(habits.forfeit.in_round(number).count)]
    for result, rate in habits.on_boards:
        wanted += [result] * rate.in_round(number).count
    some = chance.sample(range(len(games)), min(len(wanted), len(games))) if wanted else ()
    return dict(zip(some, wanted, strict=False))


def _unusual(luck: float, forfeit: float, shares: Iterable[tuple[Result, float]], chance: Random) -> Result | None:
    """Return how a game ends whatever the ratings are; None where it ends as they make it probable."""
    if luck < forfeit:
        return _forfeit(chance)
    luck -= forfeit
    for result, share in shares:
        luck -= share
        if luck < 0:
            return result
    return None


def _forfeit(chance: Random) -> Result:
    return chance.choices([result for result, _ in FORFEITS], [often for _, often in FORFEITS])[0]
