"""How the games of a made-up round end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from paircard.core.event.board import Board
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.tournament import Tournament
from paircard.core.simulation.plan import Habits
from paircard.core.simulation.ratings import UNRATED
from paircard.core.simulation.results import Model

FORFEITS = ((Result.WHITE_FORFEIT, 9), (Result.BLACK_FORFEIT, 9), (Result.DOUBLE_FORFEIT, 2))
"""Who wins where somebody does not come, and how often of twenty times."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How strong everybody is, and what follows from it."""

    strength: Mapping[ContestantId, int]
    model: Model

    def result(self, white: ContestantId, black: ContestantId, chance: Random) -> Result:
        """Draw how a game between two ends."""
        chances = self.model(self.strength.get(white, UNRATED), self.strength.get(black, UNRATED))
        weights = (chances.white, chances.draw, chances.black)
        return chance.choices((Result.WHITE, Result.DRAW, Result.BLACK), weights)[0]


def results(tournament: Tournament, number: int, habits: Habits, skill: Skill, chance: Random) -> list[Fact]:
    """Return the results of all games of a round that have none."""
    boards = tournament.rounds[number - 1].missing
    asked = _asked(boards, number, habits, chance)
    facts: list[Fact] = []
    for at, board in enumerate(boards):
        ends = asked.get(at) or _unusual(number, habits, chance)
        if ends is None:
            players = (board.white_player, board.black_player) if tournament.of_teams else board.players
            ends = skill.result(*players, chance)
        facts.append(ResultEntered(number, board.match, ends, board.game))
    return facts


def _asked(boards: Sequence[Board], number: int, habits: Habits, chance: Random) -> dict[int, Result]:
    """Return how games end, by their place in the list, where a number of such games was asked for."""
    wanted = [_forfeit(chance) for _ in range(habits.forfeit.in_round(number).count)]
    for result, rate in habits.on_boards:
        wanted += [result] * rate.in_round(number).count
    some = chance.sample(range(len(boards)), min(len(wanted), len(boards))) if wanted else ()
    return dict(zip(some, wanted, strict=False))


def _unusual(number: int, habits: Habits, chance: Random) -> Result | None:
    """Return how a game ends whatever the ratings are; None where it ends as they make it probable."""
    luck = chance.random()
    if luck < (share := habits.forfeit.in_round(number).share):
        return _forfeit(chance)
    luck -= share
    for result, rate in habits.on_boards:
        luck -= rate.in_round(number).share
        if luck < 0:
            return result
    return None


def _forfeit(chance: Random) -> Result:
    return chance.choices([result for result, _ in FORFEITS], [often for _, often in FORFEITS])[0]
