"""Text for terminals that know ASCII only."""

from __future__ import annotations

import re

from paircard.core.values.latin import latin

_SIGNS = str.maketrans(
    {
        "½": "1/2", "↓": "v", "↑": "^", "→": "->", "·": "-", "…": "...", "–": "-", "−": "-", "×": "x",
    }
)  # fmt: skip


def plain(text: str) -> str:
    """Return the text in ASCII: signs spelled, accents dropped, Bulgarian in Latin letters, else `?`.

    >>> plain("Łukasz 3½, ½-½, 李"), plain("Кръг 4, Щерев")
    ('Lukasz 3.5, 1/2-1/2, ?', 'Krag 4, Shterev')
    """
    # 31/2 would be another number
    return latin(re.sub(r"(?<=\d)½", ".5", text).translate(_SIGNS))
