"""`paircard table knockout`: the skeleton of a cup, and the way of a player through it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from paircard.core.tables.schedule import ScheduleWish
from paircard.core.tables.skeleton import Skeleton, SkeletonKind, round_name
from paircard.core.values.language import tr
from paircard.data.exchange.skeletons import skeleton_csv, skeleton_html, skeleton_json, skeleton_title, slot_told, told
from paircard.tui.batch.table_text import folded_lines, need_text

_SHAPES: Mapping[str, Callable[[Skeleton], str]] = {
    "json": skeleton_json,
    "csv": skeleton_csv,
    "html": skeleton_html,
}


def skeleton_lines(kind: SkeletonKind, wish: ScheduleWish, shape: str) -> Iterator[str]:
    """Yield the skeleton in a shape, and what was asked to be worked out."""
    cup = kind.made(wish)
    need_text(wish, shape)
    working = list(kind.working(wish)) if wish.worked_out else []
    if shape != "text":
        yield _SHAPES[shape](cup)
    elif not wish.about_one:
        yield from folded_lines(_as_text(cup))
    yield from folded_lines(working)


def _as_text(cup: Skeleton) -> Iterator[str]:
    yield skeleton_title(cup)
    yield from told(cup)
    if cup.preliminary:
        yield ""
        yield tr("Preliminary round")
        yield "  " + "  ".join(f"{one}-{other}" for one, other in cup.preliminary)
    yield ""
    yield round_name(cup.size)
    for match, pair in enumerate(cup.slots, 1):
        one, other = (slot_told(cup, slot) for slot in pair)
        yield f"{match:>4}  {one} - {other}"
        if match % 2 == 0 and match < len(cup.slots):
            yield ""
