"""The options of `verify`, `recover` and `share`: the file of an event. What they need is imported when they run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from paircard.core.values.language import tr


def add_commands(commands: Any) -> None:
    """Add them to the subparsers."""
    _add_verify(commands)
    _add_recover(commands)
    _add_share(commands)


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


def _verify(options: argparse.Namespace) -> int:
    from paircard.tui.batch.verify import verify_file

    return verify_file(options.file)


def _recover(options: argparse.Namespace) -> int:
    from paircard.tui.batch.verify import recover_file

    return recover_file(options.file, other=options.other, aside=options.set_aside, dry_run=options.dry_run)


def _share(options: argparse.Namespace) -> int:
    from paircard.tui.batch.share import share_file

    return share_file(options.file, group=options.group)
