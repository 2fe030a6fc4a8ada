"""A correction together with a new pairing of the round that waits to be played: one command, one undo."""

from __future__ import annotations

from dataclasses import dataclass

from core.commands.base import Command, need_reason
from core.commands.pairing import PairRound
from core.errors import Refusal
from core.events import Event, RoundUnpaired
from core.round import Round
from core.tournament import Tournament


@dataclass(frozen=True)
class AndRepair(Command):
    """Do what `correction` says, then pair the current round again."""

    correction: Command
    override: str = ""
    """Reason for changing a published pairing against F6; recorded. Empty: a published pairing stands."""

    def decide(self, tournament: Tournament) -> tuple[Event, ...]:
        """Refuse where the current pairing is published (F6, unless overridden) or has results."""
        current = repairable(tournament, self.override)
        corrected = self.correction.decide(tournament)
        reason = need_reason(self.override, "F6", "Changing a published pairing") if current.published else "re-paired"
        undo = RoundUnpaired(current.number, reason)
        return (*corrected, undo, *PairRound().decide(tournament.imagine(*corrected, undo)))


def repairable(tournament: Tournament, override: str = "") -> Round:
    """Return the round that may be paired again; refuse when there is none, or F6 and F7 let it stand."""
    current = tournament.current
    if current is None:
        raise Refusal("No round is paired yet.")
    if any(board.result for board in current.boards):
        raise Refusal(
            f"Round {current.number} is being played: a correction affects only pairings still to be made.",
            "F7",
        )
    if current.published and not override:
        raise Refusal(
            f"The pairing of round {current.number} is published: it is changed only if it breaks B1 or B2, and a "
            "correction affects only pairings still to be made (F7). Overriding this needs a reason.",
            "F6",
        )
    return current
