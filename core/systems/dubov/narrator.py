"""Says what of the steps of a round only C.04.4.1 has: halves, who changes sides, and the transposition."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.facets.trace import Verdict
from paircard.core.systems.dubov.aro_told import with_averages
from paircard.core.systems.dubov.cards import Halves
from paircard.core.systems.dubov.cited import dubov
from paircard.core.systems.dubov.level import Costs
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.swiss.drawn_up import narrator
from paircard.core.systems.swiss.drawn_up.upfloaters import Weight
from paircard.core.values.said import Words, said


class Narrator(narrator.Narrator[Costs]):
    """Tells of a round, bracket by bracket."""

    def article_of_sides(self, s1: Sequence[int]) -> str:
        """Name the article about S1."""
        return dubov("3.2.5")

    def said_sides(self, s1: Sequence[int], s2: Sequence[int]) -> Words:
        """Say who of G1 has which opponents so far, and who is set against them."""
        averages = with_averages(self.field.players[place] for place in s1)
        return said("G1 by the average rating of opponents: {s1}. G2: {s2}.", s1=averages, s2=self.numbers(s2))

    def short_of(self, found: Costs | None) -> tuple[str, Words]:
        """Return that a pair leaves others without an opponent: by C7 all of two halves are equal."""
        return dubov("C4"), said("not all of the bracket could be paired.")

    def set_weighed(self, upfloaters: int, weight: Weight) -> None:
        """Tell what speaks against a set that would do (C7 - C10); nobody is no set that another could replace."""
        if upfloaters:
            super().set_weighed(upfloaters, weight)

    # --- halves and pairs -------------------------------------------------------------------------------------

    def least(self, costs: Costs) -> None:
        """Tell how many go without their preference at least (C7)."""
        self.least_values = costs
        self.note("C7", 0, self.text.criteria[2].told(costs[0]))

    def halves(self, halves: Halves, *, played: bool) -> None:
        """Tell who is in G1 and in G2 (3.2.3)."""
        if not self.heard:
            return
        named = {"g1": self.of(halves.g1), "g2": self.of(halves.g2)}
        if played:
            reason = said("G1, who prefer White: {g1}. G2, who prefer Black: {g2}.", **named)
        else:
            reason = said("Nobody here has played. G1, the upper half: {g1}. G2: {g2}.", **named)
        self.tell(dubov("3.2.3"), (*places_in(halves.g1), *places_in(halves.g2)), Verdict.NOTED, reason)

    def shift_fails(self, out: int, back: int) -> None:
        """Tell that G1 cannot be paired with G2 after some have changed sides."""
        moved = out | back
        if moved and self.heard:
            reason = said("With {players} on the other side not all can be paired.", players=self.of(moved))
            self.tell(dubov("3.2.4"), places_in(moved), Verdict.SKIPPED, reason)

    def shifted(self, halves: Halves, out: int, back: int) -> None:
        """Tell who changes sides (3.2.4)."""
        smaller = "G1" if halves.by_size[0] == halves.g1 else "G2"
        for some, group in ((out, smaller), (back, "G2" if smaller == "G1" else "G1")):
            if some and self.heard:
                reason = said("Shifted out of {group}: {players}.", group=group, players=self.of(some))
                self.note("3.2.4", some, reason)

    def against(self, s1: Sequence[int], g2: int) -> None:
        """Tell who is set against whom (3.2.5, 3.2.6)."""
        self.sides(s1, tuple(places_in(g2)))
