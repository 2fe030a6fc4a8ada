"""Options of every command that reads an event or a report."""

from __future__ import annotations

import argparse

from paircard.core.values.language import mark, tr

FILE_HELP = mark("event (.json) or report file (.trf, .txt)")


def add_encoding(command: argparse.ArgumentParser) -> None:
    """Let a command be told the encoding of the file it reads."""
    command.add_argument(
        "--encoding",
        type=encoding,
        default="",
        metavar="E",
        help=tr("of a list or report: UTF-8, CP1251 ...; default: found out"),
    )


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
