"""What stands between S1 and S2 of a bracket: lines from player to player, the pair one looks at drawn last."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from paircard.core.event.ids import ContestantId
from paircard.tui.looks.threads import Thread, Weight, draw_threads


@dataclass(eq=False)
class Gap:
    """The lines of one bracket."""

    s1: Sequence[ContestantId]
    s2: Sequence[ContestantId]
    """From top to bottom, as they are shown."""
    opponents: Mapping[ContestantId, ContestantId]
    """Of those in S1."""
    standing: Collection[ContestantId]
    """Those of S1 whose pair will not change."""
    width: int
    refused: tuple[ContestantId, ContestantId] | None = None
    """One of S1 and one of S2 who are looked at and may not meet."""
    _drawn: dict[ContestantId | None, tuple[Text, ...]] = field(default_factory=dict)

    def cells(self, chosen: ContestantId | None = None) -> tuple[Text, ...]:
        """Return a cell a row; the pair of the player chosen is heavy."""
        if chosen is not None and chosen not in self.opponents and chosen not in self.opponents.values():
            chosen = None
        if chosen not in self._drawn:
            rows = max(len(self.s1), len(self.s2))
            lines = draw_threads(self._threads(chosen), rows, self.width - 1)
            self._drawn[chosen] = tuple(Text(" ", no_wrap=True).append_text(line) for line in lines)
        return self._drawn[chosen]

    def _threads(self, chosen: ContestantId | None) -> list[Thread]:
        place = {id_: row for row, id_ in enumerate(self.s2)}
        threads = [
            Thread(row, place[self.opponents[id_]], self._weight(id_, chosen))
            for row, id_ in enumerate(self.s1)
            if id_ in self.opponents
        ]
        if self.refused is not None:
            one, other = self.refused
            threads.append(Thread(self.s1.index(one), place[other], Weight.REFUSED))
        return threads

    def _weight(self, id_: ContestantId, chosen: ContestantId | None) -> Weight:
        if chosen is not None and chosen in (id_, self.opponents[id_]):
            return Weight.CHOSEN
        return Weight.STANDS if id_ in self.standing else Weight.OPEN
