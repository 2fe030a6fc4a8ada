"""What an entry says of a game: what happened, and between whom, in as many words as there is room for."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.data.papers.cells import cell_len
from paircard.data.papers.fitting import fit
from paircard.tui.sentences.results import found_result

_SHORTEST = 8
"""Cells of number and name in which a name still says something."""


def _cut(name: str, width: int) -> str:
    return fit(name, min(width, cell_len(name)))


@dataclass(frozen=True, slots=True)
class Form:
    """The sentence in one of its lengths, and where the two players stand in it."""

    text: str
    places: tuple[tuple[int, int], tuple[int, int]]


@dataclass(frozen=True, slots=True)
class GameTold:
    """A sentence without the players, the labels of both, such as `2 Öhrnberg, Sixten`, and their numbers."""

    what: str
    labels: tuple[str, str]
    numbers: tuple[str, str]

    def within(self, room: int) -> Form:
        """Return it in so many cells: with whole names, with family names, cut where they must be, or with numbers.

        >>> game = GameTold("board 4: 0-1", ("2 Öhrnberg, Sixten", "11 Đặng, Thùy Vy"), ("2", "11"))
        >>> [game.within(room).text.partition(", ")[2] for room in (60, 36, 33, 24)]
        ['2 Öhrnberg, Sixten - 11 Đặng, Thùy Vy', '2 Öhrnberg - 11 Đặng', '2 Öhrnbe… - 11 Đặng', '2-11']
        """
        if cell_len(self.in_full.text) <= room:
            return self.in_full
        one, other = (label.partition(",")[0] for label in self.labels)
        left = room - cell_len(self._form(("", ""), " - ").text)
        if left < 2 * _SHORTEST:  # two numbers tell more than one name and a half
            return self.in_numbers
        first = min(cell_len(one), max(left // 2, left - cell_len(other)))
        return self._form((_cut(one, first), _cut(other, left - first)), " - ")

    @property
    def in_full(self) -> Form:
        """With whole names."""
        return self._form(self.labels, " - ")

    @property
    def in_numbers(self) -> Form:
        """With numbers alone."""
        return self._form(self.numbers, "-")

    @property
    def first_scored(self) -> str:
        """What the player named first scored in the game, empty where none is told."""
        found = found_result(self.what)
        return found[1] if found and found[1] != found[2] else ""

    def _form(self, named: tuple[str, str], joint: str) -> Form:
        one, other = named
        first = len(self.what) + 2
        second = first + len(one) + len(joint)
        places = (first, first + len(one)), (second, second + len(other))
        return Form(f"{self.what}, {one}{joint}{other}", places)
