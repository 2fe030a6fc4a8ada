"""What stands of the next round while the last games of this one are played: worked out beside the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from textual.message import Message

from paircard.core.event.tournament import Tournament
from paircard.core.facets.groups import BracketView
from paircard.core.facets.system import system_of
from paircard.core.review.next_round_so_far import Two
from paircard.core.values.language import tr

MOST_PLAYERS = 400
"""In larger fields the round is paired on Groups only: there it is waited for, here nobody has asked."""


class NextRound(Message):
    """It is known what stands of the next round, in sentences."""

    def __init__(self, tournament: Tournament, lines: Sequence[str]) -> None:
        super().__init__()
        self.tournament = tournament
        self.lines = lines


def worth_pairing(tournament: Tournament) -> bool:
    """Whether so few games are open that the next round takes shape, and it is done in a moment."""
    if system_of(tournament).groups is None or not tournament.rounds or len(tournament.registrations) > MOST_PLAYERS:
        return False
    from paircard.tui.screens.groups.outlook import (
        can_be_worked_out,  # loaded where it is wanted: with it comes the whole room
    )

    return can_be_worked_out(tournament)


def next_round(tournament: Tournament, left: Callable[[], bool]) -> Sequence[str]:
    """Say how much of the next round stands, and which pairs; nothing while none does. `left`: nobody waits for it."""
    from paircard.tui.screens.groups.outlook import announcement, work_out

    outlook = work_out(tournament, left)
    if outlook.empty or not (outlook.worth_showing or outlook.refusal):
        return ()
    pairs = " ".join(_pairs(outlook.brackets, None if outlook.coming is None else outlook.coming.standing))
    return tuple(filter(None, (announcement(outlook), pairs and tr("Standing: {pairs}", pairs=pairs))))


def _pairs(brackets: Sequence[BracketView], standing: frozenset[Two] | None) -> Iterator[str]:
    """Yield the pairs by number, White first, from the highest bracket on; of those of `standing` where it is told."""
    for bracket in brackets:
        for white, black in bracket.pairs:
            if standing is None or (white.id, black.id) in standing:
                yield f"{white.number}-{black.number}"
