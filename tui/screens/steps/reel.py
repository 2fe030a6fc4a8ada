"""The steps of one round of an event, ready to be played; or why they cannot be."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors import Refusal
from core.readiness import need_ready
from core.replay import before_round, events_in_force
from core.swiss import NoPairing, Step, TooManyTries, pair
from core.swiss.playback import Playback, Table
from core.swiss.system import position
from core.tournament import Tournament

TRIES = 5_000
"""Tries in one bracket that somebody might still step through."""


@dataclass(frozen=True)
class Reel:
    """The steps of a round by the literal procedure."""

    number: int
    before: Tournament
    playback: Playback | None = None
    obstacle: str = ""
    """Why there is nothing to play; empty if there is."""

    def step(self, at: int) -> Step | None:
        """Return a step."""
        return self.playback.steps[at] if self.playback else None

    def table(self, at: int) -> Table:
        """Return the cards after a step."""
        return self.playback.tables[at] if self.playback else Table()

    def name(self, number: int) -> str:
        """Return the name of a pairing number."""
        return self.before.registrations[self.before.ids[number]].entrant.name


def reel_of(tournament: Tournament, number: int) -> Reel:
    """Pair a round again by the literal procedure and keep every step; brackets too large for it are said to be so."""
    before = before_round(events_in_force(tournament), number)
    steps: list[Step] = []
    try:
        need_ready(before)
        pair(position(before), sink=steps.append, tries=TRIES)
    except TooManyTries as error:
        return Reel(number, before, obstacle=f"{error.args[0].split('.')[0]}: X shows its decisions instead.")
    except NoPairing as error:
        return Reel(number, before, Playback(steps) if steps else None, str(error))
    except Refusal as refusal:
        return Reel(number, before, obstacle=str(refusal))
    return Reel(number, before, Playback(steps))
