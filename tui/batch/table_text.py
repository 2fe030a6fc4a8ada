"""What the tables of `paircard table` share where they are text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap

from paircard.core.tables.schedule import ScheduleWish
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr

WIDTH = 80


def need_text(wish: ScheduleWish, shape: str) -> None:
    """Refuse figures worked out in a shape for programs or for the wall."""
    if wish.worked_out and shape != "text":
        raise Refusal(tr("What is worked out is printed as text only: leave --format out."))


def folded_lines(lines: Iterable[str]) -> Iterator[str]:
    """Yield lines that fit the screen; what is folded stands further in."""
    for line in lines:
        yield from wrap(line, WIDTH - 2, subsequent_indent="  ") or [""]
