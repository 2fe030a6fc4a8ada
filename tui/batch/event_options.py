"""The options of `standings` and `export`: an event as a table, and as a report; what they need is imported late."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from paircard.core.values.language import tr
from paircard.tui.batch.file_options import FILE_HELP, add_encoding, add_section
from paircard.tui.batch.whole_numbers import positive


def add_commands(commands: Any) -> None:
    """Add them to the subparsers."""
    _add_standings(commands)
    _add_export(commands)


def _add_standings(commands: Any) -> None:
    table = commands.add_parser(
        "standings",
        help=tr("print the table of an event or TRF report, every figure with its terms in JSON"),
        description=tr(
            "Print the table after a round. LIST is codes, the first decides first, such as "
            '"BH@fide2009,BH/C1@fide2009,DE,LOTS", or a list by its name: F10, PZSZACH, SSF, SSF-RR.'
        ),
        epilog=tr("Exit code: 0 printed, 1 refused with the reason, 2 the file cannot be read."),
    )
    table.add_argument("file", type=Path, metavar="FILE", help=tr(FILE_HELP))
    table.add_argument("--round", type=positive, default=None, metavar="N", help=tr("after round N; default: the last"))
    table.add_argument("--tiebreaks", default=None, metavar="LIST", help=tr("in place of those of the event"))
    table.add_argument("--format", choices=("text", "json", "csv"), default="text", help=tr("default text"))
    add_encoding(table)
    add_section(table)
    table.set_defaults(run=_standings)


def _add_export(commands: Any) -> None:
    exporting = commands.add_parser(
        "export",
        help=tr("write an event as a FIDE report file, TRF16 or TRF26"),
        description=tr(
            "Write an event as a report file for the federation or another program. No file is ever written over. You "
            "are told what the format cannot hold. Both say by which rules the rounds were made (092); TRF26 gives "
            "the code (192) too: FIDE's where it has one, such as FIDE_DUTCH_2026 or FIDE_ROUNDROBIN, otherwise one "
            "that begins with CUSTOM, such as CUSTOM_SWISS for the Swiss of 1998. For rounds that came from another "
            "report they say what it said."
        ),
        epilog=tr("Exit code: 0 written, 1 refused with the reason, 2 the file cannot be read."),
    )
    exporting.add_argument("file", type=Path, metavar="FILE", help=tr(FILE_HELP))
    exporting.add_argument(
        "--format", choices=("trf16", "trf26"), default="", help=tr("default trf16, of a running event trf26")
    )
    exporting.add_argument(
        "--running",
        action="store_true",
        help=tr("the file of the running event, TRF26: it says in its head that it is no final report"),
    )
    exporting.add_argument(
        "--out", type=Path, default=None, metavar="FILE", help=tr("default: FILE with the ending .trf")
    )
    exporting.add_argument(
        "--ascii",
        action="store_true",
        help=tr("names in ASCII for programs that count bytes: accents dropped, ß ss, Cyrillic and Greek spelled"),
    )
    exporting.add_argument(
        "--records-only",
        action="store_true",
        help=tr("without comments (###) on what was done against pairing integrity, for servers that take none"),
    )
    exporting.add_argument(
        "--for-engine",
        action="store_true",
        help=tr(
            "as pairing programs read it (bbpPairings): adjourned games drawn, an unfinished round left out, no 192"
        ),
    )
    exporting.add_argument(
        "--period",
        type=positive,
        default=0,
        metavar="N",
        help=tr("only a period of an event of more than 30 days, as an event of its own, for rating alone"),
    )
    exporting.add_argument(
        "--whole",
        action="store_true",
        help=tr("with --period: all players and rounds of the event, those of other periods left blank"),
    )
    add_encoding(exporting)
    add_section(exporting)
    exporting.set_defaults(run=_export)


def _standings(options: argparse.Namespace) -> int:
    from paircard.tui.batch.standings import standings_of_file

    return standings_of_file(
        options.file,
        after=options.round,
        tie_breaks=options.tiebreaks,
        shape=options.format,
        encoding=options.encoding,
        section=options.section,
    )


def _export(options: argparse.Namespace) -> int:
    from paircard.data.exchange.trf.style import Edition, Style
    from paircard.tui.batch.export import export_file

    style = Style(
        ascii=options.ascii,
        for_engine=options.for_engine,
        running=options.running,
        comments=not options.records_only,
    )
    edition = Edition(options.format or ("trf26" if options.running else "trf16"))  # no words: as above
    return export_file(
        options.file,
        edition=edition,
        out=options.out,
        encoding=options.encoding,
        section=options.section,
        style=style,
        period=options.period,
        whole=options.whole,
    )
