"""No pairing rests on a result; the table gives pairs and colours (B.VI A4)."""

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
from core.values.said import said

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
    return Refusal(said("The table of a round robin gives the colours: none is drawn."), "B.VI A4")


def opened(tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:  # noqa: ARG001
    """Refuse: the table does not change."""
    raise Refusal(tr("The table makes the pairs of a round robin: no round is paired anew."), "B.VI A4")
