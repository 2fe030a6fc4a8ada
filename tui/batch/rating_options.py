"""The options of `paircard ratings`. What it needs is imported when it runs."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

from paircard.core.values.language import tr
from paircard.tui.batch.file_options import add_encoding, add_section
from paircard.tui.batch.whole_numbers import whole_number


def add_commands(commands: Any) -> None:
    """Add `ratings` with its own commands to the subparsers."""
    ratings = commands.add_parser(
        "ratings",
        help=tr("rating lists on this machine: import, find players, compare an event"),
        description=tr(
            "Rating lists on this machine, imported from files that you have. Nothing is downloaded unless the "
            "settings name an address (fetch). Without a command the lists there are, each month of them."
        ),
    )
    ratings.set_defaults(run=_show)
    inner = ratings.add_subparsers(title=tr("commands"), metavar="COMMAND")
    _add_import(inner)
    _add_find(inner)
    _add_compare(inner)
    _add_change(inner)
    _add_fetch(inner)


def _add_import(commands: Any) -> None:
    importing = commands.add_parser(
        "import",
        help=tr("make a list from a file, or replace it with a newer one"),
        description=tr(
            "FIDE's list (players_list_foa.txt, one kind of rating, or XML), or a national one: CSV with a "
            "header line. For CSV the columns are recognised, or told by --columns and remembered for lists like it."
        ),
        epilog=tr("Exit code: 0 imported, 1 not stored, 2 the file cannot be read."),
    )
    importing.add_argument("file", type=Path, metavar="FILE")
    importing.add_argument("--name", default=None, help=tr("of the list; default: fide, of CSV the name of the file"))
    importing.add_argument(
        "--fed", type=_federation, action="append", default=[], help=tr("only this federation (again)")
    )
    importing.add_argument(
        "--columns", default=None, metavar="LIST", help=tr('of CSV: "name=Nazwisko,rating=Elo,national_id=Nr"')
    )
    importing.add_argument(
        "--month", type=_month, default=None, help=tr("of the list, such as 2026-11; default: as the file says, or now")
    )
    add_encoding(importing)
    importing.set_defaults(run=_import)


def _add_find(commands: Any) -> None:
    finding = commands.add_parser(
        "find",
        help=tr("find players by id or by the beginnings of their names"),
        description=tr(
            "Find players by id, or by words that begin parts of the name; accents, apostrophes and case do not "
            "matter, and ue counts as ü. One of the words must begin the surname. Where nobody has such a name, the "
            "nearest are listed, one or two typing errors away."
        ),
        epilog=tr("Exit code: 0 found, 1 nobody or no list, 2 a list cannot be read."),
    )
    finding.add_argument("words", nargs="+", metavar="WORDS")
    finding.add_argument("--fed", type=_federation, default=None, help=tr("only this federation"))
    finding.add_argument("--most", type=_most, default=20, metavar="N", help=tr("default 20"))
    finding.set_defaults(run=_find)


def _add_compare(commands: Any) -> None:
    comparing = commands.add_parser(
        "compare",
        help=tr("tell whose rating, name or title in an event differs from the lists"),
        description=tr(
            "Look every entrant up by FIDE id, national id, then by a name that only one has, and tell what differs. "
            "A national rating is compared with the lists of the federations first. Nothing is changed."
        ),
        epilog=tr("Exit code: 0 nothing differs, 1 something does or there is no list, 2 the file cannot be read."),
    )
    comparing.add_argument("file", type=Path, metavar="EVENT", help=tr("event (.json) or report file (.trf, .txt)"))
    add_encoding(comparing)
    add_section(comparing)
    comparing.set_defaults(run=_compare)


def _add_change(commands: Any) -> None:
    changing = commands.add_parser(
        "change",
        help=tr("tell what an event makes of every rating, and why"),
        description=tr(
            "Calculate what the games of an event or report make of the ratings by FIDE's regulations: a line a "
            "player, or with --why every game of one of them, the expectation, K with its reason, and the articles. "
            "First ratings of the unrated are calculated too. Other events on the same list are not known."
        ),
        epilog=tr("Exit code: 0 told, 1 refused with the reason, 2 the file cannot be read."),
    )
    changing.add_argument("file", type=Path, metavar="FILE", help=tr("event (.json) or report file (.trf, .txt)"))
    changing.add_argument("--why", default="", metavar="PLAYER", help=tr("of one player: their number, or of the name"))
    changing.add_argument("--all", action="store_true", help=tr("why, of everybody"))
    changing.add_argument(
        "--columns", type=int, choices=(80, 132), default=80, help=tr("width of the text; default 80")
    )
    add_encoding(changing)
    add_section(changing)
    changing.set_defaults(run=_change)


def _add_fetch(commands: Any) -> None:
    fetching = commands.add_parser(
        "fetch",
        help=tr("fetch the lists anew from the addresses of the settings"),
        description=tr(
            "Fetch rating lists from the addresses that the settings name (rating_lists); without any nothing is "
            "fetched. Each list is replaced when the new one is whole, and stays as it was otherwise."
        ),
        epilog=tr("Exit code: 0 all fetched, 1 none is named or one was not stored, 2 one could not be fetched."),
    )
    fetching.add_argument("names", nargs="*", metavar="NAME", help=tr("only these; default: all that are named"))
    fetching.set_defaults(run=_fetch)


def _federation(text: str) -> str:
    if not re.fullmatch("[A-Za-z]{3}", text):
        raise argparse.ArgumentTypeError(tr("{text} is not a code of three letters, such as POL", text=repr(text)))
    return text.upper()


def _month(text: str) -> str:
    from paircard.data.ratings.list_months import is_month

    if not is_month(text):
        raise argparse.ArgumentTypeError(tr("{text} is not a month, such as 2026-11", text=repr(text)))
    return text


def _most(text: str) -> int:
    return whole_number(text, 1, 1000)


def _show(_options: argparse.Namespace) -> int:
    from paircard.tui.batch.ratings import show_lists

    return show_lists()


def _import(options: argparse.Namespace) -> int:
    from paircard.tui.batch.ratings import import_list

    return import_list(
        options.file,
        name=options.name,
        federations=frozenset(options.fed),
        columns=options.columns,
        encoding=options.encoding,
        month=options.month or "",
    )


def _find(options: argparse.Namespace) -> int:
    from paircard.tui.batch.ratings import find_players

    return find_players(" ".join(options.words), federation=options.fed or "", most=options.most)


def _compare(options: argparse.Namespace) -> int:
    from paircard.tui.batch.ratings import compare_event

    return compare_event(options.file, options.encoding, options.section)


def _change(options: argparse.Namespace) -> int:
    from paircard.tui.batch.rating_changes import tell_changes

    return tell_changes(
        options.file,
        why=options.why,
        everybody=options.all,
        columns=options.columns,
        encoding=options.encoding,
        section=options.section,
    )


def _fetch(options: argparse.Namespace) -> int:
    from paircard.tui.batch.fetch_lists import fetch_lists

    return fetch_lists(options.names)
