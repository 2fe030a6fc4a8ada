"""Colours alternate whatever the results are: any result may be corrected, and no game is made anew for it."""

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
    """Say who decides it."""
    chooses = said("In a match the winner of the lots chooses the colour of game 1: p on Pairings draws them.")
    return Refusal(chooses, "B.VI E1")


def taken_back(tournament: Tournament, reason: str) -> RoundUnpaired:
    """Take the last game back while it has no result."""
    current = tournament.current
    if current is None:
        raise Refusal(said("No game is made yet."))
    if current.begun:
        raise Refusal(said("The last game has a result: undo takes back step by step."))
    return RoundUnpaired(current.number, clean(reason))


def opened(tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:  # noqa: ARG001
    """Refuse: a result changes no colour."""
    raise Refusal(said("Colours of a match alternate: a correction makes no game anew."), "B.VI E1")
