"""Who may meet whom in ways that are as good as the pairing at hand: what its values leave, without a price.

Every way with the same values is a matching of this graph. What no matching of it does, none of them does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.checker.sheet import ABSOLUTE, MILD, STRONG
from paircard.core.systems.dutch2026.checker.values import BEFORE, FAR, LAST, Judge, third_running, too_far
from paircard.core.systems.dutch2026.outcome import Values
from paircard.core.systems.dutch2026.position import Player
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.values.colour import Colour

COLOURS: tuple[Colour, Colour] = ("W", "B")


class EqualWays:
    """A bracket by masks of TPNs."""

    def __init__(self, judge: Judge, mine: Values) -> None:
        """Take from all who may meet, and from all who may be left over, what is not as good."""
        self._judge = judge
        self._sheet = judge.sheet
        self._mine = mine
        link = judge.link
        self._here = mask_of(link.players)
        self._mdps = mask_of(link.mdps)
        self.left = len(link.left)
        """So many are left over."""
        self.rows = {number: self._sheet.opposite[number] & self._here for number in link.players}
        """Whom each may meet."""
        self.may_stay = self._of_scores_left()
        """Who may be left over."""
        for number in link.mdps:
            self.rows[number] &= ~self._mdps
        self._by_topscorers()
        self._by_colours()
        self._by_floats()

    def _those(self, belongs: Callable[[Player], bool]) -> int:
        """Return some of the players of the bracket."""
        players = self._sheet.players
        return mask_of(number for number in self._judge.link.players if belongs(players[number]))

    def _of_scores_left(self) -> int:
        """Return who has a score that is left over (C7), and may have the bye if it is here (C5, C9)."""
        judge, mine = self._judge, self._mine
        scores = {*mine.c7}
        stay = self._those(lambda player: player.score in scores)
        if judge.bye_here and mine.c6 == 1:
            stay &= mask_of(judge.completing.byes) & self._those(lambda player: player.unplayed == mine.c9)
        return stay

    def _part(self, some: int, others: int) -> None:
        """Keep some from others."""
        for number in self._judge.link.players:
            if some >> number & 1:
                self.rows[number] &= ~others
            if others >> number & 1:
                self.rows[number] &= ~some

    def _by_topscorers(self) -> None:
        """Keep two apart who add more to C10 or C11 than all do; only who must have a colour may add anything."""
        sheet, players = self._sheet, self._judge.link.players
        if not any(sheet.players[number].topscorer for number in players):
            return
        for one in (number for number in players if sheet.due[number].kind == ABSOLUTE):
            for two in (number for number in players if self.rows[one] >> number & 1):
                if sheet.players[one].topscorer or sheet.players[two].topscorer:
                    self._keep_in_bounds(one, two)

    def _keep_in_bounds(self, one: PairingNumber, two: PairingNumber) -> None:
        pair = self._sheet.ranked((one, two))
        if too_far(self._sheet, *pair) > self._mine.c10 or third_running(self._sheet, *pair) > self._mine.c11:
            self._part(1 << one, 1 << two)

    def _due(self, colour: Colour, *kinds: int) -> int:
        due = self._sheet.due
        wanting = (each for each in self._judge.link.players if due[each].colour == colour and due[each].kind in kinds)
        return mask_of(wanting)

    def _by_colours(self) -> None:
        """Part who would refuse each other a colour (C12), or a strong preference (C13), where nobody is refused.

        Where so many want a colour that some are refused it, each pair has one of them, and no pair has two others.
        """
        for colour in COLOURS:
            mild, strong, absolute = (self._due(colour, kind) for kind in (MILD, STRONG, ABSOLUTE))
            wanting = mild | strong | absolute
            if not self._mine.c12:
                self._part(wanting, wanting)
                continue
            if not self._mine.c13:
                self._part(strong, strong | absolute)
            if self._mine.c12 == len(self._judge.link.pairs) - (self._here & ~wanting).bit_count():
                self._of_majority(wanting, mild)

    def _of_majority(self, wanting: int, mild: int) -> None:
        """Let each pair have one who wants the colour of most, and each refusal one whose preference is mild."""
        others = self._here & ~wanting
        self._part(others, others)
        self.may_stay &= wanting
        refused = self._mine.c12 - mild.bit_count()
        # two absolute preferences meet only where there are topscorers
        if 0 < refused == self._mine.c13 and not self._those(lambda player: player.topscorer):
            self._part(mild, mild | others)
            self.may_stay &= ~mild

    def _by_floats(self) -> None:
        """Part moved-down players from who floated up (C15, C17), keep those who floated down (C14, C16, C18, C20)."""
        mine = self._mine
        residents = self._here & ~self._mdps
        for when, up, down, moved in ((LAST, mine.c15, mine.c14, mine.c18), (BEFORE, mine.c17, mine.c16, mine.c20)):
            if not up:
                self._part(self._mdps, residents & self._floated("U", when))
            if not down:
                self.may_stay &= ~(residents & self._floated("D", when))
            if not _any_far(moved):
                self.may_stay &= ~(self._mdps & self._floated("D", when))

    def _floated(self, mark: str, when: str) -> int:
        return self._those(lambda player: getattr(player, when) == mark)


def _any_far(differences: Iterable[int]) -> bool:
    """Tell whether one of those who floated down floats on."""
    return any(each >= FAR for each in differences)
