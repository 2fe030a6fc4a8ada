"""The bytes of a text file as lines, whatever program and system wrote them."""

from __future__ import annotations

from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE, lookup

from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr
from paircard.core.values.text import clean
from paircard.data.exchange.letters import CODE_PAGES, likely

_EVERY_BYTE = bytes(range(256))

GUESSED = mark("read in an encoding that was guessed")
"""What is said of every line whose letters would be others in another encoding, as marked for the translators."""


@dataclass(frozen=True, slots=True)
class Decoded:
    """The text of a file."""

    text: str
    encoding: str
    """Its name for people."""
    guessed: bool = False
    """Whether nothing but the letters themselves tell the encoding."""

    def doubts(self, line: str) -> bool:
        """Whether a line of it would read otherwise in another encoding."""
        return self.guessed and not line.isascii()


def decoded(data: bytes, encoding: str = "") -> Decoded:
    """Return the text in the encoding chosen, else in the one found out; what cannot be read becomes U+FFFD.

    >>> decoded("Łódź".encode("cp1250"))
    Decoded(text='Łódź', encoding='CP1250', guessed=True)
    """
    if encoding:
        text = data.decode(encoding, "replace")
        return Decoded(text.removeprefix("\ufeff"), written_name(encoding))
    if data.startswith(BOM_UTF8):
        return Decoded(data.decode("utf-8-sig", "replace"), tr("UTF-8 with BOM"))
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return Decoded(data.decode("utf-16", "replace"), "UTF-16")
    if wide := _without_mark(data):
        return Decoded(data.decode(wide, "replace"), written_name(wide))
    try:
        return Decoded(data.decode("utf-8"), "UTF-8")
    except UnicodeDecodeError:
        if _a_line_spoilt(text := data.decode("utf-8", "replace")):
            return Decoded(text, "UTF-8")
        page = likely(data)
        return Decoded(data.decode(page, "replace"), written_name(page), guessed=True)


def _a_line_spoilt(text: str) -> bool:
    """Whether it is UTF-8 all the same, a line put in by another program apart.

    Letters in another encoding are two valid bytes of UTF-8 by accident only, so that most would not be letters.
    """
    spoilt = text.count("\ufffd")
    return sum(not letter.isascii() for letter in text) > 2 * spoilt


def known_encoding(typed: str) -> str:
    """Return the name Python has for an encoding in which people keep texts; raise `Refusal` when there is none.

    >>> known_encoding("Windows-1251"), known_encoding(" latin2 ")
    ('cp1251', 'iso8859-2')
    """
    try:
        name = lookup(typed.strip()).name
        "a".encode(name).decode(name)
        _EVERY_BYTE.decode(name, "replace")  # those of domain names know no letters of their own
        if "escape" in name:
            raise LookupError(name)
    except (LookupError, ValueError):
        usual = ", ".join(["UTF-8", *map(written_name, CODE_PAGES)])
        wrong = tr("There is no encoding {encoding}: choose one, such as {usual}.", encoding=shown(typed), usual=usual)
        raise Refusal(wrong) from None
    return name


def written_name(encoding: str) -> str:
    """Return the name of an encoding as people write it.

    >>> written_name("iso8859-2"), written_name("cp1250")
    ('ISO-8859-2', 'CP1250')
    """
    return encoding.upper().replace("ISO8859", "ISO-8859")


def _without_mark(data: bytes) -> str:
    """Return which UTF-16 bytes without a mark are in, told by the zeros beside digits and commas; else nothing."""
    start = data[:4096]
    first, second = start[::2].count(0), start[1::2].count(0)
    if max(first, second) * 20 < len(start) or min(first, second):
        return ""
    return "utf-16-be" if first else "utf-16-le"


def numbered_lines(text: str) -> list[tuple[int, str]]:
    r"""Return the lines with their numbers from 1, whether they end in LF, CR LF or CR.

    Only these three end a line: the others that Unicode knows may stand inside a name.

    >>> numbered_lines("a\r\nb\rc")
    [(1, 'a'), (2, 'b'), (3, 'c')]
    """
    return list(enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), start=1))


def shown(text: str, limit: int = 30) -> str:
    r"""Return a piece of a file as a message may show it: clean and short.

    >>> shown("\x1b[2JNowak")
    '[2JNowak'
    """
    short = clean(text[: 4 * limit])
    return short if len(short) <= limit else short[: limit - 3] + "..."
