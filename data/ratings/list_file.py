"""A file with a rating list, whatever its layout: which one it is, and its players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from paircard.core.event.entrant import FIDE_LIST
from paircard.core.values.language import tr
from paircard.core.values.text import clean, folded
from paircard.data.exchange.columns import Columns
from paircard.data.exchange.line_count import more_lines_than
from paircard.data.exchange.sheet import Sheet
from paircard.data.machine.os_errors import in_words
from paircard.data.ratings.fide_text import columns_of, read_fide_text
from paircard.data.ratings.fide_xml import read_fide_xml
from paircard.data.ratings.list_months import month_in
from paircard.data.ratings.national_csv import read_national
from paircard.data.ratings.rated_player import Rated, Troubles
from paircard.data.storage.errors import Unreadable

FIDE = FIDE_LIST
LARGEST_NATIONAL = 256 * 1024 * 1024
"""Bytes; national lists are read at once, and none comes near."""
MOST_LINES = 2_000_000
"""No federation has so many players."""


@dataclass
class ListFile:
    """A rating list on disk."""

    path: Path
    kind: str
    """`text`, `xml` (both FIDE's) or `csv`."""
    size: int
    troubles: Troubles = field(default_factory=Troubles)
    encoding: str = ""
    """Of a national list, where somebody has said it."""
    heading: str = ""
    """The first line of FIDE's text: those of one kind of rating name their month in it."""

    @classmethod
    def of(cls, path: Path, encoding: str = "") -> ListFile:
        """Look at a file; raise `Unreadable` with one sentence when it is no list."""
        name = clean(str(path))
        try:
            if not path.is_file():
                raise Unreadable(tr("There is no file {file}: check the name.", file=name))
            with path.open("rb") as file:
                head = file.read(4096)
            size = path.stat().st_size
        except (OSError, ValueError) as error:
            raise _not_read(path, error) from error
        if head.startswith(b"PK"):
            raise Unreadable(tr("{file} is a ZIP archive: unpack it first.", file=name))
        if not head.strip():
            raise _empty(path)
        kind = _kind(head, encoding)
        heading = head.decode("utf-8-sig", "replace").lstrip().partition("\n")[0] if kind == "text" else ""
        return cls(path, kind, size, encoding=encoding, heading=heading)

    @property
    def name(self) -> str:
        """What the list is called unless somebody says otherwise: `fide`, or the name of the file."""
        return FIDE if self.kind != "csv" else list_name(self.path.stem)

    @property
    def month(self) -> str:
        """The month of the list as the file tells it, by its heading or its name; empty where it does not."""
        return month_in(self.heading) or month_in(self.path.name)

    @cached_property
    def sheet(self) -> Sheet | None:
        """The header and the lines of a national list; None for FIDE's, whose columns are known.

        Raises `Unreadable`.
        """
        if self.kind != "csv":
            return None
        name = clean(str(self.path))
        if self.size > LARGEST_NATIONAL:
            raise Unreadable(tr("{file} is larger than 256 MB: it is not a national list.", file=name))
        try:
            content = self.path.read_bytes()
        except OSError as error:
            raise _not_read(self.path, error) from error
        if more_lines_than(MOST_LINES, content):
            sentence = tr("{file} has more than {most} lines: it is not a national list.", file=name, most=MOST_LINES)
            raise Unreadable(sentence)
        sheet = Sheet.of(content, self.encoding)
        if not sheet.header:
            raise _empty(self.path)
        return sheet

    def read_again(self) -> Sheet:
        """Read a national list once more, in the encoding that is said now. Raises `Unreadable`."""
        del self.sheet
        if self.sheet is None:
            raise ValueError(self.kind)
        return self.sheet

    def players(
        self, columns: Columns, federations: frozenset[str] = frozenset()
    ) -> Iterator[tuple[int, Rated | None]]:
        """Yield how many bytes are read, about, and each player; None for a line that is none.

        `columns` are those of a national list. With `federations` players of others are None, too. Raises `Unreadable`.
        """
        if not federations:
            return self._all(columns)
        rows = self._all(columns)
        return ((read, player if player and player.federation in federations else None) for read, player in rows)

    def _all(self, columns: Columns) -> Iterator[tuple[int, Rated | None]]:
        if self.kind == "text":
            return read_fide_text(self.path, self.troubles)
        if self.sheet is None:
            return read_fide_xml(self.path, self.troubles)
        return read_national(self.sheet, columns, self.troubles)


def _not_read(path: Path, error: Exception) -> Unreadable:
    why = in_words(error)
    return Unreadable(tr("{file} cannot be read ({why}): check the name or the disk.", file=clean(str(path)), why=why))


def _empty(path: Path) -> Unreadable:
    return Unreadable(tr("{file} is empty: choose another file.", file=clean(str(path))))


def list_name(text: str) -> str:
    """Return a text as the name of a list: small letters, digits and dashes.

    >>> list_name("Ranking PZSzach 2026/10")
    'ranking-pzszach-2026-10'
    """
    kept = "".join(each if each.isascii() and each.isalnum() else " " for each in folded(text))
    return "-".join(kept.split())[:40] or "list"


def _kind(head: bytes, encoding: str) -> str:
    text = head.decode(encoding or "utf-8-sig", "replace").lstrip("\ufeff \t\r\n")
    if text.startswith("<"):
        return "xml"
    return "text" if columns_of(text.partition("\n")[0]) else "csv"
