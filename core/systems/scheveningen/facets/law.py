"""No pairing rests on a result; the table gives pairs and colours (B.VI F5, F7)."""

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
    taken_back,
    without_legal_pairing,
)
from core.values.errors import Refusal
from core.values.language import tr

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
    """Say that lots are drawn for the numbers: number 1 is team A, which has White in round 1."""
    said = tr("Number 1 is team A and has White in round 1: D on Entrants draws who that is.")
    return Refusal(said, "B.VI F5")


def opened(tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:  # noqa: ARG001
    """Refuse: the table does not change."""
    raise Refusal(tr("The table makes the pairs of a Scheveningen match: no round is paired anew."), "B.VI F7")
