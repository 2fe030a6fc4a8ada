"""The options of `paircard norms`. What it needs is imported when it runs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from paircard.core.values.language import tr
from paircard.tui.batch.file_options import FILE_HELP, add_encoding, add_section
from paircard.tui.batch.whole_numbers import positive

OCCASIONS = ("national-final", "national-team", "zonal", "world-team", "world-cup")  # no words: keys


def add_commands(commands: Any) -> None:
    """Add `norms` to the subparsers."""
    judging = commands.add_parser(
        "norms",
        help=tr("tell who has made a title norm, who can still make one, and what that takes"),
        description=tr(
            "Judge the GM, IM, WGM and WIM norms of an event by the title regulations (B.01) from its games as they "
            "stand: who has made which, and who can still make which with what. With --player every requirement is "
            "told with its article, the figure and the limit. Nothing is awarded: the signature is the arbiter's."
        ),
        epilog=tr("Exit code: 0 told, 1 refused with the reason, 2 the file cannot be read."),
    )
    judging.add_argument("file", type=Path, metavar="FILE", help=tr(FILE_HELP))
    judging.add_argument("--round", type=positive, default=None, metavar="N", help=tr("as it was after round N"))
    judging.add_argument("--player", default="", metavar="WHO", help=tr("only of this player: number or name"))
    judging.add_argument(
        "--occasion",
        choices=OCCASIONS,
        default="",
        help=tr("as if the event were one of these, where norms ask for less; default: as it says itself"),
    )
    judging.add_argument("--format", choices=("text", "json"), default="text", help=tr("default text"))
    add_encoding(judging)
    add_section(judging)
    judging.set_defaults(run=_norms)


def _norms(options: argparse.Namespace) -> int:
    from paircard.tui.batch.norms import norms_of_file

    return norms_of_file(
        options.file,
        after=options.round,
        player=options.player,
        occasion=options.occasion,
        shape=options.format,
        encoding=options.encoding,
        section=options.section,
    )
