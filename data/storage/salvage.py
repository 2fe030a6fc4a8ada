"""What can still be read of an event file or log whose checksums do not fit: for finding the damage, never for use."""

from __future__ import annotations

import json
import re
from typing import Any

Documents = dict[int, Any]
"""By number of the entry: its document, or None where the line cannot be read."""

_TABLE = b'"journal":{'
_LINE = re.compile(rb'^"(\d{1,9})":(\{.*\}),?\}?$')
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
