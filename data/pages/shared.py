"""What all pages of a folder share: their looks and their script, each in a file named by what stands in it.

So a browser fetches it once, a thousand pages do not repeat it, and pages of another version bring their own.
"""

# no words in this file: names of files, markup
from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256

from paircard.data.pages.live import SCRIPT
from paircard.data.pages.look import HALL, STYLE

DIGITS = 8
"""Of the digest in a name."""


@cache
def _named(stem: str, ending: str, content: str) -> str:
    return f"{stem}-{sha256(content.encode()).hexdigest()[:DIGITS]}.{ending}"


LOOK = _named("look", "css", STYLE)
HALL_LOOK = _named("look-hall", "css", HALL)
LIVE = _named("live", "js", SCRIPT)


def shared_files(owner: str) -> Mapping[str, str]:
    """Return the files by name; `owner` stands in each, so that it is known whose it is."""
    return {name: f"/*\n{owner}*/\n{content}" for name, content in ((LOOK, STYLE), (HALL_LOOK, HALL), (LIVE, SCRIPT))}
