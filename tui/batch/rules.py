"""`paircard rules`: articles and rulings as plain lines, or the list of them."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator, Sequence

from paircard.core.rules import Rule, find, meant, title_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.rule_id import Book
from paircard.tui.batch.output import DONE, REFUSED, any_alphabet, failed, say

WIDEST = 76
"""So that a line can be read at once on any terminal, and on paper."""


def print_rules(ids: Sequence[str], *, words: str, lang: str) -> int:
    """Print the rules of these ids, in every book that has them; without ids the list, or those with the words.

    An id has a number somewhere (but for a chapter such as B.VI): what has none, and is in some text, is words.
    """
    any_alphabet()
    if not words and _are_words(ids, lang):
        ids, words = (), " ".join(ids)
    try:
        asked = [each for id_ in ids for each in meant(id_, lang)]
        listed = () if asked else find(words, lang)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    if not asked and not listed:
        sentence = tr("No rule has the words {words}: try fewer, or paircard rules for the list.", words=words)
        return failed(sentence, REFUSED)
    for line in _pages(asked) if asked else _found(listed) if words else _books(listed, lang):
        say(line)
    return DONE


def _are_words(typed: Sequence[str], lang: str) -> bool:
    text = " ".join(typed)
    if not text or any(letter.isdigit() for letter in text):
        return False
    try:
        meant(text, lang)
    except Refusal:
        return bool(find(text, lang))
    return False


def _books(listed: Sequence[Rule], lang: str) -> Iterator[str]:
    """Yield the list of all, every book under its title."""
    for book in Book:
        if book is not Book.SWISS_1998:
            yield ""
        yield title_of(book, lang)
        yield from _found([each for each in listed if each.id.book == book])


def _found(listed: Sequence[Rule]) -> Iterator[str]:
    for each in listed:
        yield f"{each.id!s:<14} {each.title}"


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
        yield f"{each.language.see}: {', '.join(map(str, each.see))}"
