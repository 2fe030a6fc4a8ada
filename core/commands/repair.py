"""A correction together with a new pairing of the round that waits to be played: one command, one undo."""

from __future__ import annotations

from dataclasses import dataclass

from core.commands.base import Command, need_reason
from core.commands.pairing import PairRound, opened_again
from core.errors import Refusal
from core.events import Event, RoundUnpaired
from core.tournament import Tournament


@dataclass(frozen=True)
class AndRepair(Command):
    """Do what `correction` says, then pair the current round again."""

    correction: Command
    override: str = ""
    """Reason for changing a published pairing against F6; recorded. Empty: a published pairing stands."""

    def decide(self, tournament: Tournament) -> tuple[Event, ...]:
        """Refuse where the current pairing is being played, or F6 lets it stand and is not overridden."""
        corrected = self.correction.decide(tournament)
        undo = taken_back(tournament, corrected, self.override)
        return (*corrected, undo, *PairRound().decide(tournament.imagine(*corrected, undo)))


def taken_back(tournament: Tournament, corrected: tuple[Event, ...], override: str = "") -> RoundUnpaired:
    """Return the event that opens the current round for a new pairing after a correction.

    Refuses when there is none, when it is being played (F7), and when it is published, keeps B1 and B2 in spite of
    the correction, and nobody overrides F6 with a reason.
    """
    current = tournament.current
    if current is None:
        raise Refusal("No round is paired yet.")
    if current.begun:
        raise Refusal(
            f"Round {current.number} is being played: a correction affects only pairings still to be made.", "F7"
        )
    if undo := opened_again(tournament, current, "re-paired", corrected):
        return undo
    if override:
        return RoundUnpaired(current.number, need_reason(override, "F6", "Changing a published pairing"))
    raise Refusal(
        f"The pairing of round {current.number} is published: it is changed only if it breaks B1 or B2, and a "
        "correction affects only pairings still to be made (F7). Overriding this needs a reason.",
        "F6",
    )
