"""How long the norms of everybody take: 300 players with titles, round 7 of 9 in play, a result coming in.

Run from the checkout: `python -m tests.bench.bench_norms [players]`.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median
from time import process_time

from paircard.core.commands.results import EnterResult
from paircard.core.event.announced_facts import TournamentCreated
from paircard.core.event.entrant import Entrant, RatingSource, Sex, Title
from paircard.core.event.entrant_facts import EntrantRegistered
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import PairMade, RoundPaired
from paircard.core.event.tournament import Tournament
from paircard.core.norms.foretold import State
from paircard.core.norms.from_tournament import NormsOfEvent
from paircard.core.norms.sheet import standings_of
from paircard.core.systems.catalogue import SYSTEMS

PLAYERS, ROUNDS, IN_PLAY, RESULTS = 300, 9, 7, 20
_TITLES = ((2480, Title.GM), (2390, Title.IM), (2280, Title.FM))
_FEDERATIONS = ("POL", "POL", "POL", "GER", "UKR", "CZE", "SWE")


def event(players: int, seed: int = 1) -> Tournament:
    """Return an open whose round 7 is paired near to a Swiss: neighbours by points meet."""
    chance = Random(seed)
    facts: list[Fact] = [TournamentCreated(Details("Bench", federation="POL"), Regulations(ROUNDS))]
    points: dict[ContestantId, int] = {}
    for id_ in map(ContestantId, range(1, players + 1)):
        rating = 2600 - 3 * id_
        title = next((title for least, title in _TITLES if rating >= least), Title.NONE)
        sex = Sex.WOMAN if chance.random() < 0.15 else Sex.MAN
        home = chance.choice(_FEDERATIONS)
        entrant = Entrant(f"P{id_}", rating, title, RatingSource.FIDE, home, sex=sex)
        facts.append(EntrantRegistered(id_, entrant))
        points[id_] = 0
    for number in range(1, IN_PLAY + 1):
        order = sorted(points, key=lambda id_: (-points[id_], id_ + chance.randint(0, 60)))
        pairs = tuple(PairMade(white, black) for white, black in zip(order[::2], order[1::2], strict=False))
        facts.append(RoundPaired(number, pairs, numbers=tuple(sorted(points)) if number == 1 else ()))
        for board, pair in enumerate(pairs, start=1):
            if number < IN_PLAY:
                result = chance.choices((Result.WHITE, Result.DRAW, Result.BLACK), (4, 4, 3))[0]
                points[pair.white] += result.half_points[0]
                points[pair.black] += result.half_points[1]
                facts.append(ResultEntered(number, board, result))
    return Tournament.beginning(SYSTEMS).imagine(*facts)


def everybody(norms: NormsOfEvent) -> int:
    """Return how many norms are made or possible."""
    return sum(len(standings_of(norms, state)) for state in (State.MADE, State.POSSIBLE))


def main() -> None:
    """Print the time of the first look, and after every result."""
    players = int(sys.argv[1]) if len(sys.argv) > 1 else PLAYERS
    tournament = event(players)
    assert tournament.player_cards
    start = process_time()
    norms = NormsOfEvent(tournament)
    count = everybody(norms)
    first, spent = process_time() - start, []
    for board in range(1, RESULTS + 1):
        tournament = tournament.imagine(*EnterResult(IN_PLAY, board, Result.DRAW).decide(tournament))
        assert tournament.player_cards
        start = process_time()
        norms = NormsOfEvent(tournament, before=norms)
        everybody(norms)
        spent.append(process_time() - start)
    told = f"{players} players, {count} norms made or possible: first look {1000 * first:.0f} ms, "
    sys.stdout.write(f"{told}after a result median {1000 * median(spent):.1f} ms, slowest {1000 * max(spent):.1f} ms\n")


if __name__ == "__main__":
    main()
