"""The options of `paircard acceptance`. What it needs is imported when it runs."""

from __future__ import annotations

import argparse
from typing import Any

from core.values.language import tr


def add_commands(commands: Any) -> None:
    """Add the command to the subparsers."""
    acceptance = commands.add_parser(
        "acceptance",
        help=tr("what FIDE asks of a program, what this one answers, and what that adds up to"),
        description=tr(
            "Walk through the questions that FIDE asks of a program under the rules of 2026, as far as they are known: "
            "what this program answers, what is open and why, and the sum of the penalties."
        ),
        epilog=tr("Exit code: 0 nothing in it is a refusal, 1 something is: a hard point, or more than 100 per cent."),
    )
    acceptance.add_argument(
        "--all",
        action="store_true",
        help=tr("every question, also those that are not asked, with what shows each answer"),
    )
    acceptance.set_defaults(run=_acceptance)


def _acceptance(options: argparse.Namespace) -> int:
    from tui.batch.acceptance import print_acceptance

    return print_acceptance(whole=options.all)
