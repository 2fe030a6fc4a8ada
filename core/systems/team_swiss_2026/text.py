"""C.04.6 as the plan of drawing up asks for it: its articles, and its criteria a row each."""

from __future__ import annotations

from paircard.core.systems.swiss.drawn_up import values_told
from paircard.core.systems.swiss.drawn_up.text import Criterion, Text
from paircard.core.values.rule_id import Book
from paircard.core.values.said import Words, said, said_n


def _without_preference(count: int) -> Words:
    if count:
        return said_n("{count} team goes without its preference.", "{count} teams go without their preference.", count)
    return said("Every preference is granted.")


def _without_strong_preference(count: int) -> Words:
    if count:
        return said_n(
            "{count} team goes without its strong preference.",
            "{count} teams go without their strong preference.",
            count,
        )
    return said("Every strong preference is granted.")


TEXT = Text(
    book=Book.TEAMS_2026,
    complete="C3",
    bye="3.4",
    top="3.5",
    sets="3.5",
    pairs="3.6",
    criteria=(
        Criterion("C4", values_told.upfloaters),
        Criterion("C5", values_told.scores),
        Criterion("C6", values_told.next_scoregroup),
        Criterion("C7", values_told.floaters),
        Criterion("C8", _without_preference, of_pairs=True),
        Criterion("C9", _without_strong_preference, of_pairs=True),
        Criterion("C10", values_told.floating_opponents, of_pairs=True),
    ),
    clashes="C8",
    teams=True,
    matches=True,
)
