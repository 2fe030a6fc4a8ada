"""How long the Standings screen takes from a key to the picture: 500 players, 11 rounds, six tie-breaks, 80x24.

Run from the checkout: `python -m tests.bench.bench_standings_screen [players]`.
"""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from statistics import median
from time import process_time

from paircard.core.event.announced_facts import RegulationsChanged
from paircard.core.event.tournament import Tournament
from paircard.core.tiebreaks import parse_list
from paircard.tui.app import PaircardApp
from tests.bench.bench_standings import LISTS, PLAYERS, event

STEPS = {
    "first table": ("S",),
    "the round before, each for the first time": ("[",) * 5,
    "a round seen before": ("]",) * 5,
    "cursor down": ("down",) * 10,
    "page down": ("pagedown",) * 10,
    "next column": ("right",) * 10,
    "crosstable, progress table, ranking": ("c", "c", "c", "v", "v"),
    "sum opened and closed": ("enter", "escape") * 5,
    "a letter of a filter": ("f", *"born 2000-", "escape"),
}


def with_six_tie_breaks(tournament: Tournament) -> Tournament:
    """Return the event with the first list of the other bench."""
    chosen = tuple(each.key for each in parse_list(LISTS[0]))
    return tournament.imagine(RegulationsChanged(replace(tournament.regulations, tie_breaks=chosen)))


async def measure(players: int) -> None:
    """Print processor time a key, settled on the screen."""
    app = PaircardApp(None)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.tournament = with_six_tie_breaks(event(players))
        for name, keys in STEPS.items():
            spent: list[float] = []
            for key in keys:
                start = process_time()
                await pilot.press({"[": "left_square_bracket", "]": "right_square_bracket"}.get(key, key))
                await pilot.pause()
                spent.append(process_time() - start)
            sys.stdout.write(f"{median(spent) * 1000:6.1f} ms, slowest {max(spent) * 1000:6.1f} ms: {name}\n")


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else PLAYERS))
