"""The options of the large test of `paircard acceptance`. What it needs is imported when it runs."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from paircard.core.values.language import tr
from paircard.tui.batch.whole_numbers import positive, span

PEERS = ("gacrux", "bbp", "py4swiss")
WAYS = ("ours", "theirs")
MOST_PLAYERS = 999


def add_against(parser: argparse._ArgumentGroup) -> None:
    """Add the options to the command that offers the test."""
    parser.add_argument("--against", choices=PEERS, default="", help=tr("the other program"))
    parser.add_argument("--events", type=positive, default=200, metavar="N", help=tr("each way; default 200"))
    parser.add_argument("--seed", type=positive, default=1, metavar="S", help=tr("of the first event; default 1"))
    parser.add_argument(
        "--players",
        type=partial(span, least=2, most=MOST_PLAYERS),
        default=(6, 30),
        metavar="A-B",
        help=tr("of an event; default 6-30"),
    )
    parser.add_argument("--way", choices=WAYS, default="", help=tr("only events of one side; default: both ways"))
    parser.add_argument("--engine", type=Path, default=None, metavar="PATH", help=tr("the binary of bbpPairings"))
    parser.add_argument("--jobs", type=positive, default=None, metavar="J", help=tr("default: one for every core"))
    parser.add_argument(
        "--out", type=Path, default=None, metavar="DIR", help=tr("default: against-NAME, in this folder")
    )


def run_against(options: argparse.Namespace) -> int:
    """Run the test that the options ask for."""
    from paircard.tui.batch.against.command import hold_against
    from paircard.tui.batch.against.difference import Way
    from paircard.tui.batch.against.run import Wish
    from paircard.tui.batch.simulate import default_jobs

    ways = (Way(options.way),) if options.way else tuple(Way)
    folder = options.out or Path(f"against-{options.against}")  # no words: a name of a folder
    return hold_against(
        Wish(
            peer=options.against,
            events=options.events,
            seed=options.seed,
            folder=folder,
            players=options.players,
            ways=ways,
            engine=options.engine,
            jobs=options.jobs or default_jobs(),
        )
    )
