"""The keys of the screens as they are typed in a line."""

from __future__ import annotations

from textual.keys import key_to_character

from paircard.tui.commands.command import ScreenCommand

_CHARACTERS = {"slash": "/", "plus": "+", "minus": "-"}
"""Those the screen library names in a way of its own."""


def typed_keys(offer: type[ScreenCommand]) -> tuple[str, ...]:
    """Return the keys of a command: characters, or the name of a key that is none (`enter`); no blank."""
    return tuple(character for key in offer.key.split(",") if key and (character := _character(key)).strip())


def _character(key: str) -> str:
    character = _CHARACTERS.get(key) or key_to_character(key)
    return character if character is not None and character.isprintable() else key
