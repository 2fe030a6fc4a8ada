"""C.04.4.1 as the plan of drawing up asks for it: its articles, and its criteria a row each."""

from __future__ import annotations

from paircard.core.systems.swiss.drawn_up import values_told
from paircard.core.systems.swiss.drawn_up.text import Criterion, Text
from paircard.core.values.rule_id import Book
from paircard.core.values.said import Words, said, said_n


def _without_preference(count: int) -> Words:
    if count:
        return said_n(
            "{count} player goes without their preference.",
            "{count} players go without their preference.",
            count,
        )
    return said("Every preference is granted.")


def _maximum(count: int) -> Words:
    return said_n("{count} upfloater is a maximum upfloater.", "{count} upfloaters are maximum upfloaters.", count)


def _upfloats(count: int) -> Words:
    return said("Upfloats of these maximum upfloaters so far: {count}.", count=count)


def _upfloated(count: int) -> Words:
    return said_n(
        "{count} upfloater upfloated in the previous round.",
        "{count} upfloaters upfloated in the previous round.",
        count,
    )


TEXT = Text(
    book=Book.DUBOV_2026,
    complete="C4",
    bye="3.1",
    top="3.2.1",
    sets="3.2.2",
    pairs="3.2.6",
    criteria=(
        Criterion("C5", values_told.upfloaters),
        Criterion("C6", values_told.scores),
        Criterion("C7", _without_preference),
        Criterion("C8", _maximum),
        Criterion("C9", _upfloats),
        Criterion("C10", _upfloated),
    ),
    clashes="C7",
)
