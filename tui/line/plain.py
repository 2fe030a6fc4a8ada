"""Text for terminals that know ASCII only."""

from __future__ import annotations

import re
import unicodedata

_SIGNS = str.maketrans(
    {
        "½": "1/2", "↓": "v", "↑": "^", "→": "->", "·": "-", "…": "...", "–": "-", "−": "-", "×": "x",
        "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ı": "i", "ß": "ss", "æ": "ae", "Æ": "AE",
        "œ": "oe", "Œ": "OE",
    }
)  # fmt: skip
_CYRILLIC = dict(zip("абвгдезийклмнопрстуфхъьѝ", "abvgdeziyklmnoprstufhayi", strict=True)) | {
    "ж": "zh",
    "ц": "ts",
    "ч": "ch",
    "ш": "sh",
    "щ": "sht",
    "ю": "yu",
    "я": "ya",
}
"""As names are spelled in a Bulgarian passport."""
_LETTERS = str.maketrans(_CYRILLIC | {letter.upper(): latin.capitalize() for letter, latin in _CYRILLIC.items()})


def plain(text: str) -> str:
    """Return the text in ASCII: signs spelled, accents dropped, Bulgarian in Latin letters, else `?`.

    >>> plain("Łukasz 3½, ½-½, 李"), plain("Кръг 4, Щерев")
    ('Lukasz 3.5, 1/2-1/2, ?', 'Krag 4, Shterev')
    """
    # 31/2 would be another number
    spelled = re.sub(r"(?<=\d)½", ".5", text).translate(_SIGNS).translate(_LETTERS)
    bare = "".join(c for c in unicodedata.normalize("NFD", spelled) if not unicodedata.combining(c))
    return bare.encode("ascii", "replace").decode("ascii")
