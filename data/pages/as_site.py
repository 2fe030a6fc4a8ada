"""The pages of an event as HTML for a screen in the hall and for phones: linked, and kept up to date where they are."""

# no words in this file: markup
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from html import escape

from paircard.core.pages.addresses import player_page
from paircard.core.pages.in_parts import in_parts, parts_of
from paircard.core.pages.parts import Card
from paircard.core.pages.site import Page, Site
from paircard.core.papers.paper import Paper
from paircard.core.values.language import tr
from paircard.data.pages.frame import Frame, Turns, Way
from paircard.data.pages.live import EVERY
from paircard.data.pages.look import MOST_LINES
from paircard.data.pages.parts_as_html import lines_of
from paircard.data.pages.shared import shared_files
from paircard.data.papers.as_html import Link
from paircard.data.papers.signature import Signature

__all__ = ["EVERY", "TURN", "as_person", "as_site", "as_ways", "to_player"]

TURN = 12
"""Seconds until a screen in the hall turns to the next page."""


def to_player(number: str) -> str:
    """Return where the page of a pairing number is, in an event of one section."""
    return f"{player_page(number)}.html"


def as_site(site: Site, link: Link = to_player, up: str = "") -> Mapping[str, str]:
    """Return all files by name, the page that leads to all others last; `link` leads to people's pages.

    `up` is the page that leads to all sections, where there are several.
    """
    ways = [Way(f"{page.name}.html", page.label) for page in site.pages if page.label]
    above = (Way(up, tr("All sections")),) if up else ()
    frame = Frame(Signature.of(site), (*above, *ways), site.stands, site.address)
    drawn = {f"{page.name}.html": _page(page, frame, link) for page in site.pages}
    index = drawn.pop("index.html")
    return {**shared_files(frame.signature.commented), **drawn, **site.feeds, "index.html": index}


def as_ways(name: str, ways: Mapping[str, str], signature: Signature) -> str:
    """Return the page that leads to every section of an event; the ways by where they lead."""
    links = (f'<li><a href="{to}">{escape(label)}</a></li>' for to, label in ways.items())
    main = [f"<h1>{escape(tr('All sections'))}</h1>", '<ul class="pills">', *links, "</ul>"]
    return Frame(signature, ()).around(main, name="index.html", head=(name,), title=tr("All sections"))


def as_person(parts: Iterable[tuple[Paper, Link]], ways: Mapping[str, str], signature: Signature, name: str) -> str:
    """Return the page of somebody: what they have in each section, with what leads from there to others."""
    papers = [*parts]
    first, _ = papers[0]
    main = [*_whose(first), *(line for paper, link in papers for line in _in_section(paper, link))]
    frame = Frame(signature, tuple(Way(to, label) for to, label in ways.items()))
    return frame.around(main, name=name, head=(signature.name, *first.head[1:]), title=first.title)


def _whose(paper: Paper) -> Iterator[str]:
    """Yield who a page is about, once for all sections; figures are of a section."""
    cards = [replace(part, facts=()) for part in parts_of(paper) if isinstance(part, Card)]
    if not cards:
        yield f"<h1>{escape(paper.title)}</h1>"
    for card in cards:
        yield from lines_of(card, str)


def _in_section(paper: Paper, link: Link) -> Iterator[str]:
    """Yield what somebody has in a section, below its name."""
    nameless = (replace(part, name="") if isinstance(part, Card) else part for part in parts_of(paper))
    yield f"<h2>{escape(paper.head[0])}</h2>"
    yield from _below_title(in_parts(paper, *nameless), link)


def _page(page: Page, frame: Frame, link: Link) -> str:
    paper = page.paper
    turns = Turns(TURN, f"{page.turns_to}.html", _lines_of_screen(paper)) if page.turns_to else None
    name, within = f"{page.name}.html", f"{page.within}.html"
    return frame.around(_main(paper, link), name=name, head=paper.head, title=paper.title, within=within, turns=turns)


def _lines_of_screen(paper: Paper) -> int:
    """Return how many lines the tables of a screen take, with their heads and titles."""
    tables = [(section.title, section.table) for section in paper.sections if section.table]
    rows = sum(len(table.rows) + 1 + bool(title) for title, table in tables) + len(paper.marks)
    return max(1, min(MOST_LINES, rows))


def _main(paper: Paper, link: Link) -> list[str]:
    """Return what a paper says; the card of somebody has the title in it."""
    of_somebody = any(isinstance(part, Card) for part in parts_of(paper))
    title = [] if of_somebody else [f"<h1>{escape(paper.title)}</h1>"]
    return [*title, *_below_title(paper, link)]


def _below_title(paper: Paper, link: Link) -> list[str]:
    lines = [f'<p class="mark">{escape(mark)}</p>' for mark in paper.marks]
    for part in parts_of(paper):
        lines += lines_of(part, link)
    if paper.foot:
        lines += ['<div class="notes">', *(f"<p>{escape(note)}</p>" for note in paper.foot), "</div>"]
    return lines
