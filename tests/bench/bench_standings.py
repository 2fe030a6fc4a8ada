"""How long the table takes: 500 players, 11 rounds, six tie-breaks; results by chance, some rounds unplayed.

Run from the checkout: `python -m tests.bench.bench_standings [players]`.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median
from time import process_time

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
from paircard.core.tiebreaks import TieBreak, parse_list

PLAYERS, ROUNDS, TIMES = 500, 11, 9
LISTS = (
    "BH@fide1998 BH/M1@fide1998 PS DE SB@fide1998 WON",
    "SSFBH DE@ssf SB@ssf WIN BPG ARO",
    "DE@c07-2026 BH/C1@c07-2026 BH@c07-2026 AOB@c07-2026 SB@c07-2026 TPR@c07-2026",
)
SIGNS = "1==0010+-x"


def event(players: int, seed: int = 1) -> Tournament:
    """Return an event with drawn pairings: what was paired does not matter to the table."""
    chance = Random(seed)
    events: list[Fact] = [TournamentCreated(Details("Bench"), Regulations(ROUNDS))]
    events += [
        EntrantRegistered(ContestantId(id_), Entrant(f"P{id_}", rating=2600 - 2 * id_)) for id_ in range(1, players + 1)
    ]
    ids = [ContestantId(id_) for id_ in range(1, players + 1)]
    for number in range(1, ROUNDS + 1):
        chance.shuffle(ids)
        present = ids[: len(ids) - len(ids) // 20]
        pairs = tuple(PairMade(*pair) for pair in zip(present[::2], present[1::2], strict=False))
        bye = present[-1] if len(present) % 2 else None
        order = tuple(sorted(ids)) if number == 1 else ()
        events.append(RoundPaired(number, pairs, bye, numbers=order))
        events += [ResultEntered(number, board, Result(chance.choice(SIGNS))) for board in range(1, len(pairs) + 1)]
    return Tournament.beginning(SYSTEMS).imagine(*events)


def seconds(tournament: Tournament, tie_breaks: tuple[TieBreak, ...]) -> list[float]:
    """Return the processor time of several tables; the cards are made before, as on a screen."""
    assert tournament.cards
    spent: list[float] = []
    for _ in range(TIMES):
        start = process_time()
        standings(tournament, None, tie_breaks)
        spent.append(process_time() - start)
    return spent


def main(players: int) -> None:
    """Print the median and the slowest table for every list."""
    tournament = event(players)
    for codes in LISTS:
        spent = seconds(tournament, parse_list(codes))
        sys.stdout.write(f"{median(spent) * 1000:6.1f} ms, slowest {max(spent) * 1000:6.1f} ms: {codes}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else PLAYERS)
