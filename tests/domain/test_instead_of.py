"""A pairing by hand is told against that of the rules: their pairs, the article, and what is worse or later."""

from __future__ import annotations

from functools import cache

import pytest

from paircard.core.commands import PairByHand
from paircard.core.event.ids import PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.core.review.instead_of import preferred
from paircard.core.review.pairing_diff import pairing_changes
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.samples import demo_commands

NEW, OLD = "dutch-2026", "swiss-1998"


@pytest.mark.parametrize(
    ("system", "one", "other", "told"),
    [
        # 12 comes down from the bracket of 2 and stands in S2 there, as 11 does
        (NEW, 2, 12, "2-11 and 12-5, by C.04.3 4.3 in the bracket of 2: 11-12 needs an exchange between S1 and S2"),
        (OLD, 2, 12, "2-11 and 12-5, by D2 in the bracket of 2: Pairing without an exchange comes before the exchange"),
        # 20 and 22 are both due Black after White twice of three; 15 floated up in round 3
        (NEW, 15, 22, "15-20 and 21-22, by C.04.3 C13 in the bracket of ½: Paired so: 1 player is refused a strong"),
        (OLD, 15, 22, "22-20 and 21-15, by B5 in the bracket of ½: Somebody floats up again who does not have to."),
        # the same pair with colours turned
        (NEW, 2, 11, "2-11, by C.04.3 5.2.1: 2 has White against 11."),
    ],
)
def test_two_who_change_places(system: str, one: int, other: int, told: str) -> None:
    """The first line names what the rules pair of those concerned, and by which article; the second says why."""
    assert " ".join(said_of(system, one, other)).startswith(f"The rules pair {told}")


@cache
def opened_by(system: str) -> Tournament:
    """Return the sample event before its fourth round."""
    opened = Tournament.beginning(SYSTEMS)
    for command in demo_commands(system):
        if opened.scheduled == 3 and opened.rounds[-1].complete:
            break
        opened = opened.record(command.decide(opened), arbiter="", time="")
    return opened


def said_of(system: str, one: int, other: int) -> list[str]:
    """Return what is said where two change places in the fourth round of the sample event."""
    opened = opened_by(system)
    ids = opened.ids
    places = {ids[PairingNumber(one)]: ids[PairingNumber(other)], ids[PairingNumber(other)]: ids[PairingNumber(one)]}
    pairs = tuple(
        (places.get(pair.white, pair.white), places.get(pair.black, pair.black)) for pair in opened.proposal.pairs
    )
    after = opened.imagine(*PairByHand(pairs, None, "agreed").decide(opened))
    return [str(each) for each in preferred(opened, after.rounds[-1], pairing_changes(opened, after))]
