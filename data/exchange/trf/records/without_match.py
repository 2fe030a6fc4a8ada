"""What members have of their own for a round in which their team had no match, as other programs write it.

An event of teams has no place for that: the team has a bye, and nobody has played. But the points of people rest on it,
so it goes back into the next report as it came.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from paircard.core.event.announced_facts import KeptRecord

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

PREFIX = "### without a match:"  # no words: a record of our own, kept and never written

Told = Mapping[tuple[int, int], str]
"""The sign of a round without an opponent, by the number of the player and the round."""


def kept_of(number: int, signs: Mapping[int, str]) -> KeptRecord:
    """Return what is kept of a member with a number: their signs by round."""
    return KeptRecord("", f"{PREFIX} {number} {' '.join(f'{round_}{sign}' for round_, sign in signs.items())}")


def signs_told(tournament: Tournament) -> Told:
    """Return what was kept, for rounds in which the team still has no match."""
    return {
        (int(number), int(round_)): sign
        for each in tournament.facts.kept_records
        if each.text.startswith(PREFIX)
        for number, _, signs in [each.text.removeprefix(PREFIX).strip().partition(" ")]
        for round_, sign in re.findall("([0-9]+)([UFH+=])", signs)
    }
