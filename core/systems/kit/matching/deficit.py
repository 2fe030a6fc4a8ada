"""Why a graph has no perfect matching, by the smallest proof that can be found.

Tutte (1947): take some nodes away, and more groups of odd size are left, with no edge between them, than were
taken away. Gallai (1963) and Edmonds (1965) say where to look: at the nodes that some largest matching leaves
alone. They fall into such groups, and their neighbours are the nodes to take away. A few of the groups are often
proof enough: those that compete for the fewest neighbours.
"""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.perfect import Blossoms, connected
from paircard.core.values.frozen import dataclass

MOST_SERVED = 600
"""So many times a group is given a node while a small proof is looked for; of many groups fewer come last."""


@dataclass(frozen=True, slots=True)
class Deficit:
    """Groups (masks of nodes) and the nodes that could serve them: one group more than nodes, or still more."""

    groups: tuple[int, ...]
    serving: int

    @property
    def size(self) -> tuple[int, int]:
        """How much there is to read: first the nodes, then the groups among them."""
        return sum(group.bit_count() for group in self.groups) + self.serving.bit_count(), len(self.groups)


def smallest_deficit(rows: dict[int, int], awkward: int = 0) -> Deficit | None:
    """Return a small proof that a graph has no perfect matching, None if it has one.

    A group of several nodes with some `awkward` one among them is left out where there is a proof without it.
    """
    blossoms = Blossoms(rows)
    if blossoms.match_all():
        return None
    weak = blossoms.left_alone_by_some()
    groups = list(connected(rows, weak))
    plain = [group for group in groups if group.bit_count() == 1 or not group & awkward]
    proofs = list(_proofs(rows, plain, weak)) or list(_proofs(rows, groups, weak))
    return min(proofs, key=lambda proof: (proof.size, proof.groups))


def _proofs(rows: dict[int, int], groups: list[int], weak: int) -> Iterator[Deficit]:
    """Yield proofs: groups are served one after the other, each of them last in turn; who gets nobody makes one."""
    around = [_around(rows, group) & ~weak for group in groups]
    first = sorted(range(len(groups)), key=lambda at: (around[at].bit_count(), groups[at].bit_count()))
    for last in first[: 1 + MOST_SERVED // max(1, len(groups))]:
        served: dict[int, int] = {}
        for at in [*(each for each in first if each != last), last]:
            reached, asked = _serve(at, around, served)
            if reached is not None:
                yield Deficit(tuple(sorted(groups[each] for each in asked)), reached)


def _around(rows: dict[int, int], group: int) -> int:
    reached = 0
    for node in places_in(group):
        reached |= rows[node]
    return reached


def _serve(root: int, around: list[int], served: dict[int, int]) -> tuple[int | None, set[int]]:
    """Give a group a node, others changing theirs; else return all nodes asked for in vain, and who asked."""
    reached = 0
    came_from: dict[int, int] = {}
    asked, pending = {root}, [root]
    while pending:
        at = pending.pop()
        for node in places_in(around[at] & ~reached):
            reached |= 1 << node
            came_from[node] = at
            if node not in served:
                _shift(node, came_from, served, root)
                return None, asked
            asked.add(served[node])
            pending.append(served[node])
    return reached, asked


def _shift(node: int, came_from: dict[int, int], served: dict[int, int], root: int) -> None:
    """Hand nodes on along the way back to the root."""
    owned = {owner: node for node, owner in served.items()}
    while True:
        taker = came_from[node]
        served[node] = taker
        if taker == root:
            return
        node = owned[taker]
