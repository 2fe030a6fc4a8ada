"""The options of `paircard import`. What it needs is imported when it runs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from paircard.core.values.language import tr
from paircard.tui.batch.file_options import add_encoding, add_section
from paircard.tui.start.arbiter import add_arbiter, arbiter_of


def add_commands(commands: Any) -> None:
    """Add the import to the subparsers."""
    importing = commands.add_parser("import", help=tr("import entrants (CSV) or a whole event (TRF16, TRF26)"))
    importing.add_argument(
        "file", type=Path, metavar="FILE", help=tr("list of entrants (.csv) or report file (.trf, .txt)")
    )
    importing.add_argument(
        "--into", type=Path, metavar="EVENT", help=tr("event file; default: FILE with .json, made new")
    )
    add_section(importing)
    importing.add_argument("--rounds", type=int, default=None, metavar="N", help=tr("rounds of a new event (CSV: 5)"))
    importing.add_argument(
        "--columns", default=None, metavar="LIST", help=tr('of CSV, remembered: "name=Nazwisko,rating=Elo"')
    )
    add_encoding(importing)
    importing.add_argument("--yes", action="store_true", help=tr("write without asking"))
    importing.add_argument(
        "--system",
        default="",
        metavar="KEY",
        help=tr("by whose rules the event goes on, such as dutch-2026 (as a rule), swiss-1998 or team-swiss-2026"),
    )
    importing.add_argument(
        "--as-1998", dest="system", action="store_const", const="swiss-1998", help=tr("the same as --system swiss-1998")
    )
    importing.add_argument(
        "--standard-points",
        action="store_true",
        help=tr("of a report that gives points its rules do not know: write it with 1, ½ and 0"),
    )
    importing.add_argument(
        "--as-recorded",
        action="store_true",
        help=tr("of a report with rounds that are not paired by the rules: take them over all the same"),
    )
    add_arbiter(importing)
    importing.set_defaults(run=_import)


def _import(options: argparse.Namespace) -> int:
    from paircard.tui.importing.command import import_file

    return import_file(
        options.file,
        into=options.into,
        rounds=options.rounds,
        yes=options.yes,
        arbiter=arbiter_of(options),
        columns=options.columns,
        encoding=options.encoding,
        system=options.system,
        standard_points=options.standard_points,
        as_recorded=options.as_recorded,
        section=options.section,
    )
