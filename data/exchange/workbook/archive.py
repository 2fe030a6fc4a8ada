"""The parts of a workbook: a ZIP archive of XML that somebody may have swollen or spoilt."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from xml.parsers.expat import ExpatError, ParserCreate
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile
from zlib import error as not_deflated

LARGEST_PART = 64 * 1024 * 1024
"""Bytes unpacked; a table of entrants comes nowhere near, and an archive of kilobytes can hold gigabytes."""
MOST_PARTS = 4_000


class NotRead(Exception):
    """A workbook that is none, or is made to be too much; nothing of it is used."""


class Archive:
    """A workbook, part by part."""

    def __init__(self, data: bytes) -> None:
        """Open it; raise `NotRead` where it is no archive."""
        try:
            self._zip = ZipFile(BytesIO(data))
        except (BadZipFile, ValueError, OSError, NotImplementedError) as error:
            raise NotRead from error
        if len(self._zip.namelist()) > MOST_PARTS:
            raise NotRead
        self._left = LARGEST_PART

    def __contains__(self, part: str) -> bool:
        return part in self._zip.namelist()

    def part(self, name: str) -> bytes:
        """Return a part; raise `NotRead` where it is not there, is encrypted, or more than all parts may be."""
        try:
            if self._zip.getinfo(name).compress_type not in (ZIP_STORED, ZIP_DEFLATED):
                raise NotRead
            with self._zip.open(name) as file:
                data = file.read(self._left + 1)
        except (
            KeyError,
            RuntimeError,
            BadZipFile,
            not_deflated,
            EOFError,
            OSError,
            ValueError,
            NotImplementedError,
        ) as error:
            raise NotRead from error
        if len(data) > self._left:
            raise NotRead
        self._left -= len(data)
        return data


Begin = Callable[[str, dict[str, str]], None]
End = Callable[[str], None]


def walk(xml: bytes, begin: Begin, end: End, text: Callable[[str], None]) -> None:
    """Hand out the elements of a part by their names without a prefix; raise `NotRead` where it is no XML.

    A document type is refused: no workbook has one, and entities are what a reader can be choked with.
    """

    def refuse(*_: object) -> None:
        raise NotRead

    parser = ParserCreate()
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = refuse
    parser.StartElementHandler = lambda tag, attributes: begin(
        _local(tag), {_local(name): value for name, value in attributes.items()}
    )
    parser.EndElementHandler = lambda tag: end(_local(tag))
    parser.CharacterDataHandler = text
    try:
        parser.Parse(xml, True)
    except (ExpatError, LookupError, ValueError) as error:
        raise NotRead from error


def _local(name: str) -> str:
    return name.rpartition(":")[2]
