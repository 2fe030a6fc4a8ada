"""How long a long schedule takes: 40 players in four cycles, 156 rounds and 3,120 games, folded from its events.

python -m tests.bench.bench_schedule [players] [cycles]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator

from paircard.core.event.announced_facts import TournamentCreated
from paircard.core.event.entrant import Entrant
from paircard.core.event.entrant_facts import EntrantRegistered
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import PairMade, RoundPaired
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.standings import standings
from tests.support.ids import ids

RESULTS = (Result.WHITE, Result.DRAW, Result.BLACK)


def schedule(players: int, cycles: int) -> Iterator[Fact]:
    """Yield an event in which everybody meets everybody: all rounds first, then all results."""
    rounds = cycles * (players - 1)
    yield TournamentCreated(Details("Everybody"), Regulations(rounds, tie_breaks=("SB", "PS", "WON")))
    for id_ in range(1, players + 1):
        yield EntrantRegistered(ContestantId(id_), Entrant.of(f"Player {id_}", rating=2400 - id_))
    circle = list(range(2, players + 1))
    for number in range(1, rounds + 1):
        seats = [1, *circle]
        pairs = tuple(PairMade(ContestantId(seats[at]), ContestantId(seats[-1 - at])) for at in range(players // 2))
        yield RoundPaired(number, pairs, numbers=ids(*range(1, players + 1)) if number == 1 else ())
        circle = circle[1:] + circle[:1]
    for number in range(1, rounds + 1):
        for board in range(1, players // 2 + 1):
            yield ResultEntered(number, board, RESULTS[(number * board) % 3])


def milliseconds(work: Callable[[], object]) -> float:
    """Return the best of five."""
    spent = []
    for _ in range(5):
        begun = time.process_time()
        work()
        spent.append(time.process_time() - begun)
    return min(spent) * 1000


def main(players: int, cycles: int) -> int:
    """Print a line a step."""
    facts = list(schedule(players, cycles))
    folded = Tournament.beginning(SYSTEMS).imagine(*facts)
    steps = {
        "folded": lambda: Tournament.beginning(SYSTEMS).imagine(*facts),
        "cards": lambda: folded.imagine().cards,
        "standings": lambda: standings(folded),
    }
    games = sum(isinstance(each, ResultEntered) for each in facts)
    for name, work in steps.items():
        print(f"{players} players, {games} games, {name}: {milliseconds(work):.1f} ms")  # noqa: T201
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*map(int, sys.argv[1:3])) if len(sys.argv) > 2 else main(40, 4))
