"""The marks of players and pairs on the way through a pairing, in full and plain for a terminal without UTF-8."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass

from paircard.tui.looks.signs import Signs


@dataclass(frozen=True, slots=True)
class PairMarks:
    """One sign each."""

    came: str = "↓"
    """From a higher bracket."""
    goes: str = "↘"
    """To the next bracket."""
    exchanged: str = "⇄"
    """Between S1 and S2."""
    bye: str = "b"
    chosen: str = "▌"
    """The group one is in."""
    refused: str = "✗"
    fits: str = "✓"
    stays: str = "✗"
    """One cell: who may not be left over, a pair that may not be."""
    stands: str = "──"
    may_change: str = "╌╌"
    balance: str = "±"
    """White minus Black."""


FULL = PairMarks()
PLAIN = PairMarks(
    came="v", goes="\\", exchanged="x", chosen="*", refused="no", fits="ok", stays="!", stands="--", may_change="..",
    balance="+-",
)  # fmt: skip


def pair_marks(signs: Signs) -> PairMarks:
    """Return the marks that go with the signs of the terminal."""
    return PLAIN if signs.plain else FULL


def draws_threads(signs: Signs, environ: Mapping[str, str] = os.environ) -> bool:
    """Say whether lines can be drawn: not where signs are plain, nor on a Linux console, which has no braille.

    >>> draws_threads(Signs(), {"TERM": "linux"}), draws_threads(Signs(), {"TERM": "xterm"})
    (False, True)
    """
    return not signs.plain and environ.get("TERM", "") != "linux"
