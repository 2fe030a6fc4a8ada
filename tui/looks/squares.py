"""Squares of the board with a letter or a figure on them: who had which colour, and how a game ended."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from paircard.tui.looks.styles import QUIET
from paircard.tui.sentences.results import PLAYED

# no words in this file: names of styles
_NONE = {"·", "."}
"""How no result is written, in full and plain."""
_STYLES = {"W": "square.white", "B": "square.black"}


def history(colours: str, letters: str | None = None) -> Text:
    """Return the colours somebody has had, the oldest first, each on its square; what was no game is empty.

    `letters` are written in their place, in the language of the reader.

    >>> history("W-B").plain
    'W-B'
    """
    written = colours if letters is None else letters
    text = Text(no_wrap=True)
    for colour, letter in zip(colours, written, strict=True):
        text.append(letter, _STYLES.get(colour, "square.empty"))
    return text


def on_square(text: str, colour: str) -> Text:
    """Return a text on the square of a colour, `W` or `B`."""
    return Text(text, _STYLES.get(colour, "square.empty"), no_wrap=True)


def scored(games: Iterable[tuple[str, str]]) -> Text:
    """Return what somebody scored, each figure on the square of the colour they had: pairs of figure and colour."""
    text = Text(no_wrap=True)
    for figure, colour in games:
        text.append(figure, _STYLES.get(colour, "square.empty"))
    return text


def result(text: str, *, turned: bool = False) -> Text:
    """Return the result of a game on the square of the colour that won; White is named first unless `turned`.

    >>> [result(each).style for each in (" 1-0 ", " 0-1 ", " ½-½ ", " ½-0 ", "  ·  ")]
    ['square.white', 'square.black', 'square.draw', 'square.empty', 'said.quiet']
    """
    found = PLAYED.search(text)
    if not found:
        return Text(text, QUIET if text.strip() in _NONE else "", no_wrap=True)
    if "1" not in found.groups():
        drawn = found[1] == found[2] != "0"  # no words: what is neither won nor drawn is nobody's square
        return Text(text, "square.draw" if drawn else "square.empty", no_wrap=True)
    return Text(text, "square.white" if (found[1] == "1") is not turned else "square.black", no_wrap=True)
