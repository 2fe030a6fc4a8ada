"""The field as it stands: a bar a score group, how many are in it to the right, the score below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import CHOSEN, LIVE, QUIET

_WIDEST = 3


@dataclass(frozen=True, slots=True)
class Bar:
    """One score group."""

    score: int
    """Half points."""
    count: int
    settled: bool
    """Whether it will not change."""
    chosen: bool = False


def field(bars: Sequence[Bar], label: str, room: int, signs: Signs) -> Text:
    """Return the two rows, within a room if they can be: the more groups, the narrower their bars.

    >>> print(field([Bar(4, 3, True), Bar(3, 1, False)], "field", 40, Signs()).plain)
    field ▇▇▇3 ▃▃▃1
      4   2    1½
    """
    if not bars:
        return Text()
    total = str(sum(bar.count for bar in bars))
    lead = max(len(label), len(total))
    wide = next(
        (wide for wide in range(_WIDEST, 0, -1) if lead + sum(_cell(bar, wide, signs) for bar in bars) <= room), 1
    )
    wide = 0 if signs.plain else wide
    most = max(bar.count for bar in bars)
    above, below = Text(f"{label:<{lead}}", QUIET, no_wrap=True), Text(f"{total:^{lead}}", QUIET, no_wrap=True)
    for bar in bars:
        style = CHOSEN if bar.chosen else LIVE if bar.settled else QUIET
        height = signs.bars[-(-len(signs.bars) * bar.count // most) - 1] if wide else ""
        figure = f"{height * wide}{bar.count}"
        cells = _cell(bar, wide, signs) - 1
        above.append(" ").append(f"{figure:<{cells}}", style)
        below.append(" ").append(f"{signs.points(bar.score):<{cells}}", style if bar.chosen else "")
    below.rstrip()
    return Text("\n", no_wrap=True).join((above, below))


def _cell(bar: Bar, wide: int, signs: Signs) -> int:
    return 1 + max((0 if signs.plain else wide) + len(str(bar.count)), len(signs.points(bar.score)))
