"""How a large file grows: a command is one more line at its end, and one byte makes it count.

A file ends in `}` and a line end. What is added is written behind that and flushed; then the `}` before it becomes a
comma. Whenever the power fails there is the old file, with something behind its end that nobody counts, or the new one:
no byte that told anything is ever written over. Each line is sealed, and its seal covers that of the line before:

    {"_seal":{"format":100,"grows":true,"revision":17,"sha256":"2c26..."},
    "journal":{
    "1":{...},
    "2":{...}
    },
    "meta":{
    "1":{...}
    },
    "+18":{"journal":{"3":{...}},"sha256":"fcde..."},
    "+19":{"journal":{"4":{...},"5":{...}},"sha256":"baa5..."}}
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any

from paircard.data.storage.durable import COUNTS as COUNTS
from paircard.data.storage.durable import END as END

GROWS_FROM = 1 << 16
"""Bytes from which on a file grows. A smaller one is written whole: that costs no more, and older versions read it."""
FORMAT = 100
"""What the seal of such a file states, far from those of journals: older versions say that it is newer."""
MARK = "+"
"""Before the revision: the name of a line that was added."""
_LINK = "sha256"  # no words: a name in the file
_UNCOUNTED = re.compile(rb'\}\n(?=["\0])')
"""The end of a file, and something behind it: the first sign of a line, or a page that never reached the disk."""
_LAST_LINK = re.compile(rb'"sha256":"([0-9a-f]{64})"\}\}\n$')
_WHOLE = b"\n}}\n"

Lines = dict[str, dict[str, bytes]]


def line_of(revision: int, lines: Lines, link: str) -> bytes:
    """Return the line that adds documents to a file."""
    tables = b"".join(b'"%b":{%b},' % (name.encode(), b",".join(table.values())) for name, table in lines.items())
    return b'"%b%d":{%b"%b":"%b"}' % (MARK.encode(), revision, tables, _LINK.encode(), link.encode())


def link_of(before: str, checksum: str) -> str:
    """Return the seal of a line: of what it adds, and of the seal before."""
    return sha256(f"{before}\n{checksum}".encode()).hexdigest()


def taken_apart(added: object) -> tuple[dict[str, Any], str] | None:
    """Return the tables of an added line and its seal; None where it is none."""
    if not isinstance(added, dict) or not isinstance(link := added.get(_LINK), str):
        return None
    return {name: table for name, table in added.items() if name != _LINK}, link


def counted(content: bytes) -> bytes:
    """Return a file without the one line behind its end that never came to count."""
    end = _UNCOUNTED.search(content)
    if end is None or b"\n" in content[end.end() : -1]:
        return content
    return content[: end.end()]


def last_link(content: bytes) -> str | None:
    """Return the seal of the last line added, empty where none is; None where a file, or its last part, has no end."""
    found = _LAST_LINK.search(content[-100:])
    if found:
        return found[1].decode()
    return "" if content.endswith(_WHOLE) else None
