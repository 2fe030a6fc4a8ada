"""Event files as somebody with the source could make them: whatever is changed, seal and hash chain are right."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from paircard.data.storage import seal
from paircard.data.storage.canonical import canonical

Documents = list[dict[str, Any]]


def documents(path: Path) -> Documents:
    """Return the entries of an event file, the first one first."""
    return list(json.loads(path.read_bytes())["journal"].values())


def chained(journal: Documents) -> Documents:
    """Number the entries and link each to the one before."""
    previous = ""
    for number, each in enumerate(journal, start=1):
        each |= {"number": number, "previous": previous}
        previous = hashlib.sha256(canonical(each).encode("utf-8", "surrogatepass")).hexdigest()
    return journal


def sealed(journal: Documents, **meta: object) -> bytes:
    """Return an event file of these entries."""
    tables = {
        "meta": {"1": {"format": 1, "name": "Forged", **meta}},
        "journal": {str(number): each for number, each in enumerate(journal, start=1)},
    }
    return seal.pack(9, {name: {key: seal.line(key, one) for key, one in t.items()} for name, t in tables.items()})


def forge(path: Path, change: Callable[[Documents], object], **meta: object) -> Path:
    """Change the entries of an event file, backups and log untouched; return the path."""
    journal = documents(path)
    change(journal)
    content = sealed(chained(journal), **meta)
    path.unlink()
    path.write_bytes(content)
    return path
