"""The program, dying at its n-th call to the system: `python -m tests.support.windows.inside.mortal CALL TORN ...`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from paircard.tui.cli import main
from tests.support.torture.outside.desk import to_die_at

WHOLE = "whole"
"""In place of TORN, how many bytes of the last write still reach the file: that write never begins."""


def run(arguments: Sequence[str]) -> int:
    """Plan the death, then be the program."""
    call, torn, *rest = arguments
    to_die_at(int(call), None if torn == WHOLE else int(torn))()
    return main(rest)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
