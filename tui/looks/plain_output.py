"""Lines, bars and arrows of the screen library for a terminal that shows ASCII only, each as wide as it was."""

from __future__ import annotations

_LEVEL, _UPRIGHT = "─━═╌╍┄┅┈┉╴╶╸╺", "│┃║╎╏┆┇┊┋╵╷╹╻"
_SIGNS = {"·": ".", "•": "*", "…": "~", "→": ">", "←": "<", "↑": "^", "↓": "v", "⏎": ">", "–": "-", "−": "-"}

PLAIN_SIGNS = str.maketrans(
    dict.fromkeys(map(chr, range(0x2500, 0x2580)), "+")
    | dict.fromkeys(map(chr, range(0x2580, 0x25A0)), " ")
    | dict.fromkeys(_LEVEL, "-")
    | dict.fromkeys(_UPRIGHT, "|")
    | _SIGNS
)
"""Box drawing, block elements (the ends of scroll bars), and the few other signs of the screens."""


def in_plain_signs(output: str) -> str:
    """Return what is sent to the terminal with plain signs; letters stay.

    >>> in_plain_signs("┌── Łódź · ↑ │▁")
    '+-- Łódź . ^ | '
    """
    return output.translate(PLAIN_SIGNS)
