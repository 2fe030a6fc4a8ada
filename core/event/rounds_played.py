"""Which rounds are played, as far as corrections go: what still rests on their results, and what is closed."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.event.round import Round

OPEN = 2
"""So many rounds that are played stay open."""


def played_up_to(rounds: Sequence[Round]) -> int:
    """Return the last round of which all results are in, an adjourned game counting as one; 0 for none."""
    return max((each.number for each in rounds if each.complete), default=0)


def newest(rounds: Sequence[Round], *, posted: bool) -> int:
    """Return the round on which no further one rests: the last one paired, of a posted schedule the last one played."""
    return played_up_to(rounds) if posted else len(rounds)


def closed_up_to(rounds: Sequence[Round]) -> int:
    """Return the last round of which nothing changes any more in FIDE mode: all but the last two played are closed."""
    return max(0, played_up_to(rounds) - OPEN)


def may_be_closed(rounds: Sequence[Round], number: int) -> bool:
    """Whether a round is old enough to be closed, which of the newest is known without looking at their boards."""
    return 1 <= number <= len(rounds) - OPEN
