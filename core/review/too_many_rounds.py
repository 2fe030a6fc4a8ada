"""Whether the rounds that are announced can be paired to the end among those who are entered.

What is advised on their number, by the book of the event, is `advice_on_rounds` of its facet `rounds`.
"""

from __future__ import annotations

from paircard.core.commands import Command
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.said import said
from paircard.core.values.warned import Doubt


def rounds_that_can_be_paired(tournament: Tournament) -> int | None:
    """Return how many, where more are announced; None where they fit, and once round 1 is paired.

    Who has left is not counted; who comes later is.
    """
    if tournament.rounds:
        return None
    entered = sum(not each.gone for each in tournament.registrations.values())
    most = system_of(tournament).rounds.most_among(entered)
    return most if 0 < most < tournament.regulations.rounds else None


def too_many_rounds(tournament: Tournament, command: Command) -> Doubt | None:  # noqa: ARG001
    """Return what speaks against beginning such an event (Q62)."""
    most = rounds_that_can_be_paired(tournament)
    if most is None:
        return None
    return Doubt(
        said("Pair round 1"),
        said(
            "Among those entered {most} rounds can be paired in which nobody meets twice, and {rounds} are announced. "
            "Change that before round 1 is published: the rounds beyond can only be paired by hand.",
            most=most,
            rounds=tournament.regulations.rounds,
        ),
    )
