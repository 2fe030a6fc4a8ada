"""How the width of the terminal is shared out: two halves, a middle, and the fields of one player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from paircard.core.facets.groups import BracketView, GroupPlayer, ScoreGroup
from paircard.core.values.language import trp
from paircard.tui.looks.pair_marks import pair_marks
from paircard.tui.looks.signs import signs_for
from paircard.tui.screens.groups.named import head

_FIXED = 11
"""Cells of a half that are not number, name, colours or opponents: marks, preference, floats, gaps."""
_ROOMY = 50
"""A half at least this wide has room for all colours and for opponents."""
_NAME = 16
"""Cells a name keeps before opponents are shown."""
_FEW, _MANY = 5, 13
"""So many colours are shown in a narrow half, and in a roomy one; a cell more marks that there are others."""
_GAP, _WIDE_GAP = 8, 16
"""Cells for the lines between S1 and S2; the wide one ..."""
_WIDE = 119
"""... where the table has so many."""
INDEX = 3
"""Cells of Buchholz, and of Sonneborn-Berger, at the end of the name where these rank players."""
_DIFFERENCE = 4
"""Cells of the colour difference with the gap before it."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Widths in terminal cells."""

    half: int
    middle: int
    number: int
    name: int
    colours: int
    difference: int
    """Colour difference with the gap before it; 0 in a narrow half."""
    met: int
    """Opponents met with the gap before them; 0 where there is no room for all of them."""
    indexed: bool = False
    """Whether Buchholz and Sonneborn-Berger stand after the name."""

    @classmethod
    def fit(cls, width: int, *, middle: int, rounds: int, players: int) -> Layout:
        """Share out the width of a table for so many players and what they have on their cards before a round."""
        half = max(24, (width - middle) // 2)
        digits = len(str(players))
        number = max(3, digits)
        # before the last round there are colours of all rounds but one
        most = _MANY if half >= _ROOMY else _FEW
        colours = max(3, min(rounds - 1, most + 1))
        difference = _DIFFERENCE if half >= _ROOMY else 0
        room = half - _FIXED - number - colours - difference
        # some opponents of many say nothing of whom one has not met
        everybody = (digits + 1) * (rounds - 1)
        met = everybody if half >= _ROOMY and everybody <= room - _NAME else 0
        return cls(half, middle, number, max(1, room - met), colours, difference, met)

    @classmethod
    def of(cls, width: int, groups: Sequence[ScoreGroup], players: int, *, threads: bool) -> Layout:
        """Share out the width among groups, or among brackets with what is drawn between S1 and S2."""
        everybody = [player for group in groups for player in group.players]
        if any(isinstance(group, BracketView) for group in groups):
            return cls.facing(width, everybody, players, threads=threads)
        return cls.fit(width, middle=1, rounds=_rounds(everybody), players=players)._with_index(everybody)

    @classmethod
    def facing(cls, width: int, shown: Sequence[GroupPlayer], players: int, *, threads: bool) -> Layout:
        """Share out the width of brackets in which so many of all `players` face each other."""
        middle = 2 * len(str(players)) + 3
        if threads:
            middle = _WIDE_GAP if width >= _WIDE else max(_GAP, middle)
        return cls.fit(width, middle=middle, rounds=_rounds(shown), players=players)._with_index(shown)

    def _with_index(self, shown: Sequence[GroupPlayer]) -> Layout:
        return replace(self, indexed=any(player.index for player in shown))

    @property
    def widths(self) -> tuple[int, int, int]:
        """Widths of the three columns: S1, what stands between, S2."""
        return self.half, self.middle, self.half

    @property
    def heading(self) -> str:
        """The names of a player's fields, each over its place."""
        number = trp("at most 3 columns", "No").rjust(self.number)
        index = "".join(f" {each:>{INDEX}}" for each in ("BH", "SB")) if self.indexed else ""  # no words: codes
        name = head(self.name - len(index)).ljust(self.name)[: self.name - len(index)] + index
        colours = trp("at most 3 columns", "Col").rjust(self.colours)[-self.colours :]
        difference = pair_marks(signs_for()).balance.rjust(self.difference) if self.difference else ""
        preference, floats = trp("at most 2 columns", "Pr"), trp("at most 2 columns", "Fl")
        met = f" {trp('at most 3 columns', 'met')}".ljust(self.met) if self.met else ""
        return f"  {number} {name} {colours}{difference} {preference:<2} {floats:<2} {met}"[: self.half]


def _rounds(players: Sequence[GroupPlayer]) -> int:
    """Return the number of the round before which players have these cards."""
    return 1 + max((len(player.colours) for player in players), default=0)
