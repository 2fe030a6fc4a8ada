"""The options of `print` and `publish`. What they need is imported when they run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from paircard.core.values.language import tr
from paircard.tui.batch.file_options import FILE_HELP, add_encoding, add_section
from paircard.tui.batch.whole_numbers import positive


def add_commands(commands: Any) -> None:
    """Add `print` and `publish` to the subparsers."""
    _add_print(commands)
    _add_publish(commands)


def _add_print(commands: Any) -> None:
    printing = commands.add_parser(
        "print",
        help=tr("print a paper of an event: lists, pairings, slips, tables, cards, protocol, report"),
        description=tr(
            "Print a paper of an event or TRF report as text of a fixed width, as one HTML page for A4, or as a PDF "
            "for A4 (pip install 'paircard[pdf]' brings what that needs). "
            "Overrides and what is provisional are marked on every paper concerned. --list names all papers."
        ),
        epilog=tr("Exit code: 0 printed, 1 refused with the reason, 2 the file cannot be read or written."),
    )
    printing.add_argument("file", nargs="?", type=Path, metavar="FILE", help=tr(FILE_HELP))
    printing.add_argument("paper", nargs="?", metavar="PAPER", help=tr("a name of --list"))
    printing.add_argument("--list", action="store_true", help=tr("name all papers"))
    printing.add_argument(
        "--round",
        type=positive,
        default=None,
        metavar="N",
        help=tr("of or after round N; default: the one paired last"),
    )
    printing.add_argument(
        "--boards", default="", metavar="X-Y", help=tr("of table-numbers: from board X to board Y, such as 1-40")
    )
    printing.add_argument(
        "--format", choices=("text", "html", "pdf", "a3"), default="text", help=tr("default text; a3 is a PDF for A3")
    )
    printing.add_argument(
        "--columns", type=int, choices=(80, 132), default=80, help=tr("width of the text; default 80")
    )
    printing.add_argument(
        "--out",
        type=Path,
        default=None,
        metavar="FILE",
        help=tr("a new file to write, never over another; a PDF needs one"),
    )
    add_encoding(printing)
    add_section(printing)
    printing.set_defaults(run=_print, error=printing.error)


def _add_publish(commands: Any) -> None:
    publishing = commands.add_parser(
        "publish",
        help=tr("write an event as linked HTML pages, for a screen in the hall and for phones"),
        description=tr(
            "Write a folder of pages as of the last published round: names with boards, pairings, standings, "
            "crosstable, start list, a hall screen that turns its pages by itself, and for each player why they have "
            "their opponent. Pages fetch themselves anew; run it again after results, or with --follow leave it "
            "running: only pages that changed are replaced, each at once. One folder holds one event."
        ),
        epilog=tr("Exit code: 0 written, 1 refused with the reason, 2 the file cannot be read or the folder written."),
    )
    publishing.add_argument("file", type=Path, metavar="FILE", help=tr(FILE_HELP))
    publishing.add_argument("folder", type=Path, metavar="DIR", help=tr("made if it is not there"))
    publishing.add_argument(
        "--follow",
        action="store_true",
        help=tr(
            "stay, and write the pages again whenever the event changes, until Ctrl+C; while it cannot be read, the "
            "last good pages stay"
        ),
    )
    add_encoding(publishing)
    publishing.set_defaults(run=_publish)


def _publish(options: argparse.Namespace) -> int:
    if options.follow:
        from paircard.tui.batch.follow import follow_event

        return follow_event(options.file, options.folder, options.encoding)
    from paircard.tui.batch.papers import publish_event

    return publish_event(options.file, options.folder, options.encoding)


def _print(options: argparse.Namespace) -> int:
    from paircard.tui.batch.papers import list_papers, missing_for, print_paper

    if options.list:
        return list_papers()
    if options.file is None or options.paper is None:
        options.error(tr("name FILE and PAPER, or --list"))
    if missing := missing_for(options.format):
        return missing
    if options.format in ("pdf", "a3") and options.out is None:
        options.error(tr("name the file of the PDF: --out FILE"))
    return print_paper(
        options.file,
        options.paper,
        number=options.round,
        form=options.format,
        columns=options.columns,
        out=options.out,
        encoding=options.encoding,
        section=options.section,
        boards=options.boards,
    )
