"""How the width of the terminal is shared out: two halves, a middle, and the fields of one player."""

from __future__ import annotations

from dataclasses import dataclass

from core.language import trp

_FIXED = 11
"""Cells of a half that are not number, name, colours or opponents: marks, preference, floats, gaps."""
_ROOMY = 50
"""A half at least this wide has room for all colours and for opponents."""
_NAME = 24
"""Cells a name keeps before opponents are shown."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Widths in terminal cells."""

    half: int
    middle: int
    number: int
    name: int
    colours: int
    met: int
    """Opponents met with the gap before them; 0 where there is no room for them."""

    @classmethod
    def fit(cls, width: int, *, middle: int, rounds: int, players: int) -> Layout:
        """Share out the width of a table for an event of so many rounds and players."""
        half = max(24, (width - middle) // 2)
        digits = len(str(players))
        number = max(3, digits)
        # before the last round there are colours of all rounds but one
        colours = max(3, min(rounds - 1, 13 if half >= _ROOMY else 5))
        room = half - _FIXED - number - colours
        met = max(0, min((digits + 1) * (rounds - 1), room - _NAME)) if half >= _ROOMY else 0
        return cls(half, middle, number, max(1, room - met), colours, met)

    @property
    def widths(self) -> tuple[int, int, int]:
        """Widths of the three columns: S1, what stands between, S2."""
        return self.half, self.middle, self.half

    @property
    def heading(self) -> str:
        """The names of a player's fields, each over its place."""
        number = trp("at most 3 columns", "No").rjust(self.number)
        name = trp("at most 8 columns", "Name").ljust(self.name)[: self.name]
        colours = trp("at most 3 columns", "Col").rjust(self.colours)[-self.colours :]
        preference, floats = trp("at most 2 columns", "Pr"), trp("at most 2 columns", "Fl")
        met = f" {trp('at most 3 columns', 'met')}".ljust(self.met) if self.met else ""
        return f"  {number} {name} {colours} {preference:<2} {floats:<2} {met}"[: self.half]
