"""What is said of a field that is kept on disk: its metadata, read by the codec."""

from __future__ import annotations

from typing import Any

AS_TYPED = {"as_typed": True}
"""Of a text whose blanks count: columns of a report, the seed of a draw."""


def later(since: int) -> dict[str, Any]:
    """Return the metadata of a field that came after the first files, with format `since` of the journal.

    It has a default and is not written while it has it: who does not use it goes on writing what older
    versions read.
    """
    return {"later": True, "since": since}


LATER = later(1)
"""Of a field that every format knows."""
