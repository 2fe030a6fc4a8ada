"""Sentences in the language that is spoken: written in English where they are said, looked up when they are.

The language is not part of any fact: nothing that is stored, compared or exchanged goes through here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from gettext import NullTranslations

from paircard.core.values.frozen import dataclass

LANGUAGES = ("en", "pl", "bg", "sv")
"""Codes of the languages of this program, the one in which it is written first."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language: its code (`en`, `pl`, `bg`, `sv`) and what its translators wrote."""

    code: str
    catalogue: NullTranslations


ENGLISH = Language("en", NullTranslations())


class _Program:
    """What the program speaks; one for all its threads."""

    language = ENGLISH


_for_now: ContextVar[Language | None] = ContextVar("_for_now", default=None)


def speak(language: Language) -> None:
    """Speak this language from now on, wherever nothing else is asked for."""
    _Program.language = language


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Speak this language for a while, as for a paper in the language of the players."""
    token = _for_now.set(language)
    try:
        yield
    finally:
        _for_now.reset(token)


def spoken() -> Language:
    """Return the language that is spoken here and now."""
    return _for_now.get() or _Program.language


def tr(message: str, /, **fields: object) -> str:
    """Say a sentence, its named fields filled in; what no translator has written is said in English.

    >>> tr("Board {board} has no result.", board=3)
    'Board 3 has no result.'
    """
    said = spoken().catalogue.gettext(message) if message else ""
    return said.format(**fields) if fields else said


def trn(one: str, many: str, count: int, /, **fields: object) -> str:
    """Say how many: `{count}` is a field by itself, and the language decides how many plurals it has.

    >>> trn("{count} board", "{count} boards", 1), trn("{count} board", "{count} boards", 5)
    ('1 board', '5 boards')
    """
    return spoken().catalogue.ngettext(one, many, count).format(count=count, **fields)


def trp(context: str, message: str, /, **fields: object) -> str:
    """Say a word that means two things in English; the context tells the translator which.

    >>> trp("footer", "Open")
    'Open'
    """
    said = spoken().catalogue.pgettext(context, message)
    return said.format(**fields) if fields else said


def mark(message: str) -> str:
    """Leave a sentence as it is, to be said later with `tr`: for tables made when a module is loaded."""
    return message


def listed(items: Sequence[object]) -> str:
    """Return several things for a sentence.

    >>> listed([3]), listed([3, 5]), listed([3, 5, 7])
    ('3', '3 and 5', '3, 5 and 7')
    """
    if len(items) < 2:
        return "".join(map(str, items))
    return tr("{first} and {last}", first=", ".join(map(str, items[:-1])), last=items[-1])
