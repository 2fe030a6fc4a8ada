"""The signs of the screens that are not letters, with a plain spelling for terminals without UTF-8.

What the screen library draws by itself is made plain on its way out: `plain_output`; lines of line mode: `plain_text`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

from paircard.core.values.colour_letters import colour_letter, small_letter
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr
from paircard.core.values.points import format_decimal, format_points


@dataclass(frozen=True, slots=True)
class Signs:
    """How floats, points and lines are written."""

    down: str = "↓"
    up: str = "↑"
    no_float: str = "·"
    rule: str = "─"
    wall: str = "│"
    cut: str = "…"
    to: str = "→"
    plain: bool = False
    done: str = "●"
    going: str = "◐"
    to_come: str = "○"
    tick: str = "✓"
    """Before what is done; `now` before what is next."""
    now: str = "›"
    bar: str = "━"
    tip: str = "╸"
    """Where a bar ends that is not full."""
    gained: str = "▲"
    """Places won; `lost` places lost."""
    lost: str = "▼"
    more: str = "▼"
    """Behind a choice that unfolds."""
    leads: str = "▌"
    """Before who leads."""
    minus: str = "−"
    bullet: str = "•"
    """Before what is listed."""
    bars: str = "▁▂▃▄▅▆▇"
    """From low to high, never a full cell: rows must not touch; none where nothing can draw them."""

    def floats(self, marks: str) -> str:
        """Write float marks, oldest first.

        >>> Signs().floats("DU-")
        '↓↑·'
        """
        return "".join({"D": self.down, "U": self.up}.get(mark, self.no_float) for mark in marks)

    def rounds(self, done: int, under_way: int, planned: int) -> str:
        """Write the rounds of an event, one sign each.

        >>> Signs().rounds(3, 4, 7), PLAIN.rounds(3, 4, 7), Signs().rounds(5, 5, 5)
        ('●●●◐○○○', '###+...', '●●●●●')
        """
        going = self.going if under_way > done else ""
        return f"{self.done * done}{going}".ljust(planned, self.to_come)

    def points(self, half_points: int) -> str:
        """Write half points.

        >>> Signs().points(5), PLAIN.points(5)
        ('2½', '2.5')
        """
        return format_decimal(half_points) if self.plain else format_points(half_points)

    def spell(self, text: str) -> str:
        """Write the fractions of a text so that the terminal can show them.

        >>> PLAIN.spell("8½ + ¼ = 8¾"), Signs().spell("8½")
        ('8.5 + 0.25 = 8.75', '8½')
        """
        if not self.plain:
            return text
        return re.sub("([0-9]*)([½¼¾])", lambda found: f"{found[1] or '0'}{_DECIMALS[found[2]]}", text)


_DECIMALS = {"½": ".5", "¼": ".25", "¾": ".75"}
PLAIN = Signs(
    "v", "^", ".", "-", "|", "~", "->", plain=True,
    done="#", going="+", to_come=".", tick="ok", now=">", bar="=", tip=">",
    gained="+", lost="-", more="v", leads="*", minus="-", bullet="-", bars="",
)  # fmt: skip


def preference_legend() -> str:
    """Say what the signs of colour preferences mean."""
    return tr(
        "{white}! absolute  {white} strong  {small} mild  - none", white=colour_letter("W"), small=small_letter("W")
    )


def signs_for(environ: Mapping[str, str] = os.environ) -> Signs:
    """Return the signs this terminal can show; only a locale that is named and not UTF-8 gets plain ones.

    >>> signs_for({"LC_ALL": "C"}).down, signs_for({"LANG": "pl_PL.UTF-8"}).down, signs_for({}).down
    ('v', '↓', '↓')
    """
    locale = next((environ[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if environ.get(name)), "UTF-8")
    return Signs() if "UTF8" in locale.upper().replace("-", "") else PLAIN
