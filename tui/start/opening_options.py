"""The options of the commands that open an event: on the screens or line by line."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from paircard.core.systems.today import OF_BEFORE, TODAY
from paircard.core.values.language import tr
from paircard.tui.batch.output import CANNOT_READ, failed
from paircard.tui.start.arbiter import add_arbiter, arbiter_of


def add_commands(commands: Any) -> None:
    """Add open, demo, tour and line to the subparsers."""
    _add_open(commands)
    _add_demo(commands)
    _add_tour(commands)
    _add_line(commands)


def _add_open(commands: Any) -> None:
    opening = commands.add_parser("open", help=tr("open an event file (the word may be left out), or the start screen"))
    opening.add_argument("file", nargs="?", type=Path, metavar="FILE")
    _add_link(opening)
    add_arbiter(opening)
    opening.set_defaults(run=_open)


_OF_DEMO = (TODAY, OF_BEFORE, "dubov-2026", "burstein-2026", "lim-2026")
"""By whose rules the sample event can be paired."""


def _add_demo(commands: Any) -> None:
    demo = commands.add_parser("demo", help=tr("open a sample event, made anew"))
    demo.add_argument("--system", choices=_OF_DEMO, default=TODAY, help=tr("its rules (default: those in force today)"))
    _add_link(demo)
    add_arbiter(demo)
    demo.set_defaults(run=_demo)


def _add_tour(commands: Any) -> None:
    tour = commands.add_parser(
        "tour",
        help=tr("five guided minutes on a sample event"),
        description=tr("Each step says what to type next, and why. Your own events are not touched."),
    )
    tour.add_argument("--line", action="store_true", help=tr("line by line: for speech and dumb terminals"))
    tour.add_argument("--ascii", action="store_true", help=tr("write plain ASCII (as where the locale is not UTF-8)"))
    _add_link(tour)
    add_arbiter(tour)
    tour.set_defaults(run=_tour)


def _add_line(commands: Any) -> None:
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
    add_arbiter(line)
    line.set_defaults(run=_line)


def _add_link(screen: Any) -> None:
    """Add what says whether the line is spared."""
    link = screen.add_mutually_exclusive_group()
    link.add_argument("--slow", dest="slow", action="store_true", default=None, help=tr("spare the line (as over SSH)"))
    link.add_argument("--fast", dest="slow", action="store_false", help=tr("do not spare the line, even over SSH"))


def _open(options: argparse.Namespace) -> int:
    return _run_app(options, options.file)


def _demo(options: argparse.Namespace) -> int:
    from paircard.tui.program.demo import create_demo

    return _run_app(options, create_demo(system=options.system))


def _tour(options: argparse.Namespace) -> int:
    from paircard.tui.program.demo import create_demo

    if not options.line:
        return _run_app(options, create_demo(), touring=True)
    from paircard.tui.line.start import start

    return start(create_demo(), arbiter=arbiter_of(options), ascii_only=options.ascii, keep_going=True, touring=True)


def _line(options: argparse.Namespace) -> int:
    from paircard.tui.line.start import start

    return start(options.file, arbiter=arbiter_of(options), ascii_only=options.ascii, keep_going=options.keep_going)


def _run_app(options: argparse.Namespace, path: Path | None, *, touring: bool = False) -> int:
    from paircard.tui.terminal.slow_line import spare_the_link

    spared = spare_the_link(os.environ, wanted=options.slow)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return failed(tr("the screens need a terminal: run it in one."), CANNOT_READ)
    # only now, because the screen library reads the environment when it is imported
    from paircard.tui.app import PaircardApp
    from paircard.tui.looks.scroll_bar import draw_in_whole_cells
    from paircard.tui.publishing.publisher import PATIENCE

    if spared:
        draw_in_whole_cells()
    app = PaircardApp(path, arbiter=arbiter_of(options), touring=touring)
    app.run(mouse=False)
    if app.publisher is not None:
        app.publisher.stop(PATIENCE)
        for said in app.publisher.heard():
            print(said, file=sys.stderr)  # noqa: T201
    return app.return_code or 0
