"""The options of the commands that print and end. What they need is imported when they run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from paircard.core.values.language import mark, spoken, tr
from paircard.tui.batch.simulate_options import add_simulate
from paircard.tui.batch.whole_numbers import positive

FILE_HELP = mark("event (.json) or report file (.trf, .txt)")


def add_commands(commands: Any) -> None:
    """Add the commands that print and end to the subparsers."""
    _add_pair(commands)
    _add_explain(commands)
    _add_check(commands)
    _add_compare(commands)
    _add_standings(commands)
    _add_export(commands)
    add_simulate(commands)
    _add_verify(commands)
    _add_recover(commands)
    _add_share(commands)
    _add_rules(commands)
    _add_manual(commands)


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


def _add_system(command: Any) -> None:
    shown = tr("by the rules of that system, such as swiss-1998 or dutch-2026; default: those of the event")
    command.add_argument("--system", default="", metavar="KEY", help=shown)


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


def _add_verify(commands: Any) -> None:
    verifying = commands.add_parser(
        "verify",
        help=tr("check that an event file or log is what was written, and name the first bad entry"),
        description=tr(
            "Check seal, hash chain and fold of an event, or of a log the checksums; name the first bad entry."
        ),
        epilog=tr("Exit code: 0 all is right, 1 something is wrong, 2 the file cannot be read."),
    )
    verifying.add_argument("file", type=Path, metavar="FILE", help=tr("event (.json) or log (.log)"))
    verifying.set_defaults(run=_verify)


def _add_recover(commands: Any) -> None:
    recovering = commands.add_parser(
        "recover",
        help=tr("bring a damaged event back from its backups and its log"),
        description=tr(
            "Bring an event back to the last state its backups and log tell. The damaged file is kept beside "
            "it; one that is whole is left alone."
        ),
        epilog=tr("Exit code: 0 the event is whole, 1 it cannot be brought back."),
    )
    recovering.add_argument("file", type=Path, metavar="FILE", help=tr("event (.json), even if it is gone"))
    recovering.add_argument(
        "--with",
        dest="other",
        type=Path,
        metavar="OTHER",
        help=tr("add what only this kept file (.kept-1.json) or log (.log.other-1) knows, as far as it fits"),
    )
    recovering.add_argument(
        "--set-aside",
        action="store_true",
        help=tr("set aside the entries that cannot be followed: they are kept beside, the event goes on before them"),
    )
    recovering.add_argument("--dry-run", action="store_true", help=tr("say what would be done, change nothing"))
    recovering.set_defaults(run=_recover)


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


def _add_share(commands: Any) -> None:
    sharing = commands.add_parser(
        "share",
        help=tr("let a group of users of this machine work on an event"),
        description=tr(
            "Give an event, its log, its lock, its backups and, where it is yours, its folder to a group: everybody in "
            "it may read and write them, and what is made in the folder from now on. Says what it could not do, "
            "and the command that does it."
        ),
        epilog=tr("Exit code: 0 all is shared, 1 something could not be, 2 the file cannot be read."),
    )
    sharing.add_argument("file", type=Path, metavar="FILE", help=tr("event (.json)"))
    sharing.add_argument("--group", default=None, metavar="NAME", help=tr("default: the group of the folder"))
    sharing.set_defaults(run=_share)


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


def add_encoding(command: argparse.ArgumentParser) -> None:
    """Let a command be told the encoding of the file it reads."""
    command.add_argument(
        "--encoding",
        type=encoding,
        default="",
        metavar="E",
        help=tr("of a list or report: UTF-8, CP1251 ...; default: found out"),
    )


# --- values ----------------------------------------------------------------------------------------------


def add_section(command: argparse.ArgumentParser) -> None:
    """Let a command be told which section of an event is meant."""
    command.add_argument(
        "--section", default="", metavar="NAME", help=tr("which section of an event, where it has several")
    )


def encoding(text: str) -> str:
    """Read the name of an encoding."""
    from paircard.core.values.errors import Refusal
    from paircard.data.exchange.text_lines import known_encoding

    try:
        return known_encoding(text) if text else ""
    except Refusal as refusal:
        raise argparse.ArgumentTypeError(refusal.message) from refusal


def _score(text: str) -> int:
    """Return points as half points."""
    whole, _, half = text.replace(",", ".").replace("½", ".5").partition(".")
    if half not in ("", "0", "5") or not (whole or half) or not (whole or "0").isdecimal():
        raise argparse.ArgumentTypeError(tr("{text} is not a score: write points like 2 or 2.5", text=repr(text)))
    return 2 * int(whole or "0") + (half == "5")


# --- commands --------------------------------------------------------------------------------------------


def _pair(options: argparse.Namespace) -> int:
    from paircard.tui.batch.pair import pair_file

    return pair_file(
        options.file, number=options.round, encoding=options.encoding, section=options.section, system=options.system
    )


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


def _compare(options: argparse.Namespace) -> int:
    from paircard.tui.batch.compare import compare_file

    return compare_file(
        options.file, number=options.round, encoding=options.encoding, section=options.section, system=options.system
    )


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


def _verify(options: argparse.Namespace) -> int:
    from paircard.tui.batch.verify import verify_file

    return verify_file(options.file)


def _recover(options: argparse.Namespace) -> int:
    from paircard.tui.batch.verify import recover_file

    return recover_file(options.file, other=options.other, aside=options.set_aside, dry_run=options.dry_run)


def _read_rules(options: argparse.Namespace) -> int:
    from paircard.tui.batch.rules import print_rules

    return print_rules(options.ids, words=options.find, lang=spoken().code)


def _read_manual(options: argparse.Namespace) -> int:
    from paircard.tui.batch.manual import print_manual, write_site

    return write_site(options.site) if options.site else print_manual(options.page)


def _share(options: argparse.Namespace) -> int:
    from paircard.tui.batch.share import share_file

    return share_file(options.file, group=options.group)
