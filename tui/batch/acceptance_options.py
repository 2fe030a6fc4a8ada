"""The options of `paircard acceptance`. What it needs is imported when it runs."""

from __future__ import annotations

import argparse
from typing import Any

from paircard.core.values.language import tr
from paircard.tui.batch.against_options import add_against, run_against


def add_commands(commands: Any) -> None:
    """Add the command to the subparsers."""
    acceptance = commands.add_parser(
        "acceptance",
        help=tr("what FIDE asks of a program, what this one answers, and what that adds up to"),
        description=tr(
            "Walk through the questions that FIDE asks of a program under the rules of 2026, as far as they are known: "
            "what this program answers, what is open and why, and the sum of the penalties. With --against, pairings "
            "and tables are held against another pairing program instead: it judges random events played here, and "
            "events of its own are judged here. Players, rounds, ratings, byes, forfeits, points, acceleration, "
            "tie-breaks and who does not meet vary from seed to seed. Every event is kept at once: ended and begun "
            "again, the test goes on. Where the two differ, both answers, the article and the report are filed."
        ),
        epilog=tr(
            "Exit code: 0 nothing in it is a refusal, 1 something is: a hard point, or more than 100 per cent. With "
            "--against: 0 the two agree, 1 refused with the reason, 2 the other program is not there, or the folder "
            "cannot be written, 3 they differ somewhere."
        ),
    )
    acceptance.add_argument(
        "--all",
        action="store_true",
        help=tr("every question, also those that are not asked, with what shows each answer"),
    )
    add_against(acceptance.add_argument_group(tr("against another program")))
    acceptance.set_defaults(run=_acceptance)


def _acceptance(options: argparse.Namespace) -> int:
    from paircard.tui.batch.acceptance import print_acceptance

    if options.against:
        return run_against(options)
    return print_acceptance(whole=options.all)
