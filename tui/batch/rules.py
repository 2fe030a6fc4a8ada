"""`paircard rules`: articles and rulings as plain lines, or the list of them."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator, Sequence

from core.errors import Refusal
from core.language import tr
from core.rules import Rule, find, rule
from tui.batch.output import DONE, REFUSED, any_alphabet, failed, say

WIDEST = 76
"""So that a line can be read at once on any terminal, and on paper."""


def print_rules(ids: Sequence[str], *, words: str, lang: str) -> int:
    """Print the rules of these ids; without ids the list of all, or of those with these words."""
    any_alphabet()
    try:
        asked = [rule(id_, lang) for id_ in ids]
        listed = () if asked else find(words, lang)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    if not asked and not listed:
        sentence = tr("No rule has the words {words}: try fewer, or paircard rules for the list.", words=words)
        return failed(sentence, REFUSED)
    for line in [f"{each.id:<8} {each.title}" for each in listed] or _pages(asked):
        say(line)
    return DONE


def _pages(asked: Sequence[Rule]) -> Iterator[str]:
    for index, each in enumerate(asked):
        if index:
            yield ""
        yield from _page(each)


def _page(each: Rule) -> Iterator[str]:
    width = min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)
    for paragraph in (each.heading, *each.paragraphs):
        hanging = "  " if paragraph.startswith("- ") else ""
        yield from textwrap.wrap(paragraph, width, subsequent_indent=hanging, break_on_hyphens=False)
    if each.see:
        yield f"{each.language.see}: {', '.join(each.see)}"
