"""The catalogues of the translators: one `.po` a language, compiled when the program is installed."""

from __future__ import annotations

from gettext import GNUTranslations, NullTranslations

from paircard.core.values.language import ENGLISH, LANGUAGES, Language

TRANSLATED = LANGUAGES[1:]
"""Codes of the languages that have a catalogue: all but the one in which the program is written."""


def load(code: str) -> Language:
    """Return a language by its code, English for one without a catalogue.

    Where none has been compiled its rules are read all the same, as their texts are files of their own.

    >>> load("en").code, load("xx").code
    ('en', 'en')
    """
    if code not in TRANSLATED:
        return ENGLISH
    from importlib.resources import files  # English needs no catalogue

    compiled = files(__package__) / f"{code}.mo"
    if not compiled.is_file():
        return Language(code, NullTranslations())
    with compiled.open("rb") as file:
        return Language(code, GNUTranslations(file))
