"""The keys of the screens as they are typed in a line."""

from __future__ import annotations

import unicodedata

from paircard.tui.commands.command import ScreenCommand

_CHARACTERS = {"slash": "/", "plus": "+", "minus": "-", "less_than_sign": "<", "greater_than_sign": ">"}
"""Those that the screen library names in a way of its own; all others have the names of Unicode."""


def typed_keys(offer: type[ScreenCommand]) -> tuple[str, ...]:
    """Return the keys of a command: characters, or the name of a key that is none (`enter`); no blank."""
    return tuple(character for key in offer.key.split(",") if key and (character := _character(key)).strip())


def _character(key: str) -> str:
    """Return the character of a key, or its name where it writes none.

    >>> _character("question_mark"), _character("a"), _character("enter"), _character("ctrl+p")
    ('?', 'a', 'enter', 'ctrl+p')
    """
    if len(key) == 1 or key in _CHARACTERS:
        return _CHARACTERS.get(key, key)
    try:
        character = unicodedata.lookup(key.replace("_", " ").upper())
    except KeyError:
        return key
    return character if character.isprintable() else key
