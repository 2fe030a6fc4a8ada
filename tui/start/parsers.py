"""The commands of the command line, by the modules that have their options.

Only the module of the command asked for is loaded, and only its parser is made: that is most of what a start takes.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Any

from paircard import __version__
from paircard.core.values.language import mark, tr
from paircard.tui.start.argparse_words import CommandParser, let_argparse_speak
from paircard.tui.start.language import LANGUAGE_OPTION

DESCRIPTION = mark("Run a chess tournament in the terminal, every pairing explained by the rule that made it.")
EPILOG = mark("Without a command: paircard FILE opens an event, paircard alone the start screen.")
OPTIONS: tuple[tuple[str, str], ...] = (
    ("open demo tour line", "paircard.tui.start.opening_options"),  # no words: names of commands, here and below
    ("import", "paircard.tui.importing.options"),
    ("pair explain check compare", "paircard.tui.batch.pairing_options"),  # no words: as above
    ("standings export", "paircard.tui.batch.event_options"),  # no words: as above
    ("simulate", "paircard.tui.batch.simulate_options"),
    ("verify recover share", "paircard.tui.batch.keeping_options"),  # no words: as above
    ("rules manual", "paircard.tui.batch.reading_options"),  # no words: as above
    ("norms", "paircard.tui.batch.norm_options"),
    ("table", "paircard.tui.batch.table_options"),
    ("lab", "paircard.tui.batch.lab_options"),
    ("print publish", "paircard.tui.batch.paper_options"),  # no words: as above
    ("ratings", "paircard.tui.batch.rating_options"),
    ("acceptance", "paircard.tui.batch.acceptance_options"),
    ("lesson exam course", "paircard.tui.batch.teach_options"),  # no words: as above
    ("engine completion man", "paircard.tui.batch.shell_options"),  # no words: as above
)
"""Commands in the order of the help, and the module whose `add_commands` adds their parsers."""
COMMANDS = frozenset(command for commands, _ in OPTIONS for command in commands.split())
"""Words that are not taken for a file."""


def parser_of(command: str | None = None) -> argparse.ArgumentParser:
    """Return the parser of a command line with that command; with all of them when None."""
    let_argparse_speak()
    parser = CommandParser("paircard", description=tr(DESCRIPTION), epilog=tr(EPILOG))
    parser.add_argument(
        "--version",
        action="version",
        version=f"paircard {__version__}",  # no words: a name and a number
        help=tr("show program's version number and exit"),
    )
    parser.add_argument(
        LANGUAGE_OPTION,
        metavar="L",
        help=tr("language: en, pl, bg or sv; default: as the settings say, else the locale"),
    )
    parsers = _Wanted(parser.add_subparsers(title=tr("commands"), metavar="COMMAND", required=True), command)
    for commands, module in OPTIONS:
        if command is None or command in commands.split():
            import_module(module).add_commands(parsers)
    return parser


class _Wanted:
    """Stands for what `add_subparsers` returns; without a command everybody's parser is made, for the help."""

    def __init__(self, commands: Any, command: str | None) -> None:
        self._commands = commands
        self._command = command

    def add_parser(self, name: str, **options: Any) -> Any:
        """Return the parser of a command, or something that takes its arguments and forgets them."""
        if self._command in (None, name):
            return self._commands.add_parser(name, **options)
        return _UNWANTED


class _Unwanted:
    """Whatever is asked of it is done by nobody."""

    def __getattr__(self, name: str) -> Any:
        return self._nothing

    def _nothing(self, *_arguments: object, **_options: object) -> _Unwanted:
        return self


_UNWANTED = _Unwanted()
