"""A cell of a table as the terminal gets it: one line of text, cut or filled up to its width."""

from __future__ import annotations

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text


def drawn_cell(cell: Text, width: int, padding: int, style: Style, console: Console) -> list[Segment]:
    """Return one line of a cell in so many terminal cells, its padding at either side among them, over a style.

    The screen library asks for it by way of `Styled`, `Padding` and `Console.render_lines`, which wrap, split and crop
    what is one line already: the same segments come out of it, for ten times the work.
    """
    room = width - 2 * padding
    text = cell.split("\n")[0] if "\n" in cell.plain else cell
    if text.cell_len > room:
        text = text.copy()
        text.rstrip_end(room)
        text.truncate(room)
    # a text without spans is rendered without the style of all of it
    over = style + console.get_style(text.style, default=Style.null()) if not text.spans else style
    line = [Segment(" " * padding, style)] if padding else []
    line += [
        Segment(each.text, over + each.style if each.style else over) for each in text.render(console) if each.text
    ]
    blanks = room - text.cell_len + padding
    return [*line, Segment(" " * blanks, style)] if blanks else line
