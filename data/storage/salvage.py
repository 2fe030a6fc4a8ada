"""What can still be read of an event file or log whose checksums do not fit: for finding the damage, never for use."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

Documents = dict[int, Any]
"""By number of the entry: its document, or None where the line cannot be read."""

_TABLE = b'"journal":{'
_LINE = re.compile(rb'^"(\d{1,9})":(\{.*\}),?\}?$')
_FOLLOWED = re.compile(rb'^"(\d{1,9})":(\{.*\}),$')
"""A line with the comma that says that another one follows."""
_CRC_AND_SPACE = 9


def documents_in(content: bytes) -> Documents:
    """Return the entries of an event file, line by line, whatever the seal says; one under a wrong number is unread."""
    _, _, journal = content.partition(_TABLE)
    found: Documents = {}
    for line in journal.splitlines()[1:]:
        if line.startswith(b"}"):
            break
        number = len(found) + 1
        match = _LINE.match(line)
        found[number] = _document(match[2]) if match and int(match[1]) == number else None
    return found


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
    for line in filter(None, journal.split(b"\n")):
        if line.startswith(b"}") and not follows:
            return Extent(number, closed=True)
        number, follows = _number_of(line, number + 1), bool(_FOLLOWED.match(line))
    return Extent(number + follows, closed=False)


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
