"""The pages of an event as HTML for a screen in the hall and for phones: linked, large, fetched anew by themselves."""

# no words in this file: markup
from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from core.html_page import html_page
from core.papers.site import Page, player_page
from data.papers.as_html import STYLE, VIEWPORT, body_lines

EVERY = 30
"""Seconds until a screen fetches its page again."""
MARKER = '<meta name="generator" content="paircard">\n'
"""By this a page is known to be ours and may be replaced."""
HEAD = f'{VIEWPORT}{MARKER}<meta http-equiv="refresh" content="{EVERY}">\n'
SCREEN = """\
nav a { display: inline-block; padding: 2mm 4mm 2mm 0; } a { color: inherit; }
@media screen { body { max-width: none; margin: 3mm; } td a { display: block; padding: 1mm 0; } }
@media screen and (min-width: 1200px) { body { font-size: 18pt; } table, .wall table { font-size: 22pt; } }
@media screen and (max-width: 700px) {
  th, td { padding: 1mm .8mm; } .roomy { min-width: 0; } table, .wall table { font-size: 10pt; }
}
@media print { nav { display: none; } a { text-decoration: none; } }
"""


def as_site(pages: Sequence[Page]) -> Mapping[str, str]:
    """Return the pages by file name, the one that leads to all others last."""
    ways = "\n".join(f'<a href="{escape(page.name)}.html">{escape(page.label)}</a>' for page in pages if page.label)
    drawn = {f"{page.name}.html": _page(page, ways) for page in pages}
    index = drawn.pop("index.html")
    return {**drawn, "index.html": index}


def _page(page: Page, ways: str) -> str:
    paper = page.paper
    kind = ' class="wall"' if paper.wall else ""
    lines = body_lines(paper, lambda number: f"{player_page(number)}.html")
    body = "\n".join([f"<nav>\n{ways}\n</nav>", f"<main{kind}>", *lines, "</main>"])
    return html_page(body, title=f"{paper.head[0]}: {paper.title}", style=STYLE + SCREEN, head=HEAD)
