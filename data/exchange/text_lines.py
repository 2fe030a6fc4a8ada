"""The bytes of a text file as lines, whatever program and system wrote them."""

from __future__ import annotations

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE

from core.language import tr
from core.text import clean

_LINE_END = re.compile(r"\r\n|\r|\n")


def decoded(data: bytes) -> tuple[str, str]:
    """Return the text and the name of its encoding; what cannot be read becomes U+FFFD, never an error.

    >>> decoded("Łódź".encode("cp1250"))
    ('Łódź', 'CP1250')
    """
    if data.startswith(BOM_UTF8):
        return data.decode("utf-8-sig", "replace"), tr("UTF-8 with BOM")
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return data.decode("utf-16", "replace"), "UTF-16"
    try:
        return data.decode("utf-8"), "UTF-8"
    except UnicodeDecodeError:
        return data.decode("cp1250", "replace"), "CP1250"


def numbered_lines(text: str) -> list[tuple[int, str]]:
    r"""Return the lines with their numbers from 1, whether they end in LF, CR LF or CR.

    Only these three end a line: the others that Unicode knows may stand inside a name.

    >>> numbered_lines("a\r\nb\rc")
    [(1, 'a'), (2, 'b'), (3, 'c')]
    """
    return list(enumerate(_LINE_END.split(text), start=1))


def shown(text: str, limit: int = 30) -> str:
    r"""Return a piece of a file as a message may show it: clean and short.

    >>> shown("\x1b[2JNowak")
    '[2JNowak'
    """
    short = clean(text[: 4 * limit])
    return short if len(short) <= limit else short[: limit - 3] + "..."
