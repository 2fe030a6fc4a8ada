"""The command line. The screen library is loaded only when a screen is asked for."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from core.values.language import LANGUAGES, mark, speak, tr
from data.languages import load
from data.machine.settings import read_settings
from tui.batch.lab_options import add_lab_command
from tui.batch.options import add_batch_commands, add_encoding, add_section
from tui.batch.output import CANNOT_READ, REFUSED, failed
from tui.batch.paper_options import add_paper_commands
from tui.batch.rating_options import add_rating_commands
from tui.batch.table_options import add_table_command
from tui.batch.teach_options import add_teach_commands
from tui.start.argparse_words import CommandParser, let_argparse_speak
from tui.start.language import LANGUAGE_OPTION, language_for, split_language
from tui.start.parsers import Wanted
from tui.start.streams import CannotSay, harmless_output

DESCRIPTION = mark("Run a chess tournament in the terminal, every pairing explained by the rule that made it.")
EPILOG = mark("Without a command: paircard FILE opens an event, paircard alone the start screen.")

COMMANDS = frozenset(
    {
        "open",
        "demo",
        "tour",
        "line",
        "import",
        "engine",
        "pair",
        "explain",
        "check",
        "compare",
        "simulate",
        "lab",
        "standings",
        "export",
        "ratings",
        "verify",
        "recover",
        "share",
        "lesson",
        "exam",
        "course",
        "rules",
        "table",
        "manual",
        "completion",
        "man",
        "print",
        "publish",
    }
)
"""Words that are not taken for a file."""

PATIENT = 20_000
"""After so many new objects rubbish is looked for: what is loaded for a command is none, and stays to its end."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    gc.set_threshold(PATIENT)
    try:
        with harmless_output():
            return _without_traceback(arguments)
    except KeyboardInterrupt:
        return 130
    except CannotSay as error:
        return failed(tr("The output cannot be written ({why}): free some space where it goes.", why=error), REFUSED)
    except BrokenPipeError:
        # the reader of our output has gone; do not let the interpreter stumble over it again at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def _without_traceback(arguments: Sequence[str] | None) -> int:
    """Run one command; a fault of ours is one sentence, and the rest is kept for its makers."""
    try:
        return _main(arguments)
    except (BrokenPipeError, KeyboardInterrupt, CannotSay):
        raise
    except Exception as error:
        from tui.start.crash import FAULT, sentence_about

        print(sentence_about(error), file=sys.stderr)  # noqa: T201
        return FAULT


def _main(arguments: Sequence[str] | None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    wanted, given = split_language(given)
    speak(load(language_for(wanted, read_settings().settings.language)))
    if wanted not in ("", *LANGUAGES):
        _parser().error(tr("{wanted} is not a language of this program: it speaks en, pl, bg and sv.", wanted=wanted))
    given = _with_command(given)
    options = _parser(given[0] if given[0] in COMMANDS else None).parse_args(given)
    code: int = options.run(options)
    return code


def _parser(command: str | None = None) -> argparse.ArgumentParser:
    """Return the parser of a command line; of all commands when None."""
    let_argparse_speak()
    parser = CommandParser("paircard", description=tr(DESCRIPTION), epilog=tr(EPILOG))
    parser.add_argument("--version", action=_Version, nargs=0, help=tr("show program's version number and exit"))
    parser.add_argument(
        LANGUAGE_OPTION,
        metavar="L",
        help=tr("language: en, pl, bg or sv; default: as the settings say, else the locale"),
    )
    commands = Wanted(parser.add_subparsers(title=tr("commands"), metavar="COMMAND", required=True), command)

    opening = commands.add_parser("open", help=tr("open an event file (the word may be left out), or the start screen"))
    opening.add_argument("file", nargs="?", type=Path, metavar="FILE")
    opening.set_defaults(run=_open)

    demo = commands.add_parser("demo", help=tr("open a sample event, made anew"))
    demo.set_defaults(run=_demo)

    tour = commands.add_parser(
        "tour",
        help=tr("five guided minutes on a sample event"),
        description=tr("Each step says what to type next, and why. Your own events are not touched."),
    )
    tour.add_argument("--line", action="store_true", help=tr("line by line: for speech and dumb terminals"))
    tour.add_argument("--ascii", action="store_true", help=tr("write plain ASCII (as where the locale is not UTF-8)"))
    tour.set_defaults(run=_tour)

    line = commands.add_parser(
        "line",
        help=tr("the same commands line by line: for speech, dumb terminals, scripts"),
        description=tr("Every command of the screens, typed and told line by line; help explains it."),
        epilog=tr("Exit code: 0 done, 1 a line of a script was refused, 2 the event cannot be opened."),
    )
    line.add_argument("file", nargs="?", type=Path, metavar="FILE")
    line.add_argument("--ascii", action="store_true", help=tr("write plain ASCII (as where the locale is not UTF-8)"))
    line.add_argument(
        "--keep-going", action="store_true", help=tr("go on after a refusal in a script (exit code 1 all the same)")
    )
    line.set_defaults(run=_line)

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
    importing.set_defaults(run=_import)

    add_batch_commands(commands)
    add_table_command(commands)
    add_lab_command(commands)
    add_paper_commands(commands)
    add_rating_commands(commands)
    add_teach_commands(commands)

    engine = commands.add_parser("engine", help=tr("pair positions: one JSON object a line in, one out"))
    engine.add_argument(
        "--method",
        choices=("search", "procedure"),
        default="search",
        help=tr("search: the answer of the procedure without its tries; procedure: C1 - C14 try by try"),
    )
    engine.set_defaults(run=_engine)

    completion = commands.add_parser("completion", help=tr("print what a shell reads to complete the commands"))
    completion.add_argument("shell", choices=("bash", "zsh", "fish"), help=tr("which shell"))
    completion.set_defaults(run=_completion)
    commands.add_parser("man", help=tr("print the page for man")).set_defaults(run=_man)

    for screen in (opening, demo, tour):
        link = screen.add_mutually_exclusive_group()
        link.add_argument(
            "--slow", dest="slow", action="store_true", default=None, help=tr("spare the line (as over SSH)")
        )
        link.add_argument("--fast", dest="slow", action="store_false", help=tr("do not spare the line, even over SSH"))
    for writer in (opening, demo, tour, line, importing):
        writer.add_argument(
            "--arbiter",
            default=None,
            metavar="NAME",
            help=tr("who enters (default: $PAIRCARD_ARBITER, else the login; asked if there is none)"),
        )
    return parser


class _Version(argparse.Action):
    """Look the version up when it is asked for: that takes longer than to start."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"paircard {version('paircard')}")  # noqa: T201  # no words: the name of the program
        parser.exit()


def _with_command(arguments: list[str]) -> list[str]:
    """Let `paircard FILE` and `paircard` alone mean `open`."""
    if arguments and (arguments[0] in COMMANDS or arguments[0] in ("-h", "--help", "--version")):
        return arguments
    return ["open", *arguments]


def _open(options: argparse.Namespace) -> int:
    return _run_app(options, options.file)


def _demo(options: argparse.Namespace) -> int:
    from tui.program.demo import create_demo

    return _run_app(options, create_demo())


def _tour(options: argparse.Namespace) -> int:
    from tui.program.demo import create_demo

    if not options.line:
        return _run_app(options, create_demo(), touring=True)
    from tui.line.start import start

    return start(create_demo(), arbiter=_arbiter(options), ascii_only=options.ascii, keep_going=True, touring=True)


def _line(options: argparse.Namespace) -> int:
    from tui.line.start import start

    return start(options.file, arbiter=_arbiter(options), ascii_only=options.ascii, keep_going=options.keep_going)


def _import(options: argparse.Namespace) -> int:
    from tui.importing.command import import_file

    return import_file(
        options.file,
        into=options.into,
        rounds=options.rounds,
        yes=options.yes,
        arbiter=_arbiter(options),
        columns=options.columns,
        encoding=options.encoding,
        system=options.system,
        standard_points=options.standard_points,
        section=options.section,
    )


def _engine(options: argparse.Namespace) -> int:
    from core.systems.wire import serve

    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    for answer in serve(sys.stdin, options.method):
        print(answer, flush=True)  # noqa: T201
    return 0


def _completion(options: argparse.Namespace) -> int:
    from tui.batch.shell import print_completion

    return print_completion(_parser(), options.shell)


def _man(options: argparse.Namespace) -> int:  # noqa: ARG001
    from tui.batch.shell import print_man

    return print_man(_parser())


def _run_app(options: argparse.Namespace, path: Path | None, *, touring: bool = False) -> int:
    from tui.link.slow_line import spare_the_link

    spare_the_link(os.environ, wanted=options.slow)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return failed(tr("the screens need a terminal: run it in one."), CANNOT_READ)
    # only now, because the screen library reads the environment when it is imported
    from tui.app import PaircardApp
    from tui.pages.publisher import PATIENCE

    app = PaircardApp(path, arbiter=_arbiter(options), touring=touring)
    app.run(mouse=False)
    if app.publisher is not None:
        app.publisher.stop(PATIENCE)
        for said in app.publisher.heard():
            print(said, file=sys.stderr)  # noqa: T201
    return app.return_code or 0


def _arbiter(options: argparse.Namespace) -> str:
    from tui.start.arbiter import arbiter_name

    return arbiter_name(options.arbiter)
