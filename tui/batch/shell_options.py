"""The options of the commands that other programs call: `engine`, `completion` and `man`."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from paircard.core.values.language import tr


def add_commands(commands: Any) -> None:
    """Add them to the subparsers."""
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


def _engine(options: argparse.Namespace) -> int:
    from paircard.core.systems.wire import serve

    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    for answer in serve(sys.stdin, options.method):
        print(answer, flush=True)  # noqa: T201
    return 0


def _completion(options: argparse.Namespace) -> int:
    from paircard.tui.batch.shell import print_completion
    from paircard.tui.start.parsers import parser_of

    return print_completion(parser_of(), options.shell)


def _man(options: argparse.Namespace) -> int:  # noqa: ARG001
    from paircard.tui.batch.shell import print_man
    from paircard.tui.start.parsers import parser_of

    return print_man(parser_of())
