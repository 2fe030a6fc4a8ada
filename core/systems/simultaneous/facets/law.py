"""No board rests on another: results come in any order."""

from __future__ import annotations

from core.event.facts import Fact, RoundUnpaired
from core.event.tournament import Tournament
from core.systems.kit.posted import (
    arbiter_decides,
    breaches,
    forbids,
    kept,
    may_write,
    on_paper,
    reason_to_correct,
    without_legal_pairing,
)
from core.values.errors import Refusal
from core.values.said import said
from core.values.text import clean

__all__ = [
    "arbiter_decides",
    "breaches",
    "first_colour_fixed",
    "forbids",
    "kept",
    "may_write",
    "on_paper",
    "opened",
    "reason_to_correct",
    "taken_back",
    "without_legal_pairing",
]


def first_colour_fixed(tournament: Tournament) -> Refusal | None:  # noqa: ARG001
    """Return that there is nothing to draw."""
    return Refusal(said("The giver of a display has White: no colour is drawn."), "B.VI H5")


def taken_back(tournament: Tournament, reason: str) -> RoundUnpaired:
    """Take the boards back, as long as nobody has played."""
    if not tournament.rounds:
        raise Refusal(said("No boards are set yet."))
    if tournament.rounds[0].begun:
        raise Refusal(said("Results are in: the boards are not taken back any more. Undo takes back step by step."))
    return RoundUnpaired(1, clean(reason))


def opened(tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:  # noqa: ARG001
    """Refuse: a result moves nobody to another board."""
    raise Refusal(said("Every player of a display has their board: nothing is paired anew."))
