"""What an event settles beforehand, system by system: the one list of which forms, lines and help are made.

What only a system knows stands with its options; what the regulations of every event hold stands here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from paircard.core.event.options import Choosable
from paircard.core.event.regulations import FIRST_BOARDS, MOST_COUNTED, ROUNDS_LIMIT
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.facets.system import System

_ROUNDS = range(1, ROUNDS_LIMIT + 1)
YES_NO = ((True, mark("yes")), (False, mark("no")))

OF_EVERY_EVENT: Mapping[str, Choosable] = {
    "rounds": Choosable("rounds", mark("Rounds"), numbers=_ROUNDS, hint=mark("announced before round 1")),
    "half": Choosable("half_point_byes", mark("Half-point byes"), YES_NO, mark("whether they may be asked for")),
    "c6": Choosable(
        "c6",
        mark("C6 tests"),
        (("corrected", mark("corrected")), ("literal", mark("literal"))),
        mark("R1; corrected is what FIDE meant, literal what is printed"),
    ),
    "last_criterion": Choosable(
        "last_criterion",
        mark("Equals by"),
        (("alphabet", mark("alphabet")), ("lots", mark("lots")), ("list", mark("list"))),
        mark("of equal rating and title"),
    ),
    "apart": Choosable(
        "apart",
        mark("Not paired"),
        (("", mark("nobody")), ("team", mark("one team")), ("club", mark("one club")),
         ("federation", mark("one federation"))),
        mark("B.VI C5: members of one are not paired with each other"),
    ),
    "team_best": Choosable(
        "team_best",
        mark("Team score"),
        hint=mark("how many of the best count; nothing: all (B.VI C5)"),
        numbers=range(MOST_COUNTED),
        optional=True,
    ),
    "first_board": Choosable(
        "first_board", mark("First board"), hint=mark("its number in the hall"), numbers=range(1, FIRST_BOARDS + 1),
        optional=True, nothing=1,
    ),
    "byes_most": Choosable(
        "byes_most",
        mark("Byes, most"),
        hint=mark("half-point byes a player; nothing: any number"),
        numbers=range(ROUNDS_LIMIT + 1),
        optional=True,
        where=("half_point_byes", frozenset({True})),
    ),
    "byes_not_last": Choosable(
        "byes_not_last",
        mark("Byes, not last"),
        hint=mark("rounds at the end without; nothing: none"),
        numbers=range(ROUNDS_LIMIT + 1),
        optional=True,
        where=("half_point_byes", frozenset({True})),
    ),
    "chess960": Choosable(
        "chess960", mark("Chess960"), YES_NO, mark("a starting position by lot, C on Pairings, for each round")
    ),
}  # fmt: skip
"""What the regulations of every event hold, by the name under which a system asks for it (`System.asks`)."""


def settled(system: System) -> tuple[Choosable, ...]:
    """Return all that an event of a system settles: what every event may, then what only this system knows.

    Points of results and tie-breaks are lists of their own (`core.values.scale`, `core.tiebreaks.code`).
    """
    general = (each for name, each in OF_EVERY_EVENT.items() if name in system.asks)
    within = (_within(each, system.rounds.most) for each in general)
    return (*within, *(system.options.asked if system.options else ()))


def _within(choosable: Choosable, most: int) -> Choosable:
    """Return the number of rounds as a system limits it, anything else as it is."""
    return replace(choosable, numbers=range(1, most + 1)) if choosable.numbers is _ROUNDS else choosable
