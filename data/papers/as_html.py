"""A paper as one HTML page that prints on A4."""

# no words in this file: markup
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest

from paircard.core.papers.html_page import html_page
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.data.papers.drawing_svg import svg
from paircard.data.papers.escaped import escape
from paircard.data.papers.qr import after_slashes, qr_svg
from paircard.data.papers.style import printed, style_of
from paircard.data.papers.tree_svg import pictures

Link = Callable[[str], str]


def as_html(paper: Paper) -> str:
    """Return the page."""
    kind = ' class="wall"' if paper.hangs else ""
    drawn = paper.sheets("A4") if paper.sheets else ()
    lines = [*map(svg, drawn), '<div class="said">', *body_lines(paper), "</div>"] if drawn else [*body_lines(paper)]
    body = "\n".join([f"<main{kind}>", *lines, "</main>"])
    return html_page(body, title=f"{paper.head[0]}: {paper.title}", style=style_of(paper, drawn))


def body_lines(paper: Paper, link: Link | None = None) -> Iterator[str]:
    """Yield the paper without the frame of its page; `link` gives the page of a pairing number."""
    yield "<header>"
    if paper.address:
        yield f'<div class="to">{qr_svg(paper.address)}</div>'
    yield from (f"<p>{escape(line)}</p>" for line in paper.head)
    if paper.address:
        yield f'<p class="address">{after_slashes(paper.leads)}</p>'
    yield f"<h1>{escape(paper.title)}</h1>"
    yield from (f'<p class="mark">{escape(mark)}</p>' for mark in paper.marks)
    yield "</header>"
    for section in paper.sections:
        yield from _section(section, link)
    yield "<footer>"
    yield from (f"<p>{escape(note)}</p>" for note in paper.foot)
    yield "</footer>"


def _section(section: Section, link: Link | None) -> Iterator[str]:
    yield '<section class="card">' if section.card else "<section>"
    if section.title:
        yield f"<h2>{escape(section.title)}</h2>"
    yield from map(line_drawn, section.lines)
    if section.table is not None:
        for part in printed(section.table):
            yield from _table(part, link)
    yield from map(line_drawn, section.below)
    if section.tree is not None:
        yield from (f"<p>{picture}</p>" for picture in pictures(section.tree))
    yield "</section>"


def line_drawn(line: str) -> str:
    """Return a line of a section; an indented one belongs to the one above."""
    indent = len(line) - len(line.lstrip(" "))
    kind = ("", ' class="in"', ' class="more"')[min(indent // 2, 2)]
    return f"<p{kind}>{escape(line.strip())}</p>"


def _table(table: Table, link: Link | None) -> Iterator[str]:
    yield '<div class="box"><table>'
    heads = tuple(column.head for column in table.columns)
    if any(heads):
        yield f"<thead>{_row(table.columns, map(escape, heads), 'th')}</thead>"
    yield "<tbody>"
    for row, page in zip_longest(table.rows, table.pages, fillvalue=""):
        yield _row(table.columns, linked(table.columns, row, link, page) if link else map(escape, row), "td")
    yield "</tbody></table></div>"


def linked(columns: Sequence[Column], row: Sequence[str], link: Link, page: str) -> Iterator[str]:
    """Yield cells in which a pairing number, and the name that belongs to it, lead to a page.

    Where the row has a page of its own, the first name leads there.
    """
    numbers = [text for column, text in zip(columns, row, strict=True) if column.number]
    of_names = iter([page, *numbers] if page else numbers)
    for column, text in zip(columns, row, strict=True):
        number = text if column.number else next(of_names, "") if column.roomy else ""
        yield f'<a href="{escape(link(number))}">{escape(text)}</a>' if number else escape(text)


def _row(columns: Iterable[Column], cells: Iterable[str], cell: str) -> str:
    """Return a row of cells that are HTML already."""
    written = (f"<{cell}{kind_of(column)}>{text}</{cell}>" for column, text in zip(columns, cells, strict=True))
    return f"<tr>{''.join(written)}</tr>"


def kind_of(column: Column) -> str:
    """Return the class of the cells of a column, ready to stand in their tags."""
    kinds = [*(() if column.align == "left" else (column.align,)), *(("roomy",) if column.roomy else ())]
    if column.roomy and column.lead:
        kinds.append("name")
    return f' class="{" ".join(kinds)}"' if kinds else ""
