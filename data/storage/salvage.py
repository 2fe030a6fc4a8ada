"""What can still be read of an event file or log whose checksums do not fit: for finding the damage, never for use."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from paircard.core.values.frozen import dataclass

Documents = dict[int, Any]
"""By number of the entry: its document, or None where the line cannot be read."""

_TABLE = b'"journal":{'
_LINE = re.compile(rb'^"(\d{1,9})":(\{.*\}),?\}?$')
_FOLLOWED = re.compile(rb'^"(\d{1,9})":(\{.*\}),$')
"""A line with the comma that says that another one follows."""
_HEAD = 200
"""Bytes that surely hold the first line."""
_GROWS = b'"grows":true'
_ADDED = b'"+'
"""How a line begins that was added to a file that grows."""
_CRC_AND_SPACE = 9


def documents_in(content: bytes) -> Documents:
    """Return the entries of an event file, line by line, whatever the seal says; one under a wrong number is unread."""
    _, _, journal = content.partition(_TABLE)
    found: Documents = {}
    lines = iter(journal.splitlines()[1:])
    for line in lines:
        if line.startswith(b"}"):
            break
        number = len(found) + 1
        match = _LINE.match(line)
        found[number] = _document(match[2]) if match and int(match[1]) == number else None
    for added in map(_added, lines):
        for document in added:
            number = len(found) + 1
            found[number] = document if isinstance(document, dict) and document.get("number") == number else None
    return found


def _added(line: bytes) -> list[Any]:
    """Return the entries of a line that was added to a file that grows: one that cannot be read, where it cannot."""
    if not line.startswith(_ADDED):
        return []
    _, _, text = line.partition(b":")
    document = _document(text[:-1])  # without what says whether another follows
    journal = document.get("journal") if document else None
    return list(journal.values()) if isinstance(journal, dict) and journal else [None]


@dataclass(frozen=True, slots=True)
class Extent:
    """How far an event file goes, as far as its lines still tell."""

    last: int
    """Number of the last entry of which there is a line, or the beginning of one, or the comma before it."""
    closed: bool
    """Whether the list of entries is closed behind it: there never was a later one."""


def extent_of(content: bytes) -> Extent:
    """Return how far the lines of an event file go, whatever the seal says and whatever each line holds."""
    _, _, journal = content.partition(_TABLE)
    number, follows = 0, False
    lines = filter(None, journal.split(b"\n"))
    for line in lines:
        if line.startswith(b"}") and not follows:
            return _further(number, lines) if _GROWS in content[:_HEAD] else Extent(number, closed=True)
        number, follows = _number_of(line, number + 1), bool(_FOLLOWED.match(line))
    return Extent(number + follows, closed=False)


def _further(number: int, lines: Iterator[bytes]) -> Extent:
    """Return how far the lines go that were added behind a list of so many entries, to the end of the file."""
    line = b""
    for line in lines:
        number += len(_added(line))
    follows = line.endswith(b",") and (line == b"}," or line.startswith(_ADDED))
    return Extent(number + follows, closed=line == b"}}" or (line.endswith(b"}}") and _added(line) not in ([], [None])))


def _number_of(line: bytes, due: int) -> int:
    """Return the number that a line states, where its document states the same; the one that is due otherwise."""
    match = _FOLLOWED.match(line) or _LINE.match(line)
    document = _document(match[2]) if match else None
    stated = int(match[1]) if match else 0
    return stated if isinstance(document, dict) and document.get("number") == stated else due


def documents_in_log(content: bytes) -> Documents:
    """Return the entries of a log, whatever the checksums of its lines say; a line is an entry."""
    lines = content.removesuffix(b"\n").split(b"\n") if content else []
    return {number: _document(line[_CRC_AND_SPACE:]) for number, line in enumerate(lines, start=1)}


def _document(text: bytes) -> Any:
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return document if isinstance(document, dict) else None
