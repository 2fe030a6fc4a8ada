"""Who has a board has it to the end, and no board rests on another (B.VI H)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.facts import Fact
from paircard.core.event.round_facts import RoundUnpaired
from paircard.core.facets import ordinary
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said
from paircard.core.values.text import clean

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Entry(ordinary.Entry):
    """Everybody enters before the boards are set, nobody after."""

    draws_numbers = True

    def may_join(self, tournament: Tournament) -> Refusal | None:
        """Let people in until the boards are set."""
        if not tournament.rounds:
            return None
        late = said(
            "The boards are set: while no result is in, t on Pairings takes them back, and p sets them again with "
            "everybody. Who is entered last has the last board."
        )
        return Refusal(late)

    def may_leave(self, tournament: Tournament) -> Refusal | None:
        """Say what is done instead."""
        gone = said("Nobody withdraws from a display: strike out who does not come, or type a result at their board.")
        return Refusal(gone)

    def may_miss(self, tournament: Tournament) -> Refusal | None:
        """Say what is done instead."""
        return Refusal(said("A display has no rounds to be absent from: type + at the board of who does not come."))


class Law(ordinary.Law):
    """Results come in any order."""

    def may_write(self, tournament: Tournament, number: int) -> Refusal | None:
        """Let any result be written at any time."""
        return None

    def first_colour_fixed(self, tournament: Tournament) -> Refusal | None:
        """Return that there is nothing to draw."""
        return Refusal(said("The giver of a display has White: no colour is drawn."), "B.VI H5")

    def taken_back(self, tournament: Tournament, reason: str) -> RoundUnpaired:
        """Take the boards back, as long as nobody has played."""
        if not tournament.rounds:
            raise Refusal(said("No boards are set yet."))
        if tournament.rounds[0].begun:
            raise Refusal(said("Results are in: the boards are not taken back any more. Undo takes back step by step."))
        return RoundUnpaired(1, clean(reason))

    def opened(self, tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:
        """Refuse: a result moves nobody to another board."""
        raise Refusal(said("Every player of a display has their board: nothing is paired anew."))
