"""The lowest bracket: going back, and joining brackets, until everybody is paired (C13, R12 - R14)."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.facets.trace import Verdict
from paircard.core.systems.swiss1998.brackets import Bracket, Places, Settled, Target, no_opponent
from paircard.core.systems.swiss1998.no_pairing import no_legal_pairing
from paircard.core.systems.swiss1998.question import ALL, Below
from paircard.core.systems.swiss1998.run import Run
from paircard.core.values import waiting
from paircard.core.values.frozen import replace
from paircard.core.values.said import Words, said, said_n


def settle_lowest(run: Run, above: list[Settled], group: Places) -> list[Settled]:
    """Pair the lowest bracket, going back as far as needed (C13, R12, R13)."""
    lowest = Lowest(run, group)
    here = lowest.settle(above[-1].leaving if above else ())
    while here is None:
        if not above:
            error = no_legal_pairing(run.cards)
            run.step("R14", None, (), Verdict.FAILED, error.words)
            raise error
        *higher, penultimate = above
        changed = lowest.undo(penultimate)
        if changed is not None:
            return [*higher, *changed]
        lowest.join(penultimate)
        above = higher
        here = lowest.settle(above[-1].leaving if above else ())
    return [*above, here]


class Lowest:
    """The lowest bracket, which grows as brackets are joined with it."""

    def __init__(self, run: Run, group: Places) -> None:
        """Begin with the lowest score group."""
        self._run = run
        self._group = group
        self._score = run.cards.score(group[0])
        self._residents = group
        self._joined = 0
        self._events: tuple[str, ...] = ()

    def settle(self, arrivals: Places) -> Settled | None:
        """Pair everybody here, with at most one left for the bye; None if it cannot be done (R12, R13)."""
        players = (*arrivals, *self._residents)
        waiting.bracket(self._score, len(players))
        whole = Bracket(self._score, players, len(players) - len(self._group), lowest=True)
        if self._stranded(whole):
            return None
        for bracket in self._readings(whole):
            target = bracket.full_target
            made = next(self._run.pairings(bracket, target), None)
            if made is not None:
                return Settled(self._residents, arrivals, bracket, (), target, made, self._events, self._joined)
        return None

    def _stranded(self, whole: Bracket) -> bool:
        """Tell whether somebody has no opponent, other than one who may have the bye (C1, R8)."""
        lonely = no_opponent(self._run.cards, whole)
        odd = len(whole.players) % 2
        bye = [place for place in lonely if self._run.cards.bye_eligible >> place & 1]
        if len(lonely) <= (1 if odd and bye else 0):
            return False
        reason = said("No opponent in the lowest bracket for {players}.", players=self._run.numbers(sorted(lonely)))
        self._run.step("C1", self._score, sorted(lonely), Verdict.REFUSED, reason)
        return True

    def _readings(self, whole: Bracket) -> Iterator[Bracket]:
        """Yield the bracket as A3 has it; if joined and heterogeneous, then as homogeneous too (R13)."""
        yield whole
        if self._joined and whole.heterogeneous:
            reason = said("The joined bracket is now treated as homogeneous.")
            self._run.step("R13", self._score, (), Verdict.NOTED, reason)
            yield whole.treated_as_homogeneous()

    def undo(self, above: Settled) -> tuple[Settled, Settled] | None:
        """Look for a pairing of the bracket above which lets this one be paired (C13, R12)."""
        if above.made is None:
            return None
        reason = said("The lowest bracket cannot be paired: the bracket above is undone.")
        self._run.step("C13", above.bracket.score, above.bracket.players, Verdict.UNDONE, reason)
        seen = {frozenset(above.made.left)}
        for target in above.bracket.targets():
            if target.steps:
                reason = _another(target.pairs)
                self._run.step("C13", above.bracket.score, (), Verdict.LOWERED, reason)
            below = self._needed(above, target)
            for made in self._run.pairings(above.bracket, target, below, seen):
                changed = above.paired(target, made)
                here = self.settle(changed.leaving)
                if here is not None:
                    gone = self._run.numbers(changed.leaving)
                    reason = said("With {players} moved down the lowest bracket can be paired.", players=gone)
                    self._run.step("C13", self._score, changed.leaving, Verdict.ACCEPTED, reason)
                    return changed, replace(here, events=(*here.events, "C13"))
        return None

    def _needed(self, above: Settled, target: Target) -> Below:
        """Return what looking ahead may take for granted about the lowest bracket."""
        coming = len(above.bracket.players) - 2 * target.pairs + len(above.passed)
        size = coming + len(self._residents)
        moved = size - len(self._group)
        mixed = bool(self._joined) or 2 * moved >= size
        return Below(self._residents, above.passed, size % 2, 0 if mixed else ALL, lowest=True)

    def join(self, above: Settled) -> None:
        """Join the bracket above with this one (C13)."""
        reason = said("No pairing of the bracket above helps: the two lowest brackets are joined.")
        self._run.step("C13", self._score, above.group, Verdict.JOINED, reason)
        self._residents = (*above.group, *self._residents)
        self._events = (*above.events, *self._events)
        self._joined += 1


def _another(pairs: int) -> Words:
    return said_n(
        "Another pairing of the bracket above, with {count} pair.",
        "Another pairing of the bracket above, with {count} pairs.",
        pairs,
    )
