"""The letters that stand for White and Black on papers and screens, in the language of the reader.

Files, the engine's protocol and everything exchanged keep `W` and `B`: see core/values/colour.py.
"""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.values.colour import Colour
from paircard.core.values.language import trp
from paircard.core.values.preference import Preference, Strength


def colour_letter(colour: Colour) -> str:
    """Return the capital letter of a colour, as in a history.

    >>> colour_letter("W"), colour_letter("B")
    ('W', 'B')
    """
    return trp("White, at most 1 columns", "W") if colour == "W" else trp("Black, at most 1 columns", "B")


def small_letter(colour: Colour) -> str:
    """Return the small letter of a colour, as in a crosstable.

    >>> small_letter("W"), small_letter("B")
    ('w', 'b')
    """
    return colour_letter(colour).lower()


def in_letters(colours: Iterable[str]) -> str:
    """Write a history of `W` and `B`; a round without a colour stays the mark it is.

    >>> in_letters("WB-W"), in_letters("")
    ('WB-W', '')
    """
    letters: dict[str, str] = {"W": colour_letter("W"), "B": colour_letter("B")}
    return "".join(letters.get(each, each) for each in colours)


def preference_sign(preference: Preference) -> str:
    """Write a colour preference (A7) without colour: `W!` absolute, `W` strong, `w` mild, `-` none.

    >>> preference_sign(Preference("B", Strength.MILD))
    'b'
    """
    if preference.colour is None:
        return "-"
    if preference.strength is Strength.MILD:
        return small_letter(preference.colour)
    return colour_letter(preference.colour) + ("!" if preference.absolute else "")
