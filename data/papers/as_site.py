"""The pages of an event as HTML for a screen in the hall and for phones: linked, large, fetched anew by themselves."""

# no words in this file: markup
from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

from core.papers.html_page import html_page
from core.papers.paper import Paper
from core.papers.site import Page, Site, player_page
from data.papers.as_html import Link, body_lines
from data.papers.signature import Signature
from data.papers.style import style_of

EVERY = 30
"""Seconds until a screen fetches its page again."""
TURN = 12
"""Seconds until a screen in the hall turns to the next page."""
SCREEN = """\
nav a { display: inline-block; padding: 2mm 4mm 2mm 0; } a { color: inherit; }
@media screen {
  body { max-width: none; } td a { display: block; padding: 1mm 0; }
  .name { position: sticky; left: 0; background: #fff; }
}
@media screen and (min-width: 1200px) {
  body { font-size: 18pt; } h1, .wall h1 { font-size: 1.5em; } h2 { font-size: 1.2em; } footer { font-size: 14pt; }
  table, .wall table { font-size: 22pt; } .wall table { width: 100%; }
}
@media screen and (max-width: 700px) {
  th, td { padding: 1mm .8mm; }
}
@media print { nav { display: none; } a { text-decoration: none; } }
"""
HALL = """\
@media screen and (min-width: 701px) {
  body { padding: 1vh 1vw; font-size: min(2.4vh, 1.4vw); } p, .mark { margin: 0 0 .5vh; } nav, footer { display: none; }
  h1, .wall h1 { font-size: 1.5em; margin: .5vh 0; } h2 { font-size: 1.3em; margin: .5vh 0; }
  table, .wall table { width: 100%; margin: 0; font-size: min(3vh, 1.7vw); } th, td { padding: .35vh .5vw; }
  .roomy { width: 50%; max-width: 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  td a { text-decoration: none; padding: 0; }
}
@media print { .wall table { font-size: 13pt; } }
"""


def to_player(number: str) -> str:
    """Return where the page of a pairing number is, in an event of one section."""
    return f"{player_page(number)}.html"


def as_site(site: Site, link: Link = to_player) -> Mapping[str, str]:
    """Return the pages by file name, the one that leads to all others last; `link` leads to people's pages."""
    ways = "\n".join(f'<a href="{page.name}.html">{escape(page.label)}</a>' for page in site.pages if page.label)
    mark = Signature.of(site).lines
    drawn = {f"{page.name}.html": _page(page, ways, mark, link) for page in site.pages}
    index = drawn.pop("index.html")
    return {**drawn, "index.html": index}


def as_ways(name: str, ways: Mapping[str, str], signature: Signature) -> str:
    """Return the page that leads to every section of an event; the ways by where they lead."""
    links = "\n".join(f'<p><a href="{to}">{escape(label)}</a></p>' for to, label in ways.items())
    body = f"<main>\n<h1>{escape(name)}</h1>\n{links}\n</main>"
    again = f'{signature.lines}<meta http-equiv="refresh" content="{EVERY}">\n'
    return html_page(body, title=name, style=SCREEN, head=again)


def as_person(parts: Iterable[tuple[Paper, Link]], ways: Mapping[str, str], signature: Signature) -> str:
    """Return the page of somebody: what they have in each section, with what leads from there to others."""
    papers = [*parts]
    nav = "\n".join(f'<a href="{to}">{escape(label)}</a>' for to, label in ways.items())
    lines = (line for paper, link in papers for line in body_lines(paper, link))
    body = "\n".join([f"<nav>\n{nav}\n</nav>", "<main>", *lines, "</main>"])
    first, _ = papers[0]
    head = f'{signature.lines}<meta http-equiv="refresh" content="{EVERY}">\n'
    return html_page(body, title=f"{first.head[0]}: {first.title}", style=style_of(first) + SCREEN, head=head)


def _page(page: Page, ways: str, mark: str, link: Link) -> str:
    paper = page.paper
    kind = ' class="wall"' if paper.wall else ""
    lines = body_lines(paper, link)
    body = "\n".join([f"<nav>\n{ways}\n</nav>", f"<main{kind}>", *lines, "</main>"])
    again = f"{TURN}; url={page.turns_to}.html" if page.turns_to else str(EVERY)
    head = f'{mark}<meta http-equiv="refresh" content="{again}">\n'
    style = style_of(paper) + SCREEN + (HALL if page.turns_to else "")
    return html_page(body, title=f"{paper.head[0]}: {paper.title}", style=style, head=head)
