"""Where the pairs of a round sit when somebody has a board of their own: they stay there, and the others move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paircard.core.event.round_facts import PairMade, RoundPaired
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def at_their_boards(tournament: Tournament, paired: RoundPaired) -> RoundPaired:
    """Return a pairing with everybody at their board; as it is where nobody has one, or the schedule seats them."""
    fixed = tournament.facts.fixed_boards
    if not fixed or tournament.of_teams or tournament.pairing_system.rounds.beforehand:
        return paired
    return replace(paired, pairs=_seated(paired.pairs, list(fixed.items())))


def _seated(pairs: Sequence[PairMade], fixed: Sequence[tuple[int, int]]) -> tuple[PairMade, ...]:
    """Put pairs where they must sit; of two who meet, whoever was given a board first keeps it."""
    at: dict[int, PairMade] = {}
    for id_, board in fixed:
        pair = next((each for each in pairs if id_ in (each.white, each.black)), None)
        if pair is not None and pair not in at.values():
            at[board] = pair
    seated = [pair for pair in pairs if pair not in at.values()]
    for board, pair in sorted(at.items()):
        seated.insert(board - 1, pair)
    return tuple(seated)
