"""An event file changed by somebody who knows the format: hash chain and seal are right again."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from paircard.data.storage.seal import SEAL, line, pack

Document = dict[str, Any]


def entries_of(content: bytes) -> list[Document]:
    """Return the entries of an event file, as JSON has them."""
    tables = json.loads(content)
    return [document for _, document in sorted(tables["journal"].items(), key=lambda each: int(each[0]))]


def sealed_again(content: bytes, entries: list[Document]) -> bytes:
    """Return the event file with these entries in place of its own; raise `ValueError` for what is no JSON."""
    tables = json.loads(content)
    revision = tables.pop(SEAL)["revision"]
    tables["journal"] = {str(number): each for number, each in enumerate(chained(entries), start=1)}
    return pack(revision, {name: {key: line(key, one) for key, one in table.items()} for name, table in tables.items()})


def chained(entries: list[Document]) -> list[Document]:
    """Return the entries with the digest of the one before in each."""
    previous, done = "", []
    for entry in entries:
        whole = {**entry, "previous": previous}
        text = json.dumps(whole, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        previous = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
        done.append(whole)
    return done


def renumbered(entries: list[Document]) -> list[Document]:
    """Return the entries numbered from 1, each a command of its own."""
    return [{**entry, "number": number, "command": number} for number, entry in enumerate(entries, start=1)]
