"""The catalogues of the translators: one `.po` a language, compiled when the program is installed."""

from __future__ import annotations

from gettext import GNUTranslations
from importlib.resources import files

from core.language import ENGLISH, Language
from core.rules import LANGUAGES


def load(code: str) -> Language:
    """Return a language by its code; English where there is no catalogue, or none has been compiled.

    >>> load("en").code, load("xx").code
    ('en', 'en')
    """
    compiled = files(__package__) / f"{code}.mo"
    if code not in LANGUAGES or not compiled.is_file():
        return ENGLISH
    with compiled.open("rb") as file:
        return Language(code, GNUTranslations(file))
