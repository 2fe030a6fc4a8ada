"""By what a page is known to be ours, and which event it shows."""

# no words in this file: markup, but for what goes through tr
from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape, unescape
from pathlib import Path
from typing import Self

from paircard.core.pages.site import Site
from paircard.core.values.language import tr
from paircard.data.storage.errors import EventExists

MARKER = '<meta name="generator" content="paircard">\n'
"""By this a page is known to be ours and may be replaced."""
_SHARED = "generator: paircard\n"
_MARKERS = (MARKER, ' "generator": "paircard",\n', "PRODID:-//paircard//EN\r\n", _SHARED)
"""The second and the third in the files for other programs, the last in what pages share."""
_EVENT = re.compile(
    r'^(?:<meta name="paircard-event" content="| "paircard-event": "|X-PAIRCARD:|paircard-event: )'
    r'([0-9a-f]*)(?: ([^"\n]*)"|\s*$)',
    re.MULTILINE,
)


@dataclass(frozen=True, slots=True)
class Signature:
    """Stands in the head of every page of one event."""

    event: str
    name: str

    @classmethod
    def of(cls, site: Site) -> Self:
        """Return the signature of an event."""
        return cls(site.event, site.name)

    @property
    def lines(self) -> str:
        """What stands in the head."""
        return f'{MARKER}<meta name="paircard-event" content="{self.event} {escape(self.name)}">\n'

    @property
    def commented(self) -> str:
        """What stands in a comment of what all pages share."""
        name = escape(self.name).replace("*/", "* /")  # the comment goes on
        return f'{_SHARED}paircard-event: {self.event} {name}"\n'

    def need_own(self, path: Path, page: str) -> None:
        """Raise EventExists if what is at the path is no page of ours, or one of another event.

        A page of an earlier version of the program tells no event: it may be replaced.
        """
        if not _is_ours(page):
            raise EventExists(
                tr("{path} already exists and is not a page of paircard: name another folder.", path=path)
            )
        found = _EVENT.search(page)
        if found and found[1] != self.event:
            name = unescape(found[2] or "")
            raise EventExists(
                tr("{folder} shows another event, {name}: name another folder.", folder=path.parent, name=name)
            )

    def is_own(self, page: str) -> bool:
        """Tell whether a page shows this event."""
        found = _EVENT.search(page)
        return _is_ours(page) and found is not None and found[1] == self.event


def _is_ours(page: str) -> bool:
    return any(marker in page for marker in _MARKERS)
