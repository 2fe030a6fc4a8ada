"""The wall chart of an event under way held against the fold, before every round of made-up events of every Swiss.

Run from the checkout: `python -m tests.support.wall_charts [--seed 1] [--events 100] [--system KEY]`. Positions, the
order, who plays, the next round and the fact that makes it are compared with those of the same event folded anew and
paired as an arbiter pairs it. Ends with 1 if anything differs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from paircard.core.commands import RegisterEntrants
from paircard.core.commands.pairing import PairRound
from paircard.core.event.card_file import NO_FILE
from paircard.core.event.entrant import Entrant
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.facets.wall_chart import WallChart
from paircard.core.simulation import Plan
from paircard.core.simulation.drawing import planned
from paircard.core.simulation.how_often import Rate, share
from paircard.core.simulation.play import on_the_way
from paircard.core.simulation.wishes import Wishes
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.swiss1998.from_tournament import position as position_1998
from tests.support.seeds import fresh_seed

SWISS = (
    "swiss-1998",
    "dutch-2026",
    "dubov-2026",
    "burstein-2026",
    "double-swiss-2026",
    "lim-2026",
    "team-swiss-1998",
    "team-swiss-2026",
)


def plan_of(system: str, seed: int) -> Plan:
    """Return an event of a Swiss in which much happens: people leave, come late, miss rounds, do not meet by lists."""
    chance = Random(f"chart of {seed}")
    rates = {"withdrawals": share(chance.choice((0, 0.05))), "forfeit_wins": share(chance.choice((0.02, 0.1)))}
    if chance.random() < 0.5:
        rates |= {"late": Rate.of("0,8%,8%,8%"), "zero_byes": share(0.08), "half_byes": share(0.05)}
    wishes = Wishes(system, rates=rates)
    if "team" not in system:
        wishes = replace(wishes, players=(chance.randint(6, 12), chance.randint(13, 24)))
    if "lists" in SYSTEMS[system].asks:
        wishes = replace(wishes, forbidden=chance.choice((0, 2)))
    if system in ("dutch-2026", "dubov-2026", "burstein-2026") and chance.random() < 0.4:
        wishes = replace(wishes, baku=1.0)
    return planned(wishes, seed, checked=False)


def differences(plan: Plan, seed: int) -> Iterator[str]:
    """Yield what a chart says otherwise than the fold."""
    charts = 0
    for event in on_the_way(plan, seed):
        chart, folded = event.chart, event.tournament
        if chart is None:
            continue
        charts += 1
        anew = replace(folded, earlier=NO_FILE)
        leaving = anew.to_pair[0]
        theirs = event.withdrawn(leaving), system_of(anew).entry.withdrawn(anew, leaving, "")
        for name, one, other in (("who leaves", *theirs), *_compared(chart, anew)):
            if one != other:
                yield f"{plan.system}, seed {seed}, round {anew.next_round}: {name}"
    if not charts and plan.rounds > 2:
        yield f"{plan.system}, seed {seed}: no chart was kept"


def _compared(chart: WallChart, anew: Tournament) -> Iterator[tuple[str, Any, Any]]:
    state, right = chart.position(), _position(anew)
    yield "position", state, right
    yield "meetings", [each.met_in for each in state.players], [each.met_in for each in right.players]
    yield "order", chart.order, anew.order
    yield "who plays", chart.to_pair, anew.to_pair
    yield "scores", chart.scores, {id_: card.score for id_, card in anew.cards.items()}
    yield "next round", chart.proposal(), anew.proposal
    yield "fact", (chart.made(chart.proposal()),), PairRound().decide(anew)
    if not chart.of_matches:
        frame, late = chart.frame(), RegisterEntrants((Entrant("Late, Lou", rating=1800),))
        yield "who enters", late.decide(frame), late.decide(anew)
        yield "numbers", frame.numbers, anew.numbers
        yield "order of equals", frame.order_of_equals, anew.order_of_equals


def _position(anew: Tournament) -> Any:
    book = getattr(system_of(anew).rounds, "book", None)
    return position_1998(anew) if book is None else book.position(anew)


def main() -> int:
    """Compare, and tell what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--events", type=int, default=100)
    parser.add_argument("--system", choices=SWISS, action="append")
    options = parser.parse_args()
    first = fresh_seed() if options.seed is None else options.seed
    wrong = 0
    for system in options.system or SWISS:
        for seed in range(first, first + options.events):
            for line in differences(plan_of(system, seed), seed):
                wrong += 1
                sys.stdout.write(f"{line}\n")
        sys.stdout.write(f"{system}: {options.events} events\n")
        sys.stdout.flush()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
