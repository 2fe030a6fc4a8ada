"""A paired bracket, and who can be asked for one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from core.values.frozen import dataclass

if TYPE_CHECKING:
    from core.systems.swiss1998.brackets import Bracket, Target
    from core.systems.swiss1998.pairing_run import Run
    from core.systems.swiss1998.subproblem import Below

Places = tuple[int, ...]
Left = frozenset[int]


@dataclass(frozen=True, slots=True)
class Made:
    """A bracket, or a part of it, paired at one target; players by place."""

    pairs: tuple[tuple[int, int], ...] = ()
    left: Places = ()
    """Those left over, in the order A2."""
    clashes: int = 0
    x: int = 0
    up: int = 0
    down: int = 0


class Method(Protocol):
    """A way to find the pairings of one bracket: by the tries themselves, or by the search."""

    def __call__(
        self, run: Run, bracket: Bracket, target: Target, below: Below | None = None, seen: set[Left] | None = None
    ) -> Iterator[Made]:
        """Yield the pairings that satisfy C6, in the order of the tries, each set of left-over players once.

        Sets in `seen` are left out, and the set is kept up to date. With `below`, pairings that the next
        bracket certainly cannot use may be left out too.
        """
