"""Sections of papers as a page has them: tables in boxes that scroll, heads that say whose column it is."""

# no words in this file: markup
from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from paircard.core.papers.paper import Column, Section, Table
from paircard.data.papers.as_html import Link, kind_of, line_drawn, linked
from paircard.data.papers.escaped import escape
from paircard.data.papers.tree_svg import pictures


def section_lines(section: Section, link: Link) -> Iterator[str]:
    """Yield a section."""
    yield "<section>"
    if section.title:
        yield f"<h2>{escape(section.title)}</h2>"
    yield from map(line_drawn, section.lines)
    if section.table is not None:
        yield from _table(section.table, link, section.title)
    yield from map(line_drawn, section.below)
    if section.tree is not None:
        yield from (f'<div class="panel">{picture}</div>' for picture in pictures(section.tree))
    yield "</section>"


def _table(table: Table, link: Link, title: str) -> Iterator[str]:
    named = f' role="region" tabindex="0" aria-label="{escape(title)}"' if title else ' tabindex="0"'
    kind = "box pairs" if table.of_pairs else "box"
    yield f'<div class="{kind}"{named}><table>'
    if any(column.head for column in table.columns):
        heads = (f"<{_head(each)}{kind_of(each)}>{escape(each.head)}</{_head(each)[:2]}>" for each in table.columns)
        yield f"<thead><tr>{''.join(heads)}</tr></thead>"
    yield "<tbody>"
    for row, page in zip_longest(table.rows, table.pages, fillvalue=""):
        yield _row(table.columns, linked(table.columns, row, link, page))
    yield "</tbody></table></div>"


def _head(column: Column) -> str:
    """Return the tag of a head; one in which nothing stands heads nothing."""
    return 'th scope="col"' if column.head else "td"


def _row(columns: Iterable[Column], cells: Iterable[str]) -> str:
    written = (f"<td{_kind(column)}>{text}</td>" for column, text in zip(columns, cells, strict=True))
    return f"<tr>{''.join(written)}</tr>"


def _kind(column: Column) -> str:
    """Return the class of a cell, with its spot where a row is two opposite each other."""
    known = kind_of(column)
    if not column.spot:
        return known
    return f'{known[:-1]} c{column.spot}"' if known else f' class="c{column.spot}"'
