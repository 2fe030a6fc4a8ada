"""Players who face each other, written into fixed widths: one drawing of a bracket, wherever one is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.text import Text

from paircard.core.event.ids import ContestantId
from paircard.core.facets.groups import GroupPlayer
from paircard.core.values.colour_letters import in_letters, preference_sign
from paircard.data.papers.cells import cell_len, set_cell_size
from paircard.tui.looks.pair_marks import pair_marks
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.squares import history
from paircard.tui.looks.styles import BINDS, LIVE, QUIET
from paircard.tui.screens.groups.layout import INDEX, Layout
from paircard.tui.screens.groups.lines_between import Gap


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the table: its three cells, and what stands in it."""

    cells: tuple[Text, Text, Text]
    left: ContestantId | None = None
    """Id of the player on the left; None on heads and where nobody stands."""
    right: ContestantId | None = None
    head: int | None = None
    """On the head of a group: its index."""
    gap: Gap | None = None
    """Where lines are drawn from S1 to S2: those of the bracket, and ..."""
    row: int = 0
    """... which row of them it is."""

    def across(self, layout: Layout) -> Text:
        """Return the three cells as one text."""
        text = Text(no_wrap=True)
        for cell, width in zip(self.cells, layout.widths, strict=True):
            text.append_text(cell).append(" " * (width - cell.cell_len))
        return text


@dataclass(frozen=True, slots=True)
class Facing:
    """The two sides of a bracket from top to bottom as they are shown, and what stands between them."""

    s1: Sequence[GroupPlayer]
    s2: Sequence[GroupPlayer]
    score: int | None
    """Half points of the residents: others have theirs after their name."""
    moves: Mapping[ContestantId, str]
    """The sign of how somebody comes to where they stand, or of what becomes of them."""
    gap: Gap | None = None
    """The lines, where they are drawn."""
    between: Sequence[Text] = ()
    """What stands there where they are not, a cell a row."""


class RowWriter:
    """Writes rows of two players."""

    def __init__(self, layout: Layout, signs: Signs, name_of: Callable[[ContestantId], str]) -> None:
        """Take the widths, the signs and where names come from; names are data and may hold anything."""
        self.layout = layout
        self.signs = signs
        self.name_of = name_of
        self.marks = pair_marks(signs)

    def rows(self, facing: Facing, chosen: ContestantId | None = None) -> Iterator[Line]:
        """Yield the rows of a bracket; the line of the player chosen is heavy."""
        between = facing.between if facing.gap is None else facing.gap.cells(chosen)
        for row, (left, right) in enumerate(zip_longest(facing.s1, facing.s2)):
            yield Line(
                (self._player(left, facing), between[row], self._player(right, facing)),
                left.id if left else None,
                right.id if right else None,
                gap=facing.gap,
                row=row,
            )

    def _player(self, player: GroupPlayer | None, facing: Facing) -> Text:
        if player is None:
            return Text("")
        layout, signs = self.layout, self.signs
        moved = facing.moves.get(player.id, " ")
        text = Text(" ", no_wrap=True).append(moved, BINDS)
        goes = BINDS if moved in (self.marks.goes, self.marks.bye) else ""
        text.append(f"{player.number:>{layout.number}} ").append(self._name(player, facing.score), goes).append(" ")
        text.append_text(self._colours(player)).append(f"{self._difference(player)} ")
        preference = preference_sign(player.preference)
        text.append(f"{preference:<2} ", BINDS if preference.endswith("!") else "")
        floats = signs.floats(player.floats) if player.floats.strip("-") else ""
        text.append(f"{floats:>2}", BINDS)
        return text.append("?" if player.open else " ", LIVE).append(self._met(player), QUIET)

    def _name(self, player: GroupPlayer, group: int | None) -> str:
        """Write the name, and after it a score that is not the group's, and the Index where one ranks them."""
        score = "" if player.score == group else f" {self.signs.points(player.score)}"
        after = score + "".join(f" {each:>{INDEX}}" for each in player.index or ())
        return self._cut(self.name_of(player.id), self.layout.name - len(after)) + after

    def _cut(self, text: str, width: int) -> str:
        if cell_len(text) <= width:
            return set_cell_size(text, width)
        return set_cell_size(text, width - 1) + self.signs.cut

    def _colours(self, player: GroupPlayer) -> Text:
        """Write the colours, the latest at the right; a sign stands for those there is no room for."""
        room = self.layout.colours
        if len(player.colours) <= room:
            blank = Text(" " * (room - len(player.colours)), no_wrap=True)
            return blank.append_text(history(player.colours, in_letters(player.colours)))
        latest = player.colours[1 - room :]
        return Text(self.signs.cut, QUIET, no_wrap=True).append_text(history(latest, in_letters(latest)))

    def _difference(self, player: GroupPlayer) -> str:
        """Write how many games more with White than with Black, where there is room for it."""
        difference = player.colours.count("W") - player.colours.count("B")
        signed = (f"{difference:+}" if difference else "0").replace("-", self.signs.minus)
        return signed.rjust(self.layout.difference) if self.layout.difference else ""

    def _met(self, player: GroupPlayer) -> str:
        """Write the opponents, where there is room for all of them."""
        return "".join(f" {number}" for number in player.opponents) if self.layout.met else ""
