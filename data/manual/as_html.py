"""A page of the manual as HTML: what stands between the tags of its frame."""

# no words in this file: markup
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from html import escape
from itertools import groupby

from paircard.data.manual.markdown import (
    Block,
    Code,
    Heading,
    Item,
    Paragraph,
    Picture,
    Span,
    Table,
    pressed,
    spans,
    with_pictures,
)

Lead = Callable[[Span], str]
"""Says where a piece of a text leads in the folder of the site; nothing where it is no link."""
_OPTION = re.compile(r"\[?--?[a-z][\w-]*")
_UNBROKEN = r"<span>\g<0></span>"
"""Browsers break lines behind the dashes of an option."""
_TAGS = {"strong": "strong", "stress": "em"}


def as_html(text: str, anchors: Iterator[str], lead: Lead) -> Iterator[str]:
    """Yield the lines of a page in Markdown; each heading takes the next of the anchors."""
    for kind, together in groupby(with_pictures(text), key=_list_of):
        if kind:
            yield from _list(kind, [block for block in together if isinstance(block, Item)], lead)
        else:
            for block in together:
                yield from _drawn(block, anchors, lead)


def said(text: str, lead: Lead) -> str:
    """Return a text with its keys, code, stress and links."""
    return "".join(_span(span, lead) for span in spans(text))


def _list_of(block: Block | Picture) -> str:
    """Return the kind of list an entry stands in; nothing for what is no entry."""
    if not isinstance(block, Item):
        return ""
    return "ul" if block.sign == "- " else "ol"


def _list(kind: str, items: list[Item], lead: Lead) -> Iterator[str]:
    yield f"<{kind}>"
    yield from (f"<li>{said(item.text, lead)}</li>" for item in items)
    yield f"</{kind}>"


def _drawn(block: Block | Picture, anchors: Iterator[str], lead: Lead) -> Iterator[str]:
    match block:
        case Heading(level, text):
            yield f'<h{level} id="{escape(next(anchors))}">{said(text, lead)}</h{level}>'
        case Paragraph(text):
            yield f"<p>{said(text, lead)}</p>"
        case Picture(label, target):
            # the line below says what is seen, and opens the picture in its own size on a telephone
            file = escape(lead(Span(label, target=target)))
            caption = f'<figcaption><a href="{file}">{escape(label)}</a></figcaption>'
            yield f'<figure><img src="{file}" alt="">{caption}</figure>'
        case Table(rows):
            yield from _table(rows, lead)
        case Code(lines):
            yield f'<pre tabindex="0"><code>{escape(chr(10).join(lines))}</code></pre>'


def _table(rows: tuple[tuple[str, ...], ...], lead: Lead) -> Iterator[str]:
    heads, *others = rows
    yield '<div class="box" tabindex="0"><table>'
    if any(heads):
        yield f"<thead><tr>{''.join(_head(cell, lead) for cell in heads)}</tr></thead>"
    yield "<tbody>"
    yield from (_row(row, lead) for row in others)
    yield "</tbody></table></div>"


def _head(cell: str, lead: Lead) -> str:
    return f'<th scope="col">{said(cell, lead)}</th>' if cell else "<td></td>"


def _row(cells: Iterable[str], lead: Lead) -> str:
    first, *others = cells
    return (
        f'<tr><th scope="row">{said(first, lead)}</th>{"".join(f"<td>{said(each, lead)}</td>" for each in others)}</tr>'
    )


def _span(span: Span, lead: Lead) -> str:
    shown = escape(span.text)
    if span.kind == "code":
        tag = "kbd" if pressed(span.text) else "code"
        shown = f"<{tag}>{_OPTION.sub(_UNBROKEN, shown)}</{tag}>"
    elif span.kind in _TAGS:
        shown = f"<{_TAGS[span.kind]}>{shown}</{_TAGS[span.kind]}>"
    to = lead(span)
    return f'<a href="{escape(to)}">{shown}</a>' if to else shown
