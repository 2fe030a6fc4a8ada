"""What the links of a page mean: another page, perhaps a heading of it, a picture, or an address of the web."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from paircard.data.manual import PAGES, Page
from paircard.data.manual.markdown import Span, plain

_PAGE = re.compile(r"([\w-]+)\.md(?:#[\w-]*)?|paircard manual ([\w-]+)")
_WEB = re.compile(r"https?://|mailto:")


def page_meant(span: Span) -> Page | None:
    """Return the page to which a piece of a text leads; a command that shows a page leads to it, too.

    >>> page_meant(Span("keys", "code", "keys.md#in-every-room")).name, page_meant(Span("paircard manual lab")).name
    ('keys', 'lab')
    """
    named = _PAGE.fullmatch(span.target or span.text)
    return next((page for page in PAGES if named and page.name in named.groups()), None)


def in_the_web(target: str) -> bool:
    """Whether a link leads out of the manual, to what is not looked at."""
    return _WEB.match(target) is not None


def anchors(headings: Iterable[str]) -> Iterator[str]:
    """Yield the anchor of each heading of a page, as the usual places for Markdown have it; no two are the same.

    >>> [*anchors(["Results: `1`, `5`", "Teams", "Teams"])]
    ['results-1-5', 'teams', 'teams-1']
    """
    seen: Counter[str] = Counter()
    for heading in headings:
        words = re.sub(r"[^\w\s-]", "", plain(heading).casefold())
        anchor = re.sub(r"\s", "-", words.strip())
        yield f"{anchor}-{seen[anchor]}" if seen[anchor] else anchor
        seen[anchor] += 1
