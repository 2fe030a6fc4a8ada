"""A cell is drawn as the screen library draws it: the same signs in the same looks."""

from __future__ import annotations

import pytest
from rich.console import Console
from rich.padding import Padding
from rich.segment import Segment
from rich.style import Style
from rich.styled import Styled
from rich.text import Text

from paircard.tui.widgets.drawn_cell import drawn_cell

CONSOLE = Console(width=200, color_system="truecolor")
ROW = Style.parse("white on blue")


def as_the_library_does(cell: Text, width: int, padding: int) -> list[Segment]:
    """The first line of what its tables make of a cell."""
    options = CONSOLE.options.update_dimensions(width, 1).update(no_wrap=True)
    return CONSOLE.render_lines(Styled(Padding(cell, (0, padding)), ROW), options)[0]


@pytest.mark.parametrize(
    "cell",
    [
        Text(" 12 ", no_wrap=True).append("Nowak, Jan", "bold").append(" W", "black on white"),
        Text("½-½", "red"),
        Text("Łucka 李雷", "bold", spans=[]),
        Text("blanks at its end      "),
        Text("said at length, and cut with a sign", overflow="ellipsis"),
        Text("a line\nand another"),
        Text(""),
    ],
    ids=lambda cell: cell.plain,
)
@pytest.mark.parametrize(("width", "padding"), [(3, 1), (6, 0), (9, 1), (40, 0)])
def test_a_cell_is_drawn_as_the_library_draws_it(cell: Text, width: int, padding: int) -> None:
    """Styles of parts and of all of it, wide signs, blanks, what is cut off: whatever the width."""
    drawn = drawn_cell(cell, width, padding, ROW, CONSOLE)
    expected = as_the_library_does(cell, width, padding)
    assert list(Segment.simplify(drawn)) == list(Segment.simplify(each for each in expected if each.text))
