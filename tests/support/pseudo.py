"""A language in which every word is strange: what still reads as English on a screen was never looked up."""

from __future__ import annotations

import re
from collections.abc import Iterable
from gettext import NullTranslations

from paircard.core.values.language import Language

_STRANGE = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "αбψδεφгηιжκλμнωпθрσтυжшξцζΑБΨΔΕΦГΗΙЖΚΛΜНΩПΘРΣТΥЖШΞЦΖ"
)
_KEPT = re.compile(r"(\{[^}]*\}|%\([a-z_]+\)[rs]|%[rs]|\n)")
_WORD = re.compile(r"(?<![\w{])[A-Za-z][a-z]{2,}(?!\w)")


def strange(message: str) -> str:
    """Return a message in strange letters of the same width, its fields as they are.

    >>> strange("Board {board} is open.")
    'Бωαрδ {board} ισ ωпεн.'
    >>> strange("unrecognized arguments: %s")
    'υнрεψωгнιζεδ αргυμεнтσ: %s'
    """
    return "".join(part if _KEPT.fullmatch(part) else part.translate(_STRANGE) for part in _KEPT.split(message))


class _Pseudo(NullTranslations):
    def gettext(self, message: str) -> str:
        return strange(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return strange(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:  # noqa: ARG002
        return strange(message)


PSEUDO = Language("en", _Pseudo())
"""It reads the rules in English: their words are in files of their own."""


def english_words(text: str, known: Iterable[str]) -> set[str]:
    """Return the words of three letters or more that are left in English, those excepted that are known as data.

    >>> english_words("Бωαрδ 3: Nowak won", ["Nowak, Jan"])
    {'won'}

    A comment of a report has the same words in every language.

    >>> english_words("Ιт тελλς: ### Rounds @ Round 2: 5 => 4", [])
    set()
    """
    text = re.sub("###.*", "", text)
    data = {word for name in known for word in _WORD.findall(name)}
    return set(_WORD.findall(text)) - data
