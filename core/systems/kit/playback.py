"""The steps of a pairing one after the other, and at each step the cards as they lie on the arbiter's table.

Nothing is decided here: a table is what the steps so far have said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import accumulate

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.trace import Step, Verdict
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, joined, said

Numbers = tuple[PairingNumber, ...]
Pair = tuple[PairingNumber, PairingNumber]

DECISIONS = frozenset(
    {
        Verdict.ACCEPTED,
        Verdict.DROPPED,
        Verdict.RAISED,
        Verdict.LOWERED,
        Verdict.MOVED,
        Verdict.UNDONE,
        Verdict.JOINED,
        Verdict.FAILED,
    }
)
"""Verdicts that change what is tried, or end it."""
BEGINS = frozenset({"A3", "C.04.3 1.3", "C.04.4.2 1.3", "C.04.6 3.5"})
"""Articles by which a bracket is first looked at."""
SETTLES = frozenset({"C6", "C.04.3 3.8", "C.04.4.2 4.3", "C.04.6 3.6"})
"""Articles by which the pairing of a bracket is accepted."""


@dataclass(frozen=True, slots=True)
class Refused:
    """A pair, or a player left over, that breaks an article in the try at hand."""

    players: Numbers
    article: str


@dataclass(frozen=True, slots=True)
class Table:
    """The cards of one bracket after a step. Players are pairing numbers."""

    bracket: int | None = None
    """Score of the residents in half points; None before the first bracket and once all are paired."""
    players: Numbers = ()
    """Everybody of the bracket, in the order in which it was begun."""
    s1: Numbers = ()
    s2: Numbers = ()
    pairs: tuple[Pair, ...] = ()
    """Pencilled pairs, the player of S1 first."""
    refused: tuple[Refused, ...] = ()
    """What was refused in this try."""
    accepted: bool = False
    """Does the pairing of the bracket stand?"""
    tries: int = 0
    """How often sides were set against each other in this bracket."""
    in_force: tuple[tuple[str, Words], ...] = ()
    """What holds now, by article: x, p, criteria dropped."""
    movers: tuple[Numbers, Numbers] = ((), ())
    """S1 and S2 of the moved-down players, who may be looked at again after the remainder has failed (C10)."""
    way: tuple[Words, ...] = ()
    """How one came to this bracket, where C12 or C13 went back up."""

    def after(self, step: Step) -> Table:
        """Return the table after one more step."""
        table = self if step.bracket in (None, self.bracket) else self._moved_to(step)
        return _STEPS.get(step.verdict, _nothing)(table, step)

    def _moved_to(self, step: Step) -> Table:
        """Return an empty table for another bracket; the way tells where one went back up."""
        return Table(step.bracket, way=self.way)


def _nothing(table: Table, _step: Step) -> Table:
    return table


def _tried(table: Table, step: Step) -> Table:
    """Set sides against each other; pairs of moved-down players already made stay (R5)."""
    if not step.s1:
        return table
    here = {*step.players}
    kept = tuple(pair for pair in table.pairs if not here & {*pair})
    s1, s2 = step.players[: step.s1], step.players[step.s1 :]
    movers = table.movers if kept else (s1, s2)
    return replace(table, s1=s1, s2=s2, pairs=kept, refused=(), accepted=False, movers=movers, tries=table.tries + 1)


def _stands(table: Table, step: Step) -> Table:
    seeker, candidate = step.players
    table = _turn_of(table, seeker)
    return replace(table, pairs=(*table.pairs, (seeker, candidate)))


def _refused(table: Table, step: Step) -> Table:
    if len(step.players) == 2:
        table = _turn_of(table, step.players[0])
    return replace(table, refused=(*table.refused, Refused(step.players, step.article)))


def _turn_of(table: Table, seeker: PairingNumber) -> Table:
    """Return the table when a player of S1 is looked at: their pencilled pair and all after it are rubbed out."""
    if seeker not in table.s1 and seeker in table.movers[0]:
        table = replace(table, s1=table.movers[0], s2=table.movers[1], refused=())
    later = {*table.s1[table.s1.index(seeker) :]} if seeker in table.s1 else {seeker}
    first = {*table.s1}
    return replace(
        table, pairs=tuple(p for p in table.pairs if p[0] not in later and (p[0] in first or not _in(p, table)))
    )


def _in(pair: Pair, table: Table) -> bool:
    return bool({*pair} & {*table.s1, *table.s2})


def _skipped(table: Table, step: Step) -> Table:
    return _refused(table, step) if step.article == "C7" and len(step.players) == 2 else table


def _accepted(table: Table, step: Step) -> Table:
    return replace(table, accepted=True) if step.article in SETTLES else table


def _noted(table: Table, step: Step) -> Table:
    """Keep what holds from now on; a new x or p lets go of what was dropped before (R3)."""
    if step.verdict is Verdict.NOTED and step.article == "R3":
        return replace(table, in_force=tuple(held for held in table.in_force if held[0] != "C9"))
    if step.verdict is Verdict.NOTED and step.article not in ("C2", "C3", *BEGINS):
        return table
    if step.article in BEGINS:
        table = replace(table, players=step.players, s1=(), s2=step.players, pairs=(), refused=(), accepted=False)
    held = {**dict(table.in_force), step.article: step.said}
    for gone in {"C11": ("C10", "C9"), "C10": ("C9",), "C14": ("C11", "C10", "C9")}.get(step.article, ()):
        held.pop(gone, None)
    return replace(table, in_force=tuple(held.items()))


def _went_up(table: Table, step: Step) -> Table:
    if step.bracket is None:
        told: Words = joined((step.article, step.said), ": ")
    else:
        points = format_points(step.bracket)
        told = said("{article} at {points}: {reason}", article=step.article, points=points, reason=step.said)
    return replace(table, way=(*table.way, told))


_STEPS: dict[Verdict, Callable[[Table, Step], Table]] = {
    Verdict.TRY: _tried,
    Verdict.STANDS: _stands,
    Verdict.REFUSED: _refused,
    Verdict.SKIPPED: _skipped,
    Verdict.ACCEPTED: _accepted,
    Verdict.NOTED: _noted,
    Verdict.DROPPED: _noted,
    Verdict.RAISED: _noted,
    Verdict.LOWERED: _noted,
    Verdict.UNDONE: _went_up,
    Verdict.JOINED: _went_up,
    Verdict.FAILED: _went_up,
}


class Playback:
    """The steps of a round, with a table after each. Places in it are indices of steps."""

    def __init__(self, steps: Iterable[Step]) -> None:
        """Take all steps of a round."""
        self.steps = tuple(steps)
        self.tables = tuple(accumulate(self.steps, Table.after, initial=Table()))[1:]

    def next_decision(self, at: int) -> int:
        """Return the next step that changes what is tried, or ends it; the last step if there is none."""
        return self._next(at, lambda step: step.verdict in DECISIONS)

    def end_of_bracket(self, at: int) -> int:
        """Return the last step before another bracket is looked at."""
        here = self.steps[at].bracket
        later = (place for place in range(at + 1, len(self.steps)) if self.steps[place].bracket != here)
        end = next(later, len(self.steps)) - 1
        return end if end > at or end == len(self.steps) - 1 else self.end_of_bracket(at + 1)

    def start_of(self, bracket: int) -> int:
        """Return the first step of the bracket of that score; the very first where it has none."""
        return next((at for at, step in enumerate(self.steps) if step.bracket == bracket), 0)

    def next_accepted(self, at: int) -> int:
        """Return the next step at which the pairing of a bracket is accepted."""
        return self._next(at, lambda step: step.verdict is Verdict.ACCEPTED and step.article in SETTLES)

    def next_of(self, article: str, at: int) -> int | None:
        """Return the next step by an article, from the beginning again after the last; None if there is none."""
        places = [*range(at + 1, len(self.steps)), *range(at + 1)]
        return next((place for place in places if self.steps[place].article == article), None)

    def _next(self, at: int, wanted: Callable[[Step], bool]) -> int:
        later = (place for place in range(at + 1, len(self.steps)) if wanted(self.steps[place]))
        return next(later, len(self.steps) - 1)
