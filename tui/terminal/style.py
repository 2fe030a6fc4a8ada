"""How a cell looks, and the shortest sequence (SGR, ECMA-48) from one look to another."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

_OFF = {"1": "22", "2": "22", "3": "23", "4": "24", "7": "27", "9": "29"}
"""What ends an attribute. Bold and dim end together."""
_SEEN_ON_BLANKS = frozenset({"4", "7", "9", "21", "53"})
"""Underlined, reverse, struck, doubly underlined, overlined: a blank shows these and its background, no more."""


class Style(NamedTuple):
    """Attributes by their numbers, and the parameters that set the two colours; empty: the terminal's own."""

    attributes: frozenset[str] = frozenset()
    colour: str = ""
    background: str = ""

    def on_a_blank(self) -> Style:
        """Return what is seen of this style on a blank."""
        seen = self.attributes & _SEEN_ON_BLANKS
        return Style(seen, self.colour if seen else "", self.background)


PLAIN = Style()


@lru_cache(4096)
def after(style: Style, parameters: str) -> Style:
    """Return the style after a sequence with these parameters.

    >>> after(PLAIN, "1;38;5;214;48;5;17").colour
    '38;5;214'
    """
    attributes, colour, background = style
    numbers = iter(parameters.split(";"))
    for number in numbers:
        if number in ("", "0"):
            attributes, colour, background = PLAIN
        elif number in ("38", "48"):
            kind = next(numbers, "5")
            values = [next(numbers, "0") for _ in range(3 if kind == "2" else 1)]
            text = ";".join([number, kind, *values])
            colour, background = (text, background) if number == "38" else (colour, text)
        elif number[:-1] in ("3", "9"):
            colour = "" if number == "39" else number
        elif number[:-1] in ("4", "10") and number != "4":
            background = "" if number == "49" else number
        else:
            attributes = _switched(attributes, number)
    return Style(attributes, colour, background)


@lru_cache(4096)
def change(old: Style, new: Style) -> str:
    r"""Return the shortest sequence that leads from one style to another.

    >>> change(PLAIN, after(PLAIN, "1;31")), change(after(PLAIN, "1;31"), after(PLAIN, "31"))
    ('\x1b[1;31m', '\x1b[22m')
    """
    if old == new:
        return ""
    anew = ["0", *_set(PLAIN, new)]
    ended = old.attributes - new.attributes
    if not ended <= _OFF.keys():
        return _sequence(anew)
    off = {_OFF[number] for number in ended}
    left = old.attributes - ended - (frozenset("12") if "22" in off else frozenset())
    return min(_sequence(anew), _sequence([*sorted(off), *_set(old._replace(attributes=left), new)]), key=len)


def _set(old: Style, new: Style) -> list[str]:
    parts = sorted(new.attributes - old.attributes)
    if new.colour != old.colour:
        parts.append(new.colour or "39")
    if new.background != old.background:
        parts.append(new.background or "49")
    return parts


def _switched(attributes: frozenset[str], number: str) -> frozenset[str]:
    if number in _OFF.values():
        return frozenset(each for each in attributes if _OFF.get(each) != number)
    return attributes | {number}


def _sequence(parts: list[str]) -> str:
    return "\x1b[m" if parts == ["0"] else f"\x1b[{';'.join(parts)}m"
