"""Pairing the current round anew, alone or together with a correction: one command, one undo."""

from __future__ import annotations

from paircard.core.commands.base import Command
from paircard.core.commands.pairing import PairRound
from paircard.core.event.carried import need_unlinked
from paircard.core.event.facts import Fact
from paircard.core.event.former_results import line_ups_again, written_again
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True)
class PairAnew(Command):
    """Pair the current round again as things stand now; boards that stay as they are keep their results."""

    override: str = ""
    """Reason for changing a pairing that F6 or F7 lets stand; recorded. Empty: it stands."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where F6 or F7 lets the pairing stand and nobody overrides them."""
        return paired_anew(tournament, (), self.override)


@dataclass(frozen=True)
class AndRepair(Command):
    """Do what `correction` says, then pair the current round anew."""

    correction: Command
    override: str = ""
    """As of `PairAnew`."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse as the correction and `PairAnew` do."""
        corrected = self.correction.decide(tournament)
        return (*corrected, *paired_anew(tournament, corrected, self.override))


def paired_anew(tournament: Tournament, corrected: tuple[Fact, ...], override: str = "") -> tuple[Fact, ...]:
    """Return the events that pair the current round again once the `corrected` events have happened."""
    undo = system_of(tournament).law.opened(tournament, corrected, override)
    need_unlinked(tournament, undo.round)
    opened = tournament.imagine(*corrected, undo)
    paired = PairRound().decide(opened)
    number = opened.next_round
    played, made = tournament.imagine(*corrected).rounds[number - 1], opened.imagine(*paired).rounds[number - 1]
    return (undo, *paired, *line_ups_again(played, made), *written_again(played.boards, made))
