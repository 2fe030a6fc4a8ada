"""HTML read back: every tag closed in its place, nothing fetched, and what stands in the cells."""

from __future__ import annotations

import re
from html.parser import HTMLParser

SHARED = re.compile(r"live-[0-9a-f]{8}[.]js")
LOOKS = re.compile(r"look(-hall)?-[0-9a-f]{8}[.]css")
"""The script and the style sheets that all pages of a folder share."""


class Page(HTMLParser):
    """A page that was read; feeding it fails on what must not be there."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.cells: list[str] = []
        self.lines: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.scripts = 0
        self.text = ""
        """All that is to be read, a line a piece."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open a tag."""
        assert not {name for name, _ in attrs} & {"style", *(("src",) if tag != "script" else ())}
        assert all(SHARED.fullmatch(value or "") for name, value in attrs if name == "src")
        assert not any(name.startswith("on") for name, _ in attrs)
        self.scripts += tag == "script"
        to = [value for name, value in attrs if name == "href" and value and value[0] != "#"]
        if tag == "link":
            assert all(LOOKS.fullmatch(value) for value in to)
        else:
            self.links += [value.partition("#")[0] for value in to]
        self.ids += [value or "" for name, value in attrs if name == "id"]
        if tag in ("meta", "link"):
            return
        self.open.append(tag)
        if tag in ("td", "th"):
            self.cells.append("")
        elif tag in ("p", "h1", "h2", "title"):
            self.lines.append("")

    def handle_endtag(self, tag: str) -> None:
        """Close the last one."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Keep what stands in cells and lines."""
        if not {"style", "script", "title"} & {*self.open}:
            self.text += f"{data.strip()}\n"
        if not self.open or not data.strip():
            return
        if {"td", "th"} & {*self.open}:
            self.cells[-1] += data
        elif self.open[-1] in ("p", "h1", "h2", "title"):
            self.lines[-1] += data


def read_page(text: str, *, scripts: int = 0) -> Page:
    """Read a whole page that has so many scripts in it, none on paper."""
    page = Page()
    page.feed(text)
    page.close()
    assert not page.open
    assert page.scripts == scripts
    assert len(page.ids) == len({*page.ids}), "an id stands twice"
    return page
