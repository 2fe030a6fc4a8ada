"""The values of C6 - C21 that one way to pair a bracket has, by a reading of Article 2 of its own."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.checker.chain import Link, Pairs
from paircard.core.systems.dutch2026.checker.completing import Completing
from paircard.core.systems.dutch2026.checker.seats import white_of
from paircard.core.systems.dutch2026.checker.sheet import SIGN, STRONG, Sheet, balance
from paircard.core.systems.dutch2026.outcome import Values

LAST, BEFORE = "float_before", "float_two_before"  # no words: fields of a player
"""The float of the round before, and of that before it."""
FAR = 1_000_000
"""An MDP who floats on has so much more than any difference (C18, C20)."""


class Judge:
    """Judges ways to pair one bracket."""

    def __init__(self, sheet: Sheet, link: Link, completing: Completing) -> None:
        """Judge in this bracket."""
        self.sheet = sheet
        self.link = link
        self.completing = completing
        self._bye_score = min((sheet.score(number) for number in completing.byes), default=None)
        self.bye_here = self._bye_score is not None and self._bye_score >= link.score
        """Whether the one downfloater of the bracket is sure to have the bye (C9)."""

    def left_worse(self, left: Sequence[PairingNumber], mine: Values) -> bool:
        """Tell at once whether more, or players of higher scores, are left over (C6, C7)."""
        scores = tuple(sorted((self.sheet.score(number) for number in left), reverse=True))
        return (len(left), scores) > (mine.c6, mine.c7)

    def values(self, pairs: Pairs, left: Sequence[PairingNumber]) -> Values | None:
        """Return the values of a candidate, None if it leaves no complete pairing (C4)."""
        link = self.link
        if not self.completing.possible((*left, *link.following, *link.lower)):
            return None
        ahead = self.completing.reached(left, link.following, link.lower)
        if ahead is None:
            return None
        scores = tuple(sorted((self.sheet.score(number) for number in left), reverse=True))
        unplayed = self.sheet.players[left[0]].unplayed if len(left) == 1 and self.bye_here else 0
        up, up_before = (self._upfloats(pairs, when) for when in (LAST, BEFORE))
        down, down_before = (self._downfloats(pairs, when) for when in (LAST, BEFORE))
        stayed, stayed_before = (self._floated_again(left, when) for when in (LAST, BEFORE))
        return Values(
            *(len(left), scores, ahead, unplayed),  # C6 - C9
            *self._of_topscorers(pairs),
            *self._of_colours(pairs),
            *(stayed, len(up), stayed_before, len(up_before)),  # C14 - C17
            *(down, up, down_before, up_before),  # C18 - C21
        )

    def _of_topscorers(self, pairs: Pairs) -> tuple[int, int]:
        """Return how often a topscorer or their opponent gets too far, or a colour a third time (C10, C11)."""
        players = self.sheet.players
        top = [(one, two) for one, two in pairs if players[one].topscorer or players[two].topscorer]
        return sum(too_far(self.sheet, *pair) for pair in top), sum(third_running(self.sheet, *pair) for pair in top)

    def _of_colours(self, pairs: Pairs) -> tuple[int, int]:
        """Return how many preferences, and how many strong ones, are refused (C12, C13)."""
        refused = [refused_colour(self.sheet, *pair) for pair in pairs]
        return sum(kind is not None for kind in refused), sum(kind == STRONG for kind in refused)

    def _floated_again(self, left: Sequence[PairingNumber], when: str) -> int:
        """Return how many residents are left over who floated down then (C14, C16)."""
        stayed = [number for number in left if number in self.link.residents]
        return sum(getattr(self.sheet.players[number], when) == "D" for number in stayed)

    def _upfloats(self, pairs: Pairs, when: str) -> tuple[int, ...]:
        """Return the differences to the residents who floated up and meet an MDP (C15, C19; C17, C21)."""
        mdps = {*self.link.mdps}
        found = (
            self.sheet.score(mover) - self.link.score
            for mover, resident in pairs
            if mover in mdps and getattr(self.sheet.players[resident], when) == "U"
        )
        return tuple(sorted(found, reverse=True))

    def _downfloats(self, pairs: Pairs, when: str) -> tuple[int, ...]:
        """Return the differences of the MDPs who floated down (C18, C20)."""
        paired = {pair[0] for pair in pairs}
        floated = [number for number in self.link.mdps if getattr(self.sheet.players[number], when) == "D"]
        found = (self.sheet.score(each) + (-self.link.score if each in paired else FAR) for each in floated)
        return tuple(sorted(found, reverse=True))


def refused_colour(sheet: Sheet, one: PairingNumber, two: PairingNumber) -> int | None:
    """Return the kind of the preference that a pair refuses one of the two, None if it grants both (C12, C13)."""
    if sheet.due[one].colour is None or sheet.due[one].colour != sheet.due[two].colour:
        return None
    white, _ = white_of(sheet, one, two)
    black = two if white == one else one
    return sheet.due[black if sheet.due[one].colour == "W" else white].kind


def too_far(sheet: Sheet, one: PairingNumber, two: PairingNumber) -> int:
    """Count who of two gets a colour difference beyond 2 (C10)."""
    return sum(
        abs(balance(sheet.players[number].colours) + SIGN[colour]) > 2 for number, colour in seated(sheet, one, two)
    )


def third_running(sheet: Sheet, one: PairingNumber, two: PairingNumber) -> int:
    """Count who of two gets a colour a third time running (C11)."""
    return sum(sheet.players[number].colours[-2:] == 2 * colour for number, colour in seated(sheet, one, two))


def seated(
    sheet: Sheet, one: PairingNumber, two: PairingNumber
) -> tuple[tuple[PairingNumber, str], tuple[PairingNumber, str]]:
    """Return who has which colour."""
    white, _ = white_of(sheet, one, two)
    return (white, "W"), (two if white == one else one, "B")
