"""The steps of a pairing, ready to be played; or why they cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Protocol

from paircard.core.event.ids import PairingNumber
from paircard.core.event.readiness import need_ready
from paircard.core.event.state_before import state_before
from paircard.core.event.tournament import Tournament
from paircard.core.facets.asked.steps import Steps
from paircard.core.facets.groups import GroupPlayer
from paircard.core.facets.pairing import NoPairing, TooManyTries
from paircard.core.facets.position import Position
from paircard.core.facets.system import needed, system_of
from paircard.core.facets.trace import Step
from paircard.core.systems.kit.playback import Playback, Table
from paircard.core.systems.kit.too_many import TooManyToPlay
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.tui.screens.groups.cards_of import cards_of
from paircard.tui.screens.steps.patience import SECONDS, Patience, TookTooLong

TRIES = 5_000
"""Tries in one bracket that somebody might still step through."""


@dataclass(frozen=True)
class Reel:
    """The steps of a pairing by the literal procedure, and whose cards lie on the table."""

    title: str
    names: Mapping[PairingNumber, str]
    """The name of every pairing number; none for a position nobody played."""
    position: Position | None = None
    playback: Playback | None = None
    obstacle: str = ""
    """Why there is nothing to play; empty if there is."""
    note: str = ""
    """What was asked for and is not there: why not every try is played."""
    exchanges: bool = True
    """Whether players are exchanged between S1 and S2 by the rules."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps."""
        return self.playback.steps if self.playback else ()

    def table(self, at: int) -> Table:
        """Return the cards after a step."""
        return self.playback.tables[at] if self.playback else Table()

    def name(self, number: PairingNumber) -> str:
        """Return the name of a pairing number."""
        return self.names.get(number, "")

    @cached_property
    def cards(self) -> Mapping[PairingNumber, GroupPlayer]:
        """Everybody to be paired as a bracket shows them, in the order of the rules."""
        return cards_of(self.position) if self.position else {}


class Make(Protocol):
    """Works a reel out, as long as somebody waits for it."""

    def __call__(self, patience: Patience, *, all_tries: bool = False) -> Reel:
        """Return the reel; with `all_tries` nothing is left out, where that can be played."""


def reel_of_round(tournament: Tournament, number: int, patience: Patience, *, all_tries: bool = False) -> Reel:
    """Return the steps of a round of an event, paired or to be paired next."""
    before = state_before(tournament, number)
    names = {number: before.registrations[id_].entrant.name for id_, number in before.numbers.items()}
    try:
        steps = needed(system_of(before), system_of(before).steps, "steps")
        need_ready(before)
        title = tr("Round {round}", round=number)
        made = reel_of(title, steps.position(before), names, patience, all_tries=all_tries, by=steps)
        return replace(made, exchanges=system_of(before).exchanges_halves)
    except Refusal as refusal:
        return Reel(tr("Round {round}", round=number), names, obstacle=str(refusal))


def reel_of(
    title: str,
    state: Position,
    names: Mapping[PairingNumber, str],
    patience: Patience,
    *,
    all_tries: bool = False,
    by: Steps,
) -> Reel:
    """Pair a position by the procedure and keep every step; what is too large or takes too long is said.

    Tries that cannot succeed are left out, with the reason as a step; not with `all_tries`, if they are few. `by`
    is who plays it.
    """
    if not all_tries:
        return _looking_ahead(title, state, names, patience, by)
    steps: list[Step] = []
    try:
        error = by.every_try(state, steps, patience.pulse)
    except TooManyToPlay as many:
        return replace(_looking_ahead(title, state, names, patience, by), note=str(many))
    except TookTooLong:
        found = _looking_ahead(title, state, names, Patience(), by)
        return replace(found, note=tr("Every try takes too long to find."))
    return Reel(title, names, state, Playback(steps) if steps else None, "" if error is None else str(error))


def _looking_ahead(
    title: str, state: Position, names: Mapping[PairingNumber, str], patience: Patience, by: Steps
) -> Reel:
    steps: list[Step] = []
    try:
        by.played(state, steps.append, TRIES, patience.pulse)
    except TookTooLong:
        obstacle = tr("The steps were not found in {seconds} seconds: X shows the decisions.", seconds=round(SECONDS))
        return Reel(title, names, state, obstacle=obstacle)
    except TooManyTries as error:
        obstacle = tr(
            "The bracket of {points} points was not settled within {tries} tries: X shows its decisions instead.",
            points=format_points(error.score),
            tries=error.tries,
        )
        return Reel(title, names, state, obstacle=obstacle)
    except NoPairing as error:
        return Reel(title, names, state, Playback(steps) if steps else None, str(error))
    return Reel(title, names, state, Playback(steps))
