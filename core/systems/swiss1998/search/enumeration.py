"""The pairings of one bracket in the order of the tries, each set of left-over players once.

The first pairing is found directly. Whoever needs another set of left-over players (C12, C13) gets it by
dividing what remains (Lawler 1972): the pairings that leave over another set than {a, b, c} keep a; or
leave a and keep b; or leave a and b and keep c. Each such cell has its own first pairing, and the first
of them all is next.

Which sets the next bracket accepts is a matter of one matching in both brackets, so that the first
pairing offered is nearly always accepted; for the lowest bracket (C13) that is so whenever it has need of all
who come down, and nearly so where two more come down than it has need of (`meeting_below`). It is not in these
corners, where sets are offered one by one, without limit, in cells that a matching has not shown to be of no use:

- four more or still more come down than are needed, or no prices of nodes alone prove the clashes the fewest, or those
  who could meet below fall into many parts: who meets whom above in S1 | S2 is asked of both brackets at once, but the
  exchange, and the opponents of those moved down, of no more than two who come down;
- a resident below has opponents only in the bracket above, so that C1 takes them or not, depending on who
  comes down: `readings` tells these cases apart, but a resident who stays needs an opponent among those
  who come, and that question contains the problem of the smallest union, which is NP-hard;
- below, fewer than all moved-down players are to be paired (R10): `readings` tells apart who is the highest of those
  who need not be, but how many come after that one is a number, and it is found by dividing cells that have another
  (`cells.Cell.divided`). Where only one need not be paired, nobody comes after;
- one who comes down may be left over below only if they have an opponent there (R9), and two who come
  down could meet there because one pair more could have been made above.

The number of sets offered is bounded by the choices of so many players of the bracket above as are left
over: one or two as a rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

from paircard.core.systems.swiss1998.brackets import Bracket, Left, Made, Target
from paircard.core.systems.swiss1998.narrator import Narrator
from paircard.core.systems.swiss1998.question import Below
from paircard.core.systems.swiss1998.run import Run
from paircard.core.systems.swiss1998.search.few import first_of_few, ways_of
from paircard.core.systems.swiss1998.search.first_pairing import FirstPairing, Key
from paircard.core.systems.swiss1998.search.next_bracket import Reading, readings
from paircard.core.values.waiting import pulse


def search(
    run: Run, bracket: Bracket, target: Target, below: Below | None = None, seen: set[Left] | None = None
) -> Iterator[Made]:
    """Yield the pairings as `Method` describes it."""
    useless = set[Left]() if seen is None else seen
    narrator = Narrator(run, bracket, below)
    for made in _in_order(run, bracket, target, below):
        left = frozenset(made.left)
        if left not in useless:
            useless.add(left)
            narrator.pairing_made(made.pairs, made.left)
            yield made


def _in_order(run: Run, bracket: Bracket, target: Target, below: Below | None) -> Iterator[Made]:
    """Yield the first pairing of every cell, sets of left-over players more than once if readings overlap."""
    fresh = [*readings(run.cards, bracket, target, below)]
    waiting: list[tuple[Key, int, Made, Reading]] = []
    number, few = 0, ways_of(bracket, target)
    while fresh or waiting:
        pulse()
        for reading in fresh:
            if few is None:
                found = FirstPairing(run, bracket, target, reading.below, reading.cell).find()
            else:
                found = first_of_few(run, bracket, target, reading.below, reading.cell, few)
            if found is not None:
                number += 1
                heappush(waiting, (found.key, number, found.made, reading))
        if not waiting:
            return
        _, _, made, reading = heappop(waiting)
        yield made
        fresh = reading.without(made.left)
