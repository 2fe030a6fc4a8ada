"""Names are data: cleaned once, here, before they enter the journal."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trn
from paircard.core.values.pattern import pattern

NAME_LIMIT = 60
"""Longest name kept, in characters: longer than any on the world's rating lists."""

TEXT_LIMIT = 100_000
"""Longest text kept, in characters: no sentence, path or line of a list comes near."""

MARKS_LIMIT = 6
"""Most marks over and under one letter. Vietnamese needs two, Thai three, pointed Arabic and Hebrew with its chant
signs five, and the deepest stacks of Tibetan and Burmese six; more are there to bury the lines above and below."""

_JOINERS = "\u200c\u200d"
_UNPRINTABLE = {"Cc", "Cf", "Cs", "Co", "Cn"}


def clean(text: str) -> str:
    r"""Return the text without anything that could disturb a terminal, a file or a reader.

    Composed (NFC), line breaks and tabs as single spaces, control, format, private and unassigned characters
    dropped; a zero-width joiner stays between letters, where Persian and Indic spelling needs it. Of the marks on
    one letter `MARKS_LIMIT` stay.

    >>> clean("  Nowak,\tJan\x1b[2J ")
    'Nowak, Jan[2J'
    """
    if not text:
        return ""
    text = text[:TEXT_LIMIT]
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if character.isspace() else character for character in composed)
    light = "".join(_lightly_marked(spaced))
    kept = (c for i, c in enumerate(light) if _stays(light, i))
    # composed once more: what was dropped may have stood between a letter and its accent
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


def aligned(text: str) -> str:
    r"""Return a line whose positions mean something, cleaned in place: what `clean` drops leaves a blank.

    >>> aligned("DAT    1\x1b[2J x")
    'DAT    1 [2J x'
    """
    if text.isascii() and text.isprintable():
        return text
    light = "".join(_lightly_marked(text, instead=" "))
    return "".join(c if _stays(light, i) and not c.isspace() else " " for i, c in enumerate(light))


def harmless(text: str) -> str:
    r"""Return the text without what a terminal, a pager or a page would obey; for every way out of the program.

    Control characters but line break, tab and form feed are dropped, and whatever turns the direction of the text
    around them by force: letters that are written from right to left need none of it. Half a character, which no
    encoding can write, is marked as lost.

    >>> harmless("Nowak\x1b]52;c;aGk=\x07 \u202eJan\n")
    'Nowak]52;c;aGk= Jan\n'
    """
    if text.isascii() and (text == "\n" or text.isprintable()):
        return text  # most lines, and what ends them
    return _OBEYED.sub(_dropped, text)


_OBEYED = pattern("[\x00-\x08\x0b\x0d-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def _dropped(found: re.Match[str]) -> str:
    return "\ufffd" if "\ud800" <= found[0] <= "\udfff" else ""


def clean_name(text: str, *, of_event: bool = False) -> str:
    r"""Return a cleaned name, of a player or an event; raise `Refusal` when nothing is left of it or it is too long.

    >>> clean_name("Müller\u0000, Anna")
    'Müller, Anna'
    """
    name = clean(text)
    if not (name[:1].isalnum() or any(character.isalnum() for character in name)):
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


def begins(name: str, typed: str) -> bool:
    """Whether a name may be meant by its beginning: never by the first figures of a number, nor by a number alone.

    >>> begins("match points", "match"), begins("10", "1"), begins("Group 10", "Group 1"), begins("5+3", "5")
    (True, False, False, False)
    >>> begins("Group 1 B", "Group 1")
    True
    """
    if not typed or not name.startswith(typed):
        return False
    cut = typed[-1].isdigit() and name[len(typed) : len(typed) + 1].isdigit()
    return name == typed or not (cut or typed.isdigit())


def begins_word(name: str, typed: str) -> bool:
    """Whether a later word of a name begins so; of figures it is the whole word.

    >>> begins_word("Group 1", "1"), begins_word("Group 10", "1"), begins_word("Big open", "op")
    (True, False, True)
    """
    if typed.isdigit():
        return typed in name.split()[1:]
    return bool(typed) and any(begins(name[at + 1 :], typed) for at, sign in enumerate(name) if sign == " ")


def folded(text: str) -> str:
    """Return the text for searching and comparing: no accents, no case.

    >>> folded("Łukasz Dvořák") == folded("łukasz dvorak")
    True
    """
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFD", text.casefold().translate(_STROKES))
    return "".join(character for character in plain if not unicodedata.combining(character))


def transcribed(text: str) -> str:
    """Return the text as it is heard more than spelled: ue is ü, oe is ö, ae is ä, aa is å, and signs are nothing.

    >>> [transcribed(name) for name in ("Müller", "Mueller", "O'Brien", "O Brien", "García-López", "Aakesson")]
    ['muller', 'muller', 'obrien', 'obrien', 'garcialopez', 'akesson']
    """
    return _UMLAUTS.sub(r"\1", folded(text).translate(_SIGNS))


_SIGNS = str.maketrans(dict.fromkeys(" '’‘ʼʻʹ`´-‐‑–.,", ""))
_UMLAUTS = pattern("([aou])e|(?<=a)a")

_STROKES = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ı": "i", "æ": "ae", "œ": "oe"})


def _stays(text: str, index: int) -> bool:
    character = text[index]
    if character in _JOINERS:
        return 0 < index < len(text) - 1 and _letter(text[index - 1]) and _letter(text[index + 1])
    return unicodedata.category(character) not in _UNPRINTABLE


def _lightly_marked(text: str, instead: str = "") -> Iterator[str]:
    """Yield the characters; of marks that take no room of their own what a letter can carry, others instead of more."""
    marks = 0
    for character in text:
        kind = unicodedata.category(character)
        if kind in ("Mn", "Me"):
            marks += 1
        elif kind not in _UNPRINTABLE:  # what is not seen parts no marks from their letter
            marks = 0
        yield character if marks <= MARKS_LIMIT else instead


def _letter(character: str) -> bool:
    return unicodedata.category(character)[0] in "LM"
