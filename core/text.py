"""Names are data: cleaned once, here, before they enter the journal."""

from __future__ import annotations

import unicodedata

from core.errors import Refusal
from core.language import tr, trn

NAME_LIMIT = 60
"""Longest name kept, in characters: longer than any on the world's rating lists."""

_JOINERS = "\u200c\u200d"
_UNPRINTABLE = {"Cc", "Cf", "Cs", "Co", "Cn"}


def clean(text: str) -> str:
    r"""Return the text without anything that could disturb a terminal, a file or a reader.

    Composed (NFC), line breaks and tabs as single spaces, control, format, private and unassigned characters
    dropped; a zero-width joiner stays between letters, where Persian and Indic spelling needs it.

    >>> clean("  Nowak,\tJan\x1b[2J ")
    'Nowak, Jan[2J'
    """
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if character.isspace() else character for character in composed)
    kept = (c for i, c in enumerate(spaced) if _stays(spaced, i))
    # composed once more: what was dropped may have stood between a letter and its accent
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


def clean_name(text: str, *, of_event: bool = False) -> str:
    r"""Return a cleaned name, of a player or an event; raise `Refusal` when nothing is left of it or it is too long.

    >>> clean_name("Müller\u0000, Anna")
    'Müller, Anna'
    """
    name = clean(text)
    if not any(character.isalnum() for character in name):
        raise Refusal(_no_name(of_event), field="name")
    if len(name) > NAME_LIMIT:
        raise Refusal(_long_name(len(name), of_event), field="name")
    return name


def _no_name(of_event: bool) -> str:
    if of_event:
        return tr("The name of the event is empty: type at least one letter.")
    return tr("The name is empty: type at least one letter.")


def _long_name(length: int, of_event: bool) -> str:
    if of_event:
        return trn(
            "The name of the event has {count} characters: {limit} at most, please shorten it.",
            "The name of the event has {count} characters: {limit} at most, please shorten it.",
            length,
            limit=NAME_LIMIT,
        )
    return trn(
        "The name has {count} characters: {limit} at most, please shorten it.",
        "The name has {count} characters: {limit} at most, please shorten it.",
        length,
        limit=NAME_LIMIT,
    )


def folded(text: str) -> str:
    """Return the text for searching and comparing: no accents, no case.

    >>> folded("Łukasz Dvořák") == folded("łukasz dvorak")
    True
    """
    plain = unicodedata.normalize("NFD", text.casefold().translate(_STROKES))
    return "".join(character for character in plain if not unicodedata.combining(character))


_STROKES = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ı": "i", "æ": "ae", "œ": "oe"})


def _stays(text: str, index: int) -> bool:
    character = text[index]
    if character in _JOINERS:
        return 0 < index < len(text) - 1 and _letter(text[index - 1]) and _letter(text[index + 1])
    return unicodedata.category(character) not in _UNPRINTABLE


def _letter(character: str) -> bool:
    return unicodedata.category(character)[0] in "LM"
