"""A match has two players to its end, and colours alternate whatever the results are (B.VI E1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.facts import Fact
from paircard.core.event.round_facts import RoundUnpaired
from paircard.core.facets import ordinary
from paircard.core.systems.match.progress import ARTICLE
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said
from paircard.core.values.text import clean

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Entry(ordinary.Entry):
    """Who leaves a match has lost it, and the arbiter says so."""

    def may_join(self, tournament: Tournament) -> Refusal | None:
        """Let two people in."""
        if len(tournament.registrations) < 2:
            return None
        return Refusal(said("A match has two players, and both are entered."), ARTICLE)

    def may_leave(self, tournament: Tournament) -> Refusal | None:
        """Say what is done instead."""
        return Refusal(said("Nobody leaves a match: type the game as a forfeit, or i on Pairings decides the match."))

    def may_miss(self, tournament: Tournament) -> Refusal | None:
        """Say what is done instead."""
        return Refusal(said("No game of a match is left out: type it as a forfeit, or play it later."))


class Law(ordinary.Law):
    """Any result may be corrected, and no game is made anew for it."""

    def may_write(self, tournament: Tournament, number: int) -> Refusal | None:
        """Let any result be written at any time."""
        return None

    def first_colour_fixed(self, tournament: Tournament) -> Refusal | None:
        """Say who decides it."""
        chooses = said("In a match the winner of the lots chooses the colour of game 1: p on Pairings draws them.")
        return Refusal(chooses, ARTICLE)

    def taken_back(self, tournament: Tournament, reason: str) -> RoundUnpaired:
        """Take the last game back while it has no result."""
        current = tournament.current
        if current is None:
            raise Refusal(said("No game is made yet."))
        if current.begun:
            raise Refusal(said("The last game has a result: undo takes back step by step."))
        return RoundUnpaired(current.number, clean(reason))

    def opened(self, tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:
        """Refuse: a result changes no colour."""
        raise Refusal(said("Colours of a match alternate: a correction makes no game anew."), ARTICLE)
