"""One round by all systems that can pair it: who agrees with whom, and where each parts from the event's own first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations

from paircard.core.event.readiness import need_ready
from paircard.core.event.state_before import state_before
from paircard.core.event.tournament import Tournament
from paircard.core.facets.judged import judged_by
from paircard.core.review.one_side import Side, side_of, written
from paircard.core.review.other_rules import comparable, not_read, other_of
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr, trn
from paircard.core.values.progress import Far, Steps, unheard


@dataclass(frozen=True)
class AllRules:
    """A round by the rules of the event, then by those of every other system that can pair it."""

    event: Tournament
    """The event as it was when the round was to be paired: its numbers are shown."""
    number: int
    sides: tuple[Side, ...]
    """That of the event first."""

    def lines(self) -> Iterator[str]:
        """Yield how many pairs each two systems share, then what each has otherwise than the event, and why."""
        own, *others = self.sides
        yield tr("Round {round} by {own} and by all others.", round=self.number, own=own.name)
        yield ""
        yield from self._shared()
        for side, pairs in zip(others, self.pairs[1:], strict=True):
            yield ""
            yield from self._otherwise(own, side, pairs)

    @cached_property
    def pairs(self) -> tuple[list[str], ...]:
        """What each side makes, White first, the bye among them; nothing where it gives no pairing."""
        return tuple([] if side.made is None else written(self.event, side.made) for side in self.sides)

    def same(self, one: int, other: int) -> int:
        """Return how many pairs two sides share, White and Black as they are, a bye among them."""
        return len({*self.pairs[one]}.intersection(self.pairs[other]))

    def _shared(self) -> Iterator[str]:
        """Yield the table of who agrees with whom."""
        most = max(map(len, self.pairs))
        yield trn("Of {count} pair the same:", "Of {count} pairs the same:", most)
        at = range(len(self.sides))
        shared = {pair: str(self.same(*pair)) for pair in combinations(at, 2)}
        names = [f"{number}  {side.name}" for number, side in enumerate(self.sides, 1)]
        wide = max(map(len, names))
        yield " " * wide + "".join(f"{number:>5}" for number in range(1, len(names) + 1))
        for row in at:
            told = ("·" if row == column else shared[min(row, column), max(row, column)] for column in at)
            yield names[row].ljust(wide) + "".join(f"{each:>5}" for each in told)

    def _otherwise(self, own: Side, side: Side, pairs: list[str]) -> Iterator[str]:
        """Yield the pairs of one system that the event has not, and where each of the two parts from the other."""
        if side.made is None:
            yield tr("{rules}: no pairing. {why}", rules=side.name, why=side.refusal)
            return
        new = [each for each in pairs if each not in self.pairs[0]]
        if not new:
            yield tr("{rules}: every pair and colour as by {own}.", rules=side.name, own=own.name)
            return
        yield tr("{rules}: {pairs}", rules=side.name, pairs=" ".join(new))
        if own.made is not None:
            yield tr("  By {rules}: {sentence}", rules=own.name, sentence=own.against(side.made))
            yield tr("  By {rules}: {sentence}", rules=side.name, sentence=side.against(own.made))
        left_out = (*not_read(self.event, side.before), *map(str, side.system.reads_otherwise(self.event)))
        yield from (f"  {line}" for line in left_out)


def all_rules(tournament: Tournament, number: int, far: Far = unheard) -> AllRules:
    """Pair a round by the rules of the event and by those of every other system that can, as results were known then.

    Raises `Refusal` where the event is of another kind, or the round cannot be paired yet.
    """
    other_of(tournament)
    before = state_before(tournament, number)
    need_ready(before)
    own = before.regulations.system
    keys = (own, *(key for key in comparable(before) if key != own))
    judged = (judged_by(before, key) for key in keys)
    return AllRules(before, number, tuple(Steps(far, len(keys)).each(side_of(each) for each in judged)))
