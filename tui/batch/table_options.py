"""The options of `table`. What it needs is imported when it runs."""

from __future__ import annotations

import argparse
from typing import Any

from paircard.core.values.language import tr
from paircard.tui.batch.whole_numbers import positive

KINDS = ("berger", "scheveningen", "sliding", "knockout")
FORMATS = ("text", "json", "csv", "html")


def add_commands(commands: Any) -> None:
    """Add `table` to the subparsers."""
    making = commands.add_parser(
        "table",
        help=tr("print a table: who meets whom, round by round, board by board"),
        description=tr(
            "Print a table known before the start, White first: berger of a round robin for N players (3 to 40; with "
            "an odd number somebody rests in every round), scheveningen for two teams of N players, A1 to A8 and B1 "
            "to B8, sliding for N players who move on along the boards after every round (3 to 60), knockout for a cup "
            "of N seeds. --closed works out the colour and the round of every pair without the table, --pair those of "
            "one pair, --player the opponents of one player."
        ),
        epilog=tr("Exit code: 0 printed, 1 refused with the reason."),
    )
    making.add_argument("kind", choices=KINDS, metavar="KIND", help=tr("of table: {kinds}", kinds=", ".join(KINDS)))
    making.add_argument("players", type=positive, metavar="N", help=tr("how many players; of two teams, in each"))
    making.add_argument(
        "--cycles", type=positive, default=1, metavar="C", help=tr("so many times; even cycles with colours reversed")
    )
    making.add_argument(
        "--swap-last-two",
        action="store_true",
        help=tr("play the last two rounds before another cycle in reverse order, as FIDE advises"),
    )
    making.add_argument("--closed", action="store_true", help=tr("print the formulas at work, pair by pair"))
    making.add_argument(
        "--pair", type=_seat, nargs=2, default=None, metavar=("A", "B"), help=tr("when A and B meet, and why so")
    )
    making.add_argument(
        "--player", type=_seat, default=None, metavar="A", help=tr("whom A meets in every round, and why so")
    )
    making.add_argument("--format", choices=FORMATS, default="text", help=tr("default text"))
    making.set_defaults(run=_table)


def _seat(text: str) -> int | str:
    """Read a number, or a player of a team as A4."""
    if text.isdecimal():
        return positive(text)
    side, number = text[:1].upper(), text[1:]
    if side not in ("A", "B"):
        raise argparse.ArgumentTypeError(tr("{text} is not a player: write 4, or A4 of a team", text=repr(text)))
    return f"{side}{positive(number)}"


def _table(options: argparse.Namespace) -> int:
    from paircard.core.tables.schedule import ScheduleWish
    from paircard.tui.batch.table import print_table

    pair = tuple(options.pair) if options.pair else None
    wish = ScheduleWish(options.players, options.cycles, options.swap_last_two, options.closed, pair, options.player)
    return print_table(options.kind, wish, shape=options.format)
