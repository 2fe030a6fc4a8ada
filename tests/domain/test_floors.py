"""The house has floors: a room of core knows only rooms below it, in imports for types and late ones too."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from tests.support.imports import circles, imports, modules

FLOORS = (
    "values",  # points, colours, dates, rule ids, sentences
    "rules",  # the rules to read
    "acceptance",  # what FIDE asks of a program, and what this one answers
    "event",  # facts, journal, fold, tournament
    "facets",  # what a system is asked
    "teams",  # the law of teams
    "tiebreaks",
    "norms",  # what games make of a title norm
    "rating_changes",  # what games make of a rating
    "preflight",  # what a federation sends back
    "tables",
    "systems",  # those who answer
    "commands",  # what an arbiter may do
    "review",  # rounds looked at again
    "papers",
    "pages",
    "simulation",
    "lab",
    "teach",
)
"""The rooms of core from the ground up. What makes tables lie below the systems: who goes on from a group, and who is
out of a cup, is read off a table, while tables ask facets only."""
CORE = "paircard.core."
MOST_IN_A_CIRCLE = 10
"""So many files may know each other: a value, and the functions beside it that are told of it."""


def _room(module: str) -> str:
    """In which room of core a module is."""
    return module.removeprefix(CORE).partition(".")[0]


@cache
def _arrows() -> Mapping[tuple[str, str], list[str]]:
    """Which room of core names which, and where."""
    found: dict[tuple[str, str], list[str]] = {}
    for name, named in imports().items():
        for each in named:
            if name.startswith(CORE) and each.startswith(CORE):
                found.setdefault((_room(name), _room(each)), []).append(f"{name} names {each}")
    return found


def test_every_room_of_core_has_its_floor() -> None:
    rooms = {_room(name) for name in modules() if name.startswith(CORE)}
    assert rooms == {*FLOORS}


@pytest.mark.parametrize("room", FLOORS)
def test_a_room_knows_only_what_is_below(room: str) -> None:
    above = FLOORS[FLOORS.index(room) + 1 :]
    assert [where for each in above for where in _arrows().get((room, each), [])] == []


def test_no_circle_is_a_knot() -> None:
    knots = [sorted(circle) for circle in circles() if len(circle) > MOST_IN_A_CIRCLE]
    assert knots == []
