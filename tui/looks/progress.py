"""How far something long is: a bar and its per cent, the same everywhere."""

from __future__ import annotations

from paircard.core.values.language import tr
from paircard.tui.looks.signs import Signs

WIDTH = 30


def percent_of(done: int, whole: int) -> int:
    """Return how much is done."""
    return min(100, 100 * done // max(whole, 1))


def bar_at(percent: int, signs: Signs, behind: str = "") -> str:
    """Draw how much is done, with what is said behind it.

    >>> from paircard.tui.looks.signs import PLAIN
    >>> bar_at(50, Signs()), bar_at(100, PLAIN, "7 players")
    ('━━━━━━━━━━━━━━━╸──────────────  50 %', '============================== 100 %  7 players')
    """
    filled = WIDTH * percent // 100
    head = signs.tip if filled < WIDTH else ""
    drawn = (signs.bar * filled + head).ljust(WIDTH, signs.rule)
    told = tr("{percent} %", percent=f"{percent:>3}")
    return f"{drawn} {told}{'  ' if behind else ''}{behind}"
