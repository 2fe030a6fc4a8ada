"""The filter line: words that must all fit, three of them with a sign of their own."""

from __future__ import annotations

import re
from collections.abc import Iterable

from paircard.core.values.language import mark
from paircard.core.values.text import folded
from paircard.tui.screens.journal.book import Line

# translators: what begins with # is typed as it stands here
HINT = mark("words   r4 round   @anna arbiter   #results #pairings #entrants #undo #event")


def fitting(lines: Iterable[Line], wanted: str) -> list[Line]:
    """Return the lines that fit every word: `r4` the round, `@anna` the arbiter, `#undo` the kind, others the text."""
    words = folded(wanted).split()
    return [line for line in lines if all(_fits(line, word) for word in words)]


def _fits(line: Line, word: str) -> bool:
    if re.fullmatch(r"r\d{1,3}", word):
        return line.round == int(word[1:])
    if word.startswith("@"):
        return word[1:] in folded(line.entry.arbiter)
    if word.startswith("#"):
        return line.kind.startswith(word[1:])
    return word in line.searched
