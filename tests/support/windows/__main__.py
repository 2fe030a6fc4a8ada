"""Try the program with a Windows Python under Wine: `python -m tests.support.windows [--cache DIR] [PART ...]`.

Makes that Python first, from packages of the registry, in the user's cache folder or in DIR. Prints what passed, what
failed and what was left out by name; ends with 1 if anything failed, with 0 where there is no Wine.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from platformdirs import user_cache_path

from tests.support.windows.account import Account
from tests.support.windows.evening import evening
from tests.support.windows.held import held
from tests.support.windows.kills import kills
from tests.support.windows.making import NotMade, made
from tests.support.windows.python import WindowsPython
from tests.support.windows.storage import storage
from tests.support.windows.wine import Wine

Part = Callable[[WindowsPython, Account], None]
PARTS: Mapping[str, Part] = {"evening": evening, "held": held, "kills": kills, "storage": storage}
NO_WINE = (
    "There is no Wine on this machine (Debian: apt-get install --no-install-recommends wine): nothing was tried.\n"
)


def cache() -> Path:
    """Return where the Windows Python is kept if nobody says otherwise."""
    return user_cache_path("paircard") / "windows"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the parts; return 1 if anything failed."""
    options = _parser().parse_args(arguments)
    wine = Wine.found(options.cache / "prefix")
    if wine is None:
        sys.stdout.write(NO_WINE)
        return 0
    account = Account()
    try:
        with wine.running():
            python = made(wine, options.cache)
            for name in options.parts or PARTS:
                PARTS[name](python, account)
    except NotMade as error:
        sys.stdout.write(f"{error}\n")
        return 1
    for name in account.failed:
        sys.stdout.write(f"failed: {name}\n")
    sys.stdout.write(f"{account.sum}\n")
    return 1 if account.failed else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m tests.support.windows", description=(__doc__ or "").split("\n\n")[1])
    parser.add_argument("--cache", type=Path, default=cache(), metavar="DIR", help="default: %(default)s")
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], metavar="PART", help=f"of {', '.join(PARTS)}: all")
    return parser


if __name__ == "__main__":
    sys.exit(main())
