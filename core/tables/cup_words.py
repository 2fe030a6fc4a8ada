"""What stands in the table of a cup in place of points: the round reached, who was met last or is met next."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.cup_standing import WON, CupStanding
from paircard.core.facets.system import system_of
from paircard.core.values.language import tr, trn, trp

CupTable = Mapping[ContestantId, CupStanding]


def cup_table(tournament: Tournament, after: int) -> CupTable | None:
    """Return how far everybody has come after a round; None where points make the table."""
    tree = system_of(tournament).tree
    return None if tree is None else tree.standing(tournament, after)


def reached_head() -> str:
    """Return the head of the column of rounds."""
    return trp("at most 14 columns", "Reached")


def next_head() -> str:
    """Return the head of the column of who was met last, or is met next."""
    return trp("at most 14 columns", "Last or next")


def reached(cup: CupTable, id_: ContestantId) -> str:
    """Return the round somebody has reached; empty before round 1."""
    return cup[id_].reached if id_ in cup else ""


def still_in_it(cup: CupTable) -> str:
    """Say how many the cup may still go to, or that it is won."""
    standing = [each for each in cup.values() if each.in_it]
    if any(each.what == WON for each in standing):
        return tr("The cup is won")
    return trn("{count} is still in the cup", "{count} are still in the cup", len(standing))


def told(cup: CupTable, id_: ContestantId, called: Callable[[ContestantId], str]) -> str:
    """Say what is next for somebody, or was last; empty before round 1."""
    if id_ not in cup:
        return ""
    opponent = cup[id_].opponent
    return cup[id_].told(called(opponent) if opponent else "")
