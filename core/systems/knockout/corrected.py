"""What a correction of an earlier match does to the tree: nothing to what is made, and who would have gone on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.facts import Fact
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def told(tournament: Tournament, corrected: tuple[Fact, ...]) -> Iterator[str]:
    """Say whose match is decided otherwise, who went on because of it, and that the next round stands."""
    after = tournament.imagine(*corrected)
    changed = False
    for before, now in zip(tournament.rounds, after.rounds, strict=True):
        for was, match in zip(before.matches, now.matches, strict=True):
            one, other = was.verdict, match.verdict
            if (one.decided, one.winner) == (other.decided, other.winner):
                continue
            changed = True
            fields = {"round": before.number, "match": match.number}
            if other.drawn:
                yield tr("Match {match} of round {round} would be drawn.", **fields)
            elif other.winner:
                who = tournament.label(other.winner)
                yield tr("Match {match} of round {round} would be won by {player}.", player=who, **fields)
            if one.winner and before.number < tournament.scheduled:
                who = tournament.label(one.winner)
                yield tr("{player} went on because of it, and stays in round {round}.",
                         player=who, round=before.number + 1)  # fmt: skip
    if not changed:
        yield tr("Nobody else goes on because of it.")
    else:
        yield tr("Rounds that are made stand as they are played. While nobody has played there, t takes the last back.")
