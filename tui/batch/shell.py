"""`paircard completion` and `paircard man`: what a shell and `man` know of the commands, from the table of commands."""

from __future__ import annotations

import argparse
from pathlib import Path

import shtab
from argparse_manpage.manpage import Manpage

from paircard import __version__
from paircard.core.values.language import tr
from paircard.tui.batch.output import DONE, say


def print_completion(parser: argparse.ArgumentParser, shell: str) -> int:
    """Print what a shell reads to complete commands, options and files."""
    _tell_files(parser)
    say(shtab.complete(parser, shell))
    return DONE


def print_man(parser: argparse.ArgumentParser) -> int:
    """Print the page of `man`, every command with its options."""
    told = {
        "description": tr("run a chess tournament in the terminal"),
        "manual_title": tr("User commands"),
        "project_name": "paircard",
        "version": __version__,
        "format": "single-commands-section",
    }
    say(str(Manpage(parser, told, told["format"])))
    return DONE


def _tell_files(parser: argparse.ArgumentParser) -> None:
    """Let arguments that are paths be completed as files, or as folders where the help says DIR."""
    for action in parser._actions:  # argparse has no other way to ask
        if isinstance(action, argparse._SubParsersAction):
            for part in action.choices.values():
                _tell_files(part)
        elif action.type is Path:
            action.complete = shtab.DIRECTORY if action.metavar == "DIR" else shtab.FILE  # type: ignore[attr-defined]
