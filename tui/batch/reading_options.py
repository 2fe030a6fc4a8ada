"""The options of `rules` and `manual`: what can be read here. What they need is imported when they run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from paircard.core.values.language import spoken, tr


def add_commands(commands: Any) -> None:
    """Add them to the subparsers."""
    _add_rules(commands)
    _add_manual(commands)


def _add_rules(commands: Any) -> None:
    reading = commands.add_parser(
        "rules",
        help=tr("print articles and rulings of the rules, or the list of them"),
        description=tr(
            "Print articles (B5), rulings (R9), the FIDE rules of 2026 ('C.04.3 C12'), chapter B.VI of the Polish code "
            "('B.VI D3') and SSF Buchholz (SSF6) in plain lines; an ID without its book is looked for in all; words "
            "list the rules that have them, and nothing lists all."
        ),
        epilog=tr("Exit code: 0 printed, 1 there is no such rule, or not in this language."),
    )
    reading.add_argument("ids", nargs="*", metavar="ID", help=tr("such as B5, R9 or 'C.04.3 C12', or words"))
    reading.add_argument("--find", default="", metavar="WORDS", help=tr("list only the rules with these words"))
    reading.set_defaults(run=_read_rules)


def _add_manual(commands: Any) -> None:
    reading = commands.add_parser(
        "manual",
        help=tr("show a page of the manual, or the list of its pages"),
        epilog=tr("Exit code: 0 shown or written, 1 there is no such page, 2 the folder cannot be written."),
    )
    wanted = reading.add_mutually_exclusive_group()
    wanted.add_argument("page", nargs="?", default="", metavar="PAGE", help=tr("name or number; default: the list"))
    wanted.add_argument(
        "--site", type=Path, default=None, metavar="FOLDER", help=tr("write all pages there as linked HTML pages")
    )
    reading.set_defaults(run=_read_manual)


def _read_rules(options: argparse.Namespace) -> int:
    from paircard.tui.batch.rules import print_rules

    return print_rules(options.ids, words=options.find, lang=spoken().code)


def _read_manual(options: argparse.Namespace) -> int:
    from paircard.tui.batch.manual import print_manual, write_site

    return write_site(options.site) if options.site else print_manual(options.page)
