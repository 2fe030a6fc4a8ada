"""Text in the letters of ASCII, for programs and terminals that know no others."""

from __future__ import annotations

import re
import unicodedata

from paircard.core.values.pattern import pattern

# no words in this file: letters

_LATIN = {
    "ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe", "ŋ": "ng", "ħ": "h",
    "ə": "e", "ĸ": "k", "ŧ": "t", "ŀ": "l",
}  # fmt: skip
_CYRILLIC = dict(zip("абвгдезийклмнопрстуфхъьѝыэёєіјґ", "abvgdeziyklmnoprstufhayiyeeeijg", strict=True)) | {
    "ж": "zh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "sht", "ю": "yu", "я": "ya", "ї": "yi",
    "љ": "lj", "њ": "nj", "ћ": "c", "ђ": "dj", "џ": "dz", "ѓ": "gj", "ќ": "kj", "ѕ": "dz",
}  # fmt: skip
"""As names are spelled in a Bulgarian passport; letters that only others have by their sound."""
_GREEK = dict(zip("αβγδεζηικλμνξοπρσςτυφω", "avgdeziiklmnxoprsstyfo", strict=True)) | {
    "θ": "th", "χ": "ch", "ψ": "ps", "ου": "ou", "αυ": "av", "ευ": "ev", "γγ": "ng", "γξ": "nx", "γχ": "nch",
}  # fmt: skip
"""As in a Greek passport (ELOT 743), but for `αυ` and `ευ` before voiceless consonants."""
_OTHERS = {"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "–": "-", "—": "-", "…": "...", "\u00a0": " ", "№": "No"}
_WORDS = {**_LATIN, **_CYRILLIC, **_GREEK, **_OTHERS}
_SPELLING = {
    **_WORDS,
    **{letters.upper(): latin.capitalize() for letters, latin in _WORDS.items() if not letters.upper().isascii()},
    **{letters.capitalize(): latin.capitalize() for letters, latin in _GREEK.items() if len(letters) > 1},
    "ẞ": "SS",
}
_ANY = pattern("|".join(sorted(map(re.escape, _SPELLING), key=len, reverse=True)))
_GREEK_ACCENTS = pattern("[\u0370-\u03ff\u1f00-\u1fff]")


def latin(text: str) -> str:
    """Return the text in ASCII: accents dropped, Ł L, ß ss, Ø O, Æ AE; Cyrillic and Greek spelled; all else `?`.

    >>> latin("Łoś, Øyvind; Weiß, Jörg"), latin("Щерев, Цветан; Юлия"), latin("Παπαδόπουλος, Γιώργος"), latin("李")
    ('Los, Oyvind; Weiss, Jorg', 'Shterev, Tsvetan; Yuliya', 'Papadopoulos, Giorgos', '?')
    """
    composed = unicodedata.normalize("NFC", text)
    plain = "".join(_bare(each) if _GREEK_ACCENTS.match(each) else each for each in composed)
    spelled = _ANY.sub(lambda found: _SPELLING[found[0]], plain)
    return _bare(spelled).encode("ascii", "replace").decode("ascii")


def _bare(text: str) -> str:
    """Return the text without accents."""
    return "".join(each for each in unicodedata.normalize("NFD", text) if not unicodedata.combining(each))
