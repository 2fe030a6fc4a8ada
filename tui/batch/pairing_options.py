"""The options of `pair`, `explain`, `compare` and `check`. What they need is imported when they run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from paircard.core.values.language import tr
from paircard.tui.batch.file_options import FILE_HELP, add_encoding, add_section
from paircard.tui.batch.in_one_go import in_one_go
from paircard.tui.batch.whole_numbers import positive


def add_commands(commands: Any) -> None:
    """Add them to the subparsers."""
    _add_pair(commands)
    _add_explain(commands)
    _add_check(commands)
    _add_compare(commands)


def _add_pair(commands: Any) -> None:
    pairing = commands.add_parser(
        "pair",
        help=tr("print the pairing of a round of an event or TRF report"),
        description=tr(
            "Print the pairing of the next round by pairing numbers: White-Black, a pair a line, the bye last."
        ),
        epilog=tr("Exit code: 0 paired, 1 refused with the reason, 2 the file cannot be read."),
    )
    pairing.add_argument("file", type=Path, metavar="FILE", help=tr(FILE_HELP))
    pairing.add_argument("--round", type=positive, default=None, metavar="N", help=tr("as round N was to be paired"))
    add_encoding(pairing)
    add_section(pairing)
    _add_system(pairing)
    pairing.set_defaults(run=_pair)


def _add_explain(commands: Any) -> None:
    explaining = commands.add_parser(
        "explain",
        help=tr("tell why a round is paired as it is, or why two players do not meet"),
        description=tr(
            "Explain every decision of a round by the article that made it, one bracket after the other: what it "
            "could not reach, the exchange, and for each player of S1 why everybody before their opponent was passed "
            "over. Players are named by their pairing numbers."
        ),
        epilog=tr("Exit code: 0 explained, 1 refused with the reason, 2 the file cannot be read."),
    )
    explaining.add_argument("file", type=Path, metavar="FILE", help=tr(FILE_HELP))
    explaining.add_argument(
        "--round", type=positive, default=None, metavar="N", help=tr("default: the next to be paired")
    )
    explaining.add_argument(
        "--why-not", type=positive, nargs=2, default=None, metavar=("A", "B"), help=tr("why not A-B?")
    )
    explaining.add_argument(
        "--bracket", type=_score, default=None, metavar="K", help=tr("only the bracket of K points")
    )
    add_encoding(explaining)
    add_section(explaining)
    _add_system(explaining)
    explaining.set_defaults(run=_explain)


def _add_compare(commands: Any) -> None:
    comparing = commands.add_parser(
        "compare",
        help=tr("pair a round by its own rules and by others, and tell where they part"),
        description=tr(
            "Pair one round of an event or report by its own rules and by others, as results were known then: the "
            "pairs that differ, and what each of the two has against the pairing of the other, with the first article "
            "or criterion that separates them. What cannot be compared is said. `--system all` takes every system "
            "that can pair it, with a table of how many pairs each two of them share."
        ),
        epilog=tr("Exit code: 0 told, 1 refused with the reason, 2 the file cannot be read."),
    )
    comparing.add_argument("file", type=Path, metavar="FILE", help=tr(FILE_HELP))
    comparing.add_argument(
        "--round", type=positive, default=None, metavar="N", help=tr("round N; default: the one paired last")
    )
    add_encoding(comparing)
    add_section(comparing)
    comparing.add_argument(
        "--system",
        default="",
        metavar="KEY",
        help=tr("the other rules, such as swiss-1998 or dubov-2026, or all; default: 2026, or 1998 for 2026"),
    )
    comparing.set_defaults(run=_compare)


def _add_check(commands: Any) -> None:
    checking = commands.add_parser(
        "check",
        help=tr("pair every round of an event or TRF report again, and report what differs"),
        description=tr(
            "Pair every round again and report each difference, with the first article that separates the two. With "
            "--round one round is compared: stopped before it, paired by the rules, compared with what was played. The "
            "points and places of a report are held against its results and the tie-breaks it names. With --for "
            "nothing is paired: it tells what a federation would send back, before round 1 or before the report."
        ),
        epilog=tr(
            "Exit code: 0 all is as the rules make it, 1 something illegal was found, 2 the file cannot be read, "
            "3 all is legal, but a round or the table of the report differs. With --for: 0 nothing would be sent "
            "back, 1 something would."
        ),
    )
    checking.add_argument("file", type=Path, metavar="FILE", help=tr(FILE_HELP))
    checking.add_argument("--round", type=positive, default=None, metavar="N", help=tr("only round N"))
    checking.add_argument(
        "--for",
        dest="federations",
        action="append",
        choices=("fide", "pol", "swe", "bul"),
        help=tr("what this federation would send back (again for another)"),
    )
    add_encoding(checking)
    add_section(checking)
    _add_system(checking)
    checking.set_defaults(run=_check)


def _add_system(command: Any) -> None:
    shown = tr("by the rules of that system, such as swiss-1998 or dutch-2026; default: those of the event")
    command.add_argument("--system", default="", metavar="KEY", help=shown)


def _score(text: str) -> int:
    """Return points as half points."""
    whole, _, half = text.replace(",", ".").replace("½", ".5").partition(".")
    if half not in ("", "0", "5") or not (whole or half) or not (whole or "0").isdecimal():
        raise argparse.ArgumentTypeError(tr("{text} is not a score: write points like 2 or 2.5", text=repr(text)))
    return 2 * int(whole or "0") + (half == "5")


@in_one_go()
def _pair(options: argparse.Namespace) -> int:
    from paircard.tui.batch.pair import pair_file

    return pair_file(
        options.file, number=options.round, encoding=options.encoding, section=options.section, system=options.system
    )


@in_one_go()
def _explain(options: argparse.Namespace) -> int:
    from paircard.tui.batch.explain import explain_file

    pair = tuple(options.why_not) if options.why_not else None
    return explain_file(
        options.file,
        number=options.round,
        pair=pair,
        bracket=options.bracket,
        encoding=options.encoding,
        section=options.section,
        system=options.system,
    )


@in_one_go()
def _compare(options: argparse.Namespace) -> int:
    from paircard.tui.batch.compare import compare_file

    return compare_file(
        options.file, number=options.round, encoding=options.encoding, section=options.section, system=options.system
    )


@in_one_go()
def _check(options: argparse.Namespace) -> int:
    if options.federations:
        from paircard.tui.batch.federation_check import check_for

        return check_for(options.file, options.federations, encoding=options.encoding, section=options.section)
    from paircard.tui.batch.check import check_file

    return check_file(
        options.file,
        number=options.round,
        encoding=options.encoding,
        section=options.section,
        system=options.system,
    )
