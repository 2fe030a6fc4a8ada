"""Who is the last of group A of an acceleration, from who was there when round 1 was paired (C.04.7 1.2, 1.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.event.round_facts import PairMade
from paircard.core.systems.kit.baku import size_of_ga

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def last_of_first(tournament: Tournament, players: int) -> ContestantId | None:
    """Return the last of so many by number who play in round 1; None where nobody does."""
    present = _present(tournament)
    return present[min(players, len(present)) - 1] if present else None


def last_of_round_1(tournament: Tournament) -> ContestantId | None:
    """Return the last of group A by who plays in round 1; None where nobody does.

    Who is not in round 1 has no number yet (C.04.2 2.4, as ruled in August 2026), so that they are not counted; when
    they come they have their place by rating, and are in group A where that is above its last. Before that ruling was
    known whoever had entered was counted, and events paired so stay as they are: their first pairs tell.
    """
    entered, present = _in_order(tournament), _present(tournament)
    if not present:
        return None
    last, former, pairs = _last_of(present), _last_of(entered), tournament.facts.first_pairs
    if last != former and not _made_by(pairs, entered, last) and _made_by(pairs, entered, former):
        return former
    return last


def _in_order(tournament: Tournament) -> list[ContestantId]:
    """Return everybody who had entered before round 1 and had not left by then, by their numbers."""
    known = tournament.registrations
    return [
        id_ for _, id_ in sorted(tournament.ids.items()) if known[id_].first_round == 1 and not known[id_].withdrawn(1)
    ]


def _present(tournament: Tournament) -> list[ContestantId]:
    return [id_ for id_ in _in_order(tournament) if tournament.registrations[id_].takes_part(1)]


def _last_of(counted: Sequence[ContestantId]) -> ContestantId:
    return counted[min(size_of_ga(len(counted)), len(counted)) - 1]


def _made_by(pairs: Sequence[PairMade], order: Sequence[ContestantId], last: ContestantId) -> bool:
    """Tell whether pairs of round 1 bear the floats of this group A: whoever meets another score floats."""
    group_a = frozenset(order[: order.index(last) + 1])
    return all(((pair.white in group_a) != (pair.black in group_a)) == (pair.white_float != "-") for pair in pairs)
